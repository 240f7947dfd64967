import type { Lexicon } from "./Lexicon.ts"

export const italian: Lexicon = {
  language: "it",
  months: [
    "gennaio gen",
    "febbraio feb",
    "marzo mar",
    "aprile apr",
    "maggio mag",
    "giugno giu",
    "luglio lug",
    "agosto ago",
    "settembre set sett",
    "ottobre ott",
    "novembre nov",
    "dicembre dic"
  ],
  labels: {
    grandTotal: `
      total documento, totale complessivo, totale euro, importo totale, totale da pagare, totale documento,
      totale fattura
    `,
    total: "totale, importo",
    net: "imponibile",
    subtotal: "subtotale",
    tax: "iva, imposta, di cui iva, importo iva",
    tip: "mancia",
    service: "servizio, coperto",
    rounding: "arrotondamento",
    discount: "sconto",
    tendered: "contanti, contante",
    card: "carta di credito, bancomat",
    change: "resto",
    other: "partita iva, p iva"
  },
  otherDates: "~scadenza~",
  refundTitles: "nota di credito, rimborso, reso merce",
  documentTitles: "fattura",
  datedTitles: "fattura",
  otherTitles: "listino prezzi, preventivo, estratto conto, valori nutrizionali, catalogo, busta paga",
  legalForms: "s.r.l, s.p.a",
  companyWords: "~ristorante~, ~trattoria~, ~farma~",
  addressWords: "via, piazza",
  formWords: "fattura",
  payments: {
    "Debit Card": "~bancomat~",
    "Credit Card": "~carta di credito~",
    "Bank Transfer": "~bonifico~",
    Cash: "~contanti~, ~contante~"
  }
}
