import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Kenya. */
export const KE: Country = {
  code: "KE",
  currency: "KES",
  evidence: [
    ["place", words("kenya, nairobi, mombasa, kisumu, nakuru, eldoret"), 4],
    ["tax_number", /\bPIN\b\W{0,4}(?:No\W{0,3})?[PA]\d{9}[A-Z]\b/i, 5],
    ["word", words("kra, etims, m-pesa, mpesa, cu invoice no, cu serial no"), 3]
  ]
}
