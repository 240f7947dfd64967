import { type Role, vocabulary } from "./Vocabulary.ts"

export interface Label {
  readonly role: Role
  /** Letters of the phrase that was found: longer phrases say more. */
  readonly length: number
  readonly start: number
  readonly exact: boolean
}

/** Letters only, lower case, without accents; and where words begin and end. */
export interface Squashed {
  readonly letters: string
  readonly starts: ReadonlySet<number>
  readonly ends: ReadonlySet<number>
}

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/ø/g, "o")
    .replace(/ł/g, "l")
    .replace(/æ/g, "ae")

export const squash = (text: string): Squashed => {
  const starts = new Set<number>()
  const ends = new Set<number>()
  let letters = ""
  for (const word of fold(text).match(/[\p{L}\p{N}%]+/gu) ?? []) {
    const kept = word.replace(/[^\p{L}\p{N}]/gu, "")
    if (kept === "") continue
    starts.add(letters.length)
    letters += kept
    ends.add(letters.length)
  }
  return { letters, starts, ends }
}

interface Phrase {
  readonly role: Role
  readonly letters: string
  /** Letters that recognition may get wrong. */
  readonly tolerance: number
  readonly latin: boolean
}

const phrases: ReadonlyArray<Phrase> = Object.entries(vocabulary).flatMap(([role, texts]) =>
  [...new Set(texts)].map((text) => {
    const { letters } = squash(text)
    const latin = /^[\p{Script=Latin}\p{N}]+$/u.test(letters)
    const tolerance = !latin ? 0 : letters.length >= 16 ? 2 : letters.length >= 6 ? 1 : 0
    return { role: role as Role, letters, tolerance, latin }
  })
)

/** Short words must stand alone: "tip" is not in "antipasti". */
const standsAlone = (phrase: Phrase, text: Squashed, from: number, to: number): boolean => {
  if (!phrase.latin) return true
  if (phrase.letters.length <= 4)
    return text.starts.has(from) && (text.ends.has(to) || /\d/.test(text.letters[to] ?? ""))
  if (phrase.letters.length <= 7) return text.starts.has(from) || text.ends.has(to)
  return true
}

/** Where the phrase stands with at most `tolerance` letters wrong (Sellers' algorithm), or -1. */
const findLoosely = (text: string, phrase: string, tolerance: number): number => {
  let column = Array.from({ length: phrase.length + 1 }, (_, i) => i)
  let best = -1
  let bestErrors = tolerance + 1
  for (let j = 1; j <= text.length; j++) {
    const next = [0]
    for (let i = 1; i <= phrase.length; i++) {
      const substitution = column[i - 1]! + (phrase[i - 1] === text[j - 1] ? 0 : 1)
      next.push(Math.min(substitution, column[i]! + 1, next[i - 1]! + 1))
    }
    column = next
    if (column[phrase.length]! < bestErrors) {
      bestErrors = column[phrase.length]!
      best = Math.max(0, j - phrase.length)
    }
  }
  return best
}

const cache = new Map<string, Label | null>()

/** What a label says: the longest phrase in it, exact ones before those with a letter wrong. */
export const labelOf = (text: string): Label | null => {
  const known = cache.get(text)
  if (known !== undefined) return known
  const squashed = squash(text)
  let best: Label | null = null
  const consider = (label: Label) => {
    const value = (one: Label) => one.length - (one.exact ? 0 : 4)
    if (best === null || value(label) > value(best)) best = label
  }
  for (const phrase of phrases) {
    for (
      let at = squashed.letters.indexOf(phrase.letters);
      at !== -1;
      at = squashed.letters.indexOf(phrase.letters, at + 1)
    ) {
      if (standsAlone(phrase, squashed, at, at + phrase.letters.length)) {
        consider({ role: phrase.role, length: phrase.letters.length, start: at, exact: true })
        break
      }
    }
  }
  for (const phrase of phrases) {
    if (phrase.tolerance === 0 || squashed.letters.length < phrase.letters.length - 1) continue
    const found = best as Label | null
    if (found !== null && found.length >= phrase.letters.length - 4) continue
    const at = findLoosely(squashed.letters, phrase.letters, phrase.tolerance)
    if (at !== -1) consider({ role: phrase.role, length: phrase.letters.length, start: at, exact: false })
  }
  if (cache.size > 5_000) cache.clear()
  cache.set(text, best)
  return best
}
