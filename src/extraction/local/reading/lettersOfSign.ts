import { printedSign } from "../countries/signs.ts"
import { countable, measures } from "../lexicon/units.ts"
import { isWithinOne } from "./isWithinOne.ts"
import { matchesOf } from "./matchesOf.ts"
import type { Row } from "./Rows.ts"

/** Letters before an amount: "RM13.60". */
const beforeAmount = /(?<![\p{L}\d.,/])\p{L}{1,4}(?= ?\d[\d.,]*[.,]\d{2,3}(?![\d.,]))/gu
const known = new RegExp(`^${printedSign}$`, "u")
/** "2 kg 25,00" among kroner, "kr". */
const unit = new RegExp(`^(?:${[...measures, ...countable].join("|")})$`, "iu")
/** A page's sign stands before so many of its amounts, or more. */
const fewest = 2
/** One letter of a shorter sign makes any other. */
const shortest = 2

/** The sign of letters that stands before most of the page's amounts. */
const signOf = (rows: ReadonlyArray<Row>): string | null => {
  const counts = new Map<string, number>()
  for (const { text } of rows) {
    for (const [letters] of matchesOf(beforeAmount, text)) {
      if (letters.length >= shortest && known.test(letters)) counts.set(letters, (counts.get(letters) ?? 0) + 1)
    }
  }
  const [sign, count] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? ["", 0]
  return count >= fewest ? sign : null
}

/**
 * Mends what stands before an amount where it is one letter off the sign before the page's other amounts: "RW13.60" among
 * ringgit. It is no sign of its own there.
 */
export const withSignOfPage = (rows: ReadonlyArray<Row>): ((text: string) => string) => {
  const sign = signOf(rows)
  if (sign === null) return (text) => text
  return (text) =>
    text.replace(beforeAmount, (letters) =>
      (letters.length >= shortest || sign.startsWith(letters)) &&
      !known.test(letters) &&
      !unit.test(letters) &&
      isWithinOne(letters.toUpperCase(), sign.toUpperCase())
        ? sign
        : letters
    )
}
