import { Effect, Redacted } from "effect"
import { fault, type Finding, ok, warning } from "./Finding.ts"

/** Where the model is. */
export interface ModelEndpoint {
  readonly name: string
  readonly baseUrl: URL
  readonly apiKey: Redacted.Redacted | null
}

const patienceMillis = 5_000
const check = "model"

/** Whether the model's server answers, knows the key and offers the model; no receipt is sent. */
export const checkModel = (model: ModelEndpoint | null): Effect.Effect<Finding> => {
  if (model === null) return Effect.succeed(ok(check, "none is set; the local reader reads alone"))
  const { apiKey, baseUrl, name } = model
  const headers = apiKey === null ? {} : { authorization: `Bearer ${Redacted.value(apiKey)}` }
  return Effect.tryPromise(async () => {
    const response = await fetch(`${baseUrl.href.replace(/\/$/, "")}/models`, {
      headers,
      redirect: "error",
      signal: AbortSignal.timeout(patienceMillis)
    })
    await response.body?.cancel()
    return response.status
  }).pipe(
    Effect.map((status) =>
      status === 200
        ? ok(check, `${baseUrl.host} answers for ${name}`)
        : status === 401 || status === 403
          ? fault(check, `${baseUrl.host} refuses the key (${status})`, "Set OPENAI_API_KEY.")
          : warning(
              check,
              `${baseUrl.host} answers ${status} to a list of its models`,
              "See that OPENAI_BASE_URL ends with /v1."
            )
    ),
    Effect.catchAll(() =>
      Effect.succeed(
        fault(
          check,
          `${baseUrl.host} does not answer`,
          "Start the model's server, or set OPENAI_BASE_URL to where it is."
        )
      )
    )
  )
}
