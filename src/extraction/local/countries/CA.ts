import type { Country } from "./Country.ts"
import { words } from "./words.ts"

const province = "(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PEI?|YT|NT|NU)"
/** "Edmonton. AB": what a comma may be taken for, before what is no word. */
const afterPoint = String.raw`\s?\.\s?(?:AB|BC|MB|QC|SK)`
const postcode = String.raw`[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?-?\d[A-Z]\d`

/** Canada. */
export const CA: Country = {
  code: "CA",
  currency: "CAD",
  // tills of American makers, and those of Canadian ones
  dateOrder: "month-first",
  datesVary: true,
  // "Edmonton, AB"; a name that ends in AB is a Swedish company's
  townLine: new RegExp(
    String.raw`^[\p{L} .'-]+(?:, ?${province}(?: ${postcode})?|,? ${province},? ${postcode}|${afterPoint})$|^(?:Toronto|Calgary|Edmonton|Ottawa|Winnipeg|Mississauga|Vancouver|Montr[eé]al) ${province}$`,
    "iu"
  ),
  evidence: [
    ["tax", /(?<!\d(?:\s?[ap]\.?m\.?)?\s)\b(?:HST|PST)\b(?!\W{0,3}1[356]\s?%)|\bQST\b|\bTPS\b|\bTVQ\b|\binterac\b/i, 4],
    ["place", words("canada, ontario, québec, alberta, british columbia, manitoba, saskatchewan, nova scotia"), 4],
    // "GST# 12345 6789 RT0001": nine digits
    [
      "tax_number",
      /\bG\.?S\.?T\.?(?:\/HST)?\s*(?:No|Reg|Number)?\W{0,4}R?\d{5}[\s-]?\d{4}(?:\s?RT\s?\d{4})?(?![\w-])/i,
      4
    ],
    // as French writes it
    ["tax", /\d,\d{2}\s?\$(?!\s?\d)/, 3],
    ["address", /\b[ABCEGHJ-NPRSTVXY]\d[A-Z][\s-]\d[A-Z]\d\b/, 2],
    ["address", new RegExp(String.raw`\b[A-Z][A-Za-zé]{2,}(?:,\s${province}|${afterPoint})\b`), 3]
  ]
}
