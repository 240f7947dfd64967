import type { Lexicon } from "./Lexicon.ts"

export const turkish: Lexicon = {
  language: "tr",
  months: [
    "ocak",
    "subat",
    "mart",
    "nisan",
    "mayis",
    "haziran",
    "temmuz",
    "agustos",
    "eylul",
    "ekim",
    "kasim",
    "aralik"
  ],
  labels: {
    grandTotal: "genel toplam, odenecek tutar, toplam tutar",
    total: "toplam, tutar",
    subtotal: "ara toplam",
    tax: "kdv, topkdv, toplam kdv",
    tip: "bahsis",
    rounding: "yuvarlama",
    discount: "indirim",
    tendered: "nakit",
    card: "kredi karti",
    change: "para ustu"
  },
  dateLabels: "~tarih~",
  payments: { Cash: "~nakit~" }
}
