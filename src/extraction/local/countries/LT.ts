import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Lithuania. */
export const LT: Country = {
  code: "LT",
  currency: "EUR",
  language: "lt",
  dateOrder: "year-first",
  evidence: [
    ["tax", words("pvm, kvitas, mokėti"), 3],
    ["place", words("lietuva, lithuania, vilnius, kaunas, klaipėda, šiauliai, panevėžys, vilniaus, kauno"), 4],
    ["company", words("uab"), 3]
  ]
}
