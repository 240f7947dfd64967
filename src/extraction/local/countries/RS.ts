import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Serbia. */
export const RS: Country = {
  code: "RS",
  currency: "RSD",
  language: "sr",
  evidence: [
    ["tax", words("пдв, pdv"), 2],
    ["tax_number", words("пиб, pib, пфр~, pfr~, есир, esir, фискални рачун, fiskalni račun"), 4],
    // Montenegro's have eight digits
    ["tax_number", /\bPIB\W{0,3}\d{9}(?!\d)/, 3],
    [
      "place",
      words(
        "србија, srbija, београд, beograd, нови сад, novi sad, ниш, niš, крагујевац, kragujevac, суботица, subotica"
      ),
      4
    ]
  ]
}
