import { numbersEvidence } from "./CountryNumbers.ts"
import { type Place, places } from "./Places.ts"

/** ISO 4217's "no currency", where a document gives no evidence of one. */
export const unknownCurrency = "XXX"

export interface PlaceFound {
  /** ISO 4217; `XXX` without evidence. */
  readonly currency: string
  readonly dayFirst: boolean
}

/** Currencies whose prices are whole numbers: other prices speak against them. */
const wholeCurrencies = new Set(["IDR", "JPY", "KRW", "VND", "CLP"])
const decimalsAgainst = 2

/** Less evidence tells no country. */
const leastScore = 2
/** Signs, codes, taxes, towns and numbers of a country name its currency; words of its language alone do not. */
const namingWeight = 3

/** Weighs all evidence; signs and codes next to amounts count most. */
export const readPlace = (text: string, wholePrices: boolean): PlaceFound => {
  const numbers = numbersEvidence(text)
  let best: Place | null = null
  let bestScore = 0
  let isNamed = false
  for (const one of places) {
    const found = one.evidence.reduce(
      (sum, [pattern, weight]) => sum + (pattern.test(text) ? weight : 0),
      numbers.get(one.currency) ?? 0
    )
    const score = found - (!wholePrices && wholeCurrencies.has(one.currency) ? decimalsAgainst : 0)
    if (score <= bestScore) continue
    ;[best, bestScore] = [one, score]
    isNamed =
      numbers.has(one.currency) ||
      one.evidence.some(([pattern, weight]) => weight >= namingWeight && pattern.test(text))
  }
  if (best === null || bestScore < leastScore) return { currency: unknownCurrency, dayFirst: true }
  return { currency: isNamed ? best.currency : unknownCurrency, dayFirst: best.monthFirst !== true }
}
