import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Bahrain. */
export const BH: Country = {
  code: "BH",
  currency: "BHD",
  evidence: [["place", words("bahrain, manama, البحرين, المنامة"), 4]]
}
