import { fromDigits, type Money, negated } from "../../../domain/Money.ts"
import { printedSign } from "../countries/signs.ts"
import { showsThousandths } from "../countries/thousandths.ts"
import { foldMonth, monthNumbers } from "../lexicon/monthNumbers.ts"
import { codes, counts, measures } from "../lexicon/units.ts"
import { mendNumbers } from "./misreadAmounts.ts"
import type { Cell, Row } from "./Rows.ts"
import { matchesOf } from "./matchesOf.ts"

export interface Amount {
  readonly units: Money
  /** Decimals as printed; the three of a dinar count as the two that other money has. */
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

/** How a document writes its numbers. */
export interface NumberStyle {
  readonly decimalMark: "." | ","
  /** Prices have no decimals, and three digits after a mark are a group. */
  readonly whole: boolean
  /** Of prices without decimals some are less than a hundred, as a count may be, too. */
  readonly small?: boolean
  /** Prices have three decimals, as in dinars. */
  readonly thousandths?: boolean
}

/** A number with its marks; what stands around it is judged afterwards. */
const numberPattern = new RegExp(
  String.raw`(?<sign>${printedSign})?\s*(?<minus>[-–—−(]\s?)?(?<sign2>\$|€|£|RM|Rp\.?)?\s?(?<number>\d{1,3}(?:(?<mark>[.,'’ ])\d{3})(?:\k<mark>\d{3})*(?:[.,]\d{1,4})?(?!\d)|\d+(?:[.,]\d{1,4})?(?!\d)|(?<![\p{L}\d][.,]?)[.,]\d{2}(?!\d|[.,]\d))(?<tail>[.,]?[-–—](?!\d)|-|\))?\s?(?<percent>%)?\s*(?<sign3>${printedSign}(?![A-Za-z]))?`,
  "gu"
)

/** What may stand right behind a whole number that is an amount or a quantity. */
const unit = new RegExp(String.raw`^(?:${[...counts, ...measures, ...codes].join("|")})(?![\p{L}\d])`, "iu")

/** "55TX": what Taiwan's invoices print behind the price of what is taxed. */
const taxedInTaiwan = /^TX(?![\p{L}\d])/u

/** Days, weeks and months until something is due. */
const timeSpan =
  /^[\s-]?(?:days?|weeks?|months?|tagen?|tage|wochen|monate?|jours?|mois|d[ií]as?|meses|giorni|mesi|dagen|dagar|dager|dage|p[äv]iv?ää?|pv|päeva|dienu|dienų|dienas|dni|dn[íiů]|nap(?:on)?|zile|dana|dnevih|ημ[εέ]ρ[εώ]ς?ν?|gün|дн(?:ей|ів|і|я|и|ни)?|дана|ngày|hari|วัน|日以内|日間|天內|天内|일)(?![\p{L}])/iu

/** Words in these scripts stand close to their numbers. */
const closeWord = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]$/u
/** A price by its marks, "1,200" or "12.00". */
const pricelike = /[.,]\d{2}$|^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/

/** Whether a price follows a word without a space: as "合計1,200円" is written, and "TOTAL120.00" is recognised. */
const isPriceAfterWord = (before: string, printed: string, number: string): boolean =>
  closeWord.test(before)
    ? pricelike.test(number) || /^[¥￥₩฿]|^[\d.,]+\s?[円元원圆圓]/.test(printed)
    : /\p{L}{4}$/u.test(before) && /^\d+[.,]\d{2}\s?[A-Z*]?$/.test(printed)

/** "Mar 28, 2025": the day and the year of a date whose month is a word. */
const monthBefore = /(\p{L}{3,12})\.?\s(?:(\d{1,2})(?:,\s?|\s))?$/u
const yearBehind = /^,?\s(?:19|20)\d{2}(?!\d)/
/** Months that no other word is, of which a day may be told without its year: "received Feb 20". */
const plainMonth = /(?<!\p{L})(?:jan|feb|apr|jun|jul|aug|oct|nov|dec)\.?\s$/iu

