import type { Country } from "./Country.ts"

/** Egypt. */
export const EG: Country = {
  code: "EG",
  currency: "EGP",
  evidence: [["place", /egypt|cairo|القاهرة|مصر/i, 4]]
}
