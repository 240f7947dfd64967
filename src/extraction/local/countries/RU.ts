import type { Country } from "./Country.ts"

/** Russia. */
export const RU: Country = {
  code: "RU",
  currency: "RUB",
  evidence: [
    ["tax", /(?<!\p{L})(?:ИНН|НДС|ККМ|КПП|ОГРН|ООО|ПАО)(?!\p{L})/iu, 4],
    ["word", /кассов|россия|москва|ит[о0]г|сдач|наличн|скидк|спасиб[о0]|кассир|приход/i, 3]
  ]
}
