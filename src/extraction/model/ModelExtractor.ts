import { Clock, Duration, Effect, Layer } from "effect"
import { ConversionFailed, NotAReceipt } from "../../domain/Failure.ts"
import { makeAdmission } from "../../workers/Admission.ts"
import { type Extraction, Extractor } from "../Extractor.ts"
import { toExtraction } from "../local/LocalExtractor.ts"
import { LocalReader, type Seen } from "../local/LocalReader.ts"
import { ChatModel, ModelNonsense, ModelUnavailable } from "./ChatModel.ts"
import { consult } from "./consult.ts"
import { toReceipt } from "./toReceipt.ts"

export interface ModelExtractorSettings {
  /** Whether the local reader answers when the model cannot. */
  readonly fallsBack: boolean
  /** Longest time for the model, with all its tries. */
  readonly deadline: Duration.DurationInput
  /** Conversations that may be under way; further ones are answered without the model, or not at all. */
  readonly conversations: number
}

const unanswered = new ConversionFailed({
  message: "The model that reads receipts could not be asked. Nothing was charged; please try again in a minute."
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
  endsAt: number
): Effect.Effect<Extraction, NotAReceipt | ModelUnavailable | ModelNonsense, ChatModel> =>
  Effect.gen(function* () {
    const { name } = yield* ChatModel
    const { answer, doubts, grounded } = yield* consult(seen, endsAt)
    if (!answer.is_receipt) {
      return doubts.length > 0
        ? yield* new ModelNonsense({ message: "it takes a document with a certain total for no receipt" })
        : yield* noReceipt
    }
    const receipt = toReceipt(answer, grounded, seen.reading)
    return receipt === null ? yield* unconfirmed : { ...receipt, reader: `model:${name}` }
  })

/**
 * Answers with what a vision model reads, held against what the service's own eyes see. An electronic
 * invoice states its data itself: no model is asked.
 */
export const layerModel = ({
  conversations,
  deadline,
  fallsBack
}: ModelExtractorSettings): Layer.Layer<Extractor, never, LocalReader | ChatModel> =>
  Layer.effect(
    Extractor,
    Effect.gen(function* () {
      const reader = yield* LocalReader
      const model = yield* ChatModel
      const admission = makeAdmission(conversations)

      const ask = (seen: Seen) =>
        Effect.gen(function* () {
          yield* admission
          const now = yield* Clock.currentTimeMillis
          return yield* read(seen, now + Duration.toMillis(deadline))
        }).pipe(Effect.scoped, Effect.provideService(ChatModel, model))

      return Extractor.of({
        extract: Effect.fn("ModelExtractor.extract")(function* (document) {
          const seen = yield* reader.read(document)
          if (seen.reading?.isStated === true) return yield* toExtraction(seen)
          const instead = ({ message }: { readonly message: string }) =>
            Effect.gen(function* () {
              yield* Effect.logWarning(`No answer of the model: ${message}`)
              return yield* fallsBack ? toExtraction(seen) : unanswered
            })
          return yield* ask(seen).pipe(
            Effect.catchTags({ ModelUnavailable: instead, ModelNonsense: instead, WorkersBusy: instead })
          )
        })
      })
    })
  )
