type Json = { readonly [key: string]: unknown }

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value)

/** HttpApi adds an error of its own, which we never answer with, and the schemas that it needs. */
const foreign = new Set(["HttpApiDecodeError", "Issue", "PropertyKey"])

const withoutForeign = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    return value
      .filter((one) => !(isJson(one) && foreign.has(String(one["$ref"]).replace("#/components/schemas/", ""))))
      .map(withoutForeign)
  }
  if (!isJson(value)) return value
  const kept = Object.entries(value).filter(([key]) => !foreign.has(key))
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutForeign(inner)]))
}

const header = (description: string) => ({ description, schema: { type: "string" } })

const requestId = { "X-Request-Id": header("Names this request in our logs.") }

/** What the generator cannot say of an answer. */
const answers: Record<string, Json> = {
  "200": {
    description: "The receipt as structured data; one credit was consumed.",
    headers: {
      ...requestId,
      "X-Ledger-Position": header("Version of the account's event stream after this conversion."),
      "X-Ledger-Hash": header("SHA-256 at that position of the account's hash chain, in hex."),
      "Idempotent-Replayed": header("true when the answer of an earlier request with the same key is sent again."),
      "X-Extractor": header("The reader that answered."),
      "X-Extraction-Confidence": header("How sure the reader is of the total, between 0 and 1.")
    }
  },
  "400": { description: "The request or its file cannot be converted.", headers: requestId },
  "401": {
    description: "API key missing, invalid or revoked.",
    headers: { ...requestId, "WWW-Authenticate": header("Always Bearer.") }
  },
  "422": { description: "The file does not appear to be a receipt or invoice.", headers: requestId },
  "429": {
    description: "The monthly conversion quota is used up.",
    headers: { ...requestId, "Retry-After": header("Seconds up to the first of the next month (UTC).") }
  },
  "500": {
    description: "Unexpected internal error, or too much to do; nothing was charged.",
    headers: { ...requestId, "Retry-After": header("Seconds after which trying again can help; not always there.") }
  }
}

/** Completes an operation with what its answers mean. */
export const describeAnswers = (operation: Record<string, unknown>): Record<string, unknown> => ({
  ...operation,
  responses: Object.fromEntries(
    Object.entries(operation["responses"] as Json).map(([status, answer]) => [
      status,
      { ...(answer as Json), ...answers[status] }
    ])
  )
})

/** Cleans the document of what is not ours and says where the service stands. */
export const tidyDocument = (document: Record<string, unknown>): Record<string, unknown> => ({
  ...(withoutForeign(document) as Json),
  servers: [{ url: "/" }]
})
