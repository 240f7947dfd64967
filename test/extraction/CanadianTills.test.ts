import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { typed } from "../support/papers.ts"
import { receiptPage } from "../support/receiptPage.ts"

const read = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data
const itemsOf = (text: string) => readReceipt([typed(text)])?.data.items

describe("a till in Canada", () => {
  it.each([
    ["New York Fries", ["New York Fries.", "Southgate Shopping Centre, Edmonton, AB"]],
    ["THAI EXPRESS", ["THAI EXPRESS", "EDMONTON .AB"]],
    ["IKEA", ["IKEA", "1311 - 102 St NW Edmonton AB"]],
    ["PLANET ORGANIC MARKET", ["PLANET ORGANIC", "MARKET", "7917 Calgary Trail South", "Edmonton, AB T6E 4E1"]],
    ["McDonald's", ["South Side", "Edmonton AB T6N OA,9", "Welcome to McDonald's"]],
    ["SAFEWAY", ["SAFEWAY", "100A, 5015 - 111 Stree1 NW Edmonton AB"]],
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

  it("has amounts without a figure before their marks", () => {
    const lines = ["PAIN BELGE   4,49", "CONSIGNE   2 @ ,10 ,20", "SOUS-TOTAL   4,69", "TOTAL   4,69", "INTERAC   4,69"]
    const items = read("ÉPICERIE DU BOULEAU", ...lines)?.items
    expect(items?.map((item) => [item.quantity, item.unit_price, item.total_price])).toEqual([
      [1, 4.49, 4.49],
      [2, 0.1, 0.2]
    ])
  })

  it("is of no American dollars where the tax has its amount or its number", () => {
    const currency = (...lines: ReadonlyArray<string>) =>
      read("Corner Shop", "Soup   $29.38", ...lines, "Total   $30.85", "9:15 am")?.currency
    expect(currency("GST   1.47")).not.toBe("USD")
    expect(currency("GST# 128")).not.toBe("USD")
    expect(currency("Sales Tax   1.47")).toBe("USD")
  })

  it("is of no country that never writes the month first, whatever its cashier is called", () => {
    const lines = ["DATE: 3/18/2014 TIME: 14:28 Sydney", "Gum   $1.41 GST", "Total   $1.41"]
    expect(read("Corner Shop", ...lines)?.currency).toBe("XXX")
    expect(read("Corner Shop", ...lines.map((line) => line.replace("3/18", "18/3")))?.currency).toBe("AUD")
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
    const cash = ["CASH   20.00", "CHANGE   1.74", "Apply for our MasterCard today"]
    expect(read("Drug Mart", "Soap   18.26", "Total   18.26", ...cash)?.payment_method).toBe("Cash")
    expect(read("Drug Mart", "Soap   18.26", "Total   18.26", ...cash, "Card ****4417")?.payment_method).not.toBe(
      "Cash"
    )
  })

  it("has columns of codes before and behind names, which deposits need not have", () => {
    const names = itemsOf(`
NOFRILLS
  06700000427      COCA-COLA              GR      1.22
    1 @4/$4.88
 *322              RECYCLING              GR      0.07
 *384              DEPOSIT                        0.25
  06570010027      BEATRICE MILK          R       4.46
 *6384             RECYCLING              GR      0.02
  05796102770      FRUIT YOGURT           R       1.57
 *5926             DEPOSIT                R       0.10
SUBTOTAL                                          7.69
TOTAL                                             7.69`)?.map(({ name }) => name)
    const drinks = ["COCA-COLA", "RECYCLING", "DEPOSIT"]
    expect(names).toEqual([...drinks, "BEATRICE MILK", "RECYCLING", "FRUIT YOGURT", "DEPOSIT"])
  })

  it("tells how many of an article below its name, and the next one's number below that", () => {
    const items = itemsOf(`
DELTA ART SUPPLIES
09STA95140WP
Compass All Metal                                6.95
      1@            6.95
25EPIE813
Paper Stomps 10 mm                               1.30
      2@            0.65
04STA9871934
Triangular Scale                                 6.08
      1@            6.08
                         SubTotal               14.33
                         G.S.T.                  0.72
                         Total                 $15.05`)
    expect(items?.map(({ name, quantity }) => [name, quantity])).toEqual([
      ["Compass All Metal", 1],
      ["Paper Stomps 10 mm", 2],
      ["Triangular Scale", 1]
    ])
  })

  it("takes nothing off a price that is already without it", () => {
    const goods = (...prices: ReadonlyArray<string>) =>
      read("SAFEWAY", ...prices, "CPITEM Health for Two   0.25-", "TOTAL   10.74")?.items.map(({ name }) => name)
    const regular = [
      "RegPrice   5.79",
      "Card Savings   .80-",
      "NANO DUO   6.00",
      "RegPrice   6.38",
      "Card Savings   .38-"
    ]
    expect(goods("CHEESTRINGS   4.99", ...regular)).toEqual(["CHEESTRINGS", "NANO DUO", "CPITEM Health for Two"])
    expect(goods("CHEESTRINGS   5.79", "Card Savings   .80-", "NANO DUO   6.00")).toContain("Card Savings")
  })

  it("says what was saved in all, which with the discounts comes to nothing by chance", () => {
    const polo = ["POLO   13.85 T", "1 @ 32.99", "Item Discount 30%   -9.90", "Trans. Discount 40%   -9.24"]
    const pocket = ["POCKET TEE   8.40 T", "1 @ 34.99", "Item Discount 60%   -20.99", "Trans. Discount 40%   -5.60"]
    const sums = ["You Saved   45.73", "Subtotal   22.25", "GST (5.0%) Tax   1.11", "Total   23.36"]
    const items = read("GAP FACTORY STORE", "SALE", ...polo, ...pocket, ...sums)?.items
    expect(items?.map(({ name }) => name)).toEqual(["POLO", "POCKET TEE"])
  })

  it("calls its tax by its name, and not by what was taxed", () => {
    expect(read("Lucky", "NON FOODS   $4.99", "GST [$4.99]   $0.25", "Total   $5.24")?.taxes).toEqual([
      { label: "GST", amount: 0.25 }
    ])
  })
  it("tells a member's card above the goods, which is none of them", () => {
    const paper = itemsOf(`
T&T Supermarket
147-4800 Kingsway, Burnaby, BC
01LANE06   SC006
***040325998                    $0.00
Rice vermicelli                 $4.69
Taro toast                      $3.49
TOTAL                           $8.18`)
    expect(paper?.map(({ name }) => name)).toEqual(["Rice vermicelli", "Taro toast"])
  })

  it("charges a cent with the letter of a tax, and numbers milk as it numbers the rest", () => {
    const goods = ["515040 COSTUME   22.99 G", "12618 CUTLERY   13.99 G", "ENVIRO FEE W   .01 G", "58 MILK 2%   4.54"]
    const sums = ["SUBTOTAL   41.53", "GST 5%   1.85", "TOTAL   43.38"]
    expect(read("COSTCO WHOLESALE", "Edmonton, AB", ...goods, ...sums)?.items).toEqual([
      { name: "COSTUME", quantity: 1, unit_price: 22.99, total_price: 22.99 },
      { name: "CUTLERY", quantity: 1, unit_price: 13.99, total_price: 13.99 },
      { name: "ENVIRO FEE W", quantity: 1, unit_price: 0.01, total_price: 0.01 },
      { name: "MILK 2%", quantity: 1, unit_price: 4.54, total_price: 4.54 }
    ])
  })

  it("is called as above, though its shop's number stands behind a shorter name below", () => {
    const lines = ["KIDS GLOVE   12.99 G", "TOTAL   12.99", "COSTCO # 258", "2616 91st Street NW"]
    expect(read("COSTCO WHOLESALE", "WAREHOUSE #258", "Edmonton, AB", ...lines)?.vendor).toBe("COSTCO WHOLESALE")
  })

  it("counts below a name with a star", () => {
    const goods = ["FJADRAR inner   14.00 G", "2.000 *   7.00", "RISSLA desk org   12.99 G"]
    expect(
      read("IKEA", "Edmonton AB", ...goods, "Net total   26.99", "GST 5 %   1.35", "Total   28.34")?.items
    ).toEqual([
      { name: "FJADRAR inner", quantity: 2, unit_price: 7, total_price: 14 },
      { name: "RISSLA desk org", quantity: 1, unit_price: 12.99, total_price: 12.99 }
    ])
  })

  it("sells no fuel where a letter of a tax stands behind cents, and offers some", () => {
    const goods = ["NOMAD DRINK   2.19 G", "DEPOSIT   0.10", "GREEN ONIONS   1.00"]
    const names = read(
      "SAFEWAY",
      "Edmonton AB",
      ...goods,
      "TOTAL   3.29",
      "5 cent Fuel Reward",
      "5 cents off per litre"
    )
    expect(names?.items.map(({ name }) => name)).toEqual(["NOMAD DRINK", "DEPOSIT", "GREEN ONIONS"])
  })

  it("has goods on sale, whose prices are no sums", () => {
    const goods = ["TIDE POWDER   9.99", "EGGS   2.49 SALE", "NOODLES BOWL   2.49"]
    const data = read("SHOPPERS DRUG MART", "EDMONTON,AB", ...goods, "SUBTOTAL:   14.97", "TOTAL:   $14.97")
    expect(data?.items.map(({ name }) => name)).toEqual(["TIDE POWDER", "EGGS", "NOODLES BOWL"])
    expect(data?.category).toBe("Healthcare")
  })

  it("takes a discount off whose minus was not read", () => {
    const goods = ["USB CUBE   29.99 G", "COOKIE   2.99", "EMPLOYEE DISCOUNT   8.00"]
    expect(read("LONDON DRUGS", "Edmonton AB", ...goods, "TAX   1.48", "TOTAL   26.46")?.items.at(-1)).toEqual({
      name: "EMPLOYEE DISCOUNT",
      quantity: 1,
      unit_price: -8,
      total_price: -8
    })
  })

  it("numbers its guests, and names no buyer by that", () => {
    const head = `
Your   Guest   #   is   697
       Edo Japan
 Unit 4 205 - 19th Avenue
     Edmonton, AB
  1 Kids Chicken               $5.39
       TOTAL:                  $5.39`
    expect(readReceipt([typed(head)])?.data.vendor).toBe("Edo Japan")
  })
})
