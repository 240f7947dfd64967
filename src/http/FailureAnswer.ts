import { HttpApiSchema, HttpServerResponse } from "@effect/platform"
import { DateTime, Effect, Schema } from "effect"
import { type Failure, failureTable, type conversionFailures } from "../domain/Failure.ts"
import { secondsToNextMonth } from "../domain/Month.ts"

/** Specification, section "Error response". */
const bodySchema = (tag: Failure["_tag"]) => {
  const { code, condition } = failureTable[tag]
  return Schema.Struct({
    success: Schema.Literal(false),
    error: Schema.Literal(code),
    message: Schema.String
  }).annotations({ identifier: `${tag}Error`, description: condition })
}

/** The failure as the contract shows it; no class name and no cause leave the process. */
export const failureSchema = <Class extends (typeof conversionFailures)[number]>(failure: Class) => {
  const tag: Failure["_tag"] = failure._tag
  const { code, status } = failureTable[tag]
  return Schema.transform(
    bodySchema(tag),
    Schema.instanceOf(failure as unknown as new (fields: { message: string }) => InstanceType<Class>),
    {
      strict: true,
      decode: ({ message }) => new failure({ message }) as InstanceType<Class>,
      encode: ({ message }) => ({ success: false as const, error: code, message })
    }
  ).annotations(HttpApiSchema.annotations({ status }))
}

const headersOf = (failure: Failure, now: DateTime.Utc): Record<string, string> => {
  switch (failure._tag) {
    case "Unauthorized":
      return { "www-authenticate": "Bearer" }
    case "MonthlyLimitReached":
      return { "retry-after": String(secondsToNextMonth(now)) }
    case "ConversionFailed":
      return failure.retryAfterSeconds === undefined ? {} : { "retry-after": String(failure.retryAfterSeconds) }
    case "MethodNotAllowed":
      return { allow: failure.allowed.join(", ") }
    default:
      return {}
  }
}

/** The failure's body, as it leaves. */
export const failureBody = (failure: Failure) =>
  Schema.encodeSync(bodySchema(failure._tag))({
    success: false,
    error: failureTable[failure._tag].code,
    message: failure.message
  })

export const failureAnswer = (failure: Failure): Effect.Effect<HttpServerResponse.HttpServerResponse> =>
  Effect.map(DateTime.now, (now) =>
    HttpServerResponse.unsafeJson(failureBody(failure), {
      status: failureTable[failure._tag].status,
      headers: headersOf(failure, now)
    })
  )
