import type { Country } from "./Country.ts"

/** Malaysia. */
export const MY: Country = {
  code: "MY",
  currency: "MYR",
  evidence: [
    ["company", /\bSDN\.?\s?BHD/i, 6],
    ["place", /malaysia|selangor|kuala lumpur|johor|penang|jalan\b|taman\b|melaka|sabah|sarawak/i, 3],
    ["tax_number", /\bGST\s*(?:reg|id|no)|\(\d{5,7}-[A-Z]\)/i, 1]
  ]
}
