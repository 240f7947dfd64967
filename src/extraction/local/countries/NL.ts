import type { Country } from "./Country.ts"

/** Netherlands. */
export const NL: Country = {
  code: "NL",
  currency: "EUR",
  language: "nl",
  taxNumber: /NL\d{9}B\d{2}/,
  evidence: [["tax", /\bBTW\b|\bB\.V\.|nederland|factuur|\bKvK\b|\bNL\d{9}B\d{2}/i, 4]]
}
