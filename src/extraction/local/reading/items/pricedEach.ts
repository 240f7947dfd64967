import { one, Quantity, scale, times } from "../../../../domain/Money.ts"
import { countHeads } from "../../lexicon/units.ts"
import type { ListedItem } from "./ListedItem.ts"

/** "2 of: USB cable", "x2  ₱385.00": how many, before the name, or before the price below it. */
export const countAhead =
  /^[\s*-]*(?:([2-9]|[1-9]\d)\s?(?:[xX×]|of:)?\s+\p{L}[\p{L}\p{M}]|[xX×]\s?([2-9]|[1-9]\d)\s+\P{L}{0,3}\d)/u

/** "Water 3 x 0.80": how many, before the price that ends the line. */
export const countAtEnd = /\s([2-9]|[1-9]\d)\s?[xX×]\s?\P{L}{0,3}\d+[.,]\d{2}\P{L}{0,3}$/u

/** "$4.00 USD per user/month × 6": how many, behind the price of one. */
export const countBehind =
  /\d[.,]\d{2}(?:\s[A-Z]{3})?(?:\s?(?:per|pro|par|por|\/)\s?\p{L}[\p{L}/ ]{2,20})?\s?[xX×]\s?([1-9]\d{0,2})\s*$/u

/** "Handmade mug   Quantity: 2   US$18.00": how many, by its word. */
export const countCalledSo = new RegExp(
  String.raw`(?<!\p{L})(?:${countHeads.join("|")})[.:\s]{1,3}([2-9]|[1-9]\d)(?![\d.,])`,
  "iu"
)

/** The items of which the count stands in their lines so, each with the price of one in them. */
export const pricedEach = (items: ReadonlyArray<ListedItem>, pattern: RegExp): ReadonlyArray<ListedItem> =>
  items.map((item) => {
    const count = item.rows
      .flatMap(({ text }) => pattern.exec(text)?.slice(1) ?? [])
      .find((printed) => printed !== undefined)
    if (count === undefined) return item
    const quantity = Quantity(Number(count) * scale)
    // a line whose end was multiplied already says what it comes to elsewhere, but where another line counts it, too
    const isTold = pattern === countAtEnd && item.quantity !== one && item.quantity !== quantity
    if (isTold) return item
    return { ...item, quantity, unitPrice: item.total, total: times(quantity, item.total) }
  })
