import { Schema } from "effect"
import { Category } from "./Category.ts"

/** Shapes of the specification, section "Resources and their fields". Amounts are numbers exactly as printed. */
export const TaxLine = Schema.Struct({
  label: Schema.String.annotations({ description: "Tax name as on the receipt." }),
  amount: Schema.JsonNumber.annotations({ description: "Tax amount in the receipt currency." })
}).annotations({ identifier: "TaxLine" })
export type TaxLine = typeof TaxLine.Type

export const ReceiptItem = Schema.Struct({
  name: Schema.String.annotations({ description: "Item name or description as printed." }),
  quantity: Schema.JsonNumber.annotations({ description: "Units purchased." }),
  unit_price: Schema.JsonNumber.annotations({ description: "Price per unit." }),
  total_price: Schema.JsonNumber.annotations({ description: "Line total." })
}).annotations({ identifier: "ReceiptItem" })
export type ReceiptItem = typeof ReceiptItem.Type

export const ReceiptData = Schema.Struct({
  vendor: Schema.NullOr(Schema.String).annotations({ description: "Merchant name as printed on the receipt." }),
  date: Schema.NullOr(Schema.String).annotations({
    description: "Transaction date: ISO 8601 when it can be understood, otherwise as printed."
  }),
  total: Schema.JsonNumber.annotations({ description: "Grand total paid, including taxes and tip." }),
  subtotal: Schema.NullOr(Schema.JsonNumber).annotations({
    description: "Pre-tax subtotal; null when not explicitly on the receipt."
  }),
  currency: Schema.String.pipe(Schema.pattern(/^[A-Z]{3}$/)).annotations({
    description: "ISO 4217 code; XXX when the receipt gives no evidence of one."
  }),
  payment_method: Schema.NullOr(Schema.String).annotations({ description: "Payment method as on the receipt." }),
  category: Schema.NullOr(Category).annotations({ description: "Auto-detected expense category." }),
  tip: Schema.NullOr(Schema.JsonNumber).annotations({ description: "Tip or gratuity; null when not present." }),
  taxes: Schema.Array(TaxLine),
  items: Schema.Array(ReceiptItem)
}).annotations({ identifier: "ReceiptData" })
export type ReceiptData = typeof ReceiptData.Type
