type Json = { readonly [key: string]: unknown }

const reference = "#/components/schemas/HttpApiDecodeError"

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value)

/** Removes every mention of the error that HttpApi adds by itself and that we never answer with. */
const withoutDecodeError = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    return value.filter((one) => !(isJson(one) && one["$ref"] === reference)).map(withoutDecodeError)
  }
  if (!isJson(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "HttpApiDecodeError")
      .map(([key, inner]) => [key, withoutDecodeError(inner)])
  )
}

/** What the generator cannot know: where the service stands. */
export const tidyDocument = (document: Record<string, unknown>): Record<string, unknown> => ({
  ...(withoutDecodeError(document) as Json),
  servers: [{ url: "/" }]
})
