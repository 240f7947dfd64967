import type { Country } from "./Country.ts"

/** Nigeria. */
export const NG: Country = {
  code: "NG",
  currency: "NGN",
  evidence: []
}
