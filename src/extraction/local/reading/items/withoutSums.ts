import { isDepartmentName } from "../departments.ts"
import { namesTotal } from "../Labels.ts"
import type { Summary } from "../Summary.ts"
import { isAddedUp, type Judgement, sumOf } from "./judgeItems.ts"
import type { ListedItem } from "./ListedItem.ts"

/** "BEVERAGE 40.00" below the drinks that come to it, "Total fees" below what was charged for. */
export const withoutDepartmentSums = (items: ReadonlyArray<ListedItem>): ReadonlyArray<ListedItem> => {
  let since: ReadonlyArray<ListedItem> = []
  return items.filter((item) => {
    const isNamedSum = isDepartmentName(item.name) || (since.length > 1 && namesTotal(item.name))
    const isSum = since.length > 0 && isNamedSum && sumOf(since) === item.total
    since = isSum ? [] : [...since, item]
    return !isSum
  })
}

/** The items without the lines of the subtotal and of taxes, unless only with them they come to what is stated. */
export const withoutOwnSums = (found: Judgement, { goods, subtotal, taxes }: Summary): Judgement => {
  const told = new Set([subtotal, ...taxes.map(({ units }) => units)])
  const items = found.items.filter((item) => !(isAddedUp(item) && told.has(item.total)))
  const isLess = items.length > 0 && items.length < found.items.length
  const isStated = !found.adds || goods.printed.includes(sumOf(items))
  return isLess && isStated ? { ...found, items } : found
}
