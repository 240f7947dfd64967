import type { Country } from "./Country.ts"

/** China. */
export const CN: Country = {
  code: "CN",
  currency: "CNY",
  dateOrder: "year-first",
  evidence: [["tax", /增值税|发票|价税|有限公司|北京|上海|微信|支付宝|元\b/, 5]]
}
