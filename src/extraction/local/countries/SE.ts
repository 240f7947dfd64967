import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Sweden. */
export const SE: Country = {
  code: "SE",
  currency: "SEK",
  language: "sv",
  dateOrder: "year-first",
  taxNumber: /SE\d{10}01/,
  evidence: [
    ["tax", words("moms, moms1, moms2, organisationsnummer, org.nr, orgnr, org nr, org. nr"), 2],
    // "moms" is Denmark's as well, whose words for a date and a receipt are others
    ["tax", { test: (text) => /\bmoms/i.test(text) && /[äö]|\bdatum\b|\bkvitto/iu.test(text) }, 3],
    // rates that Denmark does not have
    ["tax", /\bmoms\D{0,12}(?:12|6)(?:[.,]0+)?\s?%/i, 3],
    ["tax_number", /\bSE\d{10}01\b/i, 3],
    ["place", /sverige|stockholm|g[öo]teborg|malm[öo]|kvitto|växel|att betala|[öo]ppettider/i, 3],
    ["place", words("uppsala, västerås, örebro, linköping, helsingborg, norrköping, jönköping, umeå, lund"), 3],
    ["word", /s[öo]ndag/i, 2],
    ["word", /totalt|kontant|\bkort\b/i, 1]
  ]
}
