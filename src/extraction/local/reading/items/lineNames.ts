import { printedSign } from "../../countries/signs.ts"
import { scale } from "../../../../domain/Money.ts"
import { goodsHeads } from "../../lexicon/columnHeads.ts"
import {
  cellUnits,
  codes,
  columnUnits,
  containers,
  countable,
  counts,
  hours,
  measures,
  numberHeads,
  terms
} from "../../lexicon/units.ts"
import { letterCount } from "../../measures.ts"
import type { Amount } from "../Amounts.ts"
import { cellAt } from "../cellAt.ts"
import type { NumberStyle } from "../numberStyle.ts"
import type { Row } from "../Rows.ts"
import { isPrice } from "./isPrice.ts"
import { isReducedPrice } from "./lineKinds.ts"
import { leadingCount } from "./beforeNames.ts"
import { beforeDateCell, isPeriod, startOfWords } from "./columnsAroundNames.ts"
import { tidyName } from "./tidyName.ts"

/** Units, currencies and letters of taxes alone name nothing: "1,358 kg x 6,49 EUR/kg", "Qty 2 @ 3.00 each", "@ 1.69/ 1b F". */
const unitsOnly = new RegExp(
  String.raw`^(?:[\d\s.,:/×*@()€$£¢%※単-]|(?<!\p{L})(?:(?:${[...counts, ...measures].join("|")})[xX×]?|${codes.join("|")}|${printedSign}|for|each|qty|tare|TX|(?:(?:man|nett?|gross)\s?)?w(?:eigh)?t|[1Il]bs?|\p{L})(?!\p{L})|[コ個点]\s?[xX×]\s?単?)*$`,
  "iu"
)

/** "1.25/pack x 2": what the price of one is for. */
const perUnit = new RegExp(String.raw`^\P{L}*\/\s?(?:${countable.join("|")})(?!\p{L})\P{L}*(?:[xX×]\P{L}*)?$`, "iu")

/** "x B": what is left of a quantity and a tax code. */
const isLeftOver = (text: string): boolean => /^[\P{L}]*[xX×][\P{L}]+\p{Lu}?\P{L}*$/u.test(text)

/** "数量 32.15L 単価 @168.0": what count and price are called on each line. */
const isHeads = (text: string): boolean =>
  (text.match(goodsHeads)?.length ?? 0) >= 2 && letterCount(text.replace(goodsHeads, "")) < 2

/** "Qty 2 x", "Menge": that a number counts what is named above. */
const numberHead = new RegExp(String.raw`^[\s*-]*(?:${numberHeads.join("|")})[^\p{L}]*(?:[xX×][^\p{L}]*)?$`, "iu")

/** "배 7kg", "茶", "घी": goods that one character names; 개, 個 and their likes count them, or say what a sum is. */
const oneCharacter =
  /^(?:\p{Script=Devanagari}\p{M}+|(?![개병잔원계외])\p{Script=Hangul}|(?![個个枚本円圓元角点點件份名様號号番回月日年時时分秒計计税稅内外込軽輕減减非合小大中台組组套盒包箱袋瓶杯罐支张張片条條位桌卓席値值引割单單単価價价金額额付預釣現现找收])\p{Script=Han})(?=\s|$)/u

/** "12:58 PM", "Время 12:58", "Datum: 01.12.2010 13:17": when it was bought, above the first price. */
const moment =
  /^(?:\W*(?=\d)|[^\p{L}\d]*)(?:\p{L}[\p{L} ]*:\s*\d{1,4}[./-]\d{1,2}[./-]\d{2,4}[\s,]+)?\d{1,2}:\d{2}(?::\d{2})?\s?(?:[AP]\.?M\.?)?\W*$/iu

const isName = (text: string): boolean =>
  oneCharacter.test(text) ||
  (letterCount(text) >= 2 &&
    !isPeriod(text) &&
    !moment.test(text) &&
    !unitsOnly.test(text) &&
    !isLeftOver(text) &&
    !isHeads(text) &&
    !perUnit.test(text) &&
    !numberHead.test(text))

/** Whether what stands before and behind this space of the row's text is one cell. */
const isInOneCell = (row: Row, space: number): boolean => {
  let end = -1
  for (const { text } of row.cells) {
    end += text.length + 1
    if (end >= space) return end > space
  }
  return false
}

/** A number without marks before or among the words, as "330", where prices stand in cells of their own. */
const isAmongWords = ({ end, sign, start, units }: Amount, row: Row, later: ReadonlyArray<Amount>): boolean =>
  sign === null &&
  units < 1000 * scale &&
  /^\d+$/.test(row.text.slice(start, end)) &&
  ((start === 0 && /^\s\p{L}[\p{L}\p{M}]/u.test(row.text.slice(end))) ||
    (/\p{L}\s$/u.test(row.text.slice(0, start)) && isInOneCell(row, start - 1))) &&
  later.some((other) => other.start > end)

/** "pcs", "kg", "1tk", "1 year": the column of units, or of how long something is paid for. */
export const unitCell = new RegExp(
  String.raw`^(?:(?:${cellUnits.join("|")})\.?|\d{1,4}(?:${counts.join("|")})\.?|\d{1,4}(?:[.,]\d{1,2})?\s(?:${[...terms, ...hours, ...containers, ...columnUnits].join("|")}))$`,
  "iu"
)

/** "6.5": the column of counts; whole ones are told by themselves. */
const countCell = /^\d{1,3}[.,]\d{1,4}$/

/** "1": the same, before a column of units. */
const anyCount = /^\d{1,4}(?:[.,]\d{1,4})?$/

