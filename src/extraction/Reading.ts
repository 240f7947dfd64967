import { Schema } from "effect"
import { Category } from "../domain/Category.ts"
import { fromNumber, Money, Quantity, toNumber } from "../domain/Money.ts"
import type { ReceiptData } from "../domain/Receipt.ts"

/** ISO 4217's "no currency", where a document gives no evidence of one. */
export const unknownCurrency = "XXX"

/** Who says so. What others' words lead to without being printed itself is arithmetic's. */
export const Source = Schema.Literal("print", "e-invoice", "model", "arithmetic")
export type Source = typeof Source.Type

const Point = Schema.Tuple(Schema.Number, Schema.Number)

/** Where something is printed. */
export const Place = Schema.Struct({
  /** From 1. */
  page: Schema.Int,
  /** Polygon around it, in fractions of the upright page's width and height. */
  box: Schema.Array(Point),
  /** The printed text. */
  text: Schema.String
})
export type Place = typeof Place.Type

/** One reason for or against a value. Weights of about four are a plain label's; they are added up. */
export const Evidence = Schema.Struct({
  /** Words with underscores: `label_total`, `parts_add_up`. */
  reason: Schema.String,
  weight: Schema.Number
})
export type Evidence = typeof Evidence.Type

export const TaxFound = Schema.Struct({ label: Schema.String, amount: Schema.fromBrand(Money)(Schema.Number) })
export type TaxFound = typeof TaxFound.Type

export const ItemFound = Schema.Struct({
  name: Schema.String,
  quantity: Schema.fromBrand(Quantity)(Schema.Number),
  unit_price: Schema.fromBrand(Money)(Schema.Number),
  total_price: Schema.fromBrand(Money)(Schema.Number)
})
export type ItemFound = typeof ItemFound.Type

/** What was decided on, and why. */
export interface Field<A> {
  readonly value: A
  readonly source: Source
  readonly places: ReadonlyArray<Place>
  readonly evidence: ReadonlyArray<Evidence>
  /** Between 0 and 1. */
  readonly confidence: number
}

/** What a client should look at before it trusts the data. README, "Evidence and warnings". */
export const Warning = Schema.Union(
  Schema.Struct({
    code: Schema.Literal("date_order_ambiguous"),
    /** ISO 8601, the answered one first. */
    readings: Schema.Array(Schema.String)
  }),
  Schema.Struct({ code: Schema.Literal("currency_inferred") }),
  Schema.Struct({
    code: Schema.Literal("items_do_not_add_up"),
    /** What the items come to, less what the receipt states. */
    difference: Schema.Number
  }),
  Schema.Struct({ code: Schema.Literal("total_not_labelled") }),
  Schema.Struct({ code: Schema.Literal("text_cut_off") }),
  Schema.Struct({ code: Schema.Literal("instructions_in_document") })
)
export type Warning = typeof Warning.Type

/** A document as it was read: every value with its source, places, evidence and confidence. */
export interface Reading {
  readonly vendor: Field<string> | null
  /** ISO 8601; as printed where it cannot be understood. */
  readonly date: Field<string> | null
  readonly total: Field<Money>
  readonly subtotal: Field<Money> | null
  /** ISO 4217; `XXX` without evidence. */
  readonly currency: Field<string>
  readonly payment_method: Field<string> | null
  readonly category: Field<Category> | null
  readonly tip: Field<Money> | null
  readonly taxes: ReadonlyArray<Field<TaxFound>>
  readonly items: ReadonlyArray<Field<ItemFound>>
  readonly warnings: ReadonlyArray<Warning>
}

const valueOf = <A>(field: Field<A> | null): A | null => field?.value ?? null
const numberOf = (field: Field<Money> | null): number | null => (field === null ? null : toNumber(field.value))

/** The receipt without what speaks for it: the contract's shape. */
export const toReceiptData = (reading: Reading): ReceiptData => ({
  vendor: valueOf(reading.vendor),
  date: valueOf(reading.date),
  total: toNumber(reading.total.value),
  subtotal: numberOf(reading.subtotal),
  currency: reading.currency.value,
  payment_method: valueOf(reading.payment_method),
  category: valueOf(reading.category),
  tip: numberOf(reading.tip),
  taxes: reading.taxes.map(({ value }) => ({ label: value.label, amount: toNumber(value.amount) })),
  items: reading.items.map(({ value }) => ({
    name: value.name,
    quantity: toNumber(value.quantity),
    unit_price: toNumber(value.unit_price),
    total_price: toNumber(value.total_price)
  }))
})

const bare = <A>(value: A): Field<A> => ({ value, source: "print", places: [], evidence: [], confidence: 1 })
const bareOrNull = <A, B>(value: A | null, convert: (value: A) => B): Field<B> | null =>
  value === null ? null : bare(convert(value))
const same = <A>(value: A): A => value

/** A receipt that somebody states without any evidence, as test readers do. */
export const toReading = (data: ReceiptData): Reading => ({
  vendor: bareOrNull(data.vendor, same),
  date: bareOrNull(data.date, same),
  total: bare(fromNumber(data.total)),
  subtotal: bareOrNull(data.subtotal, fromNumber),
  currency: bare(data.currency),
  payment_method: bareOrNull(data.payment_method, same),
  category: bareOrNull(data.category, same),
  tip: bareOrNull(data.tip, fromNumber),
  taxes: data.taxes.map(({ amount, label }) => bare({ label, amount: fromNumber(amount) })),
  items: data.items.map(({ name, quantity, total_price, unit_price }) =>
    bare({
      name,
      quantity: Quantity(fromNumber(quantity)),
      unit_price: fromNumber(unit_price),
      total_price: fromNumber(total_price)
    })
  ),
  warnings: []
})
