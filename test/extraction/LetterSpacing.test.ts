import { describe, expect, it } from "vitest"
import { receiptPage } from "../support/receiptPage.ts"
import { readReceipt } from "../support/readPages.ts"

const read = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data

describe("a till that sets letters apart", () => {
  it("says the same as one that does not", () => {
    const sold = ["Riz parfumé   4 500", "Bière   3 900"]
    expect(read("S u p e r e t t e", "06/10/2026", ...sold, "T O T A L   8 4 0 0", "dont TVA   630")).toMatchObject({
      vendor: "Superette",
      total: 8400
    })
  })

  it("may print word and number close to each other", () => {
    const data = read("Eckladen", "06.10.2026", "Brot   4,00", "Käse   8,50", "S U M M E 1 2 , 5 0", "MwSt 7%   0,82")
    expect(data).toMatchObject({ total: 12.5 })
  })

  it("has short words beside long ones", () => {
    expect(read("W R E N & O A K", "21.02.2026", "Cards   52.00", "TOTAL   £52.00")?.vendor).toBe("WREN & OAK")
  })

  it("has spaces left only in its figures, where a recogniser read the letters as words", () => {
    const page = receiptPage(["Superette", "06/10/2026", "Riz   4 500", "Bière   3 900", "TOTAL FCFA   8", "TVA   630"])
    const runs = page.runs.flatMap((run) =>
      run.text === "8"
        ? [
            { ...run, left: 500, right: 510 },
            { ...run, text: "4 0 0", left: 535, right: 600 }
          ]
        : [run]
    )
    expect(readReceipt([{ ...page, runs }])?.data.total).toBe(8400)
  })

  it("has sizes and ratings of single letters on others", () => {
    expect(read("Corner Shop", "VITAMIN A B C FORTE   9.00", "PLAN A   3.00", "TOTAL   12.00")?.items).toMatchObject([
      { name: "VITAMIN A B C FORTE" },
      { name: "PLAN A" }
    ])
  })
})
