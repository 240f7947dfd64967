import type { TextPage } from "../../src/extraction/local/Document.ts"

const [lineHeight, letterWidth, width] = [20, 10, 600]

/** The lines of the receipt that most tests are about; see `receipt` in TestApp.ts. */
export const receiptLines = [
  "Harbour Lane Bakery",
  "14/11/2026 10:30",
  "2 x 6.50 Sourdough Loaf   13.00",
  "Cinnamon Roll   19.50",
  "Subtotal   32.50",
  "Sales Tax   2.60",
  "TOTAL   $35.10",
  "Visa ****4417   35.10"
]

/** A page as a printer sets it: three spaces or more put what follows at the right edge. */
export const receiptPage = (lines: ReadonlyArray<string>): TextPage => ({
  width,
  height: lines.length * lineHeight,
  runs: lines.flatMap((line, index) => {
    const [left = "", ...rest] = line.split(/ {3,}/)
    const right = rest.join("   ")
    const place = { top: index * lineHeight, bottom: index * lineHeight + lineHeight * 0.8, confidence: 1 }
    const run = (text: string, from: number) => ({
      ...place,
      text,
      left: from,
      right: from + text.length * letterWidth
    })
    return [run(left, 0), ...(right === "" ? [] : [run(right, width - right.length * letterWidth)])]
  })
})
