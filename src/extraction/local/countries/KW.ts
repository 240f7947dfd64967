import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Kuwait. */
export const KW: Country = {
  code: "KW",
  currency: "KWD",
  evidence: [
    ["place", words("kuwait, الكويت, حولي, السالمية, الفروانية, الجهراء, salmiya, hawally, farwaniya, al ahmadi"), 4],
    ["payment", words("knet, k-net, ~كي نت~, ~كى نت~"), 4]
  ]
}
