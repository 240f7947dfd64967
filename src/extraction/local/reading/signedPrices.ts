import { currencies } from "../countries/currencies.ts"

/** A sign that this share of the rows with prices shows is the document's. */
const signedShare = 0.5

/** Signs of all currencies, without their codes. */
const moneySigns = currencies.flatMap(({ signs: [, ...others] }) => others.map(([pattern]) => pattern))

/** Whether the rows with prices mostly show a sign; a single row may be a remark. */
export const areSigned = (priced: ReadonlyArray<string>): boolean => {
  const signed = priced.filter((row) => moneySigns.some((pattern) => pattern.test(row)))
  return signed.length > 1 && signed.length >= priced.length * signedShare
}

const shortSigns = new Map<string, string>()

/** The sign that a currency has at home, as Unicode's CLDR tells it: "$" of the Dominican Republic's peso. */
export const shortSignOf = (currency: string): string => {
  const known = shortSigns.get(currency)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" })
  const sign = format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency
  shortSigns.set(currency, sign)
  return sign
}
