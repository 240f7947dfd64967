import type { Country } from "./Country.ts"

/** Hungary. */
export const HU: Country = {
  code: "HU",
  currency: "HUF",
  taxNumber: /HU\d{8}/,
  evidence: [["tax", /\bÁFA\b|adószám|nyugta|budapest|összesen|\bKft\b/i, 4]]
}
