import type { Country } from "./Country.ts"
import { simplifiedChinese } from "./shared.ts"

/** China. */
export const CN: Country = {
  code: "CN",
  currency: "CNY",
  dateOrder: "year-first",
  evidence: [
    ["script", simplifiedChinese, 2],
    ["word", /合计|总计|小计|实付|收银|找零|实收|应收|件数|桌号|单号|支付|外卖|订单/, 2],
    [
      "tax",
      /增值税|发票|价税|有限责任公司|北京|上海|深圳|广州|成都|杭州|武汉|西安|南京|重庆|天津|苏州|微信|支付宝|元\b/,
      5
    ]
  ]
}
