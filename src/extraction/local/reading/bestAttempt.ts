import { sum } from "../../../domain/Money.ts"
import { strengthOf } from "../../Proposal.ts"
import type { TextPage } from "../Document.ts"
import { goodsHeads } from "../lexicon/columnHeads.ts"
import { labelOf } from "./Labels.ts"
import { readItems } from "./items/Items.ts"
import { withoutTaxes } from "./items/withoutTaxes.ts"
import type { Judgement } from "./items/judgeItems.ts"
import { curled, levelled } from "./Rows.ts"
import { type Sheet, toSheet } from "./Sheet.ts"
import { dewarped } from "./dewarped.ts"
import { unwarped } from "./unwarped.ts"
import { readSummary, type Summary } from "./Summary.ts"

/** One way to read a document, before its other fields are looked at. */
export interface Attempt {
  readonly sheet: Sheet
  readonly summary: Summary
  readonly judgement: Judgement
  readonly strength: number
}

/** Items that come to what the receipt states speak for the rows that were made of it. */
const itemsWeight = 3
/** Rows that were torn apart are more than rows that were not. */
const rowCost = 0.1

/** What speaks for rows in which more heads of one table stand side by side. */
const headWeight = 0.6

const mostHeads = ({ amounts, rows }: Sheet): number =>
  Math.max(
    0,
    ...rows.map(({ index, text }) => (amounts[index]!.length > 0 ? 0 : (text.match(goodsHeads)?.length ?? 0)))
  )

const attempt = (sheet: Sheet): Attempt | null => {
  const summary = readSummary(sheet)
  if (summary === null) return null
  const judgement = withoutTaxes(readItems(sheet, summary), summary)
  const { evidence } = summary.totals[0]!
  const strength =
    strengthOf(evidence) +
    (judgement.adds ? itemsWeight : 0) +
    mostHeads(sheet) * headWeight -
    sheet.rows.length * rowCost
  return { sheet, summary, judgement, strength }
}

/** Whether printed parts, each beside its label, come to the total. */
const partsAddUp = ({ summary }: Attempt): boolean =>
  summary.totals[0]!.evidence.some(({ reason }) => reason === "parts_add_up")

/** Whether the items come to the total, or what they come to leads to it. */
const itemsAddUp = ({ judgement, summary }: Attempt): boolean =>
  judgement.adds &&
  (summary.total === sum(judgement.items.map(({ total }) => total)) ||
    summary.totals[0]!.evidence.some(({ reason }) => reason === "paid_less_change" || reason === "column_adds_up"))

/** Whether a name of the sums may have lost its amount to another line: the total is only called a subtotal, or a tax has none. */
const lacksAmount = ({ sheet, summary }: Attempt): boolean =>
  summary.totals[0]!.evidence.some(({ reason }) => reason === "label_subtotal") ||
  (summary.taxes.length === 0 && sheet.rows.some(({ text }) => labelOf(text)?.role === "tax"))

const isSettled = (one: Attempt): boolean => (itemsAddUp(one) || partsAddUp(one)) && !lacksAmount(one)

const better = (a: Attempt | null, b: Attempt | null): Attempt | null =>
  b !== null && (a === null || b.strength > a.strength) ? b : a

/** What a page must gain for it to be bent. */
const bendGain = 3

/** Longer documents are set, not photographed, and take long to read anew. */
const mostRunsBent = 600

/** What speaks for a page that was laid flat where the sums hold either way, as they do with prices beside the wrong names. */
const flatWeight = 0.5

/** What is read as if the paper lay flat, where the page shows by how much it does not. */
const flatAttempt = (flat: ReadonlyArray<TextPage> | null): Attempt | null => {
  const found = flat === null ? null : attempt(toSheet(flat))
  return found === null ? null : { ...found, strength: found.strength + flatWeight }
}

/**
 * Reads a sloping page as it is, as if it were level and, where its lines bend or its prices stand beside their names by
 * ever more, as if it lay flat, and takes what adds up best. Where nothing adds up, or a name of the sums lacks its
 * amount, the paper may have curled: the page is bent, and that is believed where sums come to hold.
 */
export const bestAttempt = (pages: ReadonlyArray<TextPage>): Attempt | null => {
  // only a picture's lines stand at an angle; a PDF's lie flat
  const isPictured = pages.some(({ angle }) => angle !== undefined)
  const isBendable = isPictured && pages.reduce((sum, { runs }) => sum + runs.length, 0) <= mostRunsBent
  const levelPages = levelled(pages)
  const views = levelPages === null ? [pages] : [pages, levelPages]
  const flat = isBendable ? [...views.map(unwarped), dewarped(pages)].map(flatAttempt) : []
  const plain = [...views.map((view) => attempt(toSheet(view))), ...flat].reduce(better, null)
  if (!isBendable || (plain !== null && isSettled(plain))) return plain
  const bent = curled(pages)
    .map((one) => attempt(toSheet(one)))
    // items come to something by chance, labelled parts hardly do
    .filter((one) => one !== null && partsAddUp(one))
    .reduce(better, null)
  return bent !== null && bent.strength > (plain?.strength ?? 0) + bendGain ? bent : plain
}
