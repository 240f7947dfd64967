import { fromDigits, type Money, negated, Quantity, times } from "../../../domain/Money.ts"
import { isLeftwardText } from "../measures.ts"
import { cellAt } from "./cellAt.ts"
import { findNumbers } from "./findNumbers.ts"
import { endsFine, type NumberStyle } from "./numberStyle.ts"
import type { Cell } from "./Cell.ts"
import type { Row } from "./Rows.ts"

export interface Amount {
  readonly units: Money
  /** Decimals as printed; where prices have three or one of them, those count as the two that other money has. */
  readonly decimals: number
  readonly left: number
  readonly right: number
  readonly row: number
  /** The currency sign or code that stands next to it. */
  readonly sign: string | null
  /** Where it stands in its row's text. */
  readonly start: number
  readonly end: number
  /** Followed by a per cent sign: a rate, no money. */
  readonly percent: boolean
}

/** Sums of printed amounts are exact. */
export const near = (a: number, b: number, tolerance = 0): boolean => Math.abs(a - b) <= tolerance

export const unique = <N extends number>(values: ReadonlyArray<N>): ReadonlyArray<N> => [...new Set(values)]

/** A row with more numbers is no line of a table, and sums up nothing. */
export const mostInRow = 12

const digitsOf = (text: string): number => text.replace(/\D/g, "").length

const parse = (number: string, style: NumberStyle): { units: Money; decimals: number } => {
  const last = Math.max(number.lastIndexOf("."), number.lastIndexOf(","))
  const after = last === -1 ? 0 : number.length - last - 1
  const mark = number[last]
  const kinds = new Set(number.replace(/[\d\s'’]/g, ""))
  const isDecimal =
    last !== -1 &&
    (kinds.size === 2
      ? true
      : after !== 3
        ? true
        : number.indexOf(mark!) !== last
          ? false
          : /^0[.,]/.test(number) || (mark === style.decimalMark && !style.whole))
  const whole = (isDecimal ? number.slice(0, last) : number).replace(/\D/g, "")
  const fraction = isDecimal ? number.slice(last + 1).slice(0, 4) : ""
  const isFine =
    (style.thousandths === true && fraction.length === 3) || (style.tenths === true && fraction.length === 1)
  return { units: fromDigits(whole, fraction), decimals: isFine ? 2 : fraction.length }
}

/** Where a character of a row's text stands on the page. */
const xOf = (row: Row, position: number): number => {
  const at = cellAt(row, position)
  return at === null ? row.right : xInCell(at.cell, position - at.from)
}

/** What was printed in one run is read from the right where its letters are. */
const isFromRight = ({ isJoined, text }: Cell): boolean => isJoined !== true && isLeftwardText(text)

const xInCell = (cell: Cell, position: number): number => {
  const across = ((cell.right - cell.left) * Math.max(0, position)) / Math.max(1, cell.text.length)
  return isFromRight(cell) ? cell.right - across : cell.left + across
}

/** Between which a part of a row's text stands on the page. */
const sidesOf = (row: Row, start: number, end: number): Pick<Amount, "left" | "right"> => {
  const [from, to] = [xOf(row, start), xOf(row, end)]
  return { left: Math.min(from, to), right: Math.max(from, to) }
}

/** "2 145.00", "2 320": a number whose groups stand apart, or a count and the price of one. */
const countAndPrice = /^(\d{1,3})\s(\d{3}(?:[.,]\d{1,2})?)$/

/** "5.40   200": a count and a whole price, with a speck read for a point between them. */
const countSpeckPrice = /^([1-9]\d?)[.,]([1-9]\d{1,3})$/

/** The amounts, with count and price parted where they come to the amount behind them, or count and an amount before. */
const partCounts = (row: Row, amounts: ReadonlyArray<Amount>, style: NumberStyle): ReadonlyArray<Amount> =>
  amounts.flatMap((amount, index) => {
    const [before, next] = [amounts[index - 1], amounts[index + 1]]
    const printed = row.text.slice(amount.start, amount.end)
    const isBeforeWhole = next !== undefined && index === amounts.length - 2 && next.decimals === 0
    const specked = isBeforeWhole ? countSpeckPrice.exec(printed) : null
    const [, count = "", price = ""] = countAndPrice.exec(printed) ?? specked ?? []
    if (count === "" || amount.units < 0) return [amount]
    const [many, one] = [parse(count, style), parse(price, style)]
    const comesTo = (each: Money, all: Money): boolean => times(Quantity(many.units), each) === all
    const areTwo =
      (next !== undefined && comesTo(one.units, next.units)) ||
      (before !== undefined && comesTo(before.units, one.units))
    if (!areTwo) return [amount]
    const countEnd = amount.start + count.length
    return [
      { ...amount, ...many, ...sidesOf(row, amount.start, countEnd), end: countEnd },
      { ...amount, ...one, ...sidesOf(row, countEnd + 1, amount.end), start: countEnd + 1 }
    ]
  })

const thousandths: NumberStyle = { decimalMark: ".", whole: false, thousandths: true }

/** The amounts of a mended row, from left to right. */
export const amountsOf = (row: Row, style: NumberStyle): ReadonlyArray<Amount> => {
  const amounts: Array<Amount> = []
  let offset = 0
  // a number never spans two cells, but its minus may stand apart
  for (const [at, cell] of row.cells.entries()) {
    const printed = row.cells[at + 1]?.text === "-" ? `${cell.text} -` : cell.text
    for (const { end, negative, number, percent, sign, start } of findNumbers(printed)) {
      const { decimals, units } = parse(number, endsFine.test(printed.slice(0, end)) ? thousandths : style)
      if (digitsOf(number) > 12) continue
      amounts.push({
        units: negative ? negated(units) : units,
        decimals,
        ...sidesOf(row, offset + start, offset + end),
        row: row.index,
        sign: sign?.trim() ?? null,
        start: offset + start,
        end: offset + end,
        percent
      })
    }
    offset += cell.text.length + 1
  }
  return partCounts(row, amounts, style)
}
