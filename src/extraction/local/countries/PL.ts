import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Poland. */
export const PL: Country = {
  code: "PL",
  currency: "PLN",
  language: "pl",
  taxNumber: /PL\d{10}/,
  evidence: [
    ["tax", /\bNIP\b|paragon|fiskalny|\bPTU\b|sprzeda|gotówk|polska|warszawa|sp\. z o\.?o/i, 4],
    [
      "place",
      words(
        "kraków, krakow, wrocław, wroclaw, poznań, poznan, gdańsk, gdansk, łódź, lodz, katowice, lublin, szczecin, gdynia"
      ),
      3
    ]
  ]
}
