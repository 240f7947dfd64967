import { Data, DateTime, Option } from "effect"
import { APIConnectionError, APIError } from "openai"

/** What the SDK threw. */
export class RequestFailed extends Data.TaggedError("RequestFailed")<{ readonly cause: unknown }> {}

/** One request that the provider did not answer. */
export class ProviderFault extends Data.TaggedError("ProviderFault")<{
  readonly message: string
  /** Whether it may pass by itself. */
  readonly passing: boolean
  /** How long the provider wants to be left alone. */
  readonly retryAfterMillis: number | null
}> {}

export const tooSlow = new ProviderFault({
  message: "the provider did not answer in time",
  passing: true,
  retryAfterMillis: null
})

/** RFC 9110, section 10.2.3: seconds, or a date. */
const retryAfter = (headers: Headers | undefined, now: number): number | null => {
  const value = headers?.get("retry-after")
  if (value == null) return null
  if (/^\d+(?:\.\d+)?$/.test(value.trim())) return Number(value) * 1000
  return Option.match(DateTime.make(value.replace(/ ?GMT$/, "Z")), {
    onNone: () => null,
    onSome: (at) => Math.max(0, DateTime.toEpochMillis(at) - now)
  })
}

/** Time-out, conflict, too early, too many requests, and the provider's own failures. */
const isPassing = (status: number): boolean => [408, 409, 425, 429].includes(status) || status >= 500

/** What went wrong, without the provider's own words: they may quote our key or the receipt. */
export const toFault = ({ cause: error }: RequestFailed, now: number): ProviderFault => {
  if (error instanceof APIConnectionError) {
    return new ProviderFault({ message: "the provider cannot be reached", passing: true, retryAfterMillis: null })
  }
  if (error instanceof APIError && typeof error.status === "number") {
    return new ProviderFault({
      message: `the provider answered ${error.status}`,
      passing: isPassing(error.status),
      retryAfterMillis: retryAfter(error.headers as Headers | undefined, now)
    })
  }
  return new ProviderFault({ message: "the provider's answer cannot be read", passing: true, retryAfterMillis: null })
}
