import type { ReceiptData } from "../../domain/Receipt.ts"
import { cleanText } from "../../domain/printedText.ts"
import { isCurrency, showsCurrency } from "../local/reading/currencySigns.ts"
import { unknownCurrency } from "../local/reading/readPlace.ts"
import { isLegible, type Print } from "../local/reading/Print.ts"
import type { Reading } from "../local/Seen.ts"
import { tidyReceipt } from "../tidyReceipt.ts"
import type { Grounded } from "./Grounding.ts"
import type { ModelAnswer } from "./ModelAnswer.ts"

/** The model's text where the print shows it, else the local reader's. */
const shown = (text: string | null, print: Print, local: string | null): string | null => {
  const cleaned = text === null ? "" : cleanText(text)
  return cleaned !== "" && isLegible(print, cleaned) ? cleaned : local
}

/** A printed date as ISO 8601; what is no ISO date must be printed as it stands. */
const dateOf = (text: string | null, print: Print, local: string | null): string | null => {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text ?? "")?.[0]
  if (iso === undefined) return shown(text, print, local)
  return print.dates.includes(iso) ? iso : local
}

const currencyOf = (text: string | null, print: Print, local: string | undefined): string => {
  const code = (text ?? "").trim().toUpperCase()
  return isCurrency(code) && showsCurrency(print, code) ? code : (local ?? unknownCurrency)
}

/** A method in the print's words, with digits that stand behind a card's mask in the print. */
const paymentOf = (text: string | null, print: Print, local: string | null): string | null => {
  const [, words = "", digits] = /^(.*?)\W*(\d{4})?$/.exec(cleanText(text ?? "")) ?? []
  if (words === "" || /\d/.test(words)) return local
  const isShown = isLegible(print, words) || local?.startsWith(words) === true
  const isHidden =
    digits === undefined || new RegExp(String.raw`(?:[x*•#.]|ending(?: in)?)[ -]*${digits}(?!\d)`, "i").test(print.text)
  return isShown && isHidden ? (digits === undefined ? words : `${words} ${digits}`) : local
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
  print: Print,
  local: Reading | null
): { readonly data: ReceiptData; readonly confidence: number } | null => {
  const total = grounded.total ?? local?.data.total ?? null
  if (total === null) return null
  const data = tidyReceipt({
    vendor: shown(answer.vendor, print, local?.data.vendor ?? null),
    date: dateOf(answer.date, print, local?.data.date ?? null),
    total,
    subtotal: grounded.subtotal,
    currency: currencyOf(answer.currency, print, local?.data.currency),
    payment_method: paymentOf(answer.payment_method, print, local?.data.payment_method ?? null),
    category: answer.category,
    tip: grounded.tip,
    taxes: grounded.taxes.map(({ amount, label }) => ({
      label: isLegible(print, label) ? label : "Tax",
      amount
    })),
    items: grounded.items
  })
  return data === null ? null : { data, confidence: confidenceOf(grounded, local) }
}
