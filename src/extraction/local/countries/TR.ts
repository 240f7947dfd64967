import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Turkey. */
export const TR: Country = {
  code: "TR",
  currency: "TRY",
  language: "tr",
  evidence: [
    ["tax", words("kdv, topkdv, türkiye, fiş, fişi, fiş no, tckn, vkn, mersis"), 4],
    ["place", words("istanbul, İstanbul, ankara, izmir, İzmir, antalya, bursa, adana, konya, gaziantep"), 4],
    ["address", /(?<!\p{L})(?:Mah|Mh|Cad|Cd|Sok)\.\s?\p{Lu}|mahallesi|caddesi|soka[kğ]/u, 3],
    ["company", words("ltd. şti~, a.ş.~, tic. ltd~, san. ve tic~"), 3]
  ]
}
