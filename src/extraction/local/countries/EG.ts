import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Egypt. */
export const EG: Country = {
  code: "EG",
  currency: "EGP",
  evidence: [
    ["place", words("egypt, cairo, alexandria, giza, القاهرة, مصر, الجيزة, الإسكندرية, الاسكندرية"), 4],
    // of nine digits in threes
    ["tax_number", /(?:ضريبي\p{L}{0,2}[^\d\n]{0,25}\d{3}[-\s]|TAX[^\d\n]{0,25}\d{3}-)\d{3}[-\s]\d{3}(?![-\d])/iu, 4],
    ["tax", /(?:ضريبة|ض\.?ق\.?م)[^\d\n]{0,20}14(?:\.0+)?\s?[%٪]|14\s?[%٪][^\d\n]{0,12}ضريبة/i, 3],
    ["telephone", /(?:hot\s?line|\bcall(?:\sus)?|الخط الساخن|هوت لاين)[^\d\n]{0,6}1[5-9]\d{3}(?!\d)/i, 4],
    ["payment", words("meeza, ميزة, instapay, انستاباي, فودافون كاش"), 3]
  ]
}
