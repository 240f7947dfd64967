import { Command } from "@effect/cli"
import { Effect, type Layer, Redacted } from "effect"
import { Keys } from "../keys/Keys.ts"
import { accountOption, keyArgument, nameOption } from "./Arguments.ts"
import { jsonOption, printList, printRecord, refuse } from "./Output.ts"

const create = Command.make(
  "create",
  { account: accountOption, name: nameOption, json: jsonOption },
  ({ account, json, name }) =>
    Effect.gen(function* () {
      const keys = yield* Keys
      const { id, secret } = yield* keys
        .create(account, name)
        .pipe(Effect.catchTags({ AccountMissing: refuse, TooManyKeys: refuse }))
      // the one place that shows a secret, the one time it is shown
      yield* printRecord({ key_id: id, account_id: account, name, key: Redacted.value(secret) }, json)
    })
).pipe(Command.withDescription("Create a key; its secret is shown only now."))

const list = Command.make("list", { account: accountOption, json: jsonOption }, ({ account, json }) =>
  Effect.gen(function* () {
    const keys = yield* Keys
    const found = yield* keys.list(account).pipe(Effect.catchTag("AccountMissing", refuse))
    const rows = found.map((key) => ({
      key_id: key.id,
      name: key.name,
      last_characters: key.lastCharacters,
      status: key.revokedAt === null ? "active" : "revoked",
      created_at: key.createdAt.toISOString(),
      revoked_at: key.revokedAt?.toISOString() ?? null
    }))
    yield* printList(rows, json, "The account has no keys.")
  })
).pipe(Command.withDescription("List an account's keys."))

const revoke = Command.make("revoke", { key: keyArgument, json: jsonOption }, ({ json, key }) =>
  Effect.gen(function* () {
    const keys = yield* Keys
    yield* keys.revoke(key).pipe(Effect.catchTags({ KeyMissing: refuse, AccountMissing: refuse }))
    yield* printRecord({ key_id: key, status: "revoked" }, json)
  })
).pipe(Command.withDescription("Revoke a key, at once and for good."))

/** Listing only reads: it gets a connection that cannot do more. */
export const keysCommand = <E, R, E2, R2>(database: Layer.Layer<Keys, E, R>, overview: Layer.Layer<Keys, E2, R2>) =>
  Command.make("keys").pipe(
    Command.withDescription("Create, list and revoke API keys."),
    Command.withSubcommands([
      Command.provide(create, database),
      Command.provide(list, overview),
      Command.provide(revoke, database)
    ])
  )
