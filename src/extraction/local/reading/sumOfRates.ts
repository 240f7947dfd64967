import { minus, type Money, scale, sum } from "../../../domain/Money.ts"
import type { Role } from "../lexicon/Role.ts"
import type { Entry } from "./Sheet.ts"
import { roleValues, subsetSums } from "./totals/arithmetic.ts"

/** The rate that ends the entry's name, of which the sign may have been lost before a bracket, or an amount beside it. */
const rateOf = ({ amount, text }: Entry, entries: ReadonlyArray<Entry>): number | undefined => {
  const inName = /(\d{1,2}(?:[.,]\d{1,2})?)\s?[%％)）]/u.exec(text)?.[1]
  return inName === undefined
    ? entries.find((other) => other.amount.percent && other.amount.row === amount.row)?.amount.units
    : Number(inName.replace(",", ".")) * scale
}

/** What goods at one rate come to is called so; below the total that may be told once more, with the tax in it. */
const rolesOfGoods: ReadonlyArray<ReadonlyArray<Role>> = [["subtotal", "net"], ["subtotal"]]

export interface SumOfRates {
  readonly goods: Money
  readonly parts: ReadonlyArray<Entry>
}

/**
 * What the goods come to, and the parts of it, where there is a subtotal for each rate of tax, as tills in Japan print
 * them: "小計(税抜8%) 150" and "小計(税抜10%) 113" are 263, which with the taxes, or without them, is the total; null where
 * there are none.
 */
export const sumOfRates = (entries: ReadonlyArray<Entry>, total: Money): SumOfRates | null => {
  for (const roles of rolesOfGoods) {
    const rated = entries.filter(
      ({ amount, isBeside, label }) => !amount.percent && isBeside && label !== null && roles.includes(label.role)
    )
    const rates = rated.map((entry) => rateOf(entry, entries))
    if (rated.length < 2 || rates.includes(undefined) || new Set(rates).size < rates.length) continue
    const goods = sum(rated.map(({ amount }) => amount.units))
    // the sum of no taxes is one of their sums, too
    if (subsetSums(roleValues(entries, "tax")).includes(minus(total, goods))) return { goods, parts: rated }
  }
  return null
}
