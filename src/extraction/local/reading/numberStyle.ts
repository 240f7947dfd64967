import { showsThousandths } from "../countries/thousandths.ts"
import { findNumbers } from "./findNumbers.ts"
import { labelOf } from "./Labels.ts"
import { mendNumbers } from "./misreadAmounts.ts"
import type { Row } from "./Rows.ts"

/** How a document writes its numbers. */
export interface NumberStyle {
  readonly decimalMark: "." | ","
  /** Prices have no decimals, and three digits after a mark are a group. */
  readonly whole: boolean
  /** Of prices without decimals some are less than a hundred, as a count may be, too. */
  readonly small?: boolean
  /** Prices have three decimals, as in dinars. */
  readonly thousandths?: boolean
  /** Prices have one decimal, as in Hong Kong and by some programs. */
  readonly tenths?: boolean
}

/** Prices without decimals and marks from here on; smaller numbers may count anything. */
const plainPrice = 1_000
/** As many of them are needed, in a document without decimals. */
const fewestPlainPrices = 3

/** As many of them are needed that have the sign of their money. */
const fewestSignedPrices = 2

/** As many prices of three decimals are needed. */
const fewestFinePrices = 2
/** So many prices of three decimals there are for each of two, where that has lost one. */
const fewestFineOfOne = 4
/** The signs of money that has thousandths, as they stand before it. */
const fineSign = String.raw`(?:J\.?D|K\.?D|B\.?D|JOD|KWD|BHD|OMR|R\.?O)\.?`
/** Or one with the sign of such money before it, to which the word before that may be joined: "TOTALJD: 35.264". */
const signedFine = new RegExp(
  String.raw`(?:(?<!\p{L})|(?<=TOTAL))${fineSign}[\s:]{0,2}[1-9]\d{0,2}\.\d{3}(?![\d.,])`,
  "u"
)
/** "RO7.200" at the end of what was read: money of thousandths, which other prices of the page may lack. */
export const endsFine = new RegExp(String.raw`(?<!\p{L})${fineSign}\s?\d{1,3}\.\d{3}$`, "u")

/** As many rows that end with one decimal are needed, where tills print them: elsewhere they are statistics. */
const fewestTenths = 3
const chinese = /\p{Script=Han}/u
/** Or as many that say how many there are and what one costs, one of them of several. */
const fewestMultiplied = 2
const tenth = /^\d{1,3}(?:,\d{3})*\.\d$|^\d+\.\d$/

/** How many there are by a row of counts and prices with one decimal, as "2 220.0 440.0"; null of all others. */
const countOfTenths = (printed: ReadonlyArray<string>): number | null => {
  // a count and a price look like a number whose groups stand apart
  const numbers = printed.flatMap((number) => number.split(/\s/))
  if (numbers.length < 3 || !numbers.slice(-2).every((one) => tenth.test(one))) return null
  const [count, price, total] = numbers.slice(-3).map((one) => Number(one.replaceAll(",", "")))
  return Math.round(count! * price! * 10) === Math.round(total! * 10) ? count! : null
}

/** "24.390": three digits behind one mark, which may be decimals or a group. */
const ambiguous = /^[1-9]\d{0,2}[.,]\d{3}$/
/** A slip of a pump has few of them. */
const mostAmbiguous = 8

/** "Mjólk 1L  249" three times, and "Samtals  990" once, where only taxes have decimals, as in Iceland. */
const fewestWhole = 3
const wholeAtEnd = /^\P{L}*\p{L}.*\s[1-9]\d{1,6}$/u

const isTotal = (text: string): boolean => ["total", "grandTotal"].includes(labelOf(text)?.role ?? "")

/** Whether prices and their total have no decimals, though their taxes, which stand beside rates, have some. */
const onlyTaxesHaveDecimals = (texts: ReadonlyArray<string>): boolean => {
  const untaxed = texts.filter((text) => !findNumbers(text).some(({ percent }) => percent))
  const hasDecimals = untaxed.some((text) => findNumbers(text).some(({ number }) => /[.,]\d{2}$/.test(number)))
  const whole = untaxed.filter((text) => wholeAtEnd.test(text))
  return !hasDecimals && whole.length > fewestWhole && whole.some(isTotal)
}

const valueOf = (number: string): number => Number(number.replace(",", "."))

/** Whether two such numbers, read with decimals, come to a price on the page: litres and what one of them costs. */
const multiplyToPrice = (numbers: ReadonlyArray<string>): boolean => {
  const fine = [...new Set(numbers.filter((number) => ambiguous.test(number)))]
  if (fine.length < 2 || fine.length > mostAmbiguous) return false
  const prices = numbers.filter((number) => /^\d+[.,]\d{2}$/.test(number)).map(valueOf)
  return fine.some((count, index) =>
    fine.slice(index + 1).some((price) => {
      const product = valueOf(count) * valueOf(price)
      return prices.some((one) => Math.abs(one - product) < 0.011)
    })
  )
}

/** Decides how the document writes numbers, from those that can be read in one way only. */
export const numberStyle = (rows: ReadonlyArray<Row>): NumberStyle => {
  let [point, comma, grouped, decimal, plain, finePoint, fineComma, signed, tenths] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  const texts = rows.map((row) => mendNumbers(row.text))
  const counts: Array<number> = []
  const all: Array<string> = []
  for (const text of texts) {
    const numbers = findNumbers(text).filter(({ percent }) => !percent)
    const last = numbers.at(-1)?.number ?? ""
    const endsPlain = /^\d{4,7}$/.test(last) && Number(last) >= plainPrice
    if (endsPlain) plain += 1
    if (/^[1-9]\d*$/.test(last) && numbers.at(-1)!.sign !== null) signed += 1
    if (/^\d{1,4}\.\d$/.test(last)) tenths += 1
    counts.push(countOfTenths(numbers.map(({ number }) => number)) ?? 0)
    for (const { number } of numbers) {
      all.push(number)
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
  const areFine = fine >= fewestFinePrices && showsThousandths(texts.join("\n"), mark)
  // of so many a third decimal may be lost
  const areAlmostAll = decimal * fewestFineOfOne <= fine
  if ((areFine && areAlmostAll) || (decimal === 0 && texts.some((text) => signedFine.test(text)))) {
    return { decimalMark: mark, whole: false, thousandths: true }
  }
  const ofChina = tenths >= fewestTenths && tenths > grouped + plain && texts.some((text) => chinese.test(text))
  const areMultiplied = counts.filter((count) => count > 0).length >= fewestMultiplied && Math.max(...counts) > 1
  if (decimal === 0 && (ofChina || areMultiplied)) {
    return { decimalMark: ".", whole: false, tenths: true }
  }
  const isPlain = plain >= fewestPlainPrices || signed >= fewestSignedPrices
  const whole =
    (grouped > decimal * 1.5 && !multiplyToPrice(all)) || (decimal === 0 && isPlain) || onlyTaxesHaveDecimals(texts)
  return { decimalMark: point >= comma ? "." : ",", whole }
}
