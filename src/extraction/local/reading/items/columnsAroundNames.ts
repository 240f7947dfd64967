import { foldMonth, monthNumbers } from "../../lexicon/monthNumbers.ts"
import { columnUnits, containers, counts, hours, kilograms, terms } from "../../lexicon/units.ts"
import { letterCount } from "../../measures.ts"
import { startOfCell } from "../cellAt.ts"
import type { Row } from "../Rows.ts"

/** "Mar 1 – Apr 1, 2024", "Monthly | Renews May 3, 2024": for when it is paid, which is named above. */
export const isPeriod = (text: string): boolean =>
  /\d/.test(text) &&
  text
    .replace(/(?<!\p{L})(?:monthly|yearly|annual(?:ly)?|renews?|from|to|until|through|du|au|vom?|bis)(?!\p{L})/giu, " ")
    .split(/[^\p{L}]+/u)
    .every((word) => word === "" || monthNumbers.has(foldMonth(word)))

/** "09-01 00:00 – 10-01 00:00": from one moment to another. */
const betweenMoments = /^[\d./-]{3,10}\s\d{1,2}:\d{2}\s?[-–—]\s?[\d./-]{3,10}\s\d{1,2}:\d{2}$/

/** "11/13/2023 -", "Oct 11 – Nov 11, 2026": a column that says when. */
export const isDateCell = (text: string): boolean =>
  betweenMoments.test(text) ||
  /^\P{L}*\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\P{L}*$/u.test(text) ||
  (letterCount(text) > 0 && isPeriod(text))

/** The row's text up to its first column behind the words that says when. */
export const beforeDateCell = (row: Row, text: string): string => {
  const at = row.cells.findIndex(
    (cell, index) => index > 0 && letterCount(row.cells[0]!.text) > 1 && isDateCell(cell.text)
  )
  return at === -1 ? text : text.slice(0, startOfCell(row, at))
}

/** "6,00 Std", "12,00 m": a column of how many of what, before the words. */
const countedAheadInCell = new RegExp(
  String.raw`^\d{1,5}(?:[.,]\d{1,4})?\s?(?:${[...counts, ...containers, ...hours, ...terms, ...kilograms, ...columnUnits].join("|")}|m|t|l)\.?$`,
  "iu"
)

/** "1 6,00 Std Monteurstunden": the same where both are set close to each other, as fine as counts alone are printed. */
const countedAheadInText = new RegExp(
  String.raw`^(?:\d{1,3}[.)]?\s)?\d{1,5}[.,]\d{2,4}\s?(?:${[...counts, ...hours, ...terms, ...columnUnits].join("|")}|m)\.?\s(?=[^\s\d]*\p{L}{2})`,
  "iu"
)

/** Where the words of a row begin, behind the line's number and a column of how many there are of what. */
export const startOfWords = (row: Row): number => {
  const { cells, text } = row
  const at = /^\d{1,3}[.)]?$/.test(cells[0]?.text ?? "") ? 1 : 0
  const [count, words] = [cells[at], cells[at + 1]]
  return count !== undefined && letterCount(words?.text ?? "") > 1 && countedAheadInCell.test(count.text)
    ? startOfCell(row, at + 1)
    : (countedAheadInText.exec(text)?.[0].length ?? 0)
}
