import { withSignsApart } from "../countries/signs.ts"
import type { CountryFound, Found } from "./rankedCountries.ts"
import type { Row } from "./Rows.ts"

/** The currency that the total is said to be in outweighs where the merchant is, all the more where no other one stands there. */
const [besideTotal, aloneBesideTotal] = [4, 12]

/** Currencies that the row of the total names, by a code or by plain words for their money, and what that says for each. */
export const toldBeside = (total: Row | undefined, found: ReadonlyArray<CountryFound>): ReadonlyMap<string, Found> => {
  const text = withSignsApart(total?.text ?? "")
  const named = found.flatMap(({ country: { currency }, present }) =>
    present
      .filter(({ isIn, reason }) => reason === "currency_code" && isIn(text))
      .map(({ isIn }) => ({ currency, isIn }))
  )
  const isAlone = new Set(named.map(({ currency }) => currency)).size === 1
  const isCode = (currency: string) => new RegExp(String.raw`(?<!\p{L})${currency}(?!\p{L})`, "u").test(text)
  return new Map(
    named.map(({ currency, isIn }) => {
      const weight = isAlone && isCode(currency) ? aloneBesideTotal : besideTotal
      return [currency, { reason: "code_beside_total", weight, isIn }]
    })
  )
}
