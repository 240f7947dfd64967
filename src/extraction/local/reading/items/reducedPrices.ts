import { absolute, negated, plus } from "../../../../domain/Money.ts"
import type { ListedItem } from "./ListedItem.ts"
import type { Line } from "./Line.ts"

/** "Atl. -0,30  Gala cena 1,88" below what cost 2.18: the line takes off the former, and only tells the latter. */
export const asTakenOff = (line: Line, above: ListedItem | undefined): Line => {
  const { amounts, label, price } = line
  if (above === undefined || price === null || price.units < 0) return line
  const taken = amounts.find(
    (amount) =>
      amount !== price &&
      !amount.percent &&
      amount.decimals === price.decimals &&
      (amount.units < 0 || label?.role === "discount") &&
      plus(price.units, absolute(amount.units)) === above.total
  )
  return taken === undefined ? line : { ...line, price: { ...taken, units: negated(absolute(taken.units)) } }
}

/** The items without lines that only tell what a discount above them left of a price: "Gala cena  1,88" in a row of its own. */
export const withoutReducedPrices = (items: ReadonlyArray<ListedItem>): ReadonlyArray<ListedItem> =>
  items.filter((item, index) => {
    const [whole, discount] = [items[index - 2], items[index - 1]]
    return (
      whole === undefined ||
      discount === undefined ||
      discount.total >= 0 ||
      plus(whole.total, discount.total) !== item.total
    )
  })
