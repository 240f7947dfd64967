import { Effect, Option, Redacted } from "effect"
import { isWellFormedKey } from "../domain/ApiKey.ts"
import { Unauthorized } from "../domain/Failure.ts"
import { EventStore, type KeyStanding } from "../ledger/EventStore.ts"
import { hashKey } from "./Secrets.ts"

const missing = "The Authorization header is missing. Send: Authorization: Bearer <API_KEY>."
const malformed = "The Authorization header is not of the form: Authorization: Bearer <API_KEY>."
const unknown = "The API key is not valid. Check it for a typing error, or create a new one."
const revoked = "The API key has been revoked. Create a new one."

/** Turns the Authorization header of a request into a key's standing. */
export class Authentication extends Effect.Service<Authentication>()("keys/Authentication", {
  effect: Effect.gen(function* () {
    const store = yield* EventStore

    const authenticate = Effect.fnUntraced(function* (header: string | undefined) {
      if (header === undefined) return yield* new Unauthorized({ message: missing })
      // RFC 7235: the scheme is case-insensitive
      const key = /^bearer +(\S+) *$/i.exec(header)?.[1]
      if (key === undefined) return yield* new Unauthorized({ message: malformed })
      if (!isWellFormedKey(key)) return yield* new Unauthorized({ message: unknown })
      const standing: Option.Option<KeyStanding> = yield* store.findKey(hashKey(Redacted.make(key)))
      if (Option.isNone(standing)) return yield* new Unauthorized({ message: unknown })
      if (standing.value.revoked) return yield* new Unauthorized({ message: revoked })
      return standing.value
    })

    return { authenticate }
  })
}) {}
