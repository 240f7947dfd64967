import { expect, it, vi } from "vitest"
import { receiptPage } from "../support/receiptPage.ts"
import { readReceipt } from "../support/readPages.ts"

// the fitted table may know no vendor as uncertain as this one does
vi.mock("../../src/extraction/confidenceTables.ts", async (load) => {
  const { tables } = await load<typeof import("../../src/extraction/confidenceTables.ts")>()
  return {
    tables: {
      ...tables,
      fields: {
        ...tables.fields,
        vendor: [
          [-1000, 0.29],
          [4, 0.3]
        ]
      }
    }
  }
})

const vendorOf = (name: string) =>
  readReceipt([receiptPage([name, "12345 67", "Paper   4.00", "TOTAL   4.00"])])?.data.vendor

it("states no vendor of which less than 0.3 is certain, and one of which as much is", () => {
  expect(vendorOf("\u03a6is\u041d\u0435\u03c1PA")).toBeNull()
  expect(vendorOf("Alder Paper")).toBe("Alder Paper")
})
