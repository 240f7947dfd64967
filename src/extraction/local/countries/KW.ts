import type { Country } from "./Country.ts"

/** Kuwait. */
export const KW: Country = {
  code: "KW",
  currency: "KWD",
  evidence: []
}
