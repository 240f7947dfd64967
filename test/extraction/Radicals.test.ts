import { expect, it } from "vitest"
import { withoutRadicals } from "../../src/extraction/local/decoding/radicals.ts"

it("reads the radicals that a PDF names its glyphs by as the characters that they look like", () => {
  // Kangxi radicals of old, direction and wind; of the supplement those of west and long
  expect(withoutRadicals("\u2f7c地\u2f45 \u2ec4区 海\u2fb5 \u2ed1野")).toBe("老地方 西区 海風 長野")
  expect(withoutRadicals("Café 東京 €")).toBe("Café 東京 €")
})
