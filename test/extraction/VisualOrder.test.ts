import { describe, expect, it } from "vitest"
import { visualOrder } from "../../src/extraction/local/ocr/visualOrder.ts"

describe("a line with words that run leftward", () => {
  it.each([
    ["סכום העסקה", "הקסעה םוכס"],
    ["סכום: 29.94", "29.94 :םוכס"],
    ["תאריך 05/02/2024 16:23", "16:23 05/02/2024 ךיראת"],
    ["(שובר) VISA 628", "628 VISA (רבוש)"],
    ["הרצל 12, חיפה", "הפיח ,12 לצרה"],
    ["جنيه ٤٨٫٩٧", "٤٨٫٩٧ هينج"]
  ])("stands from left to right with its figures as they are: %s", (read, standing) => {
    expect(visualOrder(read)).toBe(standing)
    expect(visualOrder(standing)).toBe(read)
  })

  it("is turned, and no other", () => {
    expect(visualOrder("ชาเย็น 2 x 45.00")).toBe("ชาเย็น 2 x 45.00")
  })
})
