import type { Lexicon } from "./Lexicon.ts"

/** In Latin letters; tills in Russian say what Russian says. */
export const uzbek: Lexicon = {
  language: "uz",
  labels: {
    grandTotal: "jami to'lov, jami summa, to'lov uchun jami, umumiy summa, jami to'lovga",
    total: "jami",
    tax: "qqs, qqs qiymati, jami qqs, qqs 12%, umumiy qqs qiymati",
    service: "xizmat haqi, yetkazib berish",
    discount: "chegirma",
    tendered: "naqd, naqd pul, qabul qilindi",
    card: "bank kartasi, plastik karta, karta orqali",
    change: "qaytim",
    other: "soni, narxi, narx, kassir, chek raqami, stir, mxik"
  },
  dateLabels: "sana",
  documentTitles: "xarid cheki, savdo cheki, hisob-faktura, kvitansiya",
  tableHeads: "nomi, soni, narxi",
  sumHeads: "summa",
  legalForms: "MChJ, XK, YTT, AJ",
  companyWords: "~dorixona~, ~do'kon~, ~mehmonxona~, ~oshxona~, ~choyxona~",
  sellerLabels: "sotuvchi",
  buyerLabels: "xaridor",
  addressWords: "ko'chasi, tumani, shahri",
  formWords: "~xaridingiz uchun rahmat~, ~rahmat~, ~xarid cheki~, ~kassir~",
  payments: {
    Card: "bank kartasi, plastik karta",
    Cash: "naqd pul, ^naqd #"
  }
}
