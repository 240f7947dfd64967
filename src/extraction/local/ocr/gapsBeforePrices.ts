import type { Quad } from "./Quad.ts"
import type { RecognisedLine } from "./Recogniser.ts"
import { angleOf } from "./straighten.ts"

/** Heights of a line from which on a gap has room for a column, and what of it stands too close to its ends. */
const [narrowest, margin] = [2.5, 0.4]

/** "12.50", "Rp75.500", "49,80 zł", and the rate of a tax, which may stand between. */
const priceText =
  /^\d{1,2}(?:[.,]\d{1,2})?\s?%$|^(?:\p{L}{1,3}\.?\s?)?\P{L}{0,3}\d[\d.,]*[.,]\d{2}\P{L}{0,3}(?:\s?\p{L}{1,3}\.?)?$/u

/** The middle of one of a line's ends. */
const endOf = ({ angle, width, x, y }: Quad, side: -1 | 1) => ({
  x: x + (side * Math.cos(angle) * width) / 2,
  y: y + (side * Math.sin(angle) * width) / 2
})

/** What lies between two lines, one beside the other, if a column has room there. */
const gapBetween = (left: Quad, right: Quad): Quad | null => {
  const [from, to] = [endOf(left, 1), endOf(right, -1)]
  const height = Math.min(left.height, right.height)
  const width = Math.hypot(to.x - from.x, to.y - from.y) - 2 * margin * height
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  return width < height * narrowest ? null : { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width, height, angle }
}

/** Before each price the gap between it and whatever was seen to its left, if a column has room there. */
export const gapsBeforePrices = (
  lines: ReadonlyArray<RecognisedLine>
): ReadonlyArray<{ readonly gap: Quad; readonly price: Quad }> => {
  const slope = Math.tan(angleOf(lines))
  const isBeside = (one: Quad, other: Quad): boolean =>
    Math.abs(other.y - one.y - slope * (other.x - one.x)) < Math.max(one.height, other.height) / 2
  const toTheRight = lines.map(({ quad }) => quad).sort((a, b) => endOf(a, 1).x - endOf(b, 1).x)
  return lines.flatMap(({ quad: price, text }) => {
    if (!priceText.test(text)) return []
    const before = toTheRight.findLast((one) => one.x < price.x && isBeside(one, price))
    const gap = before === undefined ? null : gapBetween(before, price)
    return gap === null ? [] : [{ gap, price }]
  })
}
