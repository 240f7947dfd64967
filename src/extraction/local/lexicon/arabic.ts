import type { Lexicon } from "./Lexicon.ts"

export const arabic: Lexicon = {
  language: "ar",
  labels: {
    grandTotal: `
      المبلغ الاجمالي, الاجمالي, الإجمالي, المبلغ المستحق, المجموع الكلي, إجمالي, اجمالي المبلغ, الصافي, صافي
      المبلغ, المبلغ المدفوع
    `,
    total: "المجموع, المبلغ, جملة",
    subtotal: "المجموع الفرعي",
    tax: "ضريبة القيمة المضافة, ضريبة, الضريبة, سعر الضريبة",
    discount: "الخصم, خصم",
    tendered: "نقدا, نقدي, كاش, المبلغ المستلم",
    card: "بطاقة, مدى",
    change: "الباقي, المتبقي"
  },
  dateLabels: "~التاريخ~",
  refundTitles: "إشعار دائن, استرداد"
}
