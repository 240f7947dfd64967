import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Singapore. */
export const SG: Country = {
  code: "SG",
  currency: "SGD",
  evidence: [
    ["place", /singapore/i, 4],
    // "#01-23" is a unit in a building
    ["address", /#\d{2}-\d{2,3}[A-Z]?(?!\d)/i, 2],
    ["address", /\bBlk\.?\s?\d{1,3}[A-Z]?\b/i, 2],
    ["tax", /\bGST\b[^\d\n]{0,6}[789](?:\.0+)?\s?%/i, 2],
    ["company", /PTE\.?\s?LTD/i, 3],
    ["payment", words("paynow, nets, ez-link"), 2]
  ]
}
