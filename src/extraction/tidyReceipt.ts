import { Schema } from "effect"
import { cleanText } from "../domain/printedText.ts"
import { ReceiptData } from "../domain/Receipt.ts"

/** More lines than any receipt has; what is longer is no receipt. */
const [mostItems, mostTaxes] = [1_000, 30]
/** No till and no invoice counts so far. */
const largestAmount = 1e12
const [longestDate, longestMethod, longestLabel] = [60, 80, 120]

const isAmount = (amount: number): boolean => Number.isFinite(amount) && Math.abs(amount) < largestAmount

const textOrNull = (text: string | null, longest?: number): string | null => {
  const cleaned = text === null ? "" : cleanText(text, longest)
  return cleaned === "" ? null : cleaned
}

const amountOrNull = (amount: number | null): number | null => (amount !== null && isAmount(amount) ? amount : null)

const isReceipt = Schema.is(ReceiptData)

/**
 * What a reader says, as it may leave the service: texts clean and bounded, amounts numbers, and the whole of the
 * shape that the contract promises. Null where nothing is left to answer: the total is no number.
 */
export const tidyReceipt = (data: ReceiptData): ReceiptData | null => {
  const tidied: ReceiptData = {
    ...data,
    vendor: textOrNull(data.vendor),
    date: textOrNull(data.date, longestDate),
    subtotal: amountOrNull(data.subtotal),
    tip: amountOrNull(data.tip),
    payment_method: textOrNull(data.payment_method, longestMethod),
    taxes: data.taxes
      .filter(({ amount }) => isAmount(amount))
      .slice(0, mostTaxes)
      .map(({ amount, label }) => ({ amount, label: textOrNull(label, longestLabel) ?? "Tax" })),
    items: data.items
      .filter(({ quantity, total_price, unit_price }) => [quantity, total_price, unit_price].every(isAmount))
      .slice(0, mostItems)
      .flatMap(({ name, ...item }) => {
        const cleaned = textOrNull(name)
        return cleaned === null ? [] : [{ ...item, name: cleaned }]
      })
  }
  return isAmount(tidied.total) && isReceipt(tidied) ? tidied : null
}
