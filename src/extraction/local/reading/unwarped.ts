import { middleY } from "../boxes.ts"
import { median } from "../measures.ts"
import type { TextPage, TextRun } from "../Document.ts"
import { laidFlat, raisedBy } from "./laidFlat.ts"
import { isName, isPrice } from "./pricesBesideWords.ts"

/** Fewer names with prices tell nothing of how the paper is bent. */
const fewestPairs = 5
/** A name and its price that stand no farther from one level than this share of the rows' distance are surely of one row. */
const surely = 0.3
/** How far from where its neighbours lead to a name may stand, as the same share. */
const expected = 0.35
/** So many neighbours lead to the next one. */
const neighbours = 4
/** Where no price is farther from its name than this share of the rows' distance, it is found without that. */
const farthest = 0.42

/** A price, and by how much it stands lower than the name that it belongs to. */
interface Pair {
  readonly at: number
  readonly offset: number
}

/** By how much a price at this height stands lower than its name, as the nearest pairs have it, and go on having it. */
const ledTo = (pairs: ReadonlyArray<Pair>, at: number): number => {
  const near = pairs.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at)).slice(0, neighbours)
  const [meanAt, mean] = [
    near.reduce((sum, one) => sum + one.at, 0),
    near.reduce((sum, one) => sum + one.offset, 0)
  ].map((sum) => sum / near.length) as [number, number]
  const spread = near.reduce((sum, one) => sum + (one.at - meanAt) ** 2, 0)
  const slope = spread === 0 ? 0 : near.reduce((sum, one) => sum + (one.at - meanAt) * (one.offset - mean), 0) / spread
  return mean + slope * (at - meanAt)
}

/** The prices with their names: those that surely stand in one row, and up and down from there what they lead to. */
const pairsOf = (prices: ReadonlyArray<TextRun>, names: ReadonlyArray<TextRun>, pitch: number): ReadonlyArray<Pair> => {
  const offsetsOf = (price: TextRun): ReadonlyArray<number> =>
    names.filter(({ right }) => right < price.left).map((name) => middleY(price) - middleY(name))
  const nearest = (price: TextRun, to: number): Pair | null => {
    const offsets = offsetsOf(price)
    if (offsets.length === 0) return null
    const offset = offsets.reduce((best, one) => (Math.abs(one - to) < Math.abs(best - to) ? one : best))
    return { at: middleY(price), offset }
  }
  const sorted = prices.toSorted((a, b) => middleY(a) - middleY(b))
  const first = sorted.map((price) => nearest(price, 0))
  const isSure = (pair: Pair | null): pair is Pair => pair !== null && Math.abs(pair.offset) <= pitch * surely
  // the longest run of rows of which each is surely one
  let [from, to] = [0, 0]
  for (let start = 0; start < first.length; start++) {
    let end = start
    while (end < first.length && isSure(first[end]!)) end++
    if (end - start > to - from) [from, to] = [start, end]
  }
  const pairs = first.slice(from, to).filter(isSure)
  if (pairs.length < fewestPairs) return []
  for (const price of [...sorted.slice(0, from).toReversed(), ...sorted.slice(to)]) {
    const lead = ledTo(pairs, middleY(price))
    const pair = nearest(price, lead)
    if (pair !== null && Math.abs(pair.offset - lead) <= pitch * expected) pairs.push(pair)
  }
  return pairs
}

/** The page as if its paper lay flat, where its prices stand beside their names by ever more or ever less; null elsewhere. */
const unwarpedPage = (page: TextPage): TextPage | null => {
  const prices = page.runs.filter((run) => isPrice(run) && run.left > page.width / 2)
  const names = page.runs.filter((run) => isName(run) && run.right < page.width * 0.75)
  if (prices.length < fewestPairs || names.length < fewestPairs) return null
  const heights = prices.map(middleY).toSorted((a, b) => a - b)
  const pitch = median(heights.slice(1).map((height, at) => height - heights[at]!))
  const pairs = pairsOf(prices, names, pitch)
  if (pairs.length < fewestPairs) return null
  const [left, right] = [median(names.map((run) => run.left)), median(prices.map((run) => (run.left + run.right) / 2))]
  const shiftAt = (run: TextRun): number => {
    const share = ((run.left + run.right) / 2 - left) / Math.max(1, right - left)
    return run.right < page.width / 2 ? 0 : ledTo(pairs, middleY(run)) * Math.min(1, Math.max(0, share))
  }
  if (pairs.every(({ offset }) => Math.abs(offset) < pitch * farthest)) return null
  return raisedBy(page, page.runs.map(shiftAt))
}

/** The pages as if their paper lay flat; null where none of them is bent. */
export const unwarped = (pages: ReadonlyArray<TextPage>): ReadonlyArray<TextPage> | null =>
  laidFlat(pages, unwarpedPage)
