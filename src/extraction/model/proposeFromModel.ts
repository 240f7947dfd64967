import { cleanText } from "../../domain/printedText.ts"
import { isCurrency, showsCurrency } from "../local/reading/currencySigns.ts"
import { isLegible, type Print } from "../local/reading/Print.ts"
import type { Candidate, Proposal } from "../Proposal.ts"
import type { Evidence, Source } from "../Reading.ts"
import type { Grounded } from "./Grounding.ts"
import type { ModelAnswer } from "./ModelAnswer.ts"

/** What the document bears out of a model's words is more than the rules can make of the same print. */
const read: Evidence = { reason: "model_reads_it", weight: 30 }
const shown: Evidence = { reason: "shown_in_print", weight: 1 }
const adding: Evidence = { reason: "model_adds_up", weight: 2 }

const candidate = <A>(value: A, evidence = [read, shown], source: Source = "model"): Candidate<A> => ({
  value,
  source,
  places: [],
  evidence
})

/** The model's text where the print shows it. */
const shownText = (text: string | null, print: Print): ReadonlyArray<Candidate<string>> => {
  const cleaned = text === null ? "" : cleanText(text)
  return cleaned !== "" && isLegible(print, cleaned) ? [candidate(cleaned)] : []
}

/** A printed date as ISO 8601; what is no ISO date must be printed as it stands. */
const dateOf = (text: string | null, print: Print): ReadonlyArray<Candidate<string>> => {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text ?? "")?.[0]
  if (iso === undefined) return shownText(text, print)
  return print.dates.includes(iso) ? [candidate(iso)] : []
}

const currencyOf = (text: string | null, print: Print): ReadonlyArray<Candidate<string>> => {
  const code = (text ?? "").trim().toUpperCase()
  return isCurrency(code) && showsCurrency(print, code) ? [candidate(code)] : []
}

/** A method in the print's words, with digits that stand behind a card's mask in the print. */
const paymentOf = (
  text: string | null,
  print: Print,
  local: ReadonlyArray<Candidate<string | null>>
): ReadonlyArray<Candidate<string>> => {
  const [, words = "", digits] = /^(.*?)\W*(\d{4})?$/.exec(cleanText(text ?? "")) ?? []
  if (words === "" || /\d/.test(words)) return []
  const isShown = isLegible(print, words) || local.some(({ value }) => value?.startsWith(words) === true)
  const isHidden =
    digits === undefined || new RegExp(String.raw`(?:[x*•#.]|ending(?: in)?)[ -]*${digits}(?!\d)`, "i").test(print.text)
  return isShown && isHidden ? [candidate(digits === undefined ? words : `${words} ${digits}`)] : []
}

/**
 * What a model says, as far as the document bears it out. What it found no subtotal, tip, tax or item for has none;
 * what the document denies is not proposed.
 */
export const proposeFromModel = (
  answer: ModelAnswer,
  grounded: Grounded,
  print: Print,
  local: ReadonlyArray<Proposal>
): Proposal => ({
  vendor: shownText(answer.vendor, print),
  date: dateOf(answer.date, print),
  total:
    grounded.total === null ? [] : [candidate(grounded.total, grounded.adds ? [read, shown, adding] : [read, shown])],
  subtotal: [candidate(grounded.subtotal)],
  currency: currencyOf(answer.currency, print),
  payment_method: paymentOf(
    answer.payment_method,
    print,
    local.flatMap((one) => one.payment_method)
  ),
  category: [candidate(answer.category, [read])],
  tip: [candidate(grounded.tip)],
  taxes: {
    evidence: [read],
    entries: grounded.taxes.map(({ amount, label }) =>
      candidate({ label: isLegible(print, label) ? label : "Tax", amount }, [shown])
    )
  },
  items: { evidence: [read], entries: grounded.items.map(({ item, source }) => candidate(item, [shown], source)) },
  warnings: []
})
