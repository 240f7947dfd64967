import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Czechia. */
export const CZ: Country = {
  code: "CZ",
  currency: "CZK",
  language: "cs",
  taxNumber: /CZ\d{8,10}/,
  evidence: [
    ["tax_number", words("dič, dic, ičo, ič, dph"), 3],
    ["company", words("s.r.o.~, účtenka, celkem, zákazník, doklad"), 2],
    [
      "place",
      words(
        "česká republika, praha, brno, ostrava, plzeň, olomouc, liberec, české budějovice, hradec králové, pardubice"
      ),
      4
    ]
  ]
}