/** Whether the number is the day or the year of such a date. */
const isOfWrittenDate = (before: string, after: string, number: string): boolean => {
  const isDay = /^(?:0?[1-9]|[12]\d|3[01])$/.test(number)
  if (!isDay && !/^(?:19|20)\d{2}$/.test(number)) return false
  const [, month = "", day] = monthBefore.exec(before) ?? []
  if (!monthNumbers.has(foldMonth(month))) return false
  return isDay ? day === undefined && (yearBehind.test(after) || plainMonth.test(before)) : true
}

/** Whether the number belongs to a date, a time, a code, a telephone number. */
const isOtherNumber = (text: string, start: number, end: number, number: string, isSigned: boolean): boolean => {
  const before = text.slice(0, start)
  const after = text.slice(end)
  // a sign of money sets a price apart from the word before it: "Due$13.06"
  const isPartOfWord = /[\p{L}#]$/u.test(before) && !/(?:^|[\s\d.,])[xX@]$/.test(before) && !/(?:RM|Rp)$/i.test(before)
  if (!isSigned && isPartOfWord && !isPriceAfterWord(before, text.slice(start), number)) return true
  // "503.363.1904": a telephone number; money has another mark before its decimals, and never so many
  if (/^\d{1,3}([.,])\d{3}(?:\1\d{3})*\1\d{4}$/.test(number)) return true
  // a card's number as tills hide it
  if (/(?:[*•]{2,}|[xX]{3,})[\s-]?$/.test(before)) return true
  if (/\d[/:.]\s?$/.test(before) || /^[/:]\d/.test(after) || /\d-$/.test(before) || /^-\d/.test(after)) return true
  if (/^-\p{L}/u.test(after) && !/[.,]/.test(number)) return true
  if (isOfWrittenDate(before, after, number)) return true
  if (/^\.\d/.test(after) || /^'\d/.test(after)) return true
  // letters behind it: tax codes are short, units are known; a code like 12AB3 is no number
  if (/^\p{L}+\d/u.test(after)) return true
  if (!/[.,]/.test(number) && /^\p{L}{2}/u.test(after) && !unit.test(after) && !taxedInTaiwan.test(after)) return true
  if (!/[.,]/.test(number) && timeSpan.test(after)) return true
  return !/[.,]/.test(number) && number.replace(/\D/g, "").length > 7
}

const digitsOf = (text: string): number => text.replace(/\D/g, "").length

interface Found {
  readonly number: string
  readonly start: number
  readonly end: number
  readonly negative: boolean
  readonly percent: boolean
  readonly sign: string | null
}

const findNumbers = (text: string): ReadonlyArray<Found> => {
  const found: Array<Found> = []
  for (const match of matchesOf(numberPattern, text)) {
    const { minus, number = "", percent, sign, sign2, sign3, tail } = match.groups!
    const start = match.index + match[0].indexOf(number)
    const end = start + number.length
    const lead = match.index + match[0].search(/\S/)
    // "Grand TotalRM15.40": capitals behind a small letter are no part of the word
    const isSigned =
      (/^\P{L}/u.test(sign ?? sign2 ?? "") ||
        (/^\p{Lu}/u.test(sign ?? sign2 ?? "") && /\p{Ll}$/u.test(text.slice(0, lead)))) &&
      /[.,]\d{2}$/.test(number)
    if (isOtherNumber(text, Math.min(start, lead), end, number, isSigned)) continue
    found.push({
      number,
      start: Math.min(start, lead),
      end,
      negative:
        (minus !== undefined && !/[\p{L}\d]\s?$/u.test(text.slice(0, lead))) ||
        tail === "-" ||
        /^CR\b/.test(text.slice(end).trim()),
      percent: percent !== undefined,
      sign: sign ?? sign2 ?? sign3 ?? null
    })
  }
  return found
}

/** Prices without decimals and marks from here on; smaller numbers may count anything. */
const plainPrice = 1_000
/** As many of them are needed, in a document without decimals. */
const fewestPlainPrices = 3

/** As many of them are needed that have the sign of their money. */
const fewestSignedPrices = 2

/** As many prices of three decimals are needed. */
const fewestFinePrices = 2

/** Decides how the document writes numbers, from those that can be read in one way only. */
export const numberStyle = (rows: ReadonlyArray<Row>): NumberStyle => {
  let [point, comma, grouped, decimal, plain, finePoint, fineComma, signed] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const row of rows) {
    const numbers = findNumbers(mendNumbers(row.text)).filter(({ percent }) => !percent)
    const last = numbers.at(-1)?.number ?? ""
    const endsPlain = /^\d{4,7}$/.test(last) && Number(last) >= plainPrice
    if (endsPlain) plain += 1
    if (/^[1-9]\d*$/.test(last) && numbers.at(-1)!.sign !== null) signed += 1
    for (const { number } of numbers) {
      const marks = number.replace(/\d/g, "")
      if (/[.,]\d{2}$/.test(number)) {
        // "1.00" before a price of 48000 counts units
        decimal += endsPlain ? 0 : 1
        if (number.at(-3) === ".") point += 1
        else comma += 1
      }
      const isLastOfRow = number === last
      if (isLastOfRow && /^\d{1,3}(?:,\d{3})*\.\d{3}$/.test(number)) finePoint += 1
      if (isLastOfRow && /^\d{1,3}(?:\.\d{3})*,\d{3}$/.test(number)) fineComma += 1
      if (isLastOfRow && /^[1-9]\d{0,2}([ '’])\d{3}(?:\1\d{3})*$/.test(number)) grouped += 1
      if (/^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(number)) {
        if (number[0] === "0") continue
        grouped += 1
        if (marks[0] === ".") comma += 0.2
        else point += 0.2
      }
    }
  }
  const [fine, mark] = finePoint >= fineComma ? ([finePoint, "."] as const) : ([fineComma, ","] as const)
  if (decimal === 0 && fine >= fewestFinePrices) {
    const text = rows.map((row) => mendNumbers(row.text)).join("\n")
    if (showsThousandths(text, mark)) return { decimalMark: mark, whole: false, thousandths: true }
  }
  const isPlain = plain >= fewestPlainPrices || signed >= fewestSignedPrices
  const whole = grouped > decimal * 1.5 || (decimal === 0 && isPlain)
  return { decimalMark: point >= comma ? "." : ",", whole }
}

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
  const isFine = style.thousandths === true && fraction.length === 3
  return { units: fromDigits(whole, fraction), decimals: isFine ? 2 : fraction.length }
}

/** Where a character of a row's text stands on the page. */
const xOf = (row: Row, position: number): number => {
  let from = 0
  for (const cell of row.cells) {
    const length = cell.text.length
    if (position <= from + length) return xInCell(cell, position - from)
    from += length + 1
  }
  return row.right
}

const xInCell = (cell: Cell, position: number): number =>
  cell.left + ((cell.right - cell.left) * Math.max(0, position)) / Math.max(1, cell.text.length)

/** The amounts of a mended row, from left to right. */
export const amountsOf = (row: Row, style: NumberStyle): ReadonlyArray<Amount> => {
  const amounts: Array<Amount> = []
  let offset = 0
  // a number never spans two cells
  for (const cell of row.cells) {
    for (const { end, negative, number, percent, sign, start } of findNumbers(cell.text)) {
      const { decimals, units } = parse(number, style)
      if (digitsOf(number) > 12) continue
      amounts.push({
        units: negative ? negated(units) : units,
        decimals,
        left: xOf(row, offset + start),
        right: xOf(row, offset + end),
        row: row.index,
        sign: sign?.trim() ?? null,
        start: offset + start,
        end: offset + end,
        percent
      })
    }
    offset += cell.text.length + 1
  }
  return amounts
}
