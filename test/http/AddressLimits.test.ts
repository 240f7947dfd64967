import { connect } from "node:net"
import { expect, layer } from "@effect/vitest"
import { Deferred, Effect, Fiber, FiberId, Layer } from "effect"
import { NotAReceipt } from "../../src/domain/Failure.ts"
import { Reader } from "../../src/extraction/Reader.ts"
import { baseUrl, givenAccount, layerTestApp, send, upload } from "../support/TestApp.ts"

const open = (count: number) =>
  Effect.acquireRelease(
    Effect.gen(function* () {
      const { hostname, port } = new URL(yield* baseUrl)
      return yield* Effect.promise(() =>
        Promise.all(
          Array.from({ length: count }, () => {
            const socket = connect(Number(port), hostname).on("error", () => undefined)
            return new Promise<typeof socket>((resolve) => socket.once("connect", () => resolve(socket)))
          })
        )
      )
    }),
    (sockets) => Effect.sync(() => sockets.forEach((socket) => socket.destroy()))
  )

const refused = { status: 429, body: { error: "too_many_connections" } }

layer(layerTestApp({ proxies: "", addressConnections: 3 }), { excludeTestServices: true })(
  "an address with too many connections",
  (it) => {
    it.scoped("is told so in the contract's shape, charged nothing, and served again when it has closed some", () =>
      Effect.gen(function* () {
        const { key } = yield* givenAccount()
        yield* Effect.scoped(
          Effect.gen(function* () {
            yield* open(3)
            expect(yield* upload(key)).toMatchObject(refused)
          })
        )
        yield* Effect.sleep("200 millis")
        const { body, status } = yield* upload(key)
        expect({ status, body }).toMatchObject({ status: 200, body: { conversions_used: 1 } })
      })
    )
  }
)

const begun = Deferred.unsafeMake<void>(FiberId.none)
const mayEnd = Deferred.unsafeMake<void>(FiberId.none)
const slow = Layer.succeed(Reader, {
  read: () =>
    Deferred.succeed(begun, undefined).pipe(
      Effect.zipRight(Deferred.await(mayEnd)),
      Effect.zipRight(new NotAReceipt({ message: "nothing" }))
    )
})

layer(layerTestApp({ reader: slow, addressConnections: 1 }), { excludeTestServices: true })(
  "a client behind a proxy that is trusted",
  (it) => {
    it.scoped("has its requests counted, and others behind the same proxy are not", () =>
      Effect.gen(function* () {
        const { key } = yield* givenAccount()
        const first = yield* Effect.fork(upload(key))
        yield* Deferred.await(begun)
        const from = (address: string) => send("/nothing", { headers: { "x-forwarded-for": address } })
        expect(yield* from("127.0.0.1")).toMatchObject(refused)
        expect((yield* from("192.0.2.7")).status).toBe(404)
        yield* Deferred.succeed(mayEnd, undefined)
        expect((yield* Fiber.join(first)).status).toBe(422)
      })
    )
  }
)
