import type { Country } from "./Country.ts"
import { french } from "./shared.ts"

/** France. */
export const FR: Country = {
  code: "FR",
  currency: "EUR",
  taxNumber: /FR[A-Z\d]{2}\d{9}/,
  evidence: [["tax", french.taxes, 3]]
}
