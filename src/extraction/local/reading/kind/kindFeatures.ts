import { strengthOf } from "../../../Proposal.ts"
import type { Evidence } from "../../../Reading.ts"
import { scale } from "../../../../domain/Money.ts"
import { alternatives, matcher, without } from "../../lexicon/compile.ts"
import type { TextPage } from "../../Document.ts"
import type { Amount } from "../Amounts.ts"
import type { Attempt } from "../bestAttempt.ts"
import { toRows } from "../Rows.ts"
import { isSentence } from "../Labels.ts"
import type { Sheet } from "../Sheet.ts"
import { isPaidLessChange } from "../Summary.ts"
import { isOrderTitle, tellPaidWith } from "./confirmedOrders.ts"
import type { KindFeature } from "./kindWeights.ts"
import { isOverview } from "./overviews.ts"
import { isReminder } from "./reminders.ts"
import { balancesRunOn, sumsManyColumns } from "./tablesOfFigures.ts"

/** How much there is of something, mostly 0 or 1, in the document. */
export type Feature = readonly [KindFeature, number]

/** What was read beside the sums. */
export interface AlsoRead {
  readonly isDated: boolean
  readonly tellsPayment: boolean
}

const receiptTitle = matcher(({ documentTitles }) => documentTitles)

const withoutOtherTitles = without(({ otherTitles }) => otherTitles, " ")
const withoutOtherSigns = without(({ otherSigns }) => otherSigns, " ")

/** Whether a line names a receipt or an invoice; "bon" in "bon de commande", "rekening" in "dari rekening" does not. */
const isReceiptTitle = (text: string): boolean =>
  receiptTitle.test(text) && receiptTitle.test(withoutOtherSigns(withoutOtherTitles(text)))

/** Whether a line of the pages calls the document a receipt or an invoice. */
export const namesItself = (pages: ReadonlyArray<TextPage>): boolean =>
  toRows(pages).some(({ text }) => isReceiptTitle(text))

/** A line that is a title, and not a sentence that holds one. */
const otherTitle = matcher(
  ({ otherTitles }) => otherTitles,
  (phrases) => String.raw`^(?:.{2,40}\s[-–—|]\s)?[^\p{L}]{0,8}(?:\p{L}{1,20}\s){0,2}${phrases}.{0,30}$`
)

const otherSign = new RegExp(
  alternatives(({ otherSigns }) => otherSigns),
  "giu"
)

/** "05 DECLINED", "** Zahlung nicht erfolgt **" */
const declined = new RegExp(String.raw`^[^\p{L}]{0,8}${alternatives(({ declines }) => declines)}.{0,30}$`, "iu")

/** A page with so many of them is no receipt; no single word of a name decides. */
const tellingSigns = 2

/** How many different signs of another kind of document the rows show. */
const countOtherSigns = (rows: Sheet["rows"]): number =>
  new Set(rows.flatMap(({ text }) => text.toLowerCase().match(otherSign) ?? [])).size

/** Rows of the document's head, where its title stands; as a share of all rows. */
const [headShare, titleShare] = [0.3, 0.4]
/** What a title says that stands in the first rows no later word takes back, unless it is a title, too. */
const topRows = 3

const shareOf = (rows: Sheet["rows"], isSo: (row: Sheet["rows"][number]) => boolean): number =>
  rows.filter(isSo).length / Math.max(1, rows.length)

/** More evidence than this says no more of the kind. */
const mostStrength = 10
/** Numbers below it count things, and come to each other by chance. */
const smallNumber = 100 * scale
/** Years, as titles have them. */
const [firstYear, lastYear] = [1990 * scale, 2100 * scale]
const isYear = ({ decimals, sign, units }: Amount): boolean =>
  decimals === 0 && sign === null && units >= firstYear && units <= lastYear
