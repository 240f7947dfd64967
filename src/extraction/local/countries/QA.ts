import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Qatar. */
export const QA: Country = {
  code: "QA",
  currency: "QAR",
  evidence: [["place", words("qatar, doha, قطر, الدوحة, الريان, الوكرة, al wakrah, lusail"), 4]]
}
