import type { Lexicon } from "./Lexicon.ts"

export const albanian: Lexicon = {
  language: "sq",
  months: { 1: "jan", 2: "shk", 5: "maj", 11: "nentor" },
  labels: {
    grandTotal: `
      totali leke, totali per pagese, per pagese, totali me tvsh, vlera totale, shuma totale, vlera me tvsh,
      shuma per t'u paguar, totali i fatures, totali all, gjithsej me tvsh
    `,
    total: "totali, gjithsej, shuma",
    net: "totali pa tvsh, pa tvsh, vlera pa tvsh, vlera e tatueshme, shuma pa tvsh, baza tatimore",
    subtotal: "nentotali, nen totali",
    tax: "tvsh, totali tvsh, totali i tvsh, vlera e tvsh, shuma e tvsh",
    tip: "bakshish",
    service: "sherbimi, transporti, dergesa",
    rounding: "rrumbullakimi",
    discount: "zbritje, zbritja, ulje, zbritje totale",
    tendered: "para ne dore, kesh, pagesa, paguar, para te gatshme, e paguar",
    card: "karte, karte krediti, karte debiti, me karte, karte bankare",
    change: "kusuri, kusur, resto",
    deposit: "parapagim, depozite",
    other: "sasia, cmimi, nipt, numri i artikujve, artikuj, arka, arketari, fatura nr, nuis, perqindja"
  },
  dateLabels: "~data~, data dhe ora",
  otherDates: "~afati~, ~skadenca~, data e pagesës",
  refundTitles: "faturë korrigjuese, kthim malli, notë krediti",
  documentTitles: "kupon tatimor, kupon fiskal, faturë, fatura, faturë tatimore, fature shitje",
  otherTitles: "listë çmimesh, menu, ofertë, profaturë, kontratë, listëpagesë, fletë dalje",
  tableHeads: "përshkrimi, sasia, çmimi, emërtimi, njësia, artikulli",
  sumHeads: "vlera, shuma, totali",
  legalForms: "SHPK, SH.P.K, SH.P.K., SHA, SH.A., P.F.",
  companyWords: "~restorant~, ~furrë~, ~farmaci~, ~supermarket~, ~hotel~, ~dyqan~, ~pastiçeri~, ~libraria~, ~byrek~",
  sellerLabels: "shitësi, shitesi, furnitori",
  buyerLabels: "blerësi, bleresi, klienti, konsumatori",
  addressWords: "rruga, rr., bulevardi, sheshi, lagjja, nr.",
  contactWords: "telefon, tel, cel",
  formWords: `
    kupon tatimor, kupon fiskal, faleminderit, ju faleminderit, mirë se vini, arkëtar, klienti, faqe, kopje, nipt, faturë
  `,
  payments: {
    "Credit Card": "kartë krediti",
    "Debit Card": "kartë debiti",
    Card: "me kartë, kartë bankare",
    "Bank Transfer": "transfertë bankare",
    Cash: "para në dorë, para ne dore, kesh"
  }
}
