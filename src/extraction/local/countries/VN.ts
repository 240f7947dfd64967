import type { Country } from "./Country.ts"

/** Vietnam. */
export const VN: Country = {
  code: "VN",
  currency: "VND",
  evidence: [["word", /h[óo]a đ[ơo]n|b[áa]n h[àa]ng|ng[àa]y b[áa]n|việt nam|tổng|hà nội|hồ chí minh|tiền/i, 4]]
}
