import { connect } from "node:net"
import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { baseUrl, givenAccount, layerTestApp, upload } from "../support/TestApp.ts"

const megabyte = 2 ** 20

/** Connections that declare a small upload, begin it, and go silent. */
const sendSlowly = (key: string, count: number) =>
  Effect.acquireRelease(
    Effect.gen(function* () {
      const { hostname, pathname, port } = new URL(yield* baseUrl)
      const head = [
        `POST ${pathname}/convert HTTP/1.1`,
        `Host: ${hostname}`,
        `Authorization: Bearer ${key}`,
        "Content-Type: multipart/form-data; boundary=b",
        "Content-Length: 300",
        "",
        "--b"
      ].join("\r\n")
      return yield* Effect.promise(() =>
        Promise.all(
          Array.from({ length: count }, () => {
            const socket = connect(Number(port), hostname)
            socket.on("error", () => undefined)
            return new Promise<typeof socket>((resolve) => socket.write(head, () => resolve(socket)))
          })
        )
      )
    }),
    (sockets) => Effect.sync(() => sockets.forEach((socket) => socket.destroy()))
  )

layer(layerTestApp({ admission: { readers: 1, queue: 60, bytes: 48 * megabyte } }), { excludeTestServices: true })(
  "slow senders of one account",
  (it) => {
    it.scoped("leave a place to others, however many they are", () =>
      Effect.gen(function* () {
        const [slow, other] = [yield* givenAccount(), yield* givenAccount()]
        yield* sendSlowly(slow.key, 70)
        yield* Effect.sleep("500 millis")
        const { status } = yield* upload(other.key)
        expect(status).toBe(200)
      })
    )
  }
)
