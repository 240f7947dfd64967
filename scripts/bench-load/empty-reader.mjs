// Our service with a reader that answers at once. Prints its address, keys and database, and serves until it is stopped.
import { NodeContext } from "@effect/platform-node"
import { HttpServer } from "@effect/platform"
import { Effect, Layer, Logger, LogLevel, Redacted } from "effect"
import { Accounts } from "../../dist/accounts/Accounts.js"
import * as Admission from "../../dist/admission/Admission.js"
import { layerDatabase } from "../../dist/Administration.js"
import { layerServing, layerStores } from "../../dist/App.js"
import * as FileDigestKey from "../../dist/convert/FileDigestKey.js"
import * as Reader from "../../dist/extraction/Reader.js"
import * as UrlFetcher from "../../dist/intake/UrlFetcher.js"
import { Keys } from "../../dist/keys/Keys.js"
import * as BetterAuthPeople from "../../dist/people/BetterAuthPeople.js"
import * as Mail from "../../dist/people/Mail.js"
import { DatabaseServer, layerServer } from "../../dist/postgres/Database.js"
import { receipt } from "./receipt.mjs"

const [, , folder, accounts] = process.argv
const settings = { databaseUrl: null, databaseOwnerUrl: null, dataDirectory: folder }
const people = BetterAuthPeople.layerBetterAuth({
  secret: Redacted.make("a secret of benchmarks, and of nothing else"),
  publicUrl: null,
  signUp: false,
  provider: null
}).pipe(Layer.provide(Mail.layerNone))

const program = Effect.gen(function* () {
  const { address } = yield* HttpServer.HttpServer
  const keys = yield* Effect.forEach(Array.from({ length: Number(accounts) }), (_, index) =>
    Effect.gen(function* () {
      const account = yield* (yield* Accounts).open(`bench ${index}`, "pro_plus")
      return Redacted.value((yield* (yield* Keys).create(account, "bench")).secret)
    })
  )
  const { service } = yield* DatabaseServer
  console.log(
    JSON.stringify({ keys, base: `http://127.0.0.1:${address.port}/v1`, database: Redacted.value(service.url) })
  )
  return yield* Effect.never
})

const layer = layerServing({ host: "127.0.0.1", port: 0, drainSeconds: 0 }, layerStores, people).pipe(
  Layer.provide([
    Reader.layerConstant(receipt),
    UrlFetcher.layerMemory(new Map()),
    Admission.layer({ readers: 64, queue: 512, bytes: 2 ** 30 }),
    FileDigestKey.layerFixed(Redacted.make("bench"))
  ]),
  Layer.provide(layerDatabase(settings)),
  Layer.provideMerge(layerServer(settings)),
  Layer.provideMerge(Layer.merge(NodeContext.layer, Logger.minimumLogLevel(LogLevel.Warning)))
)
const fiber = Effect.runFork(Effect.provide(program, layer))
process.on("SIGTERM", () => Effect.runFork(fiber.interruptAsFork(fiber.id())))
fiber.addObserver((exit) => {
  if (exit._tag === "Failure" && process.exitCode === undefined && !String(exit.cause).includes("nterrupt"))
    console.error(String(exit.cause))
  process.exit(0)
})
