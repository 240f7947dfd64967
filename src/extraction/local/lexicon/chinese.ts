import type { Lexicon } from "./Lexicon.ts"

export const chinese: Lexicon = {
  language: "zh",
  labels: {
    grandTotal: "合计金额, 价税合计, 应付金额, 实付金额, 实收金额, 应收金额, 總計, 总计, 應付金額, 合计, 总金额",
    total: "小计合计, 金額, 金额",
    net: "不含税金额",
    subtotal: "小计, 小計",
    tax: "税, 税额, 增值税",
    tip: "小费",
    service: "服務費, 服务费",
    discount: "折扣, 优惠, 優惠",
    tendered: "现金, 预收",
    card: "银行卡, 微信, 支付宝",
    change: "找零, 找赎",
    other: "电话, 税号, 发票号码"
  },
  dateLabels: "~日期~",
  refundTitles: "退款, 退货",
  otherTitles: "价目表, 菜单, 营养成分表, 报价单, 对账单",
  legalForms: "有限公司",
  companyWords: "~餐厅~, ~酒店~, ~店~",
  formWords: "~发票~, ~收据~, ~小票~, ~收據~, ~编号~",
  payments: {
    "Credit Card": "~信用卡~",
    Cash: "~现金~, ~現金~",
    "WeChat Pay": "~微信~",
    Alipay: "~支付宝~",
    UnionPay: "~银联~"
  }
}
