import { Option, Schema } from "effect"
import type { ConversionFilter } from "../conversions/SavedConversions.ts"
import { Channel } from "../domain/AccountEvent.ts"
import { Month } from "../domain/Month.ts"

const orNull = <A, I>(schema: Schema.Schema<A, I>, value: string | null): A | null =>
  value === null || value === "" ? null : Option.getOrNull(Schema.decodeUnknownOption(schema)(value))

/** A filter from an address; what is not understood is left out. */
export const filterOf = (query: URLSearchParams): ConversionFilter => {
  const text = (query.get("text") ?? "").trim().slice(0, 200)
  return {
    text: text === "" ? null : text,
    keys: [],
    month: orNull(Month, query.get("month")),
    category: orNull(Schema.NonEmptyTrimmedString, query.get("category")),
    currency: orNull(Schema.NonEmptyTrimmedString, query.get("currency")),
    channel: orNull(Channel, query.get("channel"))
  }
}

/** The filter as an address has it, from the question mark on; empty for all. */
export const queryOf = ({ category, channel, currency, month, text }: ConversionFilter): string => {
  const query = new URLSearchParams(
    Object.entries({ text, month, category, currency, channel }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]]
    )
  ).toString()
  return query === "" ? "" : `?${query}`
}
