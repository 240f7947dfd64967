import { createServer, type Socket } from "node:net"
import type { AddressInfo } from "node:net"
import { expect, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { Mail } from "../../src/people/Mail.ts"
import { layerSmtp } from "../../src/people/SmtpMail.ts"

/** A server of mail on this machine that takes everything (RFC 5321), and what it was sent. */
const mailServer = Effect.acquireRelease(
  Effect.promise(async () => {
    const received: Array<string> = []
    const server = createServer((socket: Socket) => {
      let letter: string | null = null
      socket.write("220 here\r\n")
      socket.on("data", (piece) => {
        const text = piece.toString()
        if (letter !== null) {
          letter += text
          if (!letter.endsWith("\r\n.\r\n")) return
          received.push(letter)
          letter = null
          return socket.write("250 taken\r\n")
        }
        if (/^DATA/i.test(text)) {
          letter = ""
          return socket.write("354 go on\r\n")
        }
        return socket.write(/^QUIT/i.test(text) ? "221 bye\r\n" : "250 fine\r\n")
      })
      socket.on("error", () => undefined)
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    return { server, received, port: (server.address() as AddressInfo).port }
  }),
  ({ server }) => Effect.sync(() => server.close())
)

const until = (condition: () => boolean) =>
  Effect.iterate(0, {
    while: (tries) => !condition() && tries < 100,
    body: (tries) => Effect.as(Effect.sleep(50), tries + 1)
  })

it.scopedLive("hands a letter to the server of mail, and goes on when there is none", () =>
  Effect.gen(function* () {
    const { port, received } = yield* mailServer
    const send = (at: number) =>
      Effect.flatMap(Mail, (mail) =>
        mail.send!({ to: "ada@example.com", subject: "A new password", text: "https://receipts.example/x" })
      ).pipe(
        Effect.zipRight(until(() => received.length > 0)),
        Effect.provide(layerSmtp({ url: Redacted.make(`smtp://127.0.0.1:${at}`), from: "receipts@receipts.example" }))
      )
    yield* send(port)
    expect(received[0]).toMatch(/From: receipts@receipts\.example[\s\S]*To: ada@example\.com[\s\S]*https:\/\/receipts/)
    yield* send(1)
  })
)
