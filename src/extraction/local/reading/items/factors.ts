import { type Amount, scale } from "../Amounts.ts"

/** Quantity and price of one, in units of a ten-thousandth. */
export interface Factors {
  readonly quantity: number
  readonly unitPrice: number
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(0.011 * scale, Math.abs(b) * 0.0005)

const product = (a: number, b: number): number => Math.round((a * b) / scale)

/** "2 x", "3 pcs", "@ 2" somewhere, or a number that leads the line. */
const marked = /(?:^|\s)(\d{1,3})\s*(?:[xX×@*]|pcs?\b|stk\b|st\b|ea\b|nos\b)|[xX×]\s*(\d{1,3})(?!\d|[.,]\d)/
const leading = /^\s*(\d{1,2})\s+(?=\p{L})/u

/** Quantity and unit price that multiply to the line's total, from the row's other numbers and words. */
export const factorsOf = (amounts: ReadonlyArray<Amount>, total: number, text: string): Factors | null => {
  const others = amounts.filter(({ percent }) => !percent)
  for (const quantity of others) {
    if (quantity.units <= 0 || quantity.units > 10_000 * scale) continue
    for (const price of others) {
      if (price !== quantity && price.units !== 0 && near(product(quantity.units, price.units), total)) {
        // of 2 × 3 and 3 × 2 the one with fewer decimals, standing first, is the quantity
        if (price.decimals < quantity.decimals && near(product(price.units, quantity.units), total)) continue
        return { quantity: quantity.units, unitPrice: price.units }
      }
    }
  }
  const count = marked.exec(text)
  const printed = Number(count?.[1] ?? count?.[2] ?? leading.exec(text)?.[1] ?? 0)
  return printed > 0 && printed < 200 && total % printed === 0
    ? { quantity: printed * scale, unitPrice: total / printed }
    : null
}
