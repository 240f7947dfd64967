import type { TextPage } from "../Document.ts"
import { isLeftwardText } from "../measures.ts"
import { goodsHeads } from "../lexicon/columnHeads.ts"
import { type Amount, amountsOf } from "./Amounts.ts"
import { tellsApproximately } from "./approximate.ts"
import { countsBehind, linkAtEnd, namesNothing, onlyRemark, onlySign } from "./betweenAmounts.ts"
import { isSold } from "./isSold.ts"
import { type NumberStyle, numberStyle } from "./numberStyle.ts"
import { withDiscountMinuses } from "./discountMinuses.ts"
import { foreignTo, withoutForeignLabels } from "./foreignLabels.ts"
import { headOfSum, isHeadOfSums, labelInColumn } from "./columnLabels.ts"
import { includedTaxBehind } from "./includedTax.ts"
import { asTotalOfTax, isSentence, type Label, labelOf } from "./Labels.ts"
import { mendRows } from "./misreadAmounts.ts"
import { type Row, toRows } from "./Rows.ts"
import { withTaxedTotals } from "./taxedTotals.ts"
import { suggestsTip } from "./tipSuggestions.ts"
import { withoutWordSigns } from "./wordSigns.ts"
import { withWrappedCells } from "./wrappedCells.ts"

/** An amount and what is printed about it. */
export interface Entry {
  readonly amount: Amount
  readonly label: Label | null
  readonly text: string
  /** Whether the label stands in the amount's row, and not above it. */
  readonly isBeside: boolean
}

/** A document laid out for reading: rows, their amounts, and what labels the amounts. */
export interface Sheet {
  readonly pages: ReadonlyArray<TextPage>
  readonly rows: ReadonlyArray<Row>
  readonly style: NumberStyle
  /** Of each row, from left to right. */
  readonly amounts: ReadonlyArray<ReadonlyArray<Amount>>
  readonly entries: ReadonlyArray<Entry>
  /** Whether a label is one of another language than the page's. */
  readonly isForeign: (label: Label) => boolean
}

/** A word, or an abbreviation with points: "T.V.A.". */
const hasWord = (text: string): boolean =>
  /\p{L}[\p{L}\p{M}]|\p{L}\.\s?\p{L}\.|[\p{Script=Han}\p{Script=Hangul}]/u.test(text)

/** "NET @ $8.80 / kg", "City tax CHF 4.75 per person": what a unit costs is no sum, whatever stands before it. */
const pricesUnit =
  /^\s?(?:\/\s?(?:1\s?)?(?:kg|lb|100\s?g)|(?:per|pro|par|por|a|p\.) (?:person|adult|night|nacht|personne|adulte|nuit|persona|noche|notte|pessoa|noite|persoon|nuitée))(?!\p{L})/iu

/** Whether the row stands close enough below the other to belong to its label. */
const follows = (row: Row, above: Row): boolean => row.top - above.bottom < Math.max(row.height, above.height) * 1.6

const numbered = /^\s*\d{1,3}[.)]?\s+\p{L}[\p{L}\p{M}]/u

/** The label above an amount that has none of its own: a column's head, or a line that ends in a colon. */
const labelAbove = (
  rows: ReadonlyArray<Row>,
  amounts: Sheet["amounts"],
  heads: ReadonlyArray<boolean>,
  amount: Amount
): string => {
  for (let index = amount.row - 1; index >= Math.max(0, amount.row - 2); index--) {
    const above = rows[index]!
    if (!follows(rows[index + 1]!, above) || heads[index]) return ""
    const cell = above.cells.find((one) => one.left < amount.right && one.right > amount.left && hasWord(one.text))
    if (cell !== undefined) return tellsApproximately(cell.text) ? above.text : cell.text
    if (amounts[index]!.every(({ percent }) => percent)) {
      // a rate is not of the item below it: "VAT 10%", "2 Bread", "1 x 45.50   45.50"
      const isOfAnother = amounts[index]!.length > 0 && index < amount.row - 1 && numbered.test(rows[index + 1]!.text)
      return above.cells.length === 1 && !isOfAnother ? above.text : ""
    }
  }
  return ""
}

/** Heads of an item table say nothing about the amounts under them. */
export const isTableHead = (text: string): boolean => (text.match(goodsHeads)?.length ?? 0) >= 2

