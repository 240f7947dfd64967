/** What is known of sequences of letters, in hundredths of a logarithm; undefined of one that was not counted. */
export interface NgramTable {
  /** How unlikely the last letter is behind the others. */
  readonly costOf: (before: string, last: string) => number | undefined
  /** How much less is said by a shorter context where this one says nothing. */
  readonly restOf: (context: string) => number | undefined
}

const [placeSeed, markSeed] = [0x811c9dc5, 0x2545f491]

/** FNV-1a (Fowler, Noll and Vo, 1991) of UTF-16, from a seed for each of the two hashes that are taken. */
const hash = (seed: number, text: string): number => {
  let value = seed
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value
}

/** Stands where there is no cost, or no rest. */
const none = -1

/**
 * Reads lines of a sequence, its cost and its rest, parted by tabs. Maps with as many texts take fifty megabytes of each
 * reader; here a sequence is known by its hashes alone: one tells its place, the other one marks it as taken. No two in
 * the table of this folder share both (test/extraction/NgramTable.test.ts); one that is not in it does so by one
 * chance in billions, and counts as the other then.
 */
export const readNgramTable = (table: string): NgramTable => {
  let lines = 1
  for (let at = table.indexOf("\n"); at !== -1; at = table.indexOf("\n", at + 1)) lines++
  // at most half of them are taken, so that a sequence is found at once
  const places = 2 ** Math.ceil(Math.log2(2 * lines))
  const marks = new Int32Array(places)
  const costs = new Int16Array(places).fill(none)
  const rests = new Int16Array(places).fill(none)

  /** Zero marks a free place. */
  const markOf = (before: string, last: string): number => hash(hash(markSeed, before), last) | 1
  const placeOf = (before: string, last: string, mark: number): number => {
    const value = hash(hash(placeSeed, before), last)
    let place = (value ^ (value >>> 15)) & (places - 1)
    while (marks[place] !== 0 && marks[place] !== mark) place = (place + 1) & (places - 1)
    return place
  }
  const valueOf = (values: Int16Array, before: string, last: string): number | undefined => {
    const value = values[placeOf(before, last, markOf(before, last))]!
    return value === none ? undefined : value
  }

  // a line at a time: all of them at once would cost a reader forty megabytes that it never gives back
  for (let from = 0, to = 0; from < table.length; from = to + 1) {
    to = table.indexOf("\n", from)
    if (to === -1) to = table.length
    const [ngram, cost, rest] = table.slice(from, to).split("\t")
    const mark = markOf(ngram!, "")
    const place = placeOf(ngram!, "", mark)
    marks[place] = mark
    if (cost) costs[place] = Number(cost)
    if (rest) rests[place] = Number(rest)
  }
  return {
    costOf: (before, last) => valueOf(costs, before, last),
    restOf: (context) => valueOf(rests, context, "")
  }
}
