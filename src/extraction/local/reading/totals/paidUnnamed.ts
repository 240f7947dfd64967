import { minus, Money } from "../../../../domain/Money.ts"
import { isPrintedAsPrice, type Sheet } from "../Sheet.ts"

/** A price that stands in so many rows is that of the one thing sold, what it comes to, and what was paid. */
const fewestRepeated = 3
/** What that says for it, and what it says that cash less change comes to a price above them. */
const [repeatedWeight, leftWeight] = [1, 2.5]

/** What was paid where no label could be read: the largest price, again and again, or what the last two leave of cash. */
export const paidUnnamed = ({ amounts, style }: Sheet): ReadonlyArray<readonly [Money, number]> => {
  const priced = amounts.flatMap((own) => {
    const last = own.findLast((amount) => !amount.percent && isPrintedAsPrice({ style }, amount) && amount.units > 0)
    return last === undefined ? [] : [last.units]
  })
  const [above, [given, change]] = [priced.slice(0, -2), priced.slice(-2)]
  if (given === undefined || change === undefined) return []
  const largest = Money(Math.max(...priced))
  const left = minus(given, change)
  return [
    ...(priced.filter((units) => units === largest).length >= fewestRepeated
      ? [[largest, repeatedWeight] as const]
      : []),
    ...(given === largest && above.at(-1) === left && left !== change ? [[left, leftWeight] as const] : [])
  ]
}
