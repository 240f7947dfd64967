import type { Lexicon } from "./Lexicon.ts"

export const slovak: Lexicon = {
  language: "sk",
  months: [
    "januar",
    "februar",
    "marec",
    "april",
    "maj",
    "jun",
    "jul",
    "august",
    "september",
    "oktober",
    "november",
    "december"
  ],
  labels: {
    total: "spolu, suma",
    tax: "dph",
    tendered: "hotovost",
    card: "karta"
  },
  documentTitles: "faktura",
  legalForms: "s.r.o",
  payments: { Card: "karta", Cash: "~hotovost~" }
}
