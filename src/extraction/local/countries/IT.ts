import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Italy. */
export const IT: Country = {
  code: "IT",
  currency: "EUR",
  language: "it",
  taxNumber: /IT\d{11}/,
  evidence: [
    ["tax", words("iva, totale, imponibile"), 2],
    ["tax_number", /P(?:ART)?\.?\s?IVA|(?<![\p{L}\d])C\.?F\.?\s?:?\s?\d{11}/iu, 4],
    [
      "word",
      words(
        "scontrino, documento commerciale, ricevuta fiscale, scontrino fiscale, fattura, s.r.l.~, s.p.a.~, s.n.c.~, arrivederci"
      ),
      3
    ],
    [
      "place",
      words("italia, roma, milano, napoli, torino, firenze, bologna, venezia, genova, palermo, verona, bari, padova"),
      3
    ]
  ]
}
