import type { Lexicon } from "./Lexicon.ts"

export const slovenian: Lexicon = {
  language: "sl",
  labels: {
    total: "skupaj",
    subtotal: "medziscet",
    tax: "ddv",
    discount: "popust",
    tendered: "gotovina",
    card: "kartica"
  },
  legalForms: "d.o.o"
}
