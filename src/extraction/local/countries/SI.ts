import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Slovenia. */
export const SI: Country = {
  code: "SI",
  currency: "EUR",
  language: "sl",
  taxNumber: /SI\d{8}/,
  evidence: [
    ["tax", words("ddv, id za ddv, zoi, eor, davčna št~"), 3],
    ["place", words("slovenija, ljubljana, maribor, celje, kranj, koper, novo mesto"), 4]
  ]
}
