import type { Lexicon } from "./Lexicon.ts"

export const swedish: Lexicon = {
  language: "sv",
  months: [
    "januari jan",
    "februari feb",
    "mars",
    "april apr",
    "maj",
    "juni jun",
    "juli jul",
    "augusti aug",
    "september sep sept",
    "oktober okt",
    "november nov",
    "december dec"
  ],
  labels: {
    grandTotal: "att betala, summa att betala, totalt att betala, belopp att betala",
    total: "summa, totalt",
    net: "varav netto, netto",
    subtotal: "delsumma",
    tax: "moms, varav moms",
    tip: "dricks",
    rounding: "avrundning, oresavrundning, oresutjamning",
    discount: "rabatt",
    tendered: "kontant, kontanter",
    card: "kort, bankkort",
    change: "vaxel, tillbaka",
    deposit: "pant"
  },
  otherDates: "~förfall~",
  refundTitles: "kreditnota, kreditfaktura, retur",
  documentTitles: "faktura",
  sumHeads: "antal, pris",
  legalForms: "ab",
  addressWords: "gatan, vägen",
  formWords: "faktura, kvitto",
  payments: { "Debit Card": "~bankkort~", Card: "~kortbetal~", Cash: "~kontant~" }
}
