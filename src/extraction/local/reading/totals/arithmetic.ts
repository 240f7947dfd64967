import { absolute, minus, Money, negated, plus, scale, zero } from "../../../../domain/Money.ts"
import { type Amount, near, unique } from "../Amounts.ts"
import type { Entry, Sheet } from "../Sheet.ts"
import type { NumberStyle } from "../numberStyle.ts"
import { dailyTaxes } from "../dailyTaxes.ts"
import { taxHalves } from "../taxHalves.ts"
import type { Role } from "../../lexicon/Role.ts"

export const isMoney = ({ percent, units }: Amount): boolean => !percent && Math.abs(units) < 1e9 * scale

/** All sums of the values, each taken or left; beyond eight values the rest is left. */
export const subsetSums = (values: ReadonlyArray<Money>): ReadonlyArray<Money> =>
  values.slice(0, 8).reduce<Array<Money>>((sums, value) => [...sums, ...sums.map((sum) => plus(sum, value))], [zero])

/** The different amounts that carry a label of one of these roles. */
export const roleValues = (entries: ReadonlyArray<Entry>, ...roles: ReadonlyArray<Role>): ReadonlyArray<Money> =>
  unique(entries.filter(({ label }) => label !== null && roles.includes(label.role)).map(({ amount }) => amount.units))

/** What is due beside the goods under one of these roles: different amounts, and second halves and further days of taxes. */
export const additionsOf = (entries: ReadonlyArray<Entry>, ...roles: ReadonlyArray<Role>): ReadonlyArray<Money> =>
  [
    ...roleValues(entries, ...roles),
    ...taxHalves(entries).map(([, { amount }]) => amount.units),
    ...dailyTaxes(entries).map(({ amount }) => amount.units)
  ].filter((value) => value !== 0)

/** What was given back, where a total is not called so. */
const balance = /^\P{L}*balance\P{L}*$/iu

/** Cash and its change stand so close to each other. */
const nextRows = 2

/**
 * What cash and change leave where only one of them has a label that could be read, if that is printed above them: the
 * other is the last amount of a row beside it, and has none.
 */
const paidNextTo = (entries: ReadonlyArray<Entry>): ReadonlyArray<Money> => {
  const priced = entries.filter(({ amount }) => isMoney(amount) && amount.units > 0)
  const byRow = new Map(priced.map((entry) => [entry.amount.row, entry]))
  const firstRows = new Map(priced.toReversed().map(({ amount }) => [amount.units, amount.row]))
  return [...byRow.values()].flatMap(({ amount: given, label }) => {
    if (label !== null && label.role !== "tendered") return []
    return Array.from({ length: nextRows }, (_, below) => byRow.get(given.row + below + 1)).flatMap((next) => {
      if (next === undefined || next.amount.units >= given.units) return []
      const isTold = label === null ? next.label?.role === "change" : next.label === null || balance.test(next.text)
      const left = minus(given.units, next.amount.units)
      const isPrinted = (firstRows.get(left) ?? given.row) < given.row
      return isTold && isPrinted ? [left] : []
    })
  })
}

export const isPayment = ({ label }: Entry): boolean => label?.role === "card" || label?.role === "tendered"

/** Whether a payment is printed as the page's prices are: where they have cents, "Card **** 7591 1" tells no money. */
export const areAsPrinted = (entries: ReadonlyArray<Entry>, { whole }: NumberStyle): ((amount: Amount) => boolean) => {
  const hasCents = !whole && entries.some(({ amount }) => amount.decimals === 2)
  return ({ decimals, sign }) => !hasCents || decimals > 0 || sign !== null
}

/** What payments leave of which change was given back; one without cents leaves what is printed with them. */
const paidByName = (entries: ReadonlyArray<Entry>, style: NumberStyle): ReadonlyArray<Money> => {
  const isAsPrinted = areAsPrinted(entries, style)
  const changes = roleValues(entries, "change")
  return entries
    .filter(isPayment)
    .flatMap(({ amount }) =>
      changes
        .map((change) => minus(amount.units, absolute(change)))
        .filter(
          (left) =>
            isAsPrinted(amount) || entries.some((other) => other.amount.units === left && other.amount.decimals === 2)
        )
    )
}

/** A receipt has no more subtotals. */
const mostBases = 8

/** The arithmetic that a total has to answer to. */
export const arithmetic = (entries: ReadonlyArray<Entry>, style: NumberStyle) => {
  const subtotals = roleValues(entries, "subtotal", "net")
  const bases = unique([...subtotals, ...roleValues(entries, "total", "grandTotal")])
  const additions = additionsOf(entries, "tax", "service", "tip", "rounding", "deposit")
  const reductions = roleValues(entries, "discount").map((value) => negated(absolute(value)))
  const sums = subsetSums([...additions, ...reductions]).filter((sum) => sum !== 0)
  const paid = unique([...paidByName(entries, style), ...paidNextTo(entries)])
  const together = (some: ReadonlyArray<Money>) =>
    some.flatMap((base) => (base === 0 ? [] : sums.map((sum) => plus(base, sum))))
  const additive = new Set(together(bases))
  const roundings = roleValues(entries, "rounding").flatMap((value) => (value === 0 ? [] : [value, negated(value)]))
  return {
    roundings,
    /** What printed subtotals and printed additions come to. */
    fromSubtotals: together(subtotals.slice(0, mostBases)),
    /** A printed base plus printed additions. */
    isSum: (units: Money) => additive.has(units),
    isPaid: (units: number) => paid.some((amount) => near(amount, units)),
    paid: paid.filter((amount) => amount > 0)
  }
}

/** Rows of one listing that are added up. */
const longestColumn = 60

/** Amounts that the last amounts of the rows above them come to, a column that adds up; and of how many, zeros left out. */
export const columnSums = (sheet: Sheet): ReadonlyMap<Money, number> => {
  const sums = new Map<Money, number>()
  const column = sheet.amounts.flatMap((amounts, row) => {
    const { text } = sheet.rows[row]!
    const last = amounts.findLast(
      // a number with words behind it counts what they name
      (amount) =>
        isMoney(amount) && (sheet.style.whole ? !/\p{L}{3}/u.test(text.slice(amount.end)) : amount.decimals === 2)
    )
    return last === undefined ? [] : [last.units]
  })
  column.forEach((units, index) => {
    let sum = 0
    let addends = 0
    for (let above = index - 1; above >= Math.max(0, index - longestColumn); above--) {
      sum += column[above]!
      if (column[above] !== 0) addends++
      // what settles an account may stand there with a minus sign
      const isReached = sum === units || (sum > 0 && sum === -units)
      if (isReached && index - above >= 2) sums.set(Money(sum), Math.max(addends, sums.get(Money(sum)) ?? 0))
    }
  })
  return sums
}
