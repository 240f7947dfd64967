import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Vietnam. */
export const VN: Country = {
  code: "VN",
  currency: "VND",
  language: "vi",
  evidence: [
    ["word", words("hóa đơn, hoá đơn, hoa don, bán hàng, ngày bán, tổng, tổng cộng, tiền, thành tiền"), 4],
    // the same with marks lost or taken for others: "BÁN HÅNG", "Ngay ban"
    [
      "word",
      /(?<![\p{L}\p{M}])(?:ng\p{L}y\sb\p{L}n|kh\p{L}ch\sh\p{L}ng|ti\p{L}n\s(?:m\p{L}t|kh\p{L}ch|th\p{L}a)|th\p{L}nh\sti\p{L}n)(?![\p{L}\p{M}])/iu,
      4
    ],
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
