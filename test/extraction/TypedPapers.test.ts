import { describe, expect, it } from "vitest"
import { papersOf } from "../support/papers.ts"
import { readReceipt } from "../support/readPages.ts"

describe("a paper that was typed", () => {
  const readAsReceipts = (file: string) => papersOf(file).filter(({ page }) => readReceipt([page]) !== null)

  it("is refused, in many languages and of many kinds, where anything tells it from a receipt", () => {
    // lists with a sum that say nothing else
    const alike = new Set([
      "weather",
      "sales order",
      "tax cz",
      "crypto wallet",
      "scholarship letter",
      "insurance decl",
      "benefits letter",
      "gymcomp",
      "phonebill usage",
      "fr loyer",
      "elec meter",
      "coupon",
      "qr payment request",
      "bill reminder app",
      "packaging label",
      "pawn",
      "closing stock hi",
      "split",
      "tournament",
      "hauptbuch",
      "networth",
      "votes",
      "fundfr",
      "pocket money",
      "mileage fr",
      "kosten umzug",
      "ledger personal",
      "quote it",
      "trade stats",
      "darts"
    ])
    expect(readAsReceipts("others.txt").filter(({ name }) => !alike.has(name))).toEqual([])
  })

  it("is none that only looks like one: accounts of guests and patients, bills and slips of cards", () => {
    expect(readAsReceipts("receipts-like-others.txt")).toHaveLength(papersOf("receipts-like-others.txt").length)
  })
})
