import { expect, it } from "vitest"
import { type OtherScript, otherScriptOf, withFigures } from "../../src/extraction/local/ocr/OtherScript.ts"

const lines = (...scripts: ReadonlyArray<OtherScript | null>) =>
  scripts.map((script) => ({ script, text: script === null ? "Total" : "" }))

it("tells a page's script by the lines of it, numbers not counted", () => {
  expect(otherScriptOf(lines("hangul", "hangul", "hangul", null, null))).toBe("hangul")
  expect(
    otherScriptOf([
      ...lines("thai", "thai", "thai"),
      ...Array.from({ length: 20 }, () => ({ script: null, text: "12.00" }))
    ])
  ).toBe("thai")
})

it("takes a few foreign words for no foreign page", () => {
  expect(otherScriptOf(lines("arabic", "arabic"))).toBeNull()
  expect(otherScriptOf(lines("arabic", "arabic", "arabic", ...Array<null>(9).fill(null)))).toBeNull()
})

it("takes Chinese characters for Japanese where kana stand between them", () => {
  expect(otherScriptOf(lines("han", "han", "han", "kana"))).toBe("kana")
  expect(otherScriptOf(lines("han", "han", "han", "han", "han", "han", "kana"))).toBe("han")
})

it("keeps the figures that were read better, in the order in which they are read", () => {
  expect(withFigures("합계 l2,000 3", "12,000 8")).toBe("합계 l12,000 8")
  expect(withFigures("합계 12.000", "12,000")).toBe("합계 12,000")
  // a sign was taken for a figure
  expect(withFigures("サラダ4219", "廿夕￥219")).toBe("サラダ￥219")
  // what stands on the right is read first
  expect(withFigures("المجموع 11.50 2", "2 11.80")).toBe("المجموع 11.80 2")
  // what cannot be paired stays
  expect(withFigures("합계 12 000", "12,000")).toBe("합계 12 000")
})

it("keeps the units that were read on to them", () => {
  expect(withFigures("두부 5009", "500g")).toBe("두부 500g")
  expect(withFigures("양파 3k9", "3kg")).toBe("양파 3kg")
  expect(withFigures("종량제봉투20이*1", "20L*1")).toBe("종량제봉투20L*1")
  // which the other reader alone may have seen
  expect(withFigures("참기름 320ml", "320")).toBe("참기름 320ml")
  expect(withFigures("계란 30구", "30")).toBe("계란 30구")
})
