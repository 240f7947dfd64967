import { type Money, Quantity, scale } from "../../../../domain/Money.ts"
import type { Amount } from "../Amounts.ts"
import type { Factors } from "./toldFactors.ts"
import type { Line } from "./Line.ts"

/** As many lines with two prices are no chance. */
const fewestLines = 3
/** More of one thing are hardly bought at once. */
const mostPieces = 50

/** How many at the first of a line's only two prices come to the second; null where no whole number does. */
const piecesOf = (amounts: ReadonlyArray<Amount>, total: Money): Factors | null => {
  const [each, last, ...more] = amounts
  if (each === undefined || last?.units !== total || more.length > 0) return null
  const areMoney = each.decimals === 2 && last.decimals === 2 && each.start < last.start
  const pieces = total / each.units
  return areMoney && each.units > 0 && Number.isInteger(pieces) && pieces <= mostPieces
    ? { quantity: Quantity(pieces * scale), unitPrice: each.units }
    : null
}

/**
 * How many by what each costs, of a listing whose lines all have that before what they come to, and whose counts were
 * overlooked: "Soup  55.00  110.00" beside "Bread  85.00  85.00". None where any line has something else.
 */
export const pricesOfEach = (lines: ReadonlyArray<Line>): ((line: Line) => Factors | null) => {
  const found = new Map(lines.map((line) => [line, piecesOf(line.amounts, line.price!.units)]))
  const pieces = [...found.values()].flatMap((one) => one?.quantity ?? [])
  const areTold =
    lines.length >= fewestLines &&
    pieces.length === lines.length &&
    pieces.includes(Quantity(scale)) &&
    new Set(pieces).size > 1
  return areTold ? (line) => found.get(line) ?? null : () => null
}
