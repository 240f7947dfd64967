import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Kuwait. */
export const KW: Country = {
  code: "KW",
  currency: "KWD",
  evidence: [["place", words("kuwait, الكويت"), 4]]
}