/** A line of a tax table: a rate with base, tax or gross beside it. Its amounts are parts, not totals. */
export const isRateRow = (amounts: ReadonlyArray<Amount>): boolean => {
  const plain = amounts.filter(({ percent }) => !percent)
  // the number in "TAX 1 8.25 % 1.65" is part of a name
  const printedAsMoney = plain.filter(({ decimals }) => decimals === 2)
  return plain.length < amounts.length && (printedAsMoney.length > 0 ? printedAsMoney : plain).length >= 2
}

/** Whether an amount looks as prices do on this page: two decimals, or any number where prices have none. */
export const isPrintedAsPrice = ({ style }: Pick<Sheet, "style">, { decimals }: Pick<Amount, "decimals">): boolean =>
  style.whole || decimals === 2

/** Rows in Arabic or Hebrew are read from the right. */
export const isLeftward = ({ text }: Row): boolean => isLeftwardText(text)

/** What was read as one piece already stands in the order in which it is read: "מע"מ 18%: 26.08". */
const isReadLeftward = (row: Row): boolean => row.cells.length > 1 && isLeftward(row)

/** What stands between an amount and the one read before it; a price at the right edge has its label on the left. */
const textBefore = (row: Row, amounts: ReadonlyArray<Amount>, index: number): string => {
  const onTheLeft = row.text.slice(amounts[index - 1]?.end ?? 0, amounts[index]!.start)
  if (!isReadLeftward(row)) return onTheLeft
  const onTheRight = row.text.slice(amounts[index]!.end, amounts[index + 1]?.start)
  // what was read as one piece begins with its label, and ends with the name of its money
  const isNamedBefore = labelOf(onTheRight) === null && labelOf(onTheLeft) !== null
  return hasWord(onTheRight) && !isNamedBefore ? onTheRight : onTheLeft
}

/** Of what is sold by number, a name may have a word of sums that is less than this share of it: "Promo video edit". */
const wordOfName = 0.5

/** What a text says of an amount, among those of its row. */
const labelAmong = (text: string, own: ReadonlyArray<Amount>): Label | null => {
  const label = labelOf(text)
  if (label === null || (label.coverage < wordOfName && isSold(own, 2))) return null
  return own.filter(({ percent }) => !percent).length > 1 ? label : asTotalOfTax(label, text)
}

const entriesOf = (rows: ReadonlyArray<Row>, amounts: Sheet["amounts"]): ReadonlyArray<Entry> => {
  // asked of a row once, and not for each amount below it
  const heads = rows.map((row) => isTableHead(row.text) && !isHeadOfSums(row))
  return rows.flatMap((row) => {
    if (suggestsTip(row.text)) return []
    const own = amounts[row.index]!
    const inOrder = own.map((amount, index) => ({ amount, before: textBefore(row, own, index) }))
    if (isReadLeftward(row)) inOrder.reverse()
    let text = ""
    return inOrder.map(({ amount, before }, index) => {
      const earlier = inOrder[index - 1]?.amount
      const isRemark = earlier?.percent === true && onlyRemark.test(before) && labelOf(text)?.role === "service"
      const isNameless =
        isRemark || (amount !== own[0] && (namesNothing(before, earlier) || countsBehind(text, before, earlier)))
      if (hasWord(before) && !onlySign.test(before) && !isNameless) text = before.replace(linkAtEnd, "")
      text = includedTaxBehind(row, amount) ?? (isLeftward(row) ? null : labelInColumn(row, amount)) ?? text
      const head = headOfSum(rows, amount)
      const isBeside = head === null && hasWord(text)
      const label = head ?? (isBeside ? text : labelAbove(rows, amounts, heads, amount))
      const isUnlabelled = isSentence(label) || pricesUnit.test(row.text.slice(amount.end))
      return { amount, text: label.trim(), label: isUnlabelled ? null : labelAmong(label, own), isBeside }
    })
  })
}

export const toSheet = (pages: ReadonlyArray<TextPage>): Sheet => {
  const printed = withWrappedCells(toRows(pages))
  const style = numberStyle(printed)
  const rows = mendRows(printed)
  const printedAmounts = rows.map((row) => amountsOf(row, style))
  const amounts = withDiscountMinuses(withoutWordSigns(printedAmounts, rows), rows)
  const labelled = entriesOf(rows, amounts)
  const isForeign = foreignTo(labelled)
  const entries = withTaxedTotals(withoutForeignLabels(labelled, isForeign))
  return { pages, rows, style, amounts, entries, isForeign }
}
