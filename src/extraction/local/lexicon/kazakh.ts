import type { Lexicon } from "./Lexicon.ts"

/** What Russian says beside it on the same tills is not repeated. */
export const kazakh: Lexicon = {
  language: "kk",
  labels: {
    grandTotal: "барлығы, барлық сомасы, төленуге тиіс, төлем сомасы, жалпы сома, барлыгы",
    total: "жиыны, сомасы",
    tax: "ққс, соның ішінде ққс, ққс 12%, кқс",
    service: "қызмет көрсету, жеткізу",
    discount: "жеңілдік",
    tendered: "қолма-қол, қолма-қол ақша, алынды",
    card: "картамен, банк картасы, банктік карта, төлем картасы",
    change: "қайтарым, тапсыру",
    deposit: "алдын ала төлем",
    other: "саны, бағасы, жсн, бсн, кассир, чек нөмірі, ауысым"
  },
  dateLabels: "~күні~",
  documentTitles: "фискалдық чек, түбіртек, шот-фактура, сату",
  tableHeads: "атауы, саны, бағасы",
  sumHeads: "сомасы",
  legalForms: "ЖШС, ЖК, АҚ",
  companyWords: "~дүкен~, ~дәріхана~, ~мейрамхана~, ~қонақүй~, ~нан үйі~",
  sellerLabels: "сатушы",
  buyerLabels: "сатып алушы",
  addressWords: "көшесі, даңғылы, қ., мкр.",
  formWords: "~рахмет~, ~фискалдық чек~, ~кассир~, ~сатып алушы~",
  payments: {
    Card: "банк картасы, банктік карта, төлем картасы",
    Cash: "қолма-қол ақша, қолма-қол #"
  }
}
