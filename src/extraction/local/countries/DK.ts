import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Denmark. */
export const DK: Country = {
  code: "DK",
  currency: "DKK",
  taxNumber: /DK\d{8}/,
  evidence: [
    [
      "tax",
      words(
        "danmark, københavn, kobenhavn, cvr~, dankort, bon nr, moms udgør, heraf moms, mobilepay, at betale, i alt"
      ),
      4
    ],
    ["place", words("aarhus, århus, odense, aalborg, esbjerg, randers, kolding, vejle, roskilde, frederiksberg"), 4]
  ]
}
