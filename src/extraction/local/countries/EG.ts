import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Egypt. */
export const EG: Country = {
  code: "EG",
  currency: "EGP",
  evidence: [["place", words("egypt, cairo, alexandria, giza, القاهرة, مصر, الجيزة, الإسكندرية, الاسكندرية"), 4]]
}
