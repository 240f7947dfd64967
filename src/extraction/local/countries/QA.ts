import type { Country } from "./Country.ts"

/** Qatar. */
export const QA: Country = {
  code: "QA",
  currency: "QAR",
  evidence: []
}
