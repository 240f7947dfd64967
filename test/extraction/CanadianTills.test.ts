import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const read = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data

describe("a till in Canada", () => {
  it.each([
    ["New York Fries", ["New York Fries.", "Southgate Shopping Centre, Edmonton, AB"]],
    ["THAI EXPRESS", ["THAI EXPRESS", "EDMONTON .AB"]],
    ["IKEA", ["IKEA", "1311 - 102 St NW Edmonton AB"]],
    ["PLANET ORGANIC MARKET", ["PLANET ORGANIC", "MARKET", "7917 Calgary Trail South", "Edmonton, AB T6E 4E1"]],
    ["Storgatan Bygg AB", ["KVITTO", "Storgatan Bygg AB"]]
  ])("is of %s, and of no company that ends like Alberta", (vendor, head) => {
    expect(read(...head, "1 Soup   4.25", "Total   4.25")?.vendor).toBe(vendor)
  })

  it.each([
    ["a point before its province", ["Edmonton. AB", "GST 5%   0.21"]],
    ["a hyphen in its postcode", ["T6N-1N2", "HST   0.21"]],
    ["the name of its taxes", ["GST/HST REGISTRATION 8 104765698", "$3.51 am 9:30 am"]]
  ])("is known by %s", (_, lines) => {
    expect(read("Corner Shop", "Soup   4.25", ...lines, "Total   4.46")?.currency).toBe("CAD")
  })

  it("is of no American dollars where the tax has its amount or its number", () => {
    const currency = (...lines: ReadonlyArray<string>) =>
      read("Corner Shop", "Soup   $29.38", ...lines, "Total   $30.85", "9:15 am")?.currency
    expect(currency("GST   1.47")).not.toBe("USD")
    expect(currency("GST# 128")).not.toBe("USD")
    expect(currency("Sales Tax   1.47")).toBe("USD")
  })

  it("tells one day with its year last, and on the card's slip with its year first", () => {
    const slip = ["MASTERCARD   30.85", "DATE/TIME: 13/01/07 12:16:15"]
    expect(read("SEARS", "1/7/13 12:15P", "Soup   30.85", "Total   30.85", ...slip)?.date).toBe("2013-01-07")
    expect(read("SEARS", "1/7/13 12:15P", "Soup   30.85", "Total   30.85")?.date).not.toBe("2007-01-13")
  })

  it("takes a letter behind cents for a tax, and not for grams", () => {
    const items = read(
      "Corner Shop",
      "Starch   $3.29 *",
      "NON FOODS   $4.99 G*",
      "Bag   $0.12 G P",
      "Total   $8.40"
    )?.items
    expect(items?.map(({ total_price }) => total_price)).toEqual([3.29, 4.99, 0.12])
  })

  it("tells of a price what it was, or what was saved, and sells no such thing", () => {
    const lines = [
      "Lettuce   $1.98",
      "Markdown: $1.30",
      "Vinyl sheet   35.99",
      "Original Price: 39.99",
      "Total   37.97"
    ]
    expect(read("Corner Shop", ...lines)?.items.map(({ name }) => name)).toEqual(["Lettuce", "Vinyl sheet"])
  })

  it("was paid as it says, and not with a card whose name is a word of an advertisement", () => {
    const slip = ["DEBIT CARD   18.26", "Discover the Best in Health and Beauty", "Card Type: Interac"]
    expect(read("Drug Mart", "Soap   18.26", "Total   18.26", ...slip)?.payment_method).toBe("Interac")
    expect(read("Drug Mart", "Soap   18.26", "Total   18.26", "Discover   18.26")?.payment_method).toBe("Discover")
  })
})
