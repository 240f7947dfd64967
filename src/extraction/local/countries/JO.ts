import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Jordan. */
export const JO: Country = {
  code: "JO",
  currency: "JOD",
  evidence: [["place", words("jordan, amman, عمان الأردن, الأردن"), 4]]
}
