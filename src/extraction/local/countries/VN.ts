import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Vietnam. */
export const VN: Country = {
  code: "VN",
  currency: "VND",
  language: "vi",
  evidence: [
    ["word", words("hóa đơn, hoá đơn, hoa don, bán hàng, ngày bán, tổng, tổng cộng, tiền, thành tiền"), 4],
    [
      "place",
      words(
        "việt nam, vietnam, viet nam, hà nội, ha noi, hồ chí minh, tp.hcm~, tp hcm, tp. hcm, tphcm, đà nẵng, hải phòng, cần thơ"
      ),
      4
    ],
    ["tax_number", words("mst, mã số thuế"), 4]
  ]
}
