import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** South Africa. */
export const ZA: Country = {
  code: "ZA",
  currency: "ZAR",
  evidence: [
    [
      "place",
      words(
        "south africa, johannesburg, cape town, durban, pretoria, sandton, port elizabeth, bloemfontein, stellenbosch"
      ),
      5
    ],
    ["company", /\(Pty\)\s?Ltd/i, 4],
    ["tax_number", /VAT\s?(?:No|Reg)?\W{0,6}4\d{9}\b/i, 3]
  ]
}
