import { describe, expect, it } from "vitest"
import { isJapanese } from "../../src/extraction/local/ocr/readJapanese.ts"

const quad = { x: 0, y: 0, width: 40, height: 10, angle: 0 }

const lines = (...texts: ReadonlyArray<string>) => texts.map((text) => ({ quad, text, confidence: 0.9, script: null }))

describe("a page that was read in Chinese", () => {
  it.each([
    ["kana", lines("ラーメン", "合計 880")],
    ["prices in yen, whose sign was taken for a moon", lines("木 880月", "送料 630月")],
    ["words of Japan", lines("领收書", "注文番号：123456")],
    ["its taxes", lines("外税8%对象额 ￥582", "※印 轻减税率对象商品")]
  ])("is Japanese by %s", (_, read) => {
    expect(isJapanese(read)).toBe(true)
  })

  it("is Chinese with one such word, and with months", () => {
    expect(isJapanese(lines("2026年10月12日", "消費税", "合計 NT$1,208"))).toBe(false)
  })
})
