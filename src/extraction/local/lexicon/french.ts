import type { Lexicon } from "./Lexicon.ts"

export const french: Lexicon = {
  language: "fr",
  months: [
    "janvier janv",
    "fevrier fevr fev",
    "mars",
    "avril avr",
    "mai",
    "juin",
    "juillet juil",
    "aout",
    "septembre sept",
    "octobre oct",
    "novembre nov",
    "decembre dec"
  ],
  labels: {
    grandTotal: `
      total ttc, montant ttc, net a payer, total a payer, montant total, montant du, somme a payer, total
      general, total euros, total a rembourser
    `,
    total: "somme, montant, ttc",
    net: "total ht, montant ht, total hors taxes, hors taxe",
    subtotal: "sous total, sous-total",
    tax: "tva, dont tva, montant tva, total tva",
    tip: "pourboire",
    service: "service compris, frais de port, livraison",
    rounding: "arrondi",
    discount: "remise, reduction",
    tendered: "especes",
    card: "carte bancaire, carte, cb",
    change: "rendu, monnaie, monnaie rendue",
    deposit: "consigne, acompte",
    other: "tva intra, prix"
  },
  dateLabels: "émise",
  otherDates: "~limite~, ~paiement~, ~prélèvement~, ~échéance~",
  refundTitles: "avoir, facture d.avoir, note de crédit, remboursement",
  refundDenials: "pas",
  documentTitles: "facture",
  datedTitles: "facture",
  otherTitles: `
    liste de prix, tarifs, carte des vins, relevé de compte, devis, bon de livraison, valeurs nutritionnelles,
    bilan, fiche de paie
  `,
  tableHeads: "prix",
  sumHeads: "désignation, quantité, montant",
  legalForms: "s.a, s.a.s, s.a.r.l, sarl, eurl, s.c",
  companyWords: "~boulangerie~",
  addressWords: "rue",
  formWords: "facture, bienvenid, ~bienven~, original",
  payments: {
    "Credit Card": "~carte de crédit~",
    Card: "CB #, ~carte bancaire~",
    "Bank Transfer": "~virement~",
    "Direct Debit": "~prélèvement~",
    Cash: "~espèces~"
  }
}