/** "21%", "%01": the column of rates. */
const rateCell = /^(?:\d{1,2}(?:[.,]\d{1,2})?\s?%|%\s?\d{1,2})$/

/** A name without the rate that stands in a cell behind it. */
export const withoutRateCell = (row: Row, name: string): string => {
  const rate = row.cells.find(({ text }, at) => at > 0 && rateCell.test(text) && name.endsWith(` ${text}`))
  return rate === undefined ? name : name.slice(0, -rate.text.length).trimEnd()
}

/** "Assembly   160   1": so many whole numbers behind a name, each in a column of its own, belong to none. */
const fewestColumns = 2

/** A beginning of the row's text without the cells that only say how many, and of what. */
const withoutCountCells = (row: Row, text: string): string => {
  const words = text.replace(/(?:\s[xX×])?(?:\s+[\d.,]*)+$/, "")
  const behind = row.cells.filter(({ text: cell }, at) => at > 0 && /^\d{1,4}$/.test(cell)).map((cell) => cell.text)
  const columns = text.slice(words.length).trim().split(/\s+/)
  const areApart = columns.length <= behind.length && columns.every((number) => behind.includes(number))
  if (columns.length >= fewestColumns && areApart) return words
  const cellAtEnd = (part: string) => row.cells.findLast((cell, at) => at > 0 && part.endsWith(` ${cell.text}`))
  const unit = cellAtEnd(words)
  const isUnit = unit !== undefined && unitCell.test(unit.text)
  const printed = (isUnit ? words.slice(0, -unit.text.length) : text).trimEnd()
  const count = cellAtEnd(printed)
  if (count !== undefined && (isUnit ? anyCount : countCell).test(count.text))
    return printed.slice(0, -count.text.length)
  return isUnit ? printed : text
}

/** "KRAB 22x22x9 cm 50x", "SALAD 24x 50g": a number without marks among the words of its own cell. */
const isWithinWords = ({ decimals, end, percent, sign, start }: Amount, row: Row): boolean => {
  const place = cellAt(row, start)
  if (place === null || decimals > 0 || sign !== null) return false
  const { cell, from } = place
  const [ahead, behind] = [cell.text.slice(0, start - from), cell.text.slice(end - from)]
  if (percent) return /\p{L}{2}/u.test(ahead)
  // "EUR 85.00 x 3 nights": how many there are at the price before it
  return /\p{L}{2}/u.test(ahead) && /\p{L}/u.test(behind) && !/\d[.,]\d{2}(?!\d)/.test(ahead)
}

/** "80x28x202": how large something is. */
const isOfSize = ({ decimals, start }: Amount, row: Row): boolean =>
  decimals === 0 && /\d[x×]$/iu.test(row.text.slice(0, start))

/** The number at the end of the words that a count leads: "1 Combo 2", "1 Nuggets 6 pcs". */
const numberInName = new RegExp(String.raw`(?<=\p{L}.*)\s(\d{1,2}(?:\s?(?:${counts.join("|")})\.?)?)\s*$`, "iu")

/** "2 x 12.99 Bag", "0,25x Wine": how many, before the name; "85.00 x 3 nights" is no name. */
const timesAhead = /^\s*\d{1,3}(?:[.,]\d{1,3})?\s?[x×]\s?(?=(?:\d+[.,]\d{2}\s+)?\p{L}[\p{L}\p{M}])/iu
/** "3 @ 1.25 Candle", "2 for 3.00 Soda" without their numbers. */
const countedAhead = /^\s*(?:@|for)\s+(?=\p{L}[\p{L}\p{M}])/iu
/** The letter of a tax behind a price. */
const taxLetter = /(?<=\d\s?)\p{Lu}\s*$/u

/** "1.00 TIN X 6.00   6.00", "3 nights @ 90.00": how many are bought of what is named above. */
const countedContainers = new RegExp(
  String.raw`^\P{L}*\d{1,3}(?:[.,]\d{1,3})?\s(?:${[...containers, ...hours, ...terms].join("|")})\.?\s?[xX×@]\s?\P{L}{0,3}\d[\d.,]*\P{L}*$`,
  "iu"
)

/** What stands before the first price; of rows that begin with it, everything but the numbers. */
export const nameOf = (row: Row, amounts: ReadonlyArray<Amount>, style: NumberStyle): string => {
  if (isReducedPrice(row) || countedContainers.test(row.text)) return ""
  const from = startOfWords(row)
  const prices = amounts.filter((amount) => amount.start >= from && isPrice(amount, row, style))
  const firstPrice =
    prices.find((amount) => !isAmongWords(amount, row, prices) && !isOfSize(amount, row))?.start ?? row.text.length
  const printed = withoutCountCells(row, beforeDateCell(row, row.text.slice(0, firstPrice)).slice(from))
  const before = tidyName(printed)
  const number = leadingCount.test(printed) ? numberInName.exec(printed) : null
  const isCut = number !== null && isInOneCell(row, number.index) && !before.endsWith(number[1]!)
  if (isName(before)) return isCut ? `${before} ${number[1]}` : before
  const apart = amounts.filter((amount) => !isWithinWords(amount, row) && !isOfSize(amount, row))
  const words = apart.reduceRight(
    (rest, { end, start }) => rest.slice(0, start) + " " + rest.slice(end),
    row.text.replace(taxLetter, "").replace(timesAhead, (ahead) => " ".repeat(ahead.length))
  )
  const name = tidyName(words.replace(countedAhead, ""))
  return isName(name) ? name : ""
}
