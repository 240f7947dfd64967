import { absolute, scale } from "../../../../domain/Money.ts"
import { type Amount, mostInRow } from "../Amounts.ts"
import type { Entry } from "../Sheet.ts"
import { isTotal, largestShare } from "./concluded.ts"

/** "Card savings 0.79", and in the next row "Total 0.79", below another total: what was saved, and not paid. */
export const totalsSavings = ({ amount, label }: Entry, entries: ReadonlyArray<Entry>): boolean =>
  label?.role === "total" &&
  entries.some(
    (other) =>
      other.label?.role === "discount" &&
      other.amount.row === amount.row - 1 &&
      absolute(other.amount.units) === amount.units
  ) &&
  entries.some((other) => isTotal(other) && other.amount.row < amount.row && other.amount.units > amount.units)

/** "Summe 47,35 € 3,10 €": a total is no part of another one of its row, as large as a tax is. */
export const isPartInRow = ({ amount, label }: Entry, entries: ReadonlyArray<Entry>): boolean =>
  label?.role === "total" &&
  amount.units > 0 &&
  entries.some(
    (other) =>
      other.amount.row === amount.row &&
      other.label?.role === "total" &&
      other.amount.decimals === amount.decimals &&
      amount.units < other.amount.units * largestShare
  )

/** No tax takes a larger share. */
const largestRate = 30 * scale
/** What is printed of a tax is rounded to a cent. */
const roundedBy = 0.01 * scale

/** "10.00  3.05  0.30": the rate at which one amount of its row is taxed, and another one is the tax. */
export const isRateInRow = (rate: Amount, own: ReadonlyArray<Amount>): boolean =>
  own.length > 2 &&
  own.length <= mostInRow &&
  rate.units > 0 &&
  rate.units <= largestRate &&
  own.some((base) =>
    own.some(
      (tax) =>
        new Set([rate, base, tax]).size === 3 &&
        tax.units > 0 &&
        Math.abs((base.units * rate.units) / (100 * scale) - tax.units) <= roundedBy
    )
  )
