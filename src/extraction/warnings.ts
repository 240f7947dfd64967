import { absolute, largestRounding, type Money, minus, plus, sum, toNumber, zero } from "../domain/Money.ts"
import { type Field, type Reading, unknownCurrency, type Warning } from "./Reading.ts"

const has = ({ evidence }: Field<unknown>, ...reasons: ReadonlyArray<string>): boolean =>
  evidence.some(({ reason }) => reasons.includes(reason))

/** What the items are too much or too little; null where they come to what the receipt states, as far as it adds up. */
const difference = ({ items, subtotal, taxes, tip, total }: Omit<Reading, "warnings">): Money | null => {
  if (items.length === 0 || items.some((item) => has(item, "items_add_up"))) return null
  const goods = sum(items.map(({ value }) => value.total_price))
  const taxed = sum(taxes.map(({ value }) => value.amount))
  const tipped = tip?.value ?? zero
  const stated = [total.value, ...(subtotal === null ? [] : [subtotal.value])]
  const possible = stated.flatMap((whole) =>
    [zero, taxed, tipped, plus(taxed, tipped)].flatMap((added) => [minus(whole, added), plus(whole, added)])
  )
  if (possible.some((one) => absolute(minus(one, goods)) <= largestRounding)) return null
  return minus(goods, subtotal?.value ?? total.value)
}

/** Reasons that say what the amount is called. */
const labels = /^(?:label_|stated_in|model_reads|follows_from|only_amount)/

/** What to tell a client of a reading, with what its readers told. */
export const warningsOf = (
  reading: Omit<Reading, "warnings">,
  toldByReaders: ReadonlyArray<Warning>
): ReadonlyArray<Warning> => {
  const { currency, date, total } = reading
  // a doubt about a date is none of another date's
  const told = toldByReaders.filter(
    (warning) => warning.code !== "date_order_ambiguous" || warning.readings[0] === date?.value
  )
  const isInferred =
    currency.value !== unknownCurrency && !has(currency, "currency_code", "currency_sign", "stated_in_e_invoice")
  const off = difference(reading)
  return [
    ...told,
    ...(isInferred ? [{ code: "currency_inferred" } as const] : []),
    ...(off === null ? [] : [{ code: "items_do_not_add_up", difference: toNumber(off) } as const]),
    ...(total.evidence.some(({ reason }) => labels.test(reason)) ? [] : [{ code: "total_not_labelled" } as const])
  ]
}
