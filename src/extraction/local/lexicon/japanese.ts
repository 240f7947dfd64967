import type { Lexicon } from "./Lexicon.ts"

export const japanese: Lexicon = {
  language: "ja",
  labels: {
    grandTotal: "合計金額, お会計, ご請求額, お買上計, 請求金額, 合計, 総計, 総合計, 税込合計, 現計, 結算金額",
    total: "金額",
    net: "課税対象",
    subtotal: "小計, 小計金額",
    tax: "消費税, 消費税等, 内税, 外税, 内消費税, 税額, 税",
    service: "サービス料",
    discount: "割引, 値引, 値引き, 割引額",
    tendered: "現金, お預り, お預かり, お預かり金額, 御預り",
    card: "クレジット",
    change: "おつり, お釣り, 釣銭, お釣",
    other: "電話, 登録番号, 点数, 件数, 数量"
  },
  dateLabels: "~日付~",
  refundTitles: "返金, 返品",
  otherTitles: "決算短信, 見積書, 納品書, 栄養成分表, 計算書",
  legalForms: "株式会社, 有限会社, (株), ㈜",
  formWords: "~発行~, ~領収~",
  payments: { "Credit Card": "~クレジット~", Cash: "~現金~" }
}
