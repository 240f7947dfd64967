import { Context, Duration, Effect, Layer, Logger, LogLevel, Redacted } from "effect"
import type { ReceiptData } from "../../src/domain/Receipt.ts"
import { type Extraction, Extractor } from "../../src/extraction/Extractor.ts"
import * as LocalReader from "../../src/extraction/local/LocalReader.ts"
import * as ModelExtractor from "../../src/extraction/model/ModelExtractor.ts"
import * as OpenAiChatModel from "../../src/extraction/model/OpenAiChatModel.ts"
import * as Server from "./ModelServer.ts"
import { receipt } from "./TestApp.ts"

class ModelServer extends Context.Tag("test/ModelServer")<ModelServer, Server.ModelServer>() {}

const units = (...amounts: ReadonlyArray<number>) => amounts.map((amount) => Math.round(amount * 10_000))

/** The local reader found the total and little else. */
export const local: ReceiptData = { ...receipt, vendor: "HARBOUR", category: null, items: [] }
export const seen = (confidence: number): LocalReader.Seen => ({
  reading: { data: local, confidence, isStated: false },
  amounts: units(6.5, 13, 32.5, 2.6, 35.1, 40, 4.9, 0),
  text: "",
  pictures: [Buffer.from("jpeg")]
})

/** What a model says that reads the receipt well. */
export const good = { ...receipt, is_receipt: true, items: [{ ...receipt.items[0]!, quantity: 2 }] }

interface Situation {
  readonly seen?: LocalReader.Seen
  readonly fallsBack?: boolean
  readonly replies: ReadonlyArray<Server.Reply>
}

/** What becomes of a document when the model's server replies so, and what was asked of the server. */
export const attempt = ({ fallsBack = true, replies, seen: what = seen(0.95) }: Situation) =>
  Effect.gen(function* () {
    const server = yield* ModelServer
    server.script(...replies)
    const live = ModelExtractor.layerModel({ fallsBack, conversations: 4, deadline: Duration.seconds(2) }).pipe(
      Layer.provide(LocalReader.layerConstant(what)),
      Layer.provide(
        OpenAiChatModel.layerOpenAi({
          model: "test-vision",
          baseUrl: server.baseUrl,
          apiKey: Redacted.make("sk-test"),
          answerDeadline: "300 millis"
        })
      )
    )
    const result = yield* Extractor.pipe(
      Effect.flatMap(({ extract }) => extract({ _tag: "Pictures", pages: [] })),
      Effect.either,
      Effect.provide(live)
    )
    return { result, requests: [...server.requests] }
  })

export const answerOf = (situation: Situation): Effect.Effect<Extraction, never, ModelServer> =>
  Effect.map(attempt(situation), ({ result }) => {
    if (result._tag === "Left") throw result.left
    return result.right
  })

/** One server for the tests of a file, and no log. */
export const layerModelServer = Layer.provideMerge(
  Layer.scoped(ModelServer, Server.startModelServer),
  Logger.minimumLogLevel(LogLevel.None)
)
