import { type Money, negated } from "../../../domain/Money.ts"
import type { Candidate, Proposal } from "../../Proposal.ts"
import type { Evidence, ItemFound, TaxFound, Warning } from "../../Reading.ts"
import type { TextPage } from "../Document.ts"
import { bestAttempt } from "./bestAttempt.ts"
import { readCategory } from "./Categories.ts"
import { readDate } from "./Dates.ts"
import type { Judgement } from "./items/judgeItems.ts"
import { kindEvidence } from "./kind/documentKind.ts"
import { labelReason } from "./labelReason.ts"
import { readPayment } from "./Payment.ts"
import { placeOf } from "./placeOf.ts"
import { readPlace } from "./readPlace.ts"
import { signsOf } from "./Refunds.ts"
import type { Entry, Sheet } from "./Sheet.ts"
import { squash } from "./squash.ts"
import type { Summary } from "./Summary.ts"
import { readVendor } from "./vendor/Vendor.ts"
import { readWarnings } from "./readWarnings.ts"

/** The last place where the amount is printed, in this row if it is there. */
const entryOf = ({ entries }: Sheet, units: Money, row: number | null): Entry | undefined =>
  entries.findLast(({ amount }) => amount.units === units && amount.row === row) ??
  entries.findLast(({ amount }) => amount.units === units)

const placesOf = (sheet: Sheet, entry: Entry | undefined) => {
  if (entry === undefined) return []
  const { end, left, right, start } = entry.amount
  const row = sheet.rows[entry.amount.row]!
  return [placeOf(sheet.pages, row, row.text.slice(start, end), { ...row, left, right })]
}

const labelled = (entry: Entry | undefined): ReadonlyArray<Evidence> =>
  entry?.label == null ? [] : [{ reason: labelReason(entry.label.role), weight: 3 }]

/** An amount among the sums, with what it is called. */
const summand = (
  sheet: Sheet,
  units: Money | null,
  turn: (amount: Money) => Money
): ReadonlyArray<Candidate<Money>> => {
  if (units === null) return []
  const entry = entryOf(sheet, units, null)
  const evidence = [{ reason: "among_the_sums", weight: 1 }, ...labelled(entry)]
  return [{ value: turn(units), source: "print", places: placesOf(sheet, entry), evidence }]
}

const proposeTaxes = (sheet: Sheet, { taxes }: Summary, turn: (amount: Money) => Money): Proposal["taxes"] => ({
  evidence: [{ reason: "taxes_printed", weight: taxes.length === 0 ? 0 : 1 }],
  entries: taxes.map(({ label, row, units }): Candidate<TaxFound> => {
    const entry = entryOf(sheet, units, row)
    return {
      value: { label, amount: turn(units) },
      source: "print",
      places: placesOf(sheet, entry),
      evidence: labelled(entry)
    }
  })
})

const proposeItems = (sheet: Sheet, { adds, items }: Judgement, turn: (amount: Money) => Money): Proposal["items"] => ({
  evidence: [{ reason: adds ? "items_add_up" : "items_do_not_add_up", weight: adds ? 4 : 0 }],
  entries: items.map(({ isMended = false, name, quantity, rows, total, unitPrice }): Candidate<ItemFound> => ({
    value: { name, quantity, unit_price: turn(unitPrice), total_price: turn(total) },
    source: isMended ? "arithmetic" : "print",
    places: rows.map((row) => placeOf(sheet.pages, row, row.text)),
    evidence: [
      { reason: "line_with_price", weight: 1 },
      ...(isMended ? [{ reason: "mended_by_sums", weight: 0 }] : []),
      ...(unitPrice === total ? [] : [{ reason: "quantity_times_price", weight: 1 }])
    ]
  }))
})

const same = (amount: Money): Money => amount

/** The names that a merchant may have without those of the goods, which no shop has but the one whose name is on top. */
const withoutGoods = (names: Proposal["vendor"], { adds, items }: Judgement): Proposal["vendor"] => {
  const goods = new Set(adds ? items.map(({ name }) => squash(name).letters) : [])
  const isOnTop = ({ evidence }: Candidate<unknown>) => evidence.some(({ reason }) => reason === "first_line")
  return names.filter((one) => isOnTop(one) || !goods.has(squash(one.value ?? "").letters))
}

/**
 * What the pages themselves say; null when no amount on them may be a total. `sign` is a currency's that stands beside
 * the prices, but not in their text; no transaction is after `latestDay` (ISO 8601).
 */
export const proposeFromPrint = (
  pages: ReadonlyArray<TextPage>,
  { latestDay, sign }: { readonly sign: string; readonly latestDay: string | null }
): Proposal | null => {
  const best = bestAttempt(pages)
  if (best === null) return null
  const { judgement, sheet, summary } = best
  const signs = signsOf(sheet, summary, judgement.items)
  const turn = signs.sums === -1 ? negated : same
  const { currencyOn, ...written } = readPlace(sheet, sign)
  const vendor = withoutGoods(readVendor(sheet), judgement)
  const dates = readDate(sheet, written, latestDay)
  const payment = readPayment(sheet, summary)
  const kind = kindEvidence(best, { isDated: dates.length > 0, tellsPayment: payment.length > 0 })
  const items = proposeItems(sheet, judgement, signs.items === -1 ? negated : same)
  const ambiguous = dates[0]?.otherReading ?? null
  const warnings: ReadonlyArray<Warning> = [
    ...(ambiguous === null ? [] : [{ code: "date_order_ambiguous", readings: [dates[0]!.value, ambiguous] } as const]),
    ...readWarnings(pages)
  ]
  return {
    vendor,
    date: dates.slice(0, 2).map(({ evidence, places, source, value }) => ({ evidence, places, source, value })),
    total: summary.totals.slice(0, 3).map(({ evidence, row, units }) => {
      const entry = entryOf(sheet, units, row)
      const isMended = evidence.some(({ reason }) => reason === "mended_by_sums")
      const source = isMended && entry === undefined ? "arithmetic" : "print"
      return { value: turn(units), source, places: placesOf(sheet, entry), evidence: [...evidence, ...kind] }
    }),
    subtotal: summand(sheet, summary.subtotal, turn),
    currency: currencyOn(dates[0]?.value ?? null, sheet.rows[summary.totals[0]!.row]),
    payment_method: payment,
    category: readCategory(
      vendor[0]?.value ?? null,
      judgement.items.map(({ name }) => name),
      [...sheet.rows.map((row) => row.text), sign].join("\n")
    ),
    tip: summand(sheet, summary.tip, turn),
    taxes: proposeTaxes(sheet, summary, turn),
    items,
    warnings
  }
}
