import { describe, expect, it } from "vitest"
import { withFiguresMended } from "../../src/extraction/local/ocr/Tesseract.ts"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const itemsOf = (...lines: ReadonlyArray<string>) =>
  readReceipt([receiptPage(lines)])?.data.items.map(({ name, quantity }) => `${quantity} ${name}`)

describe("the names of items", () => {
  it("have no count that touches them, as Chinese and Japanese ones do", () => {
    expect(itemsOf("みどり", "2×弁当   1,196", "1メ生ビール   580", "1メロンパン   150", "合計   1,926")).toEqual([
      "2 弁当",
      "1 生ビール",
      "1 メロンパン"
    ])
    expect(itemsOf("新光飯店", "1鮮乳   93", "2便當   200", "1牛肉麵   160", "合計   453")).toEqual([
      "1 鮮乳",
      "2 便當",
      "1 牛肉麵"
    ])
  })

  it("have no sign of money before them, as prices in Arabic leave it there", () => {
    expect(itemsOf("مكتبة بيت الشام", "6.50   ر.س حليب", "38.00   ر.س كبسة لحم", "44.50   الإجمالي")).toEqual([
      "1 حليب",
      "1 كبسة لحم"
    ])
  })

  it("have Thai's vowel am in one letter, however it was typed", () => {
    expect(itemsOf("ริมทาง", "น\u0e49\u0e4d\u0e32ส้ม   15.00", "ต\u0e4d\u0e32ลึง   70.00", "รวม   85.00")).toEqual([
      "1 น\u0e49\u0e33ส้ม",
      "1 ต\u0e33ลึง"
    ])
  })

  it("may be one letter with its vowel in India", () => {
    expect(itemsOf("शर्मा स्टोर", "घी   70.00", "दाल   40.00", "कुल   110.00")).toEqual(["1 घी", "1 दाल"])
  })

  it("may be one character in China, which may be what was seen of them", () => {
    const lines = ["全家便利商店", "鮮奶   27", "果   11", "茶   22", "可樂   75", "合計   135"]
    expect(itemsOf(...lines)).toEqual(["1 鮮奶", "1 果", "1 茶", "1 可樂"])
    // nothing was seen of the salt
    expect(itemsOf("好邻居超市", "牛奶   27", "   11", "面包   22", "可乐   75", "合计   135")).toEqual([
      "1 牛奶",
      "1 面包",
      "1 可乐"
    ])
  })

  it("are no labels for holding the letters of one", () => {
    // מס is tax, and so is कर where its vowels are left out
    expect(itemsOf("מכולת", "33.00   קפה נמס", "12.00   חלב", '45.00   סה"כ')).toEqual(["1 קפה נמס", "1 חלב"])
    expect(itemsOf("शर्मा स्टोर", "किराना   70.00", "दाल   40.00", "कुल   110.00")).toEqual(["1 किराना", "1 दाल"])
    expect(itemsOf("سوق الواحة", "33.00   سفينة لعبة كاشفة", "12.00   حليب", "45.00   الإجمالي")).toEqual([
      "1 سفينة لعبة كاشفة",
      "1 حليب"
    ])
  })

  it("are none where a moment stands above the first price", () => {
    const items = itemsOf(
      "Hansen OG",
      "Datum: 01.12.2010 13:17",
      "   1.90",
      "2 Brezel",
      "1 Kaffee   2.60",
      "Summe   4.50"
    )
    expect(items?.join()).not.toContain("2010")
    expect(itemsOf("Hansen OG", "12:58 PM", "   1.90", "Kaffee   2.60", "Summe   4.50")?.join()).not.toContain("PM")
  })
})

it.each([
  ["15/@1/16", "15/01/16"],
  ["02-562-@161", "02-562-0161"],
  ["@115949871760", "0115949871760"],
  ["2 @ 35.00", "2 @ 35.00"],
  ["2 @1500", "2 @1500"],
  ["1 % ผัดไทย", "1 x ผัดไทย"],
  ["7 % VAT", "7 % VAT"]
])("figures that tesseract misreads are mended: %s", (seen, meant) => {
  expect(withFiguresMended(seen)).toBe(meant)
})