/** What stands before a document's number. */
const beforeNumber =
  /(?<!\p{L})[nν]\s?[°ºorο.]\.?[\p{L}\d\s/-]{0,12}$|[№#][\p{L}\d\s/-]{0,12}$|(?<!\p{L})(?:store|till|register|shop|kasse|caisse|caja|cassa|kasa|page|blatt|seite|week|woche|kw|semaine|semana|settimana)\s?$/iu

/** What stands behind the day of a date, "28 Feb 2025", or behind its month, "3/2025", "2023년 12월". */
const besideDate = /^(?:\.?\s\p{L}{3,12}\.?,?\s|\s?\/\s?)(?:19|20)\d{2}(?!\d)|^\s?[月월]/u

/** Whether an amount at a row's end has the looks of a document's number, where prices have decimals. */
const numbersTitle = (text: string, { decimals, end, sign, units }: Amount): boolean =>
  decimals === 0 && sign === null && units >= smallNumber && end === text.length

/**
 * Whether a row has no number but a date's or one of the document; a line with a price sells the thing, or counts it. Where
 * prices have decimals, what has none behind a title numbers the document: "TARJOUS 123".
 */
const mayBeTitle = ({ index, text }: Sheet["rows"][number], { amounts, style }: Sheet): boolean =>
  amounts[index]!.every(
    (amount) =>
      isYear(amount) ||
      (index < topRows && !style.whole && numbersTitle(text, amount)) ||
      beforeNumber.test(text.slice(0, amount.start)) ||
      besideDate.test(text.slice(amount.end))
  )

/** "Invoice   Date   Amount   Balance": what the columns of a table are called names no document. */
const namesColumns = ({ cells, text }: Sheet["rows"][number]): boolean => cells.length > 2 && !/\d/.test(text)

/** A row with so many numbers is one of a table of figures. */
const wideRow = 4
/** More of it than this share of the rows says no more. */
const mostShare = 0.5
/** Receipts are mostly shorter; each further factor of e counts as one. */
const longDocument = 60

const holding: ReadonlySet<string> = new Set(["parts_add_up", "paid_less_change", "column_adds_up"])

const sumHolds = ({ reason }: Evidence): boolean => holding.has(reason)

/**
 * What there is to say of a document's kind; what does not apply is left out. `kindWeights.ts` has what each of them
 * weighs.
 */
export const kindFeatures = (attempt: Attempt, { isDated, tellsPayment }: AlsoRead): ReadonlyArray<Feature> => {
  const { judgement, sheet, summary } = attempt
  const { amounts, entries, rows, style } = sheet
  const [best] = summary.totals
  const total = best!.units
  const isPrice = ({ decimals, sign, units }: Amount) =>
    sign !== null || decimals === 2 || (style.whole && Math.abs(units) >= smallNumber)
  const printed = entries.filter(({ amount }) => amount.units === total)
  const isWhole = printed.length > 0 && printed.every(({ amount }) => amount.decimals === 0 && amount.sign === null)
  const titled = rows.filter(({ text }) => isReceiptTitle(text))
  const isTitled = titled.length > 0
  const isHeading = titled.some(
    (row) => row.index < rows.length * titleShare && !isSentence(row.text) && !namesColumns(row)
  )
  const otherwise = rows
    .slice(0, Math.max(topRows, Math.ceil(rows.length * headShare)))
    .filter((row) => mayBeTitle(row, sheet) && otherTitle.test(row.text.trim()))
    .filter(({ text }) => !(isOrderTitle(text) && tellPaidWith(rows)))
  const isPaid = isPaidLessChange(summary)
  const priced = shareOf(rows, ({ index }) => amounts[index]!.some(isPrice))
  const wide = shareOf(rows, ({ index }) => amounts[index]!.filter(({ percent }) => !percent).length >= wideRow)
  // a till that was given money and gave change may tell of a balance too
  const signs = isTitled || isPaid ? 0 : countOtherSigns(rows)
  // where goods are listed, too, another card or cash may have paid for them
  const isDeclined = !isPaid && judgement.items.length === 0 && rows.some(({ text }) => declined.test(text.trim()))
  const features: ReadonlyArray<readonly [KindFeature, number | boolean]> = [
    ["any_document", 1],
    ["evidence_of_a_total", Math.min(mostStrength, strengthOf(best!.evidence))],
    ["names_itself", isTitled],
    ["names_itself_in_its_head", isHeading],
    ["items_add_up", judgement.adds],
    ["sums_hold", best!.evidence.some(sumHolds)],
    ["dated", isDated],
    ["tells_its_payment", tellsPayment],
    ["total_like_a_count", isWhole && !isPaid && Math.abs(total) < smallNumber],
    ["total_without_decimals", isWhole],
    ["rows_with_prices", priced],
    ["no_prices", priced === 0],
    ["rows_of_figures", Math.min(mostShare, wide)],
    ["balances_run_on", !isHeading && balancesRunOn(amounts)],
    ["sums_of_many_columns", !isHeading && !tellsPayment && sumsManyColumns(amounts)],
    [
      "prose",
      Math.min(
        mostShare,
        shareOf(rows, ({ text }) => isSentence(text))
      )
    ],
    ["long", Math.log(Math.max(1, rows.length / longDocument))],
    ["titled_otherwise", otherwise.length > 0 && !isTitled],
    ["titled_otherwise_at_its_top", otherwise.some(({ index }) => index < topRows) && !isHeading],
    ["says_that_nothing_was_paid", isDeclined],
    ["reminds_of_a_bill", !isPaid && isReminder(sheet)],
    ["headed_as_an_overview", !isTitled && !isPaid && !isDated && !tellsPayment && isOverview(attempt)],
    ["says_what_others_say", signs >= tellingSigns],
    ["says_a_word_of_others", signs > 0 && signs < tellingSigns]
  ]
  return features.flatMap(([name, value]) => (Number(value) === 0 ? [] : [[name, Number(value)]]))
}
