/** Letters only, lower case, without accents; and where words begin and end. */
export interface Squashed {
  readonly letters: string
  readonly starts: ReadonlySet<number>
  readonly ends: ReadonlySet<number>
}

const without: Record<string, string> = { ß: "ss", ø: "o", ł: "l", æ: "ae", đ: "d" }

/** What recognition puts for Cyrillic letters: Latin and digit look-alikes, and letters of Kazakh. */
const cyrillic = new Map<string, string>(
  ["0о 3з 4ч 6б aа bв cс eе hн kк mм oо pр tт xх yу", "әа ғг қк ңн өо ұу үу һн іи"].flatMap((pairs) =>
    pairs.split(" ").map((pair) => [pair[0]!, pair[1]!] as const)
  )
)

/** Letters that are written, or taken, for others in Arabic. */
const arabic: Record<string, string> = { ی: "ي", ى: "ي", ة: "ه" }

const foldWord = (word: string): string =>
  /\p{Script=Cyrillic}{2}/u.test(word) ? word.replace(/[^\p{P}\s]/gu, (letter) => cyrillic.get(letter) ?? letter) : word

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßøłæđ]/g, (letter) => without[letter]!)
    .replace(/[یىة]/g, (letter) => arabic[letter]!)
    .replace(/\S+/g, foldWord)

export const squash = (text: string): Squashed => {
  const starts = new Set<number>()
  const ends = new Set<number>()
  const words: Array<string> = []
  let length = 0
  for (const word of fold(text).match(/[\p{L}\p{N}%]+/gu) ?? []) {
    const kept = word.replace(/[^\p{L}\p{N}]/gu, "")
    if (kept === "") continue
    starts.add(length)
    length += kept.length
    words.push(kept)
    ends.add(length)
  }
  // joined at once: what was put together piece by piece is slow to search
  return { letters: words.join(""), starts, ends }
}
