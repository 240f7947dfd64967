import type { Lexicon } from "./Lexicon.ts"

/** What Arabic and Persian say in the same words is not repeated. */
export const urdu: Lexicon = {
  language: "ur",
  labels: {
    grandTotal: "کل رقم, کل میزان, قابل ادائیگی رقم, قابل ادائیگی, کل بل, میزان کل",
    total: "میزان, ٹوٹل, کل",
    tax: "ٹیکس, سیلز ٹیکس, جی ایس ٹی",
    service: "سروس چارجز, ڈیلیوری",
    discount: "رعایت, ڈسکاؤنٹ",
    tendered: "نقد رقم, وصول شدہ, ادا شدہ رقم",
    change: "بقایا, واپسی رقم",
    other: "مقدار, نرخ, بل نمبر, رسید نمبر"
  },
  dateLabels: "~تاریخ~",
  documentTitles: "رسید, بل",
  tableHeads: "تفصیل, نرخ, مقدار",
  sumHeads: "رقم",
  companyWords: "~سٹور~, ~ریسٹورنٹ~, ~بیکری~, ~ہوٹل~, ~دکان~",
  buyerLabels: "گاہک",
  formWords: "~شکریہ~, ~رسید~, ~گاہک~"
}
