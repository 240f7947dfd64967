import { cent, Money, Quantity, scale } from "../../../../domain/Money.ts"
import { countHeads, counts } from "../../lexicon/units.ts"
import type { Row } from "../Rows.ts"
import type { Factors } from "./toldFactors.ts"

const headed = String.raw`^[\s*-]*(?:${countHeads.join("|")})(?!\p{L})[^\p{L}\d]*(\d{1,3})(?:\s?(?:${counts.join("|")})\.?(?!\p{L}))?`

/** "Qty: 2", "Menge 3 Stk.": how many there are, in a line of its own below the name or the price. */
export const countAlone = new RegExp(String.raw`${headed}[^\p{L}\d]*$`, "iu")

/** "Qty: 2   2.50": how many there are, and maybe what they cost. */
const headedCount = new RegExp(String.raw`${headed}(?![\d.,])`, "iu")

/** "2 Stück x 1,25": how many there are of what costs so much. */
const multiplied = new RegExp(String.raw`^\P{L}*\d{1,3}\s?(?:${counts.join("|")})\.?\s?[xX×@*]\s?\P{L}{0,3}\d`, "iu")

export const isMultiplied = ({ text }: Row): boolean => multiplied.test(text)

const countBy = (pattern: RegExp, { text }: Row): number | null => {
  const count = Number(pattern.exec(text)?.[1] ?? 0)
  return count > 0 ? count : null
}

export const countAloneIn = (row: Row): number | null => countBy(countAlone, row)

/** How many there are by what leads the line; null where it leads with something else. */
export const countBefore = (row: Row): number | null => countBy(headedCount, row)

/** So many for the price; null where it does not come out even. */
export const countedAs = (count: number | null, total: Money): Factors | null =>
  count === null || total % (count * cent) !== 0
    ? null
    : { quantity: Quantity(count * scale), unitPrice: Money(total / count) }
