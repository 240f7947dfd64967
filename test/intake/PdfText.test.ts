import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { readPdf } from "../../src/extraction/local/decoding/pdfText.ts"
import { makePdf, receiptContent } from "../support/pdf.ts"

const lines = [
  "Harbour Lane Bakery",
  "Invoice date: 14 Nov 2026",
  "Sourdough Loaf   $32.50",
  "Subtotal   $32.50",
  "Sales Tax   $2.60",
  "TOTAL   $35.10"
]

describe("the text of a PDF", () => {
  for (const quarters of [0, 1, 2, 3]) {
    for (const rotate of [0, 90, 180, 270]) {
      it(`is read when it is turned by ${quarters * 90}° on a page that is shown turned by ${rotate}°`, async () => {
        const { pages } = await readPdf(makePdf([{ content: receiptContent(lines, quarters), rotate }]))
        expect(readReceipt(pages)?.data).toMatchObject({
          vendor: "Harbour Lane Bakery",
          date: "2026-11-14",
          total: 35.1,
          taxes: [{ amount: 2.6 }],
          items: [{ name: "Sourdough Loaf", total_price: 32.5 }]
        })
      })
    }
  }

  it("leaves out a note on the margin that stands another way than most", async () => {
    const margin = receiptContent(["Copy of 31 December 1999"], 1)
    const { pages } = await readPdf(makePdf([{ content: `${receiptContent(lines)} ${margin}` }]))
    expect(pages[0]!.runs.map(({ text }) => text)).not.toContain("Copy of 31 December 1999")
    expect(readReceipt(pages)?.data.total).toBe(35.1)
  })

  it("has its white space collapsed, whatever the character", async () => {
    const hostile = `a${"\u00a0".repeat(160)}b`
    const { pages } = await readPdf(makePdf([{ content: receiptContent([...lines, hostile]) }]))
    const began = performance.now()
    expect(readReceipt(pages)?.data.total).toBe(35.1)
    expect(performance.now() - began).toBeLessThan(2_000)
    for (const { text } of pages[0]!.runs) expect(text).not.toMatch(/\s\s|[^\S ]/)
  })

  it("is bounded, however much a page holds", async () => {
    const many = `BT /F1 1 Tf ${Array.from({ length: 30_000 }, (_, i) => `1 0 0 1 ${i % 500} ${i / 40} Tm (word${i}) Tj`).join("\n")} ET`
    const { pages } = await readPdf(makePdf([{ content: `${receiptContent(lines)} ${many}` }]))
    expect(pages[0]!.runs.length).toBeLessThanOrEqual(6_000)
    const long = `BT /F1 1 Tf 40 40 Td (${"x".repeat(200_000)}) Tj ET`
    const one = await readPdf(makePdf([{ content: `${receiptContent(lines)} ${long}` }]))
    expect(Math.max(...one.pages[0]!.runs.map(({ text }) => text.length))).toBeLessThanOrEqual(300)
  })
})

describe("the files that a PDF carries", () => {
  const xml = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, " ")
  const attached = async (...sizes: ReadonlyArray<number>) => {
    const attachments = sizes.map((size, index) => ({ name: `${index}.xml`, bytes: xml(size) }))
    return (await readPdf(makePdf([{ content: receiptContent(lines) }], attachments))).attachments
  }

  it("are taken up to four megabytes in sum, and eight in number", async () => {
    expect(await attached(1, 2)).toHaveLength(2)
    expect(await attached(3, 3, 3)).toHaveLength(1)
    expect(await attached(5)).toHaveLength(0)
    expect(await attached(...Array<number>(40).fill(0.01))).toHaveLength(8)
  })
})
