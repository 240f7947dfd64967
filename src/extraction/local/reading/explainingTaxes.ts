import { type Money, scale, sum } from "../../../domain/Money.ts"
import { near } from "./Amounts.ts"
import type { PrintedTax } from "./PrintedTax.ts"

/** Base and taxes come to the total to the cent, or but for what was rounded line by line, or to five cents. */
export const exactly = 0.005 * scale
const rounded = 0.06 * scale

export const sumOf = (taxes: ReadonlyArray<PrintedTax>): Money => sum(taxes.map(({ units }) => units))

export const choose = <A>(from: ReadonlyArray<A>, size: number): ReadonlyArray<ReadonlyArray<A>> =>
  size === 0 ? [[]] : from.flatMap((one, i) => choose(from.slice(i + 1), size - 1).map((rest) => [one, ...rest]))

/** A line that adds up the others. */
export const restatedIn = (taxes: ReadonlyArray<PrintedTax>): PrintedTax | undefined =>
  taxes.find(({ units }) => taxes.length > 2 && near(units * 2, sumOf(taxes)))

/** Most taxes that are put together to explain a total, of the first so many. */
const [mostTogether, mostTaxes] = [3, 40]

interface Explained {
  readonly exactly: ReadonlyArray<PrintedTax> | undefined
  readonly nearly: ReadonlyArray<PrintedTax> | undefined
}

/** The fewest taxes that make a base the total: to the cent, maybe with the rounding that is printed, or else nearly. */
export const explaining = (
  all: ReadonlyArray<PrintedTax>,
  bases: ReadonlyArray<Money>,
  total: Money,
  roundings: ReadonlyArray<Money>
): Explained => {
  const taxes = all.slice(0, mostTaxes)
  const restated = restatedIn(all)
  const together = Array.from({ length: mostTogether }, (_, index) => index + 1).flatMap((size) => choose(taxes, size))
  // Ghana has four, each of them once
  const sets = [...together, ...(all.length > mostTogether ? [all] : [])]
    .filter((set) => set.length === 1 || restated === undefined || !set.includes(restated))
    .map((set) => ({ set, missing: bases.map((base) => total - base - sumOf(set)) }))
  // "Round Off (-)0.24" stands between the taxes and the total
  const printed = [0, ...roundings].flatMap((value) => [value, -value])
  const exact = sets.find(({ missing }) => missing.some((off) => printed.some((value) => near(off, value, exactly))))
  return { exactly: exact?.set, nearly: sets.find(({ missing }) => missing.some((off) => near(off, 0, rounded)))?.set }
}

/** What each line is taxed with at one rate, or what all that comes to, where it stands beside the sum. */
export const summedUp = (
  set: ReadonlyArray<PrintedTax>,
  besideSum: PrintedTax | undefined
): ReadonlyArray<PrintedTax> => {
  const [first, ...others] = set
  const isOneTax = others.length > 0 && others.every(({ label, row }) => label === first!.label && row !== first!.row)
  if (!isOneTax || besideSum === undefined || sumOf(set) !== besideSum.units) return set
  // a bare rate is the last that it is called
  const named = [first!, besideSum].find(({ label }) => /\p{L}/u.test(label)) ?? first!
  return [{ ...besideSum, label: named.label }]
}
