import { Clock, type Duration, Effect, Layer, Metric, Redacted, Schema } from "effect"
import OpenAI from "openai"
import { boundedFetch } from "./boundedFetch.ts"
import { ChatModel, type Conversation, ModelNonsense, ModelUnavailable, type Turn } from "./ChatModel.ts"
import { responseFormat } from "./ModelAnswer.ts"
import { type ProviderFault, RequestFailed, toFault, tooSlow } from "./ProviderFault.ts"

export interface OpenAiSettings {
  readonly model: string
  readonly baseUrl: URL
  /** Local servers need none. */
  readonly apiKey: Redacted.Redacted | null
  /** Longest time for one answer. */
  readonly answerDeadline: Duration.DurationInput
}

/** What every server of the protocol sends, if it sends nothing else. */
const Completion = Schema.Struct({
  choices: Schema.NonEmptyArray(
    Schema.Struct({
      finish_reason: Schema.optional(Schema.NullOr(Schema.String)),
      message: Schema.Struct({
        content: Schema.optional(Schema.NullOr(Schema.String)),
        refusal: Schema.optional(Schema.NullOr(Schema.String))
      })
    })
  ),
  usage: Schema.optional(
    Schema.NullOr(Schema.Struct({ prompt_tokens: Schema.JsonNumber, completion_tokens: Schema.JsonNumber }))
  )
})
type Completion = typeof Completion.Type

const tokens = Metric.counter("model_tokens", {
  description: "Tokens that the model read and wrote",
  incremental: true
})
const [tokensRead, tokensWritten] = [
  Metric.tagged(tokens, "kind", "prompt"),
  Metric.tagged(tokens, "kind", "completion")
]

const countTokens = ({ usage }: Completion) =>
  Effect.gen(function* () {
    if (usage == null) return
    yield* Metric.incrementBy(tokensRead, usage.prompt_tokens)
    yield* Metric.incrementBy(tokensWritten, usage.completion_tokens)
    yield* Effect.logInfo("The model answered").pipe(
      Effect.annotateLogs({
        prompt_tokens: usage.prompt_tokens,
        completion_tokens: usage.completion_tokens,
        prompt_tokens_since_start: (yield* Metric.value(tokensRead)).count,
        completion_tokens_since_start: (yield* Metric.value(tokensWritten)).count
      })
    )
  })

const contentOf = ({ choices: [{ finish_reason, message }] }: Completion): Effect.Effect<string, ModelNonsense> => {
  if (message.refusal != null && message.refusal !== "") return new ModelNonsense({ message: "it was a refusal" })
  if (finish_reason === "length") return new ModelNonsense({ message: "it was cut off" })
  if (finish_reason === "content_filter") return new ModelNonsense({ message: "it was filtered" })
  return message.content == null || message.content.trim() === ""
    ? new ModelNonsense({ message: "it was empty" })
    : Effect.succeed(message.content)
}

const toMessage = ({ pictures, role, texts }: Turn): OpenAI.ChatCompletionMessageParam =>
  role === "assistant"
    ? { role, content: texts.join("\n") }
    : {
        role,
        content: [
          ...texts.map((text) => ({ type: "text" as const, text })),
          ...pictures.map((picture) => ({
            type: "image_url" as const,
            image_url: {
              url: `data:image/jpeg;base64,${Buffer.from(picture).toString("base64")}`,
              detail: "high" as const
            }
          }))
        ]
      }

/** By which the provider's own trace goes on from ours (W3C Trace Context). */
const traceHeaders: Effect.Effect<Record<string, string>> = Effect.currentSpan.pipe(
  Effect.map(({ sampled, spanId, traceId }) => ({ traceparent: `00-${traceId}-${spanId}-${sampled ? "01" : "00"}` })),
  Effect.orElseSucceed(() => ({}))
)

/** Tries after the first, where the fault may pass by itself. */
const retries = 2
/** A provider that asks for more patience than this counts as down. */
const longestWaitMillis = 15_000

/** The chat completions of OpenAI and of the many servers that speak its protocol. */
export const layerOpenAi = (settings: OpenAiSettings): Layer.Layer<ChatModel> =>
  Layer.effect(
    ChatModel,
    Effect.gen(function* () {
      // whoever runs the service should see where the papers go
      yield* Effect.logInfo(`Receipts are sent to the model ${settings.model} at ${settings.baseUrl.host}`)
      const client = new OpenAI({
        baseURL: settings.baseUrl.href.replace(/\/$/, ""),
        apiKey: settings.apiKey === null ? "none" : Redacted.value(settings.apiKey),
        fetch: boundedFetch,
        // retries and time-outs are ours: the SDK's would not stop at the conversion's deadline
        maxRetries: 0,
        // whatever the environment says, no receipt is written to a log
        logLevel: "off"
      })

      const ask = ({ instructions, turns }: Conversation, headers: Record<string, string>) =>
        Effect.tryPromise({
          try: (signal) =>
            client.chat.completions.create(
              {
                model: settings.model,
                messages: [{ role: "system", content: instructions }, ...turns.map(toMessage)],
                response_format: responseFormat
              },
              { signal, headers }
            ),
          catch: (cause) => new RequestFailed({ cause })
        })

      const request = (conversation: Conversation): Effect.Effect<unknown, ProviderFault> =>
        traceHeaders.pipe(
          Effect.flatMap((headers) => ask(conversation, headers)),
          Effect.catchTag("RequestFailed", (failed) =>
            Effect.flatMap(Clock.currentTimeMillis, (now) => toFault(failed, now))
          ),
          Effect.timeoutFail({ duration: settings.answerDeadline, onTimeout: () => tooSlow })
        )

      const persist = (conversation: Conversation, tried: number): Effect.Effect<unknown, ModelUnavailable> =>
        request(conversation).pipe(
          Effect.catchTag("ProviderFault", ({ message, passing, retryAfterMillis }) => {
            const wait = retryAfterMillis ?? 500 * 2 ** tried
            return passing && tried < retries && wait <= longestWaitMillis
              ? Effect.zipRight(Effect.sleep(wait), persist(conversation, tried + 1))
              : new ModelUnavailable({ message })
          })
        )

      return ChatModel.of({
        name: settings.model,
        complete: Effect.fn("ChatModel.complete")(function* (conversation) {
          const completion = yield* Effect.mapError(
            Schema.decodeUnknown(Completion)(yield* persist(conversation, 0)),
            () => new ModelNonsense({ message: "it was no chat completion" })
          )
          yield* countTokens(completion)
          return yield* contentOf(completion)
        })
      })
    })
  )
