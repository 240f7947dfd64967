import { printedSign } from "../countries/signs.ts"
import { phrasesOf } from "../lexicon/compile.ts"
import { lexica } from "../lexicon/index.ts"
import { minus } from "../../../domain/Money.ts"
import { letterCount } from "../measures.ts"
import { isWithinOne } from "./isWithinOne.ts"
import type { Row } from "./Rows.ts"
import { squash } from "./squash.ts"
import type { Sheet } from "./Sheet.ts"
import type { Summary } from "./Summary.ts"

/** Of fewer letters one word is like too many others. */
const word = /^\p{L}{4,}$/u

/** Methods by the words that name them alone, in all languages. */
const methods: ReadonlyArray<readonly [letters: string, method: string]> = [
  ["visa", "Visa"],
  ["mastercard", "Mastercard"],
  ...lexica.flatMap(({ payments = {} }) =>
    Object.entries(payments).flatMap(([method, phrases]) =>
      phrasesOf(phrases)
        .map((phrase) => phrase.replace(/[~^$]/g, ""))
        .filter((phrase) => word.test(phrase))
        .map((phrase) => [squash(phrase).letters, method] as const)
    )
  )
]

const sign = new RegExp(`^${printedSign}$`, "u")

/** What may stand beside it: a sign of money, a hidden number, a letter or two. */
const mayStandBeside = (text: string): boolean => sign.test(text) || letterCount(text.replace(/x/gi, "")) <= 2

/** Rows below cash in which its change stands. */
const rowsToChange = 3

/** The only method whose word is a letter off the one that begins the text and has no other beside it. */
const nearlyNamed = (text: string): string | null => {
  const [first = "", ...others] = text.split(/\s+/).filter((one) => /\p{L}/u.test(one))
  if (!others.every(mayStandBeside)) return null
  const { letters } = squash(first)
  const found = new Set(methods.filter(([name]) => isWithinOne(letters, name)).map(([, method]) => method))
  return found.size === 1 ? [...found][0]! : null
}

/**
 * The row below the total with what was paid, by a method whose name has a letter wrong: "CASN 11.34". It is believed where as
 * much was paid as the total, or in cash as much more as is printed right below, given back.
 */
export const misreadPayment = (
  { amounts, entries, rows }: Sheet,
  { firstRow, total }: Summary
): readonly [name: string, row: Row, text: string] | null => {
  const isGivenBack = (units: number, { index }: Row): boolean =>
    entries.some(({ amount }) => amount.row > index && amount.row <= index + rowsToChange && amount.units === units)
  const firstTotal = rows.findIndex(({ index }) => amounts[index]!.some(({ units }) => units === total))
  for (const row of rows.slice(Math.max(firstRow, firstTotal + 1))) {
    const paid = amounts[row.index]!.map(({ units }) => units).filter((units) => units >= total)
    const method = paid.length === 0 ? null : nearlyNamed(row.text)
    if (method === null) continue
    const isExact = paid.includes(total)
    if (isExact || (method === "Cash" && paid.some((units) => isGivenBack(minus(units, total), row))))
      return [method, row, row.text]
  }
  return null
}
