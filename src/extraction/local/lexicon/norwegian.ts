import type { Lexicon } from "./Lexicon.ts"

export const norwegian: Lexicon = {
  language: "nb",
  months: [
    "januar jan",
    "februar feb",
    "mars",
    "april apr",
    "mai",
    "juni jun",
    "juli jul",
    "august aug",
    "september sep sept",
    "oktober okt",
    "november nov",
    "desember des"
  ],
  labels: {
    grandTotal: "a betale, totalt a betale, totalbelop, belop a betale, sum a betale",
    total: "sum, totalt",
    net: "netto, grunnlag",
    subtotal: "delsum, mellomsum",
    tax: "herav mva, mva",
    tip: "driks, drikkepenge",
    rounding: "avrunding",
    discount: "rabatt",
    tendered: "kontant, kontanter",
    card: "kort, bankkort",
    change: "vekslepenger, veksel, retur",
    deposit: "pant"
  },
  otherDates: "~forfall~",
  refundTitles: "kreditnota, retur",
  documentTitles: "faktura",
  sumHeads: "antall, pris",
  legalForms: "as, a/s",
  addressWords: "gate",
  formWords: "faktura, ~kvittering~",
  payments: { "Debit Card": "~bankkort~", Card: "~kortbetal~", Cash: "~kontant~" }
}
