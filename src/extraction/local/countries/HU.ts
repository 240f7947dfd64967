import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Hungary. */
export const HU: Country = {
  code: "HU",
  currency: "HUF",
  language: "hu",
  dateOrder: "year-first",
  taxNumber: /HU\d{8}/,
  evidence: [
    ["tax", words("áfa, adószám, nyugta, összesen, kft, kft., bt., zrt., számla, nav ellenőrző"), 4],
    [
      "place",
      words("magyarország, budapest, debrecen, szeged, miskolc, pécs, győr, nyíregyháza, kecskemét, székesfehérvár"),
      4
    ]
  ]
}
