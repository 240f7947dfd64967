import { expect, it } from "vitest"
import { unreadScripts, withOwnSign } from "../../src/extraction/local/ocr/unreadScripts.ts"

it.each([
  ["thai", "4 ₹", "4 ฿"],
  ["thai", "₱129.00", "฿129.00"],
  ["hebrew", "12.00 ₩", "12.00 ₪"],
  ["devanagari", "₹ 50", "₹ 50"],
  ["thai", "US$ 5.00", "US$ 5.00"],
  ["arabic", "₹ 50", "₹ 50"]
] as const)("a page in %s letters has its own sign of money: %s", (script, seen, read) => {
  expect(withOwnSign(unreadScripts[script], seen)).toBe(read)
})
