import { Schema } from "effect"
import { AccountEvent } from "../domain/AccountEvent.ts"

/** Storage keeps the tag in a column of its own and everything else as canonical JSON text. */
export interface StoredEvent {
  readonly type: AccountEvent["_tag"]
  readonly data: string
}

const encode = Schema.encodeSync(AccountEvent)
const decode = Schema.decodeUnknownSync(AccountEvent)

/** JSON without spaces and with keys in alphabetical order; event data is flat. */
const canonicalJson = (fields: Record<string, unknown>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))))

export const toStored = (event: AccountEvent): StoredEvent => {
  const { _tag, ...fields } = encode(event)
  return { type: _tag, data: canonicalJson(fields) }
}

/** Throws when the data is not an event of that type: storage that lies is a defect, not a failure. */
export const fromStored = (type: string, data: unknown): AccountEvent =>
  decode({ ...(typeof data === "string" ? (JSON.parse(data) as object) : (data as object)), _tag: type })
