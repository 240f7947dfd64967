import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Malaysia. */
export const MY: Country = {
  code: "MY",
  currency: "MYR",
  language: "ms",
  evidence: [
    ["company", /\bSDN\.?\s?BHD/i, 6],
    ["place", /malaysia|selangor|kuala lumpur|johor|penang|jalan\b|taman\b|melaka|sabah|sarawak/i, 3],
    ["word", words("cukai, ringgit"), 3],
    ["tax", /\bSST\W{0,6}(?:6|8|10)\s?%/i, 3],
    ["tax_number", /\bGST\s*(?:reg|id|no)/i, 1],
    // "(519537-X)" behind a company, "S/B" for its legal form, "W10-1808-32000123"
    ["tax_number", /\bS\/B\b|(?<![\w-])[A-Z]\d{2}-\d{4}-\d{8}(?!\d)/, 3],
    ["tax_number", /\(\d{5,7}-[A-Z]\)/, 2],
    ["payment", words("tng ewallet, touch n go, touch 'n go, duitnow"), 3]
  ]
}
