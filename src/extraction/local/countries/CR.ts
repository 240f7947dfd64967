import type { Country } from "./Country.ts"

/** Costa Rica. */
export const CR: Country = {
  code: "CR",
  currency: "CRC",
  evidence: []
}
