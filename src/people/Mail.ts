import { Context, type Effect, Layer, type Redacted } from "effect"

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface SmtpSettings {
  /** `smtps://USER:PASSWORD@HOST:PORT` */
  readonly url: Redacted.Redacted
  readonly from: string
}

/** Sends mail, where the operator has set up how. */
export class Mail extends Context.Tag("people/Mail")<
  Mail,
  {
    /** A letter that cannot be sent is logged, and nobody waits for it. Null where no mail is set up. */
    readonly send: ((letter: Letter) => Effect.Effect<void>) | null
  }
>() {}

export const layerNone: Layer.Layer<Mail> = Layer.succeed(Mail, { send: null })
