import type { Lexicon } from "./Lexicon.ts"

export const filipino: Lexicon = {
  language: "tl",
  labels: {
    grandTotal: "kabuuan",
    total: "halagang babayaran",
    net: `
      vatable sales, vat sales, vatable sale, vatable, vat exempt sales, vat exempt, vat exempt sale,
      vat zero rated sales, zero rated sales, zero rated, non vat sales, vat zero rated, vat exempt amount
    `,
    tax: "buwis, vat amount 12%, 12% vat, vat 12%, vat amt 12",
    discount: `
      diskwento, bawas, senior discount, sc discount, pwd discount, sc pwd discount, less sc disc,
      less sc discount, less vat
    `,
    tendered: "natanggap",
    change: "sukli",
    other: `
      dami, bilang, presyo, no of items sold, accreditation, ptu no, permit no, senior citizen, o r no,
      si no
    `
  },
  dateLabels: "petsa",
  otherDates: "~accreditation~, ~valid until~, ~petsa ng~",
  documentTitles: "resibo, opisyal na resibo",
  otherTitles: "listahan ng presyo",
  companyWords: "~panaderya~, ~karinderya~, ~tindahan~, ~botika~, ~sari-sari~",
  sellerLabels: "nagbebenta",
  buyerLabels: "ipinagbili kay, mamimili",
  addressWords: "brgy, brgy., barangay, poblacion",
  formWords: `
    resibo, salamat, maraming salamat, official receipt, vat reg tin, accreditation, acknowledgement, ptu
  `
}
