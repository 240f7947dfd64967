import { one, type Quantity, times } from "../../../../domain/Money.ts"
import type { Amount } from "../Amounts.ts"
import type { ListedItem } from "./ListedItem.ts"

/** So many items further up a discount's item may stand: deposits and fees come between them. */
const mostBetween = 3

/**
 * The items without discounts that their prices are already without, as "RegPrice 5.79" and "Card Savings 0.80-" below 4.99:
 * a price of before is printed beside them, and what was taken off leads from it to what is paid.
 */
export const withoutPriorDiscounts = (
  items: ReadonlyArray<ListedItem>,
  amounts: ReadonlyArray<ReadonlyArray<Amount>>
): ReadonlyArray<ListedItem> => {
  /** What an item costs, and what a measure of it does: "0,742 kg x 2,49  1,85". */
  const paid = new Set(
    items.flatMap(({ isDiscount, quantity, rows, total, unitPrice }) =>
      isDiscount
        ? []
        : [total, ...(quantity === one ? [] : [unitPrice])].flatMap((units) =>
            rows.map(({ index }) => `${index} ${units}`)
          )
    )
  )
  /** Whether an amount that nothing costs, alone or by measure, or the quantity times it, comes to so much between the rows of two items. */
  const isPrinted = (before: number, quantity: Quantity, from: ListedItem, to: ListedItem): boolean =>
    amounts
      .slice(from.rows[0]!.index, to.rows.at(-1)!.index + 1)
      .flat()
      .some(
        ({ percent, row, units }) =>
          !percent && !paid.has(`${row} ${units}`) && (units === before || times(quantity, units) === before)
      )
  const prior = new Set<ListedItem>()
  items.forEach((item, index) => {
    if (item.total < 0 || item.isDiscount) return
    const below = items.slice(index + 1)
    let before: number = item.total
    let between = 0
    const taken: Array<ListedItem> = []
    for (const other of below) {
      if (other.total >= 0 && !other.isDiscount && ++between > mostBetween) break
      if (other.total >= 0 || prior.has(other)) continue
      before -= other.total
      taken.push(other)
      if (isPrinted(before, item.quantity, item, other)) for (const one of taken) prior.add(one)
    }
  })
  return items.filter((item) => !prior.has(item))
}
