import type { Country } from "./Country.ts"
import { german } from "./shared.ts"
import { words } from "./words.ts"

/** Austria. */
export const AT: Country = {
  code: "AT",
  currency: "EUR",
  taxNumber: /ATU\d{8}/,
  evidence: [
    ["word", /bankomat/i, 3],
    [
      "place",
      words("österreich, oesterreich, austria, wien, graz, linz, salzburg, innsbruck, klagenfurt, villach, bregenz"),
      3
    ],
    ["word", german.words, 2],
    ["tax", german.taxes, 4]
  ]
}
