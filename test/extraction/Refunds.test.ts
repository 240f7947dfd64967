import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const totalOf = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data.total

describe("a refund", () => {
  it.each([
    ["CREDIT NOTE 17"],
    ["Credit Note No. 17"],
    ["Gutschrift Nr. 4"],
    ["Refund receipt"],
    ["Facture d'avoir"],
    ["TICKET DE DEVOLUCIÓN"],
    ["Återköp"],
    ["返品レシート"],
    ["退货单"],
    ["חשבונית זיכוי"]
  ])("is negative under the title %s", (heading) => {
    const data = readReceipt([
      receiptPage(["City Books", heading, "Novel   10.00", "VAT   2.00", "TOTAL   12.00"])
    ])?.data
    expect(data).toMatchObject({ total: -12, taxes: [{ amount: -2 }], items: [{ name: "Novel", total_price: -10 }] })
  })

  it.each(["RETURN", "Retour", "Faktura korygująca 4/2026"])(
    "is negative under the title %s where its sums are, too: tickets are called so",
    (heading) => {
      expect(totalOf("City Books", heading, "Novel   -10.00", "Pen   -2.00", "TOTAL   -12.00")).toBe(-12)
      expect(totalOf("City Rail", heading, "Adult   10.00", "Child   2.00", "TOTAL   12.00")).toBe(12)
    }
  )

  it("is not what a policy at the foot speaks of", () => {
    expect(totalOf("City Books", "Novel   10.00", "Pen   2.00", "TOTAL   12.00", "No refund without receipt")).toBe(12)
    expect(totalOf("City Books", "REFUND VALUE OF", "Novel   10.00", "Pen   2.00", "TOTAL   12.00")).toBe(12)
  })

  it("is what lists more taken back than sold, or says by what it is given back", () => {
    const empties = ["Wasser   7,99 A", "LEERGUT   -15,75 A", "SUMME EUR   -7,76", "Geg. BAR EUR   -7,76"]
    expect(totalOf("Getränkemarkt", ...empties)).toBe(-7.76)
    const returned = ["KVARTAL   -9.00", "INGAMAJ   -18.00", "Total   -27.00", "Refund Cards   27.00 CAD"]
    expect(totalOf("Furniture Store", ...returned)).toBe(-27)
  })
})
