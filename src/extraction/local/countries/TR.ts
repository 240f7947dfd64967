import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Turkey. */
export const TR: Country = {
  code: "TR",
  currency: "TRY",
  evidence: [
    ["tax", words("kdv, topkdv, türkiye, fiş, fişi, fiş no, tckn, vkn, mersis"), 4],
    ["place", words("istanbul, İstanbul, ankara, izmir, İzmir, antalya, bursa, adana, konya, gaziantep"), 4],
    ["company", words("ltd. şti~, a.ş.~, tic. ltd~, san. ve tic~"), 3]
  ]
}
