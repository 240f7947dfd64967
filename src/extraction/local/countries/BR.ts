import type { Country } from "./Country.ts"

/** Brazil. */
export const BR: Country = {
  code: "BR",
  currency: "BRL",
  evidence: [["tax_number", /\bCNPJ\b|\bCPF\b|brasil|cupom fiscal|são paulo/i, 5]]
}
