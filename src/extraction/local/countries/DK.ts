import type { Country } from "./Country.ts"

/** Denmark. */
export const DK: Country = {
  code: "DK",
  currency: "DKK",
  taxNumber: /DK\d{8}/,
  evidence: [["tax", /danmark|københavn|kobenhavn|\bCVR\b|dankort|bon nr|moms udgør|heraf moms/i, 4]]
}
