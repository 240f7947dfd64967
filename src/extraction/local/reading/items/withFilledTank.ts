import { one, sum } from "../../../../domain/Money.ts"
import type { Row } from "../Rows.ts"
import type { Sheet } from "../Sheet.ts"
import type { Summary } from "../Summary.ts"
import { filledTank, fuelUnits } from "./filledTank.ts"
import { isFuel } from "./fuels.ts"
import type { Judgement } from "./judgeItems.ts"
import type { ListedItem } from "./ListedItem.ts"

/** "LITRES @": no name. */
const unit = new RegExp(String.raw`^\P{L}*(?:${fuelUnits})\P{L}*$`, "iu")

/** Whether the fuel is named between the rows of an item that has its name from further up. */
const isNamedNearer = ({ rows: [named] }: ListedItem, rows: ReadonlyArray<Row>): boolean =>
  rows.length > 1 && named !== undefined && named.index > rows[0]!.index && named.index < rows.at(-1)!.index

/**
 * The items with what was filled in in place of the line of its price, or alone where nothing else adds up; null where
 * nothing was, or its line tells all of it.
 */
export const withFilledTank = (found: Judgement, sheet: Sheet, { goods, total }: Summary): Judgement | null => {
  const prices = found.adds ? found.items.map((item) => item.total) : []
  const fuel = filledTank(sheet, [total, ...goods.printed, ...prices])
  if (fuel === null) return null
  const isTold = ({ name, quantity, rows }: ListedItem): boolean => {
    if (quantity === fuel.quantity) return !unit.test(name) && (isFuel(name) || !isNamedNearer(fuel, rows))
    return quantity !== one && !(fuel.isMeasured && (isFuel(name) || unit.test(name)))
  }
  const isAll = !found.adds || (fuel.total === total && sum(found.items.map((item) => item.total)) !== total)
  if (isAll) return { items: [fuel], adds: true }
  const items = found.items.map((item) => (item.total === fuel.total && !isTold(item) ? fuel : item))
  return items.includes(fuel) ? { ...found, items } : null
}
