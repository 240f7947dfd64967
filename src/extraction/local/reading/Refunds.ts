import { negated, sum } from "../../../domain/Money.ts"
import { alternatives, matcher } from "../lexicon/compile.ts"
import type { ListedItem } from "./items/ListedItem.ts"
import type { Sheet } from "./Sheet.ts"
import type { Summary } from "./Summary.ts"

const words = alternatives(({ refundTitles }) => refundTitles)

/** A line that is the document's title, not a sentence about its policy. */
const titled = (phrases: string): RegExp => new RegExp(String.raw`^[^\p{L}]*${phrases}(?!\p{L}).{0,24}$`, "iu")
const refundTitle = titled(words)
const returnTitle = titled(alternatives(({ returnTitles }) => returnTitles))
const labelled = new RegExp(words, "iu")
const policy = matcher(({ refundDenials }) => refundDenials)

/** "Credit Note No. 17": its number, and no denial. */
const numbered = /(?<!\p{L})no[.:]?\s?(?=[\p{Lu}/#-]{0,6}\d)/giu

/** Rows of the document's head, where its title stands; as a share of all rows. */
const headShare = 0.6

/** A price as tills print it at the end of a row, maybe with the letter of its tax. */
const priced = /\d[.,]\d{2}(?:\s?\p{Lu})?$/u
/** Below so many priced rows no title stands: "STORNO" between goods takes one of them back. */
const fewestPriced = 2

/** Whether the document's title is one of these. */
const hasTitle = (rows: Sheet["rows"], title: RegExp): boolean => {
  const goods = rows.flatMap(({ text }, at) => (priced.test(text.trim()) ? [at] : []))[fewestPriced - 1] ?? rows.length
  const end = Math.min(goods, Math.ceil(rows.length * headShare))
  const isTitle = (text: string): boolean =>
    title.test(text) && !policy.test(text.replace(numbered, " ")) && !priced.test(text)
  // the title may stand beside the company that wrote it
  return rows
    .slice(0, end)
    .some(({ cells, text }) => [text, ...cells.map((cell) => cell.text)].some((one) => isTitle(one.trim())))
}

/** Whether the document's title says that it gives money back. */
export const isRefundTitled = (rows: Sheet["rows"]): boolean => hasTitle(rows, refundTitle)

const refunded = new RegExp(String.raw`^[^\p{L}]*${words}(?!\p{L})`, "iu")

/** Whether the document gives money back: by its title, by what it calls its total, or by how that is given back. */
const isRefund = ({ entries, rows }: Sheet, { total, totals }: Summary): boolean =>
  isRefundTitled(rows) ||
  (total < 0 && hasTitle(rows, returnTitle)) ||
  entries.some(
    ({ amount, text }) =>
      (amount.row === totals[0]!.row && amount.units === total && labelled.test(text)) ||
      (total < 0 && amount.row > totals[0]!.row && amount.units === negated(total) && refunded.test(text))
  )

/** Whether what was sold and what was given back come to a sum below nothing: empties of more than the drinks cost. */
const isOwed = ({ total }: Summary, items: ReadonlyArray<ListedItem>): boolean =>
  total < 0 && items.some((item) => item.total > 0) && sum(items.map((item) => item.total)) === total

/** What to multiply the printed amounts with. */
export interface Signs {
  readonly sums: 1 | -1
  readonly items: 1 | -1
}

/**
 * The sign that the document gives its amounts by its words: money back of a refund that is printed without
 * minus signs, and money paid of a receipt whose total has a dash before it. Only what calls itself a refund is one, or
 * what lists more taken back than sold.
 */
export const signsOf = (sheet: Sheet, summary: Summary, items: ReadonlyArray<ListedItem>): Signs => {
  if (summary.total === 0 || isOwed(summary, items)) return { sums: 1, items: 1 }
  if (summary.total < 0 === isRefund(sheet, summary)) return { sums: 1, items: 1 }
  // the dash may have stood before the sums alone
  const isWhole = summary.total > 0 || items.every(({ total }) => total <= 0)
  return { sums: -1, items: isWhole ? -1 : 1 }
}
