import type { Lexicon } from "./Lexicon.ts"

export const croatian: Lexicon = {
  language: "hr",
  months: [
    "sijecanj sijecnja",
    "veljaca veljace",
    "ozujak ozujka",
    "travanj travnja",
    "svibanj svibnja",
    "lipanj lipnja",
    "srpanj srpnja",
    "kolovoz kolovoza",
    "rujan rujna",
    "listopad",
    "studeni studenoga",
    "prosinac prosinca"
  ],
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
