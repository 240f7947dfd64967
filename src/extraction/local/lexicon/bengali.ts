import type { Lexicon } from "./Lexicon.ts"

export const bengali: Lexicon = {
  language: "bn",
  labels: {
    grandTotal: "সর্বমোট, মোট টাকা, মোট প্রদেয়, প্রদেয় টাকা, সর্বমোট টাকা, মোট মূল্য",
    total: "মোট, টাকা",
    subtotal: "উপমোট",
    tax: "ভ্যাট, মূসক, কর",
    service: "সার্ভিস চার্জ, ডেলিভারি চার্জ",
    discount: "ছাড়, ডিসকাউন্ট, বাদ",
    tendered: "নগদ, নগদ প্রদান, জমা",
    card: "কার্ড",
    change: "ফেরত",
    deposit: "অগ্রিম",
    other: "পরিমাণ, দর, রসিদ নং, বিল নং, বাকি"
  },
  dateLabels: "~তারিখ~",
  documentTitles: "রসিদ, বিল, চালান, ক্যাশ মেমো",
  otherTitles: "মূল্য তালিকা, মেনু",
  tableHeads: "বিবরণ, পরিমাণ, দর",
  sumHeads: "টাকা, মূল্য",
  companyWords: "~রেস্টুরেন্ট~, ~হোটেল~, ~ফার্মেসি~, ~স্টোর~, ~ষ্টোর~",
  sellerLabels: "বিক্রেতা",
  buyerLabels: "ক্রেতা, গ্রাহক, নাম",
  contactWords: "~ফোন~, ~মোবাইল~",
  formWords: "~ধন্যবাদ~, ~রসিদ~, ~বিল~, ~ক্রেতা~",
  payments: {
    Card: "কার্ড #",
    Cash: "নগদ #, নগদ প্রদান"
  }
}
