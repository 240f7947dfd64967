import { describe, expect, it } from "vitest"
import { receiptPage } from "../support/receiptPage.ts"
import { readReceipt } from "../support/readPages.ts"

/** The vendor of a page that names it in its first line and tells something below. */
const named = (name: string, below: string, sureness: readonly [name: number, below: number] = [0.95, 0.99]) => {
  const page = receiptPage([name, "92 High Street", below, "Paper   4.00", "Total   4.00"])
  const confidences = new Map([
    [name, sureness[0]],
    [below, sureness[1]]
  ])
  const runs = page.runs.map((run) => ({ ...run, confidence: confidences.get(run.text) ?? run.confidence }))
  return readReceipt([{ ...page, runs }])?.data.vendor
}

describe("a name that was not read surely", () => {
  it("has the letters of the page's own address, and only these", () => {
    expect(named("Panis Texas", "paristexas09@gmail.com")).toBe("Paris Texas")
    expect(named("PANIS TEXAS", "www.paristexas.com")).toBe("PARIS TEXAS")
    expect(named("Pans Texas", "paristexas09@gmail com")).toBe("Paris Texas")
    expect(named("Bum Grill", "www.burngrill.com")).toBe("Burn Grill")
    expect(named("Tauchshopluzen", "tauchshopluzern@example.com")).toBe("Tauchshopluzern")
    expect(named("Siilver Moon", "www.silvermoon.com")).toBe("Silver Moon")
    expect(named("Panis Texas", "info@gmail.com")).toBe("Panis Texas")
    expect(named("Paper Goods", "www.silvermoon.com")).toBe("Paper Goods")
  })

  it("has the letters that its words have elsewhere", () => {
    expect(named("THINAIN", "Thank you for visiting ThinAir Texas")).toBe("THINAIR")
    expect(named("Cunberland Farms", "Cumberland Farms and you")).toBe("Cumberland Farms")
  })

  it("keeps words that are told elsewhere as well, and those that others only rhyme with", () => {
    expect(named("Baker Lane", "Maker Lane")).toBe("Baker Lane")
    expect(named("Flower Corner", "2 Flowers for you")).toBe("Flower Corner")
    expect(named("Texas Brazil", "www.texasbrazil.com texasbraxil.com")).toBe("Texas Brazil")
  })

  it("believes nothing that was read less surely", () => {
    expect(named("Cumberland Farms", "http://survey.cunberlandfaras.com", [0.999, 0.96])).toBe("Cumberland Farms")
    expect(named("Cumberland Farms", "www.cunberlandfaras.com", [0.97, 0.96])).toBe("Cumberland Farms")
    expect(named("Cumberland Farms", "Cunberland Farms", [0.97, 0.98])).toBe("Cumberland Farms")
  })
})
