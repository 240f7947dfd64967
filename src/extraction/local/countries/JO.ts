import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Jordan. */
export const JO: Country = {
  code: "JO",
  currency: "JOD",
  evidence: [
    ["place", words("jordan, amman, عمان الأردن, الأردن, إربد, اربد, الزرقاء, العقبة, irbid, zarqa, aqaba"), 4],
    ["tax", /ضريبة[^\d\n]{0,20}16|16\s?[%٪][^\d\n]{0,12}ضريبة/, 3]
  ]
}
