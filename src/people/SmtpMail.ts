import { Effect, Layer, Redacted } from "effect"
import { createTransport } from "nodemailer"
import { Mail, type SmtpSettings } from "./Mail.ts"

const timeoutMillis = 20_000

export const layerSmtp = ({ from, url }: SmtpSettings): Layer.Layer<Mail> =>
  Layer.scoped(
    Mail,
    Effect.gen(function* () {
      const transport = yield* Effect.acquireRelease(
        Effect.sync(() =>
          createTransport({
            url: Redacted.value(url),
            connectionTimeout: timeoutMillis,
            greetingTimeout: timeoutMillis,
            socketTimeout: timeoutMillis
          })
        ),
        (open) => Effect.sync(() => open.close())
      )
      return Mail.of({
        send: (letter) =>
          Effect.tryPromise(() => transport.sendMail({ from, ...letter })).pipe(
            // the address and the letter stay out of the log
            Effect.catchAll(({ error }) => Effect.logError(`A mail could not be sent: ${(error as Error).message}`)),
            Effect.forkDaemon,
            Effect.asVoid
          )
      })
    })
  )
