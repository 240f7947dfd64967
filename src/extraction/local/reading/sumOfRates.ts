import { type Money, plus, scale, sum } from "../../../domain/Money.ts"
import type { PrintedTax } from "./PrintedTax.ts"
import type { Entry } from "./Sheet.ts"

/** The rate that is a part of the entry's name, or an amount of its own beside it. */
const rateOf = ({ amount, text }: Entry, entries: ReadonlyArray<Entry>): number | undefined => {
  const inName = /(\d{1,2}(?:[.,]\d{1,2})?)\s?[%％]/u.exec(text)?.[1]
  return inName === undefined
    ? entries.find((other) => other.amount.percent && other.amount.row === amount.row)?.amount.units
    : Number(inName.replace(",", ".")) * scale
}

/**
 * What the goods come to, and the parts of it, where there is a subtotal for each rate of tax, as tills in Japan print
 * them: "小計(税抜8%) 150" and "小計(税抜10%) 113" are 263, which with the taxes, or without them, is the total; null where
 * there are none.
 */
export const sumOfRates = (
  entries: ReadonlyArray<Entry>,
  taxes: ReadonlyArray<PrintedTax>,
  total: Money
): { readonly goods: Money; readonly parts: ReadonlyArray<Entry> } | null => {
  const rated = entries.filter(
    ({ amount, isBeside, label }) =>
      !amount.percent && isBeside && (label?.role === "subtotal" || label?.role === "net")
  )
  const rates = rated.map((entry) => rateOf(entry, entries))
  if (rated.length < 2 || rates.includes(undefined) || new Set(rates).size < rates.length) return null
  const goods = sum(rated.map(({ amount }) => amount.units))
  const isAll = goods === total || plus(goods, sum(taxes.map(({ units }) => units))) === total
  return isAll ? { goods, parts: rated } : null
}
