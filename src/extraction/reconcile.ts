import { cleanText } from "../domain/printedText.ts"
import { type Money, scale } from "../domain/Money.ts"
import { type ConfidentField, confidenceOf } from "./confidence.ts"
import { type Candidate, type Proposal, strengthOf } from "./Proposal.ts"
import { type Field, type ItemFound, type Reading, type TaxFound, unknownCurrency } from "./Reading.ts"
import { warningsOf } from "./warnings.ts"

/** More lines than any receipt has; what is longer is no receipt. */
const [mostItems, mostTaxes] = [1_000, 30]
/** Sums of amounts up to this one are exact; no till counts so far. */
const largestAmount = 9e9 * scale
const [longestDate, longestMethod, longestLabel] = [60, 80, 120]
/** A lead of more than a plain label says no more. */
const largestLead = 4

const isAmount = (amount: number): boolean => Math.abs(amount) < largestAmount

const distinct = <A>(values: ReadonlyArray<A>): ReadonlyArray<A> => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values()
]

/** Candidates of the same value as one: what speaks for each speaks for it. */
const merged = <A>(candidates: ReadonlyArray<Candidate<A>>): ReadonlyArray<Candidate<A>> => {
  const byValue = new Map<string, Candidate<A>>()
  for (const one of candidates) {
    const key = JSON.stringify(one.value)
    const known = byValue.get(key)
    byValue.set(
      key,
      known === undefined
        ? one
        : {
            ...(strengthOf(one.evidence) > strengthOf(known.evidence) ? one : known),
            places: known.places.length > 0 ? known.places : one.places,
            evidence: distinct([...known.evidence, ...one.evidence])
          }
    )
  }
  return [...byValue.values()].sort((a, b) => strengthOf(b.evidence) - strengthOf(a.evidence))
}

const toField = <A>(field: ConfidentField, { evidence, places, source, value }: Candidate<A>): Field<A> => ({
  value,
  source,
  places,
  evidence,
  confidence: confidenceOf(field, evidence)
})

/** Less evidence than cash that was given and returned, or a plain label, is no total. */
const leastForTotal = 3.4
/** A vendor of which less than this is certain is not stated: none is better than nonsense. */
const leastVendorConfidence = 0.3
/** What is contradicted is no value, though nobody proposes another one. */
const leastForOthers = -15

/** The value with the most weight; how far it is ahead of the next one is evidence too. */
const decide = <A>(field: ConfidentField, candidates: ReadonlyArray<Candidate<A | null>>): Field<A> | null => {
  const least = field === "total" ? leastForTotal : leastForOthers
  const [best, next] = merged(candidates.filter(({ evidence }) => strengthOf(evidence) >= least))
  if (best === undefined || best.value === null) return null
  const lead = strengthOf(best.evidence) - (next === undefined ? 0 : strengthOf(next.evidence))
  const ahead = { reason: "ahead_of_next", weight: Math.max(0, Math.min(largestLead, lead)) }
  return toField(field, { ...best, value: best.value, evidence: [...best.evidence, ahead] })
}

const cleaned = (candidates: Proposal["vendor"], longest?: number): Proposal["vendor"] =>
  candidates.flatMap((one) => {
    const value = one.value === null ? null : cleanText(one.value, longest)
    return value === "" ? [] : [{ ...one, value }]
  })

const amounts = (candidates: Proposal["subtotal"]): Proposal["subtotal"] =>
  candidates.filter(({ value }) => value === null || isAmount(value))

/** The list that has the most weight, whole. */
const decideList = <A>(
  field: ConfidentField,
  lists: ReadonlyArray<{
    readonly evidence: Field<A>["evidence"]
    readonly entries: ReadonlyArray<Candidate<A>>
  } | null>,
  amountOf: (value: A) => Money
): ReadonlyArray<Field<A>> => {
  const [best, ...others] = lists
    .flatMap((list) => (list === null || strengthOf(list.evidence) < leastForOthers ? [] : [list]))
    .sort((a, b) => strengthOf(b.evidence) - strengthOf(a.evidence))
  const unclaimed = others.flatMap(({ entries }) => entries)
  /** A reader that knows no places is shown to those where another one saw the same amount, each once. */
  const placesOf = ({ places, value }: Candidate<A>) => {
    const at = unclaimed.findIndex((one) => amountOf(one.value) === amountOf(value))
    return places.length > 0 || at === -1 ? places : unclaimed.splice(at, 1)[0]!.places
  }
  return (best?.entries ?? []).map((entry) =>
    toField(field, { ...entry, places: placesOf(entry), evidence: [...entry.evidence, ...best!.evidence] })
  )
}

const decideTaxes = (proposals: ReadonlyArray<Proposal>): ReadonlyArray<Field<TaxFound>> =>
  decideList(
    "taxes",
    proposals.map(({ taxes }) => taxes),
    ({ amount }) => amount
  )
    .filter(({ value }) => isAmount(value.amount))
    .slice(0, mostTaxes)
    .map((field) => {
      const label = cleanText(field.value.label, longestLabel)
      return { ...field, value: { ...field.value, label: label === "" ? "Tax" : label } }
    })

const decideItems = (proposals: ReadonlyArray<Proposal>): ReadonlyArray<Field<ItemFound>> =>
  decideList(
    "items",
    proposals.map(({ items }) => items),
    ({ total_price }) => total_price
  )
    .filter(({ value }) => [value.quantity, value.unit_price, value.total_price].every(isAmount))
    .slice(0, mostItems)
    .flatMap((field) => {
      const name = cleanText(field.value.name)
      return name === "" ? [] : [{ ...field, value: { ...field.value, name } }]
    })

const noCurrency: Field<string> = {
  value: unknownCurrency,
  source: "print",
  places: [],
  evidence: [],
  confidence: 0
}

/**
 * Weighs what all readers propose, once: for every field the value with the most evidence wins, and lists go as a
 * whole. Null where nobody proposes a total.
 */
export const reconcile = (proposals: ReadonlyArray<Proposal>): Reading | null => {
  const all = <A>(pick: (proposal: Proposal) => ReadonlyArray<A>) => proposals.flatMap(pick)
  const total = decide(
    "total",
    all((one) => amounts(one.total))
  )
  if (total === null) return null
  const vendor = decide(
    "vendor",
    all((one) => cleaned(one.vendor))
  )
  const reading = {
    vendor: vendor !== null && vendor.confidence < leastVendorConfidence ? null : vendor,
    date: decide(
      "date",
      all((one) => cleaned(one.date, longestDate))
    ),
    total,
    subtotal: decide(
      "subtotal",
      all((one) => amounts(one.subtotal))
    ),
    currency:
      decide(
        "currency",
        all((one) => one.currency.filter(({ value }) => /^[A-Z]{3}$/.test(value ?? "")))
      ) ?? noCurrency,
    payment_method: decide(
      "payment_method",
      all((one) => cleaned(one.payment_method, longestMethod))
    ),
    category: decide(
      "category",
      all((one) => one.category)
    ),
    tip: decide(
      "tip",
      all((one) => amounts(one.tip))
    ),
    taxes: decideTaxes(proposals),
    items: decideItems(proposals)
  }
  return {
    ...reading,
    warnings: warningsOf(
      reading,
      proposals.flatMap(({ warnings }) => warnings)
    )
  }
}
