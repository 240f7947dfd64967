import type { Lexicon } from "./Lexicon.ts"

export const malay: Lexicon = {
  language: "ms",
  months: [
    "januari",
    "februari feb",
    "mac",
    "april",
    "mei",
    "jun",
    "julai",
    "ogos",
    "september",
    "oktober",
    "november",
    "disember"
  ],
  labels: {
    grandTotal: `
      total due rm, net total rm, nett total rm, total rm, total amount rm, total sales rm, jumlah besar, jumlah
      bayar, total bayar, harus dibayar
    `,
    total: "jumlah, jml, harga jual",
    tax: "gst rm, total gst rm, tax rm",
    service: "servis",
    rounding: "pelarasan, pelarasan penggenapan",
    discount: "diskaun",
    tendered: "tunai, bayar, bayaran, dibayar",
    change: "change rm, kembali, kembalian, baki",
    other: "amount rm"
  },
  dateLabels: "~tarikh~",
  legalForms: "sdn. bhd, bhd, ~sdnbhd~",
  companyWords: "~restoran~, ~kopi~",
  companyKinds: "sdn~, bhd~, s/b",
  compounds: "PERNIAGAAN, RESTORAN, SYARIKAT",
  addressWords: `
    jalan, jln, lorong, taman, bandar, kampung, seksyen, kawasan, ~selangor~, ~johor~, ~kuala~, ~penang~,
    ~melaka~
  `,
  addressStarts: "jalan, jln, taman, lorong, lot, no",
  payments: { Cash: "tunai" }
}
