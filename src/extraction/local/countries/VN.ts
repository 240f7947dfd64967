import type { Country } from "./Country.ts"

/** Vietnam. */
export const VN: Country = {
  code: "VN",
  currency: "VND",
  evidence: [["word", /hóa đơn|việt nam|tổng|hà nội|hồ chí minh|tiền/i, 4]]
}
