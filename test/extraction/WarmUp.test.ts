import { expect, it } from "@effect/vitest"
import { propose } from "../../src/extraction/local/propose.ts"
import { commonReceipt } from "../../src/extraction/local/warmUp.ts"
import { reconcile } from "../../src/extraction/reconcile.ts"
import { toReceiptData } from "../../src/extraction/Reading.ts"

it("warms up with a receipt of which every field is read, so that what reads them is compiled", () => {
  const { currency, date, items, payment_method, subtotal, taxes, total, vendor } = toReceiptData(
    reconcile(propose([commonReceipt]))!
  )
  expect({ currency, date, payment_method, subtotal, total, vendor }).toEqual({
    currency: "GBP",
    date: "2025-11-14",
    payment_method: "Cash",
    subtotal: 5.5,
    total: 6.6,
    vendor: "Corner Shop Ltd"
  })
  expect(items.map(({ name, quantity, total_price }) => [name, quantity, total_price])).toEqual([
    ["Tea", 2, 3],
    ["Bread", 1, 2.5]
  ])
  expect(taxes.map(({ amount }) => amount)).toEqual([1.1])
})
