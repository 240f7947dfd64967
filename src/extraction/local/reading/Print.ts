import { Schema } from "effect"
import { absolute, Money } from "../../../domain/Money.ts"
import type { TextPage } from "../Document.ts"
import { printedDates } from "./Dates.ts"
import { findLoosely } from "./findLoosely.ts"
import { unknownCurrency } from "../../Reading.ts"
import { readPlace } from "./readPlace.ts"
import { isRefundTitled } from "./Refunds.ts"
import { isPrintedAsPrice, isRateRow, toSheet } from "./Sheet.ts"
import { seenAmounts } from "./seenAmounts.ts"
import { squash } from "./squash.ts"
import { Role } from "../lexicon/Role.ts"

/** An amount, every time that it is printed. */
export const PrintedAmount = Schema.Struct({
  /** Without sign. */
  units: Schema.fromBrand(Money)(Schema.Number),
  /** What it is called; null where nothing certain stands beside it, as with items. */
  role: Schema.NullOr(Role),
  /** Beside a rate, as in a table of taxes. */
  isRated: Schema.Boolean,
  /** Printed as money is: with its cents, its sign, or in a document that has no cents. */
  isMoney: Schema.Boolean,
  /** Printed with a minus. */
  isNegative: Schema.Boolean,
  /** Whether it is called so in its own line, and not above it, by hardly any other word. */
  isPlain: Schema.Boolean
})
export type PrintedAmount = typeof PrintedAmount.Type

/** What a document shows, for statements about it to be held against. */
export const Print = Schema.Struct({
  /** All letters and digits in reading order, lower case, without accents and spaces. */
  letters: Schema.String,
  text: Schema.String,
  /** ISO 8601, each in both orders of day and month where either is possible. */
  dates: Schema.Array(Schema.String),
  amounts: Schema.Array(PrintedAmount),
  /** ISO 4217, by all evidence; XXX without. */
  currency: Schema.String,
  /** Whether it calls itself a refund or credit note. */
  isRefund: Schema.Boolean,
  rows: Schema.Number
})
export type Print = typeof Print.Type

/** A label that says so in so many words. */
const leastCoverage = 0.5
const plainCoverage = 0.8

/** Letters of longer texts are not compared one by one. */
const longestCompared = 120

export const emptyPrint: Print = {
  letters: "",
  text: "",
  dates: [],
  amounts: [],
  currency: unknownCurrency,
  isRefund: false,
  rows: 0
}

export const readPrint = (pages: ReadonlyArray<TextPage>): Print => {
  const sheet = toSheet(pages)
  const text = sheet.rows.map((row) => row.text).join("\n")
  const called = sheet.entries.flatMap(({ amount, isBeside, label }): ReadonlyArray<PrintedAmount> => {
    if (amount.percent) return []
    const role = label !== null && label.exact && label.coverage >= leastCoverage ? label.role : null
    const isMoney = isPrintedAsPrice(sheet, amount) || amount.sign !== null
    return [
      {
        units: absolute(amount.units),
        role,
        isMoney,
        isRated: isRateRow(sheet.amounts[amount.row]!),
        isNegative: amount.units < 0,
        isPlain: role !== null && isBeside && label!.coverage >= plainCoverage
      }
    ]
  })
  // numbers that another way of reading marks finds: "1.234" is a thousand or one and a bit
  const known = new Set(called.map(({ units }) => units))
  const others = seenAmounts(pages)
    .filter((units) => !known.has(units))
    .map((units): PrintedAmount => ({
      units,
      role: null,
      isMoney: true,
      isRated: false,
      isNegative: false,
      isPlain: false
    }))
  return {
    letters: squash(text).letters,
    text,
    dates: printedDates(sheet.rows),
    amounts: [...called, ...others],
    currency: readPlace(sheet).currencyOn(null)[0]?.value ?? unknownCurrency,
    isRefund: isRefundTitled(sheet.rows),
    rows: sheet.rows.length
  }
}

/** Whether a text can be read in the print; recognition may have got one letter in five wrong. */
export const isLegible = ({ letters }: Print, text: string): boolean => {
  const wanted = squash(text).letters
  if (wanted === "") return false
  if (letters.includes(wanted)) return true
  const compared = wanted.slice(0, longestCompared)
  return compared.length >= 5 && findLoosely(letters, compared, Math.floor(compared.length / 5)) !== -1
}

/** Whether at least half of a text, by its words, can be read in the print: names are often put together. */
export const isHalfLegible = (print: Print, text: string): boolean => {
  if (isLegible(print, text)) return true
  const words = text.split(/[\s/,;:|()-]+/).map((word) => squash(word).letters)
  const long = words.filter((word) => word.length >= 3 || /[^\p{Script=Latin}\p{N}]/u.test(word))
  const all = long.reduce((sum, word) => sum + word.length, 0)
  const found = long.filter((word) => print.letters.includes(word)).reduce((sum, word) => sum + word.length, 0)
  return all > 0 && found * 2 >= all
}
