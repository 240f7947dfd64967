import type { Country } from "./Country.ts"
import { traditionalChinese } from "./shared.ts"
import { words } from "./words.ts"

/** Taiwan. */
export const TW: Country = {
  code: "TW",
  currency: "TWD",
  dateOrder: "year-first",
  evidence: [
    ["script", traditionalChinese, 2],
    ["tax_number", words("~統一編號~, ~統編~, ~營業人~, ~發票證明聯~, ~買受人~"), 5],
    ["company", /股份有限公司/, 3],
    [
      "place",
      words(
        "~統一發票~, ~臺灣~, ~台灣~, ~台北~, ~臺北~, ~高雄~, ~台中~, ~臺中~, ~台南~, ~新北~, ~桃園~, taiwan, taipei, kaohsiung"
      ),
      6
    ]
  ]
}
