import type { Lexicon } from "./Lexicon.ts"

export const czech: Lexicon = {
  language: "cs",
  months: [
    "leden ledna",
    "unor unora",
    "brezen brezna",
    "duben dubna",
    "kveten kvetna",
    "cerven cervna",
    "cervenec cervence",
    "srpen srpna",
    "zari",
    "rijen rijna",
    "listopad listopadu",
    "prosinec prosince"
  ],
  labels: {
    grandTotal: "celkem k uhrade, k uhrade, celkem kc",
    total: "celkem",
    net: "zaklad",
    subtotal: "mezisoucet",
    tax: "dph",
    tip: "spropitne",
    rounding: "zaokrouhleni",
    discount: "sleva",
    tendered: "hotovost",
    card: "karta",
    change: "vraceno",
    deposit: "zaloha"
  },
  dateLabels: "~datum~",
  refundTitles: "dobropis",
  documentTitles: "faktura",
  sumHeads: "cena, nazev",
  legalForms: "s.r.o",
  formWords: "faktura",
  payments: { Card: "karta", Cash: "~hotovost~" }
}
