import type { Lexicon } from "./Lexicon.ts"

export const romanian: Lexicon = {
  language: "ro",
  months: [
    "ianuarie ian",
    "februarie",
    "martie",
    "aprilie",
    "mai",
    "iunie iun",
    "iulie iul",
    "august",
    "septembrie",
    "octombrie",
    "noiembrie",
    "decembrie"
  ],
  labels: {
    grandTotal: "total de plata, total lei, total general lei, rest de plata",
    total: "suma, total plata",
    tax: "tva, total tva",
    tip: "bacsis",
    rounding: "rotunjire",
    discount: "reducere",
    tendered: "numerar",
    card: "card bancar",
    change: "rest"
  },
  legalForms: "s.r.l",
  payments: { Cash: "~numerar~" }
}
