import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const dateOf = (...lines: ReadonlyArray<string>) =>
  readReceipt([receiptPage(["Corner Diner", ...lines, "Soup   7.00", "Total   7.00"])])?.data.date

describe("a date", () => {
  it.each([
    ["26/O5/2014", "2014-05-26"],
    ["O8/31/2015 10:33", "2015-08-31"],
    ["08/3I/2O15", "2015-08-31"],
    ["JANI5 14 5:50PM", "2014-01-15"],
    ["0ct 25 2012", "2012-10-25"],
    ["DEC 0S 2013", "2013-12-05"]
  ])("is read through letters that digits were taken for: %s", (printed, date) => {
    expect(dateOf(printed)).toBe(date)
  })

  it("is rather one that was read without a doubt", () => {
    expect(dateOf("Date: 26/O5/2014", "27/05/2014")).toBe("2014-05-27")
  })

  it.each(["Ref IO/BO/SOS1", "O/I/OO", "Room B1-O2-1S45"])(
    "is no word of letters that look like digits: %s",
    (line) => {
      expect(dateOf(line)).toBeNull()
    }
  )
})
