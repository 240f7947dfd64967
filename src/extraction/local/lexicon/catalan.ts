import type { Lexicon } from "./Lexicon.ts"

/** What Spanish says in the same words is not repeated. */
export const catalan: Lexicon = {
  language: "ca",
  labels: {
    grandTotal: `
      total a pagar, import total, total factura, total tiquet, total compra, total amb iva, total eur, import a pagar
    `,
    total: "total, import",
    net: "base imposable, total sense iva, sense iva",
    subtotal: "subtotal, suma parcial",
    tax: "iva, quota iva, import iva, iva inclos",
    tip: "propina",
    service: "servei, enviament, despeses d'enviament, coberts",
    rounding: "arrodoniment",
    discount: "descompte, descomptes, total descompte",
    tendered: "efectiu, entregat, lliurat, en efectiu, pagat",
    card: "targeta, targeta de credit, targeta de debit, targeta bancaria",
    change: "canvi, a tornar, retorn",
    deposit: "diposit, bestreta, fianca",
    other: "quantitat, preu, preu unitari, articles, nombre d'articles, taula, caixa, atesos per, comensals, unitats"
  },
  dateLabels: "~data~, data d'emissió",
  otherDates: "~venciment~, ~caducitat~, ~lliurament~",
  refundTitles: "factura rectificativa, factura d’abonament, factura d'abonament, tiquet de devolució",
  documentTitles: "factura simplificada, factura, tiquet, rebut",
  reminders: "recordatori de pagament, requeriment de pagament",
  otherTitles: "llista de preus, carta, pressupost, nòmina, extracte, contracte, valor nutricional",
  tableHeads: "descripció, quantitat, preu, concepte, article, unitats",
  sumHeads: "import, total",
  legalForms: "S.L., SL, S.A., SCCL, SCP",
  companyWords: `
    ~restaurant~, forn, ~farmàcia~, ~supermercat~, ~hotel~, ~botiga~, ~llibreria~, ~pastisseria~, ~fleca~, ~cafeteria~
  `,
  sellerLabels: "venedor, proveïdor, emissor",
  buyerLabels: "client, comprador, facturar a",
  addressWords: "carrer, c/, avinguda, av., plaça, pl., passeig, rambla",
  contactWords: "telèfon, tel",
  formWords:
    "gràcies, gràcies per la seva visita, moltes gràcies, benvinguts, client, pàgina, còpia, taula, caixer, tiquet",
  payments: {
    "Credit Card": "targeta de crèdit",
    "Debit Card": "targeta de dèbit",
    Card: "targeta bancària, amb targeta, targeta",
    "Bank Transfer": "transferència bancària",
    Cash: "en efectiu, efectiu"
  },
  notPayments: "targeta client, targeta de client, targeta de fidelitat"
}
