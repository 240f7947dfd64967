import { describe, expect, it } from "vitest"
import { toRows } from "../../src/extraction/local/reading/Rows.ts"
import { chainsOnPage } from "../../src/extraction/local/reading/vendor/chainsOnPage.ts"
import { chainNames, knownChains } from "../../src/extraction/local/reading/vendor/knownChains.ts"
import { receiptPage } from "../support/receiptPage.ts"
import { readReceipt } from "../support/readPages.ts"

const readWith = (confidence: number, lines: ReadonlyArray<string>) => {
  const page = receiptPage([...lines, "Paper   4.00", "TOTAL   4.00"])
  return readReceipt([{ ...page, runs: page.runs.map((run) => ({ ...run, confidence })) }])?.data
}
const read = (...lines: ReadonlyArray<string>) => readWith(1, lines)
/** As from a picture that was read with some doubt. */
const doubtfulVendorOf = (...lines: ReadonlyArray<string>) => readWith(0.96, lines)?.vendor
const vendorOf = (...lines: ReadonlyArray<string>) => read(...lines)?.vendor

describe("the list of chains", () => {
  it("has names of two letters or more, and signs of four", () => {
    expect(chainNames.filter(({ letters }) => [...letters].length < 2).map(({ text }) => text)).toEqual([])
    const short = knownChains.filter(({ own }) => own.some((sign) => [...sign].length < 2))
    expect(short.map(({ name }) => name)).toEqual([])
  })

  it("has no sign that is another chain's too", () => {
    const owners = new Map<string, Set<string>>()
    for (const { name, own } of knownChains) {
      for (const sign of own) owners.set(sign, (owners.get(sign) ?? new Set()).add(name.toLowerCase().slice(0, 3)))
    }
    expect([...owners].filter(([, { size }]) => size > 1)).toEqual([])
  })
})

describe("a chain", () => {
  it("is named by the company that runs its shops in a country", () => {
    const lines = ["CP ALL,7-11 สาขา 01234 สีลม", "น้ำดื่ม   14.00", "ยอดสุทธิ   14.00"]
    expect(readReceipt([receiptPage(lines)])?.data.vendor).toBe("7-Eleven")
  })

  it("is named where its name is a picture and only what is its own can be read", () => {
    expect(vendorOf("12 Harbour Lane", "Tell us at www.mcdvoice.com")).toBe("McDonald's")
    expect(vendorOf("Order Placed: March 3, 2024", "Amazon.com order number: 112-1234567-7654321")).toBe("Amazon")
    expect(vendorOf("UL. LIPOWA 4", "Jeronimo Martins Polska S.A.", "Karta Moja Biedronka")).toMatch(
      /^Biedronka$|^Jeronimo Martins Polska S\.A\.$/
    )
  })

  it("is named with its own letters where what it sells bears out a name that was read with doubt", () => {
    expect(doubtfulVendorOf("CHIPOTIE", "Burrito Bowl   4.00")).toBe("CHIPOTLE")
    expect(vendorOf("CHIPOTIE", "Burrito Bowl   4.00")).toBe("CHIPOTIE")
    expect(doubtfulVendorOf("Whole Focds Market", "www.wholefoodsmarket.com")).toBe("Whole Foods Market")
    expect(doubtfulVendorOf("WH0LESALE", "Kirkland Water   4.00", "www.costco.com")).toBe("COSTCO WHOLESALE")
    expect(doubtfulVendorOf("Guardian Health And Heauty Sdn Bhd")).toBe("GUARDIAN HEALTH AND BEAUTY Sdn Bhd")
  })

  it("is not named by a word that other shops print, too", () => {
    expect(vendorOf("Alder Animal Hospital", "Exam - Annual Wellness   4.00")).toBe("Alder Animal Hospital")
    expect(vendorOf("Alder Market", "CLUB CARD SAVINGS 1.00")).toBe("Alder Market")
    expect(vendorOf("Alder Hardware", "Price plus tax")).toBe("Alder Hardware")
    expect(vendorOf("12 Harbour Lane", "CLUBCARD POINTS 12")).toBe("Tesco")
  })

  it("is not made of another shop's name that is like it", () => {
    expect(doubtfulVendorOf("CHIPOTTE", "Sewing thread   4.00")).toBe("CHIPOTTE")
    expect(vendorOf("Acme Corp Paper Mills")).toBe("Acme Corp Paper Mills")
    expect(vendorOf("GIANT PANDA TOYS", "Plush bear   4.00")).toBe("GIANT PANDA TOYS")
  })

  it("gives way in Malaysia to the company that runs the shop, and to no other chain that is mentioned", () => {
    expect(vendorOf("Chili's", "Alder Restaurants Sdn Bhd", "12 Harbour Lane")).toBe("Alder Restaurants Sdn Bhd")
    expect(vendorOf("McDonald's Rennes Centre", "SARL RENNES RESTO", "02 99 12 34 56")).toBe("McDonald's Rennes Centre")
    expect(vendorOf("WALMART", "12 Harbour Lane", "Gift cards: www.starbucks.com")).toBe("WALMART")
  })

  it("is named whole where its letters stand on several lines", () => {
    expect(vendorOf("GIANT", "EAGLE", "Milk   4.00")).toBe("GIANT EAGLE")
    expect(vendorOf("WHOLE", "FOODS", "MARKET", "Milk   4.00")).toBe("WHOLE FOODS MARKET")
  })

  it("is named without the number of its shop", () => {
    expect(vendorOf("Cracker Barrel Store #97")).toBe("Cracker Barrel")
    expect(vendorOf("Walmart Supercenter")).toBe("Walmart Supercenter")
  })

  it("keeps the legal form that is printed behind its name", () => {
    expect(vendorOf("ESSELUNGA S.P.A.", "www.esselunga.it")).toBe("ESSELUNGA S.P.A.")
  })

  it("tells what kind of things are bought", () => {
    expect(read("ROSSMANN", "Angebot   4.00")?.category).toBe("Personal Care")
  })

  it("may hold a word of receipts, or be like one", () => {
    const { matchOf } = chainsOnPage(toRows([receiptPage(["Pick n Pay"])]))
    const names = ["Pick n Pay", "P.F. Chang's", "TARGET"]
    expect(names.map((name) => matchOf(name, true)?.text)).toEqual(names)
    expect(["Netto", "Sale", "Total"].map((name) => matchOf(name, true))).toEqual([null, null, null])
  })

  it("is a word of receipts where nothing else tells of it", () => {
    expect(vendorOf("Alder Paper", "Total")).toBe("Alder Paper")
  })
})

describe("a chain that a receipt thanks for", () => {
  it("is called as the page calls it elsewhere", () => {
    const lines = ["No.12, Jalan Permas 10", "DOMINO'S PIZZA PERMAS JAYA", "Tel 07-387 3322", "Pickup 18:22"]
    expect(vendorOf(...lines, "Thank you for visiting Domino's.", "www.dominos.com.my")).toBe("DOMINO'S PIZZA")
    expect(vendorOf("Pickup 18:22", "Thank you for visiting Domino's.", "www.dominos.com.my")).toBe("Domino's")
  })
})
