import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Denmark. */
export const DK: Country = {
  code: "DK",
  currency: "DKK",
  language: "da",
  taxNumber: /DK\d{8}/,
  evidence: [
    [
      "tax",
      words(
        "danmark, danske bank, øreafrunding, byttepenge, ekspedient, københavn, kobenhavn, cvr~, dankort, bon nr, moms udgør, heraf moms, mobilepay, at betale, i alt"
      ),
      4
    ],
    // "moms" is Sweden's as well, which writes no such letters
    ["tax", { test: (text) => /\bmoms/i.test(text) && /[æø]|\bdato\b|\bbon\b/iu.test(text) }, 4],
    ["place", words("aarhus, århus, odense, aalborg, esbjerg, randers, kolding, vejle, roskilde, frederiksberg"), 4]
  ]
}
