import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Thailand. */
export const TH: Country = {
  code: "TH",
  currency: "THB",
  language: "th",
  evidence: [
    ["script", /[\u0e00-\u0e7f]/, 4],
    [
      "place",
      words(
        "~thailand~, ~bangkok~, phuket, pattaya, chiang mai, chiangmai, chiang rai, krabi, koh samui, hua hin, nonthaburi, samut prakan"
      ),
      4
    ],
    ["address", /\b(?:Soi\s[A-Z\d]|Moo\s?\d{1,2}\b|Tambon|Amph(?:oe|ur)|Khwaeng|Khet)\b/i, 3],
    // of thirteen digits
    ["tax_number", /TAX\W{0,3}(?:ID|NO|#)?\W{0,3}(?:NO\W{0,3})?[01]-?\d{4}-?\d{5}-?\d{2}-?\d(?!\d)/i, 5],
    ["tax", /TAX\s?INV(?:OICE)?\W{0,3}ABB/i, 4],
    // Germany's lower rate stands beside the usual one
    [
      "tax",
      { test: (text) => /\bVAT\b[^\d\n]{0,3}7(?:\.0+)?\s?%/i.test(text) && !/\b19(?:[.,]0+)?\s?%/.test(text) },
      3
    ],
    ["payment", words("promptpay, prompt pay, truemoney, true money, rabbit card"), 3]
  ]
}
