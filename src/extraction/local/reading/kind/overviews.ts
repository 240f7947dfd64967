import { matcher } from "../../lexicon/compile.ts"
import { countHeads } from "../../lexicon/units.ts"
import type { Role } from "../../lexicon/Role.ts"
import type { Attempt } from "../bestAttempt.ts"
import { hasLegalForm } from "../vendor/legalForms.ts"
import { businessWord, contact, isAddressLine, isTableNumber } from "../vendor/nameWords.ts"
import { beginsWithRegister, isRegistered } from "../vendor/registerNumbers.ts"

/** What is reckoned with where something is sold. */
const rolesOfSales: ReadonlySet<Role> = new Set(["tax", "tip", "service", "tendered", "card", "change", "deposit"])

/** "2 Pizza", "2 x 4.50", "4.50 x2", "3 @ 1.20", "ITEMS: 3", "22.10 L", "Liter 22.10": how much of something is sold. */
const counts =
  /^\P{L}{0,2}\d{1,3}\s?(?:[x×*]\s?)?\p{L}[\p{L}\p{M}]|\d\s?[x×@*]\s?[^\p{L}\d]{0,2}\d|(?<!\p{L})[x×@]\s?\d|(?<!\p{L})(?:items?|pcs)\W{0,3}\d|\d\s?(?:pcs|l)(?!\p{L})|(?<!\p{L})lit(?:er|re)s?(?!\p{L})/iu

/** "Qty 3", "Menge: 2" */
const countsByName = new RegExp(String.raw`(?<!\p{L})(?:${countHeads.join("|")})\W{0,3}\d`, "iu")

/** "Mocha 1 28,000", "5 18.000 90.000": a count, a price, and what they come to. */
const countsInColumns = /(?:^|\p{L}\S*\s)\d{1,3}\s(?:\p{L}{1,3}\.?\s?)?\d[\d.,]{2,}\d(?:\s\d[\d.,]{2,}\d)?$/u

/** "1.20 A", "2.80 B": which tax is in a price. */
const taxLetter = /\d[.,]\d{2}\s?[A-D]$/
const fewestLetters = 2

/** Rows of the head in which a merchant names itself. */
const headRows = 3

const time = /(?<![\d:.,])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d.,])/

const overview = matcher(({ overviewWords }) => overviewWords)
const greets = matcher(({ greetings }) => greetings)

/**
 * Whether anything on the page but its sums tells of a sale: how much of what, a tax, what was paid with, when, where and to
 * whom, or thanks for it.
 */
const tellsOfSale = ({ sheet: { entries, rows }, summary }: Attempt): boolean =>
  summary.taxes.length > 0 ||
  entries.some(({ label }) => label !== null && rolesOfSales.has(label.role)) ||
  rows.slice(0, headRows).some(({ text }) => businessWord.test(text) || hasLegalForm(text)) ||
  rows.filter(({ text }) => taxLetter.test(text)).length >= fewestLetters ||
  rows.some(
    ({ index, text }) =>
      counts.test(text) ||
      countsByName.test(text) ||
      countsInColumns.test(text) ||
      time.test(text) ||
      contact.test(text) ||
      greets.test(text) ||
      isTableNumber(text) ||
      isAddressLine(text) ||
      beginsWithRegister(text) ||
      isRegistered(text, rows[index + 1])
  )

/** Whether a list of sums is headed as a plan of costs, an estate or a score is, and nothing on it tells of a sale. */
export const isOverview = (attempt: Attempt): boolean =>
  attempt.sheet.rows.slice(0, headRows).some(({ text }) => overview.test(text)) && !tellsOfSale(attempt)
