import { minus, type Money, negated, sum } from "../../../../domain/Money.ts"
import type { Role } from "../../lexicon/Role.ts"
import { labelOf } from "../Labels.ts"
import type { ListedItem } from "./ListedItem.ts"

export interface Judgement {
  readonly items: ReadonlyArray<ListedItem>
  /** Whether they come to an amount that the receipt states. */
  readonly adds: boolean
}

/** Lines below the items that restate their sum: departments, or a total whose label is not known. */
const mostRestating = 5

/** What the items come to. */
export const sumOf = (items: ReadonlyArray<ListedItem>): Money => sum(items.map(({ total }) => total))

/** A price among them that was misread moves their sum by less than this share. */
const misreadShare = 0.25

/** How many of the last lines restate what stands above them. */
const restating = (items: ReadonlyArray<ListedItem>, { possible, printed }: StatedSums): number => {
  for (let count = 1; count <= Math.min(mostRestating, items.length - 1); count++) {
    const above = sumOf(items.slice(0, -count))
    const below = sumOf(items.slice(-count))
    if (above !== 0 && above === below && (count > 1 || items.length > 2 || possible.includes(above))) return count
    // "FOOD 229.40, DRINK 12.00": what is stated, below twice as many lines that nearly come to it
    const isNear = Math.abs(minus(above, below)) < below * misreadShare
    if (count > 1 && items.length >= count * 3 && isNear && printed.includes(below)) return count
  }
  return 0
}

const belowZero = (item: ListedItem): ListedItem => ({
  ...item,
  unitPrice: negated(item.unitPrice),
  total: negated(item.total)
})

/** What the listed items may come to. */
export interface StatedSums {
  /** Printed as a total or subtotal. */
  readonly printed: ReadonlyArray<Money>
  /** These too, with what the receipt adds to them or takes off. */
  readonly possible: ReadonlyArray<Money>
  /** Printed as what goods come to before tax is added. */
  readonly untaxed: ReadonlyArray<Money>
}

/** What sums up, or is added: "ORIGINAL TTL", "15% SVC", "TAX" come to the total, too, and none of them is sold. */
const addedUp: ReadonlySet<Role> = new Set(["subtotal", "net", "total", "grandTotal", "tax", "service", "tip"])

export const isAddedUp = ({ name }: ListedItem): boolean => addedUp.has(labelOf(name)?.role ?? "other")

/** The list without so many of its first and last lines: what stands around a listing is listed by chance. */
function* trimmed(items: ReadonlyArray<ListedItem>, mostAbove: number): Generator<ReadonlyArray<ListedItem>> {
  const fewest = Math.ceil(items.length / 2)
  for (let dropped = 1; items.length - dropped >= fewest; dropped++) {
    for (let above = Math.max(0, dropped - mostBelow); above <= Math.min(mostAbove, dropped); above++) {
      yield items.slice(above, items.length - (dropped - above))
    }
  }
}

/** Lines of an address above the items; sums, departments and taxes below them. */
const [mostAbove, mostBelow] = [4, 8]

/** Lets the sums that the receipt states decide which lines are items. */
export const judgeItems = (found: ReadonlyArray<ListedItem>, stated: StatedSums): Judgement => {
  const { possible, printed } = stated
  const restated = restating(found, stated)
  // "Receipt from Alder  54.00" above all that was bought
  const isSumAbove = restated > 1 && restated === found.length - 1 && found.slice(1).every(({ total }) => total > 0)
  const own = isSumAbove ? found.slice(1) : restated === 0 ? found : found.slice(0, -restated)
  const undiscounted = (items: ReadonlyArray<ListedItem>) => items.filter(({ isDiscount }) => !isDiscount)
  const goods = undiscounted(own)
  const tails = Array.from({ length: Math.min(mostRestating, own.length - 1) }, (_, i) => own.slice(0, -(i + 1)))
  // a discount whose minus was not read
  const taken = own.map((item) => (item.isDiscount && item.total > 0 ? belowZero(item) : item))
  const all = [own, goods, found, undiscounted(found), taken]
  const first = (sums: ReadonlyArray<Money>, lists: Iterable<ReadonlyArray<ListedItem>>) => {
    for (const items of lists) {
      const isPart = !all.includes(items)
      if (items.length > 0 && sums.includes(sumOf(items)) && !(isPart && items.every(isAddedUp)))
        return { items, adds: true }
    }
    return null
  }
  return (
    first(printed, all) ??
    // a printed sum of fewer lines says more than one that has to be put together of all
    first(printed, trimmed(own, 0)) ??
    first(possible, [found, own, goods, taken]) ??
    first(printed, trimmed(own, mostAbove)) ??
    first(possible, tails) ??
    first(possible, trimmed(own, mostAbove)) ?? {
      items: own.filter(({ isDiscount, total }) => !isDiscount || total < 0),
      adds: false
    }
  )
}
