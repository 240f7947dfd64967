import { DateTime, Option } from "effect"
import type { ReceiptData } from "../../domain/Receipt.ts"
import { unknownCurrency } from "../local/reading/Places.ts"
import type { Reading } from "../local/reading/readReceipt.ts"
import type { Grounded } from "./Grounding.ts"
import type { ModelAnswer } from "./ModelAnswer.ts"

/** Longest text that is taken for a name, a label or a date. */
const longestText = 300

const tidy = (text: string | null): string | null => {
  const tidied = (text ?? "").replace(/\s+/g, " ").trim().slice(0, longestText)
  return tidied === "" ? null : tidied
}

const isCalendarDate = (text: string): boolean =>
  Option.exists(DateTime.make(`${text}T00:00:00Z`), (date) => DateTime.formatIsoDateUtc(date) === text)

/** ISO 8601 when the model says so and the calendar agrees; else as printed. */
const dateOf = (text: string | null, local: string | null): string | null => {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text ?? "")?.[0]
  if (iso === undefined) return tidy(text)
  return isCalendarDate(iso) ? iso : local
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"))

const currencyOf = (text: string | null, local: string | undefined): string => {
  const code = (text ?? "").trim().toUpperCase()
  return currencies.has(code) ? code : (local ?? unknownCurrency)
}

/** How sure one can be of a total that the model and the document agree on, or that only one of them tells. */
const confidenceOf = ({ adds, total }: Grounded, local: Reading | null): number => {
  if (local === null) return adds ? 0.75 : 0.55
  if (total === null) return local.confidence * 0.9
  if (Math.abs(total) === Math.abs(local.data.total)) return Math.min(0.99, 0.5 + local.confidence / 2)
  return adds ? 0.7 : 0.5
}

/** The receipt that is left of the model's answer; null when neither of the two readers is sure of a total. */
export const toReceipt = (
  answer: ModelAnswer,
  grounded: Grounded,
  local: Reading | null
): { readonly data: ReceiptData; readonly confidence: number } | null => {
  const total = grounded.total ?? local?.data.total ?? null
  if (total === null) return null
  const data = {
    vendor: tidy(answer.vendor),
    date: dateOf(answer.date, local?.data.date ?? null),
    total,
    subtotal: grounded.subtotal,
    currency: currencyOf(answer.currency, local?.data.currency),
    payment_method: tidy(answer.payment_method),
    category: answer.category,
    tip: grounded.tip,
    taxes: grounded.taxes.map(({ amount, label }) => ({ label: tidy(label) ?? "Tax", amount })),
    items: grounded.items.flatMap((item) => {
      const name = tidy(item.name)
      return name === null ? [] : [{ ...item, name }]
    })
  }
  return { data, confidence: confidenceOf(grounded, local) }
}
