import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Latvia. */
export const LV: Country = {
  code: "LV",
  currency: "EUR",
  language: "lv",
  evidence: [
    ["tax", words("pvn, čeks"), 3],
    ["place", words("latvija, latvia, rīga, rīgas, riga, daugavpils, liepāja, jelgava, jūrmala, ventspils"), 4],
    ["address", /\bLV-?\d{4}\b/, 4]
  ]
}
