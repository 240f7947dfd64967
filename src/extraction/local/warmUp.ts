import type { TextPage } from "./Document.ts"
import { propose } from "./propose.ts"

const lines = [
  ["Corner Shop Ltd"],
  ["12 High Street, Leeds LS1 4AB"],
  ["Tel 0113 496 0000"],
  ["Receipt No 1042"],
  ["Date 14/11/2025 12:30"],
  ["2 x Tea", "3.00"],
  ["Bread", "2.50"],
  ["Subtotal", "5.50"],
  ["VAT 20%", "1.10"],
  ["TOTAL", "6.60"],
  ["Cash", "10.00"],
  ["Change", "3.40"]
] as const
const [lineHeight, letterWidth, priceLeft] = [20, 9, 300]

/** A receipt that says what most receipts say. */
export const commonReceipt: TextPage = {
  width: 400,
  height: lines.length * lineHeight,
  runs: lines.flatMap((texts, line) =>
    texts.map((text, column) => {
      const left = column * priceLeft
      const top = line * lineHeight
      return { text, left, right: left + text.length * letterWidth, top, bottom: top + 16, confidence: 1 }
    })
  )
}

/** Reads a receipt that nobody sent: vocabularies are compiled as they are first asked, which takes half a second. */
export const warmUp = (): void => {
  propose([commonReceipt])
}
