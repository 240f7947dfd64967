import { Context, Duration, Effect, Layer, Logger, LogLevel, Redacted } from "effect"
import { localAccountId } from "../../src/domain/Identifiers.ts"
import type { ReceiptData } from "../../src/domain/Receipt.ts"
import { type Job, Reader } from "../../src/extraction/Reader.ts"
import type { Seen } from "../../src/extraction/local/Seen.ts"
import * as LocalReader from "../../src/extraction/local/LocalReader.ts"
import * as ModelReader from "../../src/extraction/model/ModelReader.ts"
import * as OpenAiChatModel from "../../src/extraction/model/OpenAiChatModel.ts"
import { readPrint } from "../../src/extraction/local/reading/Print.ts"
import * as Server from "./ModelServer.ts"
import { toReceiptData } from "../../src/extraction/Reading.ts"
import { supportFor, toProposal } from "./proposals.ts"
import { receiptLines, receiptPage } from "./receiptPage.ts"
import { receipt } from "./TestApp.ts"

class ModelServer extends Context.Tag("test/ModelServer")<ModelServer, Server.ModelServer>() {}

/** The local reader found the total and little else. */
export const local: ReceiptData = { ...receipt, vendor: "HARBOUR", category: null, items: [] }
export const seen = (confidence: number): Seen => ({
  proposals: [toProposal(local, supportFor(confidence))],
  namesItself: true,
  print: readPrint([receiptPage([...receiptLines, "Members save   4.90", "Cash   40.00", "Balance   0.00"])]),
  text: "",
  pictures: [Buffer.from("jpeg")],
  previews: []
})

/** What a model says that reads the receipt well. */
export const good = { ...receipt, is_receipt: true, items: [{ ...receipt.items[0]!, quantity: 2 }] }

/** A picture that nobody waits for less than for ever. */
export const job: Job = {
  bytes: new Uint8Array(),
  type: "jpeg",
  account: localAccountId,
  previews: 0,
  deadline: Number.MAX_SAFE_INTEGER
}

interface Situation {
  readonly seen?: Seen
  readonly fallsBack?: boolean
  readonly job?: Job
  readonly replies: ReadonlyArray<Server.Reply>
}

/** What becomes of a document when the model's server replies so, and what was asked of the server. */
export const attempt = ({ fallsBack = true, job: asked = job, replies, seen: what = seen(0.95) }: Situation) =>
  Effect.gen(function* () {
    const server = yield* ModelServer
    server.script(...replies)
    const live = ModelReader.layerModel({ fallsBack, conversations: 4, deadline: Duration.seconds(2) }).pipe(
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
    const result = yield* Reader.pipe(
      Effect.flatMap(({ read }) => read(asked)),
      Effect.map(({ reader, reading }): Answer => ({
        data: toReceiptData(reading),
        confidence: reading.total.confidence,
        reader
      })),
      Effect.either,
      Effect.provide(live)
    )
    return { result, requests: [...server.requests] }
  })

export const answerOf = (situation: Situation): Effect.Effect<Answer, never, ModelServer> =>
  Effect.map(attempt(situation), ({ result }) => {
    if (result._tag === "Left") throw result.left
    return result.right
  })

/** What the reader answers, as a client gets it. */
interface Answer {
  readonly data: ReceiptData
  readonly confidence: number
  readonly reader: string
}

/** One server for the tests of a file, and no log. */
export const layerModelServer = Layer.provideMerge(
  Layer.scoped(ModelServer, Server.startModelServer),
  Logger.minimumLogLevel(LogLevel.None)
)
