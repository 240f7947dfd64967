import { negated } from "../../../domain/Money.ts"
import type { Amount } from "./Amounts.ts"
import { labelOf } from "./Labels.ts"
import type { Row } from "./Rows.ts"

const endsBelowZero = /^[-–−]\s?\d+[.,]\d{2}\P{L}*$/u

/** "RABATT -0,55" in one cell: behind a discount's name a hyphen is a minus. */
const isTakenOff = ({ start, units }: Amount, { text }: Row): boolean =>
  units > 0 && endsBelowZero.test(text.slice(start)) && labelOf(text)?.role === "discount"

/** The rows' amounts, those of discounts below zero where they are printed so. */
export const withDiscountMinuses = (
  amounts: ReadonlyArray<ReadonlyArray<Amount>>,
  rows: ReadonlyArray<Row>
): ReadonlyArray<ReadonlyArray<Amount>> =>
  amounts.map((own) =>
    own.map((amount) => (isTakenOff(amount, rows[amount.row]!) ? { ...amount, units: negated(amount.units) } : amount))
  )
