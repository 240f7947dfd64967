import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Iceland. */
export const IS: Country = {
  code: "IS",
  currency: "ISK",
  language: "is",
  evidence: [
    ["place", words("ísland, iceland, reykjavík, reykjavik, akureyri, kópavogur, hafnarfjörður, keflavík"), 4],
    ["tax", words("vsk, kennitala, kt."), 3]
  ]
}
