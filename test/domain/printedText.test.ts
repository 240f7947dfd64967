import { describe, expect, it } from "vitest"
import { cleanText, longestText } from "../../src/domain/printedText.ts"

describe("text that leaves the service", () => {
  it("is one line without controls, directions and halves of characters", () => {
    expect(cleanText(" Harbour\u0000\tLane\n\u2028Bakery ")).toBe("Harbour Lane Bakery")
    expect(cleanText("\u202eevil\u202c \u200fright\ufeff soft\u00adhyphen")).toBe("evil right softhyphen")
    expect(cleanText("half \ud83d of one \ude00")).toBe("half of one")
    expect(cleanText("\ufffd\u0007")).toBe("")
  })

  it("keeps what letters need: joiners, marks, emoji, other scripts", () => {
    for (const text of ["می‌خواهم", "क्‍ष", "Café Zoë", "😀 東京", "مخبز", "naïve — “quoted”"])
      expect(cleanText(text)).toBe(text)
  })

  it("is bounded, and never cut in the middle of a character", () => {
    expect(cleanText("x".repeat(5_000))).toBe("x".repeat(longestText))
    expect(cleanText("abcdef", 3)).toBe("abc")
    expect(cleanText(`${"x".repeat(299)}😀`)).toBe("x".repeat(299))
    expect(cleanText(`${" ".repeat(900)}y`)).toBe("y")
    expect(cleanText("ab cd", 3)).toBe("ab")
  })
})
