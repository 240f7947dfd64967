import { type Money, sum } from "../../../../domain/Money.ts"
import { sumRoles } from "../../lexicon/Role.ts"
import type { Sheet } from "../Sheet.ts"
import { collect } from "./collect.ts"
import type { ListedItem } from "./ListedItem.ts"
import type { Line } from "./Line.ts"
import { type Listing, readListings } from "./Listing.ts"
import { withServices } from "./lineKinds.ts"

const sumsUp = ({ label, price }: Line): boolean => price !== null && label !== null && sumRoles.has(label.role)

const totalOf = (items: ReadonlyArray<ListedItem>): Money => sum(items.map(({ total }) => total))

/** The items of all sections; null where not each comes to the sum below it, or there is but one. */
const itemsOf = ({ headed, lines }: Listing): ReadonlyArray<ListedItem> | null => {
  const ends = lines.flatMap((line, index) => (sumsUp(line) ? [index] : []))
  if (ends.length < 2) return null
  const sections = [...ends, lines.length].map((end, index) => ({
    items: collect({ headed, lines: lines.slice(index === 0 ? 0 : ends[index - 1]! + 1, end) }),
    stated: lines[end]?.price?.units
  }))
  return sections.every(({ items, stated }) => stated === undefined || totalOf(items) === stated)
    ? sections.flatMap(({ items }) => items)
    : null
}

/**
 * The goods of a paper that lists parts and labour, or food and drinks, and sums up each by itself: all of them, where
 * they come to a sum that is printed below; null where there are no such sections.
 */
export const readSections = (sheet: Sheet, firstSum: number): ReadonlyArray<ListedItem> | null => {
  for (const { amount, label } of sheet.entries) {
    if (amount.row < firstSum || label === null || !sumRoles.has(label.role)) continue
    const listing = readListings(sheet, amount.row)[0]!
    for (const lines of [listing.lines, withServices(listing.lines)]) {
      const items = itemsOf({ ...listing, lines })
      if (items !== null && totalOf(items) === amount.units) return items
    }
  }
  return null
}
