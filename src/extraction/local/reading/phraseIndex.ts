/** What is sought in texts: its letters, and how many of them may be wrong where it stands. */
interface Sought {
  readonly letters: string
  readonly tolerance: number
}

interface Part {
  readonly letters: string
  /** Of which of the sought it is a part. */
  readonly of: number
}

/** Parts are found by so many letters that they begin with, or by all of them where they have fewer. */
const keyLength = 3

/** As many parts as one more than may be wrong, of about the same length: one of them is whole wherever the sought stands. */
const partsOf = ({ letters, tolerance }: Sought): ReadonlyArray<string> => {
  const count = tolerance + 1
  const cut = (part: number) => Math.floor((part * letters.length) / count)
  return Array.from({ length: count }, (_, part) => letters.slice(cut(part), cut(part + 1)))
}

/**
 * Tells of many phrases the few that a text may hold, as their places in the list, in order; a phrase that it does not
 * tell stands nowhere in the text, with as many letters wrong as its tolerance allows (Wu and Manber 1992).
 */
export const phraseIndex = (phrases: ReadonlyArray<Sought>): ((letters: string) => ReadonlyArray<number>) => {
  const byKey = new Map<string, Array<Part>>()
  phrases.forEach((phrase, of) => {
    for (const letters of partsOf(phrase)) {
      const key = letters.slice(0, keyLength)
      byKey.set(key, [...(byKey.get(key) ?? []), { letters, of }])
    }
  })
  return (letters) => {
    const found = new Set<number>()
    for (let at = 0; at < letters.length; at++) {
      for (let length = 1; length <= keyLength; length++) {
        for (const part of byKey.get(letters.slice(at, at + length)) ?? []) {
          if (letters.startsWith(part.letters, at)) found.add(part.of)
        }
      }
    }
    return [...found].sort((a, b) => a - b)
  }
}
