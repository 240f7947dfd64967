import type { Lexicon } from "./Lexicon.ts"

export const dutch: Lexicon = {
  language: "nl",
  months: [
    "januari jan",
    "februari feb",
    "maart mrt",
    "april apr",
    "mei",
    "juni jun",
    "juli jul",
    "augustus aug",
    "september sep sept",
    "oktober okt",
    "november nov",
    "december dec"
  ],
  labels: {
    grandTotal: "totaal te betalen, te betalen, totaalbedrag, totaal incl btw, totaal incl, totaal bedrag",
    total: "totaal, bedrag",
    net: "excl btw, totaal excl, totaal excl btw, netto",
    subtotal: "subtotaal",
    tax: "btw, btw bedrag, waarvan btw",
    tip: "fooi",
    service: "verzendkosten",
    rounding: "afronding",
    discount: "korting",
    tendered: "contant",
    card: "pinnen",
    change: "retour, wisselgeld, terug",
    deposit: "statiegeld",
    other: "btw nr, btw nummer"
  },
  otherDates: "~vervaldatum~",
  refundTitles: "creditnota, creditfactuur, terugbetaling",
  documentTitles: "factuur",
  datedTitles: "factuur",
  otherTitles: "prijslijst, offerte, pakbon, rekeningafschrift, voedingswaarde, catalogus",
  tableHeads: "aantal, prijs",
  sumHeads: "omschrijving",
  legalForms: "b.v, n.v",
  addressWords: "plaats",
  formWords: "factuur",
  payments: {
    "Debit Card": "~pinnen~",
    "Bank Transfer": "~overboeking~",
    "Direct Debit": "~incasso~",
    Cash: "~contant~"
  }
}
