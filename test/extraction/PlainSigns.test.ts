import { describe, expect, it } from "vitest"
import { plainSigns } from "../../src/extraction/local/reading/plainSigns.ts"
import { readTyped } from "../support/readTyped.ts"

const paper = `Café Zürich GmbH
Rechnung Nr. 123   Datum: 14.03.2024
2 x Größe fein          5,00
1 Müsli                 3,50
Rabatt                 -0,50
Gesamtbetrag EUR        8,00`

describe("a text layer", () => {
  it.each([
    ["accents beside their letters", paper.normalize("NFD")],
    ["a minus", paper.replace("-0,50", "\u22120,50")],
    ["a hyphen that does not break", paper.replace("-0,50", "\u20110,50")],
    ["narrow blanks", paper.replace("2 x", "2\u202fx").replace("betrag EUR", "betrag\u2007EUR")],
    ["hyphens that are not printed", paper.replace("fein", "fe\u00adin")],
    ["figures and letters of full width", paper.replace("5,00", "５，００").replace("EUR", "ＥＵＲ")],
    ["signs of multiplication", paper.replace("2 x", "2 ✕")],
    ["marks of direction", paper.replace("8,00", "\u200e8,00\u200e").replace("Rabatt", "\ufeffRabatt")]
  ])("says the same with %s", (_, written) => {
    expect(readTyped(written)).toEqual(readTyped(paper))
  })

  it("keeps what is seen, and what joins or parts letters", () => {
    expect(plainSigns("A – B — C ½ ² № “q” می\u200cشود")).toBe("A – B — C ½ ² № “q” می\u200cشود")
    expect(plainSigns("o\ufb03ce ﾗｰﾒﾝ ＡＢＣ：１")).toBe("office ラーメン ABC：1")
  })
})
