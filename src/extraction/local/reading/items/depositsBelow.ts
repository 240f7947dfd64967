import { minus, sum } from "../../../../domain/Money.ts"
import { labelOf } from "../Labels.ts"
import type { Sheet } from "../Sheet.ts"
import type { Summary } from "../Summary.ts"
import { collect } from "./collect.ts"
import { type Judgement, judgeItems } from "./judgeItems.ts"
import { readBelow } from "./Listing.ts"

/**
 * The items with the bottles' deposits that stand between the sum of the goods and what is paid, as tills of Poland print
 * them ("SUMA PLN 49,57", "Kaucja 2 x 0,50 1,00", "DO ZAPŁATY 50,57"); null where no such lines come to the difference.
 */
export const withDepositsBelow = (found: Judgement, sheet: Sheet, { total }: Summary): Judgement | null => {
  const sold = sum(found.items.map((item) => item.total))
  const left = minus(total, sold)
  if (!found.adds || left === 0) return null
  const rowOf = (units: number) => sheet.entries.findLast(({ amount }) => amount.units === units)?.amount.row ?? -1
  const [from, to] = [rowOf(sold), rowOf(total)]
  const isDeposit = sheet.rows.slice(from + 1, to).some(({ text }) => labelOf(text)?.role === "deposit")
  if (from === -1 || !isDeposit) return null
  const below = judgeItems(collect(readBelow(sheet, from)), { printed: [left], possible: [left], untaxed: [] })
  return below.adds ? { items: [...found.items, ...below.items], adds: true } : null
}
