import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Slovakia. */
export const SK: Country = {
  code: "SK",
  currency: "EUR",
  language: "sk",
  taxNumber: /SK\d{10}/,
  evidence: [
    ["tax_number", words("ič dph, dič, ičo, dkp"), 3],
    ["word", words("spolu, účtenka, medzisúčet, pokladničný doklad, výdavok, faktúra"), 2],
    [
      "place",
      words(
        "slovensko, slovenská republika, bratislava, košice, prešov, žilina, nitra, banská bystrica, trnava, trenčín"
      ),
      4
    ]
  ]
}
