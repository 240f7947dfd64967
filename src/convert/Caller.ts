import type { Actor, Channel } from "../domain/AccountEvent.ts"
import type { AccountId } from "../domain/Identifiers.ts"

/** Whose conversion it is, who asked for it and how, and what the account had left when they were let in. */
export interface Caller {
  readonly accountId: AccountId
  readonly actor: Actor
  readonly channel: Channel
  /** Conversions of the current UTC month. */
  readonly used: number
  readonly limit: number
}
