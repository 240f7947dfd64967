import { expect, it } from "vitest"
import { oneSetOfDigits } from "../../src/extraction/local/ocr/oneSetOfDigits.ts"

it.each([
  ["نقدا: 650.٥0", "نقدا: 650.00"],
  ["١٥٫٠٠", "١٥٫٠٠"],
  ["٥ 12.50", "٥ 12.50"]
])("Arabic figures among Latin ones are what they look like, and stay by themselves: %s", (seen, read) => {
  expect(oneSetOfDigits(seen)).toBe(read)
})
