import { Effect, JSONSchema, Schema } from "effect"
import type OpenAI from "openai"
import { fromNumber, Money, Quantity, toNumber } from "../../domain/Money.ts"
import { Category } from "../../domain/Category.ts"
import { ModelNonsense } from "./ChatModel.ts"

/** Written out in place: not every server resolves references in a schema. */
const Finite = Schema.Number.pipe(Schema.filter(Number.isFinite, { jsonSchema: { type: "number" } }))

const Amount = Schema.transform(Finite, Schema.fromBrand(Money)(Schema.Number), {
  strict: true,
  decode: fromNumber,
  encode: (_, exact) => toNumber(exact)
})

const Count = Schema.transform(Finite, Schema.fromBrand(Quantity)(Schema.Number), {
  strict: true,
  decode: (count) => Quantity(fromNumber(count)),
  encode: (_, exact) => toNumber(exact)
})

const orNull = <A, I>(schema: Schema.Schema<A, I>, description: string) =>
  Schema.NullOr(schema).annotations({ description })

/** What the model is asked for. Its descriptions are read by the model. */
export const ModelAnswer = Schema.Struct({
  is_receipt: Schema.Boolean.annotations({ description: "Whether the document is a receipt or an invoice" }),
  vendor: orNull(Schema.String, "Merchant's name as printed"),
  date: orNull(Schema.String, "Date of the transaction as YYYY-MM-DD; as printed when it cannot be understood"),
  total: orNull(Amount, "Grand total paid, with taxes and tip, after rounding; negative for refunds"),
  subtotal: orNull(Amount, "Subtotal before taxes, only when printed"),
  currency: orNull(Schema.String, "ISO 4217 code that the document gives evidence of"),
  payment_method: orNull(Schema.String, "Card or method, with the last four digits when printed: Visa 4417, Cash"),
  category: orNull(Category, "Expense category, from merchant and items"),
  tip: orNull(Amount, "Tip or gratuity, only when printed or written"),
  taxes: Schema.Array(
    Schema.Struct({
      label: Schema.String.annotations({ description: "Name of the tax as printed, with its rate" }),
      amount: Amount
    })
  ),
  items: Schema.Array(
    Schema.Struct({
      name: Schema.String.annotations({ description: "Name as printed, without quantity and price" }),
      quantity: orNull(Count, "Units or weight; 1 when none is printed"),
      unit_price: orNull(Amount, "Price of one unit"),
      total_price: orNull(Amount, "Price of the line as printed; negative for discounts and voided lines")
    })
  )
})
export type ModelAnswer = typeof ModelAnswer.Type

const { $schema: _, ...schema } = JSONSchema.make(ModelAnswer)

/** Strict: the server holds the model to the schema, where it can. The answer is decoded all the same. */
export const responseFormat = {
  type: "json_schema",
  json_schema: { name: "receipt", strict: true, schema: { ...schema } }
} satisfies OpenAI.ResponseFormatJSONSchema

const decode = Schema.decodeUnknown(Schema.parseJson(ModelAnswer))

export const parseAnswer = (text: string): Effect.Effect<ModelAnswer, ModelNonsense> =>
  Effect.mapError(decode(text), () => new ModelNonsense({ message: "it was not the JSON object of the schema" }))
