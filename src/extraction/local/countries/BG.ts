import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Bulgaria. */
export const BG: Country = {
  code: "BG",
  currency: "EUR",
  language: "bg",
  formerly: { currency: "BGN", until: "2026-01-01" },
  evidence: [
    ["place", words("българия, софия, пловдив, варна, бургас, русе, плевен, стара загора"), 4],
    ["tax_number", words("еик, булстат, ддс, идент"), 4],
    ["company", words("еоод, ооод, оод, ет, фискален бон, касова бележка"), 3]
  ]
}
