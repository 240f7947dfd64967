import { Duration, Effect, Layer, Option } from "effect"
import { ConversionFailed, NotAReceipt } from "../../domain/Failure.ts"
import { steadyMillis } from "../../effects/steadyClock.ts"
import { type Extraction, type Job, Reader } from "../Reader.ts"
import { toExtraction } from "../local/layerLocal.ts"
import { LocalReader } from "../local/LocalReader.ts"
import type { Seen } from "../local/Seen.ts"
import type { Reading } from "../Reading.ts"
import { reconcile } from "../reconcile.ts"
import { inStage } from "../stages.ts"
import { makeBreaker } from "./Breaker.ts"
import { ChatModel, ModelNonsense, ModelUnavailable } from "./ChatModel.ts"
import { consult } from "./consult.ts"
import { proposeFromModel } from "./proposeFromModel.ts"

export interface ModelReaderSettings {
  /** Whether the local reader answers when the model cannot. */
  readonly fallsBack: boolean
  /** Longest time for the model, with all its tries. */
  readonly deadline: Duration.DurationInput
  /** Conversations that may be under way; further ones are answered without the model, or not at all. */
  readonly conversations: number
}

const unanswered = new ConversionFailed({
  message: "The model that reads receipts could not be asked. Nothing was charged; please try again in a minute.",
  retryAfterSeconds: 60
})

const noReceipt = new NotAReceipt({
  message: "This does not appear to be a receipt or invoice. Send a photo of the whole receipt."
})

const unconfirmed = new NotAReceipt({
  message: "No total amount can be confirmed in the document. Send a sharper, upright photo of the whole receipt."
})

/** Asks the model, and keeps of its answer what the document confirms. */
const read = (
  seen: Seen,
  local: Reading | null,
  endsAt: number
): Effect.Effect<Extraction, NotAReceipt | ModelUnavailable | ModelNonsense, ChatModel> =>
  Effect.gen(function* () {
    const { name } = yield* ChatModel
    const { answer, doubts, grounded } = yield* consult(seen, local, endsAt)
    if (!answer.is_receipt) {
      return doubts.length > 0
        ? yield* new ModelNonsense({ message: "it takes a document with a certain total for no receipt" })
        : yield* noReceipt
    }
    const proposals = [...seen.proposals, proposeFromModel(answer, grounded, seen.print, seen.proposals)]
    const reading = reconcile(proposals)
    return reading === null ? yield* unconfirmed : { reading, reader: `model:${name}`, previews: seen.previews }
  })

const tooMany = new ModelUnavailable({ message: "too many conversations are under way" })

/** What is left of a conversion's time for its record and its answer. */
const reserveMillis = 2_000

/**
 * Answers with what a vision model reads, held against what the service's own eyes see. An electronic
 * invoice states its data itself: no model is asked. What the eyes saw is never lost to a model that is slow.
 */
export const layerModel = ({
  conversations,
  deadline,
  fallsBack
}: ModelReaderSettings): Layer.Layer<Reader, never, LocalReader | ChatModel> =>
  Layer.effect(
    Reader,
    Effect.gen(function* () {
      const local = yield* LocalReader
      const model = yield* ChatModel
      const free = yield* Effect.makeSemaphore(conversations)
      const breaker = yield* makeBreaker

      const ask = (seen: Seen, local: Reading | null, job: Job) =>
        Effect.gen(function* () {
          const now = yield* steadyMillis
          const endsAt = Math.min(now + Duration.toMillis(deadline), job.deadline - reserveMillis)
          if (endsAt <= now) return yield* new ModelUnavailable({ message: "no time is left for the model" })
          return yield* breaker.guard(read(seen, local, endsAt)).pipe(inStage("model"))
        }).pipe(
          free.withPermitsIfAvailable(1),
          Effect.flatMap(Option.match({ onNone: () => tooMany, onSome: Effect.succeed })),
          Effect.provideService(ChatModel, model)
        )

      return Reader.of({
        draw: local.draw,
        read: Effect.fn("ModelReader.read")(function* (job) {
          const seen = yield* local.read(job)
          const own = reconcile(seen.proposals)
          if (own?.total.source === "e-invoice") return yield* toExtraction(own, seen)
          const instead = ({ message }: { readonly message: string }) =>
            Effect.gen(function* () {
              yield* Effect.logWarning(`No answer of the model: ${message}`)
              return yield* fallsBack ? toExtraction(own, seen) : unanswered
            })
          return yield* ask(seen, own, job).pipe(
            Effect.catchTags({ ModelUnavailable: instead, ModelNonsense: instead })
          )
        })
      })
    })
  )
