import type { TextPage } from "../Document.ts"
import { absolute, fromDigits, type Money } from "../../../domain/Money.ts"
import { amountsOf } from "./Amounts.ts"
import type { NumberStyle } from "./numberStyle.ts"
import { mendRows } from "./misreadAmounts.ts"
import { toRows } from "./Rows.ts"
import { matchesOf } from "./matchesOf.ts"

/** "1.234" is a thousand or one and a bit, as one reads it. */
const styles: ReadonlyArray<NumberStyle> = [
  { decimalMark: ".", whole: false },
  { decimalMark: ",", whole: false },
  { decimalMark: ".", whole: true }
]

/** Money with two decimals, also where it stands too close to other print to be taken for an amount. */
const decimalNumber = /(?<![\d.,])(\d{1,3}(?:[.,'’]\d{3})+|\d+)[.,](\d{2})(?![\d.,]?\d)/g

/** Every amount that the pages show, however one reads their marks: without signs. */
export const seenAmounts = (pages: ReadonlyArray<TextPage>): ReadonlyArray<Money> => {
  const seen = new Set<Money>()
  for (const row of mendRows(toRows(pages))) {
    for (const style of styles) {
      for (const { percent, units } of amountsOf(row, style)) if (!percent) seen.add(absolute(units))
    }
    for (const [, whole, cents] of matchesOf(decimalNumber, row.text)) {
      seen.add(fromDigits(whole!.replace(/\D/g, ""), cents!))
    }
  }
  return [...seen]
}
