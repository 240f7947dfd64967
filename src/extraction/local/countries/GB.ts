import type { Country } from "./Country.ts"

/** United Kingdom. */
export const GB: Country = {
  code: "GB",
  currency: "GBP",
  taxNumber: /GB\d{9}/,
  townLine: /^\p{L}[\p{L} .'-]+,? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/u,
  evidence: [
    // its numbers have nine digits, which others go on from
    [
      "tax",
      /VAT\s?(?:reg|no)(?!.{0,20}\d{9}-?\d)|\bGB\s?\d{3}\s?\d{4}\s?\d{2}|united kingdom|london|\bUK\b|england|scotland/i,
      3
    ],
    ["address", /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/, 2],
    // behind its town at the end of a line; the last two letters are none of C, I, K, M, O and V
    ["address", /\p{L}{3}[ ,]+[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}(?=[.,;]?$)/mu, 3],
    ["telephone", /\+44|\b0\d{3}\s\d{3}\s\d{4}\b/, 2]
  ]
}
