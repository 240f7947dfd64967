import type { Country } from "./Country.ts"

/** Malta. */
export const MT: Country = {
  code: "MT",
  currency: "EUR",
  evidence: [["place", /\bmalta\b|valletta/i, 3]]
}
