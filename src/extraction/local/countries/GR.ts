import type { Country } from "./Country.ts"

/** Greece. */
export const GR: Country = {
  code: "GR",
  currency: "EUR",
  taxNumber: /EL\d{9}/,
  evidence: [["tax", /φπα|αφμ|[α-ω]{4}/i, 3]]
}
