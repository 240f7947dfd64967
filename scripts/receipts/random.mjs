/** What a seed brings about: mulberry32, and what is drawn with it. */
export const randomOf = (seed) => {
  let state = seed >>> 0
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (from, to) => from + Math.floor(random() * (to - from + 1))
  const pick = (list) => list[int(0, list.length - 1)]
  return {
    random,
    int,
    pick,
    chance: (share) => random() < share,
    /** One of the alternatives that `|` parts. */
    word: (text) => pick(text.split("|")),
    /** Each 9 becomes some digit. */
    fill: (pattern) => pattern.replace(/9/g, () => String(int(0, 9))),
    shuffled: (list) =>
      list
        .map((one) => [random(), one])
        .sort(([a], [b]) => a - b)
        .map(([, one]) => one)
  }
}

/** The part of a list that is kept for testing, every fourth of it, or the other part. */
export const partOf = (list, isTesting) => {
  const part = list.filter((_, index) => (index % 4 === 3) === isTesting)
  return part.length > 0 ? part : list
}
