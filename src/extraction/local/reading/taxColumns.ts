import { type Money, plus, sum } from "../../../domain/Money.ts"
import { labelOf } from "./Labels.ts"
import { healthLevy } from "./leviesOfGhana.ts"
import type { PrintedTax } from "./PrintedTax.ts"
import type { Row } from "./Rows.ts"
import { isPrintedAsPrice, type Sheet } from "./Sheet.ts"
import { tidyLabel } from "./taxLabels.ts"

/** The rows of such a table stand right below its head. */
const mostRows = 10
const fewestTaxes = 2

/** The taxes that a head names, each once: "GST  Taxable  CGST  SGST  Total" names two, beside what they are both called. */
const taxesOf = ({ text }: Row): ReadonlyArray<string> => {
  const isTax = (word: string) => /\p{L}{3}/u.test(word) && (healthLevy.test(word) || labelOf(word)?.role === "tax")
  const words = text.split(/[\s|/]+/).filter(isTax)
  // "Tax%  Taxable  CGST%  CGST Amt  SGST%  SGST Amt": rates stand in columns of their own
  const amounts = words.filter((word) => !word.endsWith("%"))
  const all = (amounts.length < fewestTaxes ? words : amounts).map(tidyLabel)
  // "Excl. vat   VAT 25%": one tax
  const names = all.filter((name, at) => all.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === at)
  return names.filter((name) => !names.some((other) => other !== name && other.endsWith(name)))
}

/** A line of the table: what is taxed, and each of the taxes on it. */
interface Line {
  readonly row: number
  readonly base: Money
  readonly taxes: ReadonlyArray<Money>
}

const grossOf = ({ base, taxes }: Line): Money => plus(base, sum(taxes))

/** The last amounts of a row as base, taxes and gross that add up, or as base and taxes. */
const lineOf = ({ amounts, style }: Sheet, row: number, count: number, hasGross: boolean): Line | null => {
  const prices = amounts[row]!.filter((one) => !one.percent && isPrintedAsPrice({ style }, one)).map(
    ({ units }) => units
  )
  const [base, ...rest] = prices.slice(-(count + (hasGross ? 2 : 1)))
  if (base === undefined || rest.length !== count + (hasGross ? 1 : 0)) return null
  const line = { row, base, taxes: rest.slice(0, count) }
  const isTaxed = line.taxes.some((tax) => tax > 0) && line.taxes.every((tax) => tax >= 0 && tax < base)
  return isTaxed && (!hasGross || rest.at(-1) === grossOf(line)) ? line : null
}

/**
 * Taxes in columns of their own, as bills of India and Ghana have them: "GST  Taxable  CGST  SGST  Total", where the line
 * of the sums, or all lines together, come to the total, or to less where each says what it comes to.
 */
export const taxColumns = (sheet: Sheet, total: Money): ReadonlyArray<PrintedTax> => {
  for (const head of sheet.rows) {
    const names = taxesOf(head)
    if (names.length < fewestTaxes || sheet.amounts[head.index]!.some(({ percent }) => !percent)) continue
    const below = sheet.rows.slice(head.index + 1, head.index + 1 + mostRows)
    for (const hasGross of [true, false]) {
      const lines = below.flatMap(({ index }) => lineOf(sheet, index, names.length, hasGross) ?? [])
      const whole = lines.findLast((line) => grossOf(line) === total)
      const gross = sum(lines.map(grossOf))
      // what no tax is on is in no line, where each of them comes to what it says
      const areParts = gross === total || (hasGross && gross > 0 && gross < total)
      const parts = whole === undefined && areParts ? lines : []
      const found = whole === undefined ? parts : [whole]
      const [last] = found.slice(-1)
      if (last === undefined) continue
      return names
        .map((label, at) => ({ label, units: sum(found.map(({ taxes }) => taxes[at]!)), row: last.row }))
        .filter(({ units }) => units > 0)
    }
  }
  return []
}
