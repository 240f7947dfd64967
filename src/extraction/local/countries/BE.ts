import type { Country } from "./Country.ts"

/** Belgium. */
export const BE: Country = {
  code: "BE",
  currency: "EUR",
  taxNumber: /BE[01]\d{9}/,
  evidence: [
    ["place", /belgi[eëq]|bruxelles|brussel|antwerpen|\bBCE\b|\bBVBA\b|\bSPRL\b/i, 3],
    ["tax", /\bBTW\b|\bTVA\b/i, 3]
  ]
}
