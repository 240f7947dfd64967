import type { Lexicon } from "./Lexicon.ts"

export const croatian: Lexicon = {
  language: "hr",
  labels: {
    grandTotal: "za platit, ukupno za platiti",
    total: "ukupno, iznos",
    tax: "pdv",
    discount: "popust",
    tendered: "gotovina",
    card: "kartica",
    change: "povrat"
  },
  legalForms: "d.o.o"
}
