import { countHeads, counts } from "../../lexicon/units.ts"
import { type Money, Quantity, scale, times } from "../../../../domain/Money.ts"
import type { Amount } from "../Amounts.ts"
import type { Cell } from "../Cell.ts"
import type { Row } from "../Rows.ts"
import { countedAs } from "./countLines.ts"
import { type Line, nameCell } from "./Line.ts"
import { comesNear, type Factors } from "./toldFactors.ts"

/** "Menge", "Qty.": the head of a column that tells how many there are. */
const countHead = new RegExp(String.raw`^(?:${countHeads.join("|")})\.?$`, "iu")

/** "2", "2,00", "2 Stk.", alone in its cell. */
const countCell = new RegExp(String.raw`^(\d{1,3})(?:[.,]0{1,3})?(?:\s?(?:x|${counts.join("|")})\.?)?$`, "iu")

const cellUnder = (head: Cell, { row }: Line): Cell | undefined =>
  row.cells.find(({ left, right, text }) => left < head.right && right > head.left && countCell.test(text))

const countIn = ({ text }: Cell): number => Number(countCell.exec(text)![1])

/** A name without the count behind it, and the rate that may follow that; "Unit 2" keeps its number. */
const withoutCount = (line: Line, { text }: Cell): string => {
  const { name } = line
  const words = nameCell(line)?.text ?? ""
  const at = `${name} `.lastIndexOf(` ${text} `)
  const isBehind = at > 0 && !/\p{L}/u.test(name.slice(at + text.length + 1))
  return isBehind && !words.endsWith(name) ? name.slice(0, at) : name
}

/** The lines, how many there are of each told by the column that is headed so, where all of these divide their prices. */
export const withCountsUnder = (head: Row | undefined, lines: ReadonlyArray<Line>): ReadonlyArray<Line> => {
  const column = head?.cells.find(({ text }) => countHead.test(text))
  if (column === undefined) return lines
  const counted = lines.map((line) => {
    const cell = line.price === null ? undefined : cellUnder(column, line)
    return cell === undefined ? line : { ...line, count: countIn(cell), name: withoutCount(line, cell) }
  })
  const told = counted.filter(({ count = 0 }) => count > 0)
  const areEven = told.every(({ count = 1, price }) => countedAs(count, price!.units) !== null)
  const withTold = (to: ReadonlyArray<Line>) =>
    to.map((line, at) => (counted[at]!.count === undefined ? line : { ...line, told: counted[at]!.count }))
  return withTold(areEven && told.some(({ count = 0 }) => count > 1) ? counted : lines)
}

/** As many as the head of a column says, at a price that is printed too: of "10 | 22 | Crayons | 20 | 4,500 | 90,000 | 9,000" it is 20. */
export const countedUnderHead = ({ told }: Line, others: ReadonlyArray<Amount>, total: Money): Factors | null => {
  if (told === undefined || told < 2) return null
  const quantity = Quantity(told * scale)
  const count = others.find(({ units }) => units === told * scale)
  const price = others.find(
    (amount) => amount !== count && !amount.percent && comesNear(times(quantity, amount.units), total)
  )
  return price === undefined ? null : { quantity, unitPrice: price.units }
}
