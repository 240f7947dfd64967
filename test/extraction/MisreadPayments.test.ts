import { describe, expect, it } from "vitest"
import { readTyped } from "../support/readTyped.ts"

const paidBy = (...lines: ReadonlyArray<string>) =>
  readTyped(
    ["Corner Cafe", "10/02/2026 4:11 PM", "Latte   4.50", "Bagel   3.87", "Total   8.37", ...lines]
      .map((line) => line.replace(/ {3}(.*)$/, (_, price: string) => price.padStart(30)))
      .join("\n")
  )?.payment_method

describe("a method of payment with a letter wrong", () => {
  it.each([
    ["CASN   8.37", "Cash"],
    ["Ca5h $   8.37", "Cash"],
    ["VlSA   8.37", "Visa"],
    ["V1SA xxxx1234   8.37", "Visa 1234"],
    ["MA5TERCARD   8.37", "Mastercard"],
    ["Debif   8.37", "Debit Card"]
  ])("is read where it paid the total: %s", (line, method) => {
    expect(paidBy(line)).toBe(method)
  })

  it("is read where it paid what was given back, too", () => {
    expect(paidBy("GASH   10.00", "Chg   1.63")).toBe("Cash")
    expect(paidBy("GASH   10.00", "Chg   1.00")).toBeNull()
  })

  it("is none beside another amount, nor a word of what is sold", () => {
    expect(paidBy("Wash   3.00")).toBeNull()
    expect(paidBy("Cast iron   8.37")).toBeNull()
    const washed = ["Corner Laundry", "10/02/2026 4:11 PM", "Wash              8.37", "Total             8.37"]
    expect(readTyped(washed.join("\n"))?.payment_method).toBeNull()
  })
})
