import { descriptionHeads } from "../../lexicon/columnHeads.ts"
import { sumRoles } from "../../lexicon/Role.ts"
import { letterCount } from "../../measures.ts"
import type { Cell } from "../Cell.ts"
import type { Row } from "../Rows.ts"
import { isDateCell } from "./columnsAroundNames.ts"
import type { Line } from "./Line.ts"
import { tidyName } from "./tidyName.ts"

/** Heads that name what is described before those that may as well head its numbers. */
const descriptions = descriptionHeads.map((heads) => new RegExp(`^(?:${heads.join("|")})[.:]?$`, "iu"))

/** Of fewer nothing tells a table. */
const fewestHeads = 3

/** "Lp. Nazwa towaru", "Pos. Bezeichnung": the head of the lines' numbers, close to the next one. */
const numberHead = /^(?:#|l\.?p\.?|pos\.?|nr\.?|no\.?|s[rl]?\.?\s?no\.?|n[°º]|p\.?č\.?|č\.|№)\s+(?=\p{L})/iu

/** "Nazwa towaru/usługi", "Description / Beschreibung": one head in several words. */
const isHead = (pattern: RegExp, printed: string): boolean => {
  const text = printed.replace(numberHead, "")
  return pattern.test(text.replace(/\s*\/\s*/g, " ").trim()) || text.split("/").some((one) => pattern.test(one.trim()))
}

const overlap = (a: Cell, b: Cell): boolean => a.left < b.right && a.right > b.left

/** The first cell at a head's left edge or below it, and those behind it that stand below no other head. */
const cellsUnder = (head: Cell, heads: ReadonlyArray<Cell>, { price, row }: Line): ReadonlyArray<Cell> => {
  const others = heads.filter((one) => one !== head)
  const next = others.find(({ left }) => left > head.left)?.left ?? Infinity
  const first = row.cells.findIndex(
    (cell) => letterCount(cell.text) >= 2 && (Math.abs(cell.left - head.left) < row.height * 2 || overlap(cell, head))
  )
  return row.cells.filter(
    (cell, index) =>
      index === first ||
      (index > first &&
        first !== -1 &&
        cell.right < Math.min(next, price!.left) &&
        !others.some((other) => overlap(cell, other)))
  )
}

/** The end of the column before it, which had no room: "90101501 CONSUMO". */
const touchingCode = /^\d{5,}\s+(?=\p{L})/u

const isSum = ({ label, price }: Line): boolean => price !== null && label?.exact === true && sumRoles.has(label.role)

/** The column that a table's head says to describe what is sold. */
const describedColumn = (heads: ReadonlyArray<Cell>): Cell | undefined =>
  descriptions.map((pattern) => heads.find(({ text }) => isHead(pattern, text))).find((cell) => cell !== undefined)

/** "Week commencing   Hours   Rate   Total": lines without words are called by their day, where no column describes them. */
export const withDaysAsNames = (head: Row | undefined, lines: ReadonlyArray<Line>): ReadonlyArray<Line> =>
  head === undefined || head.cells.length < fewestHeads || describedColumn(head.cells) !== undefined
    ? lines
    : lines.map((line, index) => {
        const [first, ...others] = line.row.cells
        const isNamedAbove = lines[index - 1]?.price === null && lines[index - 1]?.name !== ""
        const isDay = line.price !== null && line.name === "" && others.length > 0 && isDateCell(first!.text)
        return isDay && !isNamedAbove ? { ...line, name: first!.text } : line
      })

/** The lines, named by what stands in the column that is headed so, where each with a price above all sums has words there. */
export const withNamesUnder = (head: Row | undefined, lines: ReadonlyArray<Line>): ReadonlyArray<Line> => {
  const heads = head?.cells ?? []
  const column = describedColumn(heads)
  if (column === undefined || heads.length < fewestHeads) return lines
  const end = lines.findIndex(isSum)
  const listed = end === -1 ? lines : lines.slice(0, end)
  const named = listed.map((line) => {
    if (line.price === null || line.name === "") return line
    const printed = cellsUnder(column, heads, line)
      .map(({ text }) => text)
      .join(" ")
      .replace(touchingCode, "")
      .replace(/[,;]$/, "")
    // a number that was left in the name belongs to it
    const name = line.name.includes(printed) ? printed : tidyName(printed)
    return letterCount(name) >= 2 && line.name.includes(name) ? { ...line, name } : null
  })
  return named.every((line) => line !== null) ? [...named, ...lines.slice(listed.length)] : lines
}
