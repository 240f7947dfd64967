import type { Lexicon } from "./Lexicon.ts"

export const danish: Lexicon = {
  language: "da",
  months: [
    "januar jan",
    "februar feb",
    "marts",
    "april apr",
    "maj",
    "juni jun",
    "juli jul",
    "august aug",
    "september sep sept",
    "oktober okt",
    "november nov",
    "december dec"
  ],
  labels: {
    grandTotal: "at betale, i alt at betale",
    total: "i alt",
    net: "netto",
    tax: "moms, heraf moms",
    tip: "drikkepenge",
    discount: "rabat",
    tendered: "kontant",
    card: "kort",
    change: "byttepenge, retur",
    deposit: "pant"
  },
  dateLabels: "~dato~",
  refundTitles: "kreditnota, retur",
  documentTitles: "faktura",
  sumHeads: "antal, pris",
  legalForms: "aps, a/s",
  formWords: "faktura, ~kvittering~",
  payments: { "Debit Card": "~dankort~", Cash: "~kontant~" }
}
