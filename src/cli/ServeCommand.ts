import { fileURLToPath } from "node:url"
import { Command } from "@effect/cli"
import { HttpServer } from "@effect/platform"
import { Console, Effect, Option, Redacted } from "effect"
import { Accounts } from "../accounts/Accounts.ts"
import { localAccountId } from "../domain/Identifiers.ts"
import { Keys } from "../keys/Keys.ts"
import { People } from "../people/People.ts"

/** Made by us for this; see scripts/sample-receipt.mjs. */
export const samplePath = fileURLToPath(new URL("../../test/fixtures/sample-receipt.jpg", import.meta.url))

/** Opens the account of a newcomer, on the unlimited plan, unless there is any account yet. */
const openLocalAccount = Effect.gen(function* () {
  const accounts = yield* Accounts
  const keys = yield* Keys
  if (!(yield* accounts.areNone)) return null
  const opened = yield* accounts.openAs(localAccountId, "Local account", "pro_plus")
  return opened ? yield* keys.create(localAccountId, "first key") : null
})

/** A link into the local account, where there is one, for whoever reads this terminal. */
const localEntry = Effect.gen(function* () {
  const accounts = yield* Accounts
  const people = yield* People
  return (yield* accounts.exists(localAccountId)) ? yield* people.entryLink(localAccountId) : Option.none<string>()
})

const greet = Effect.gen(function* () {
  const { address } = yield* HttpServer.HttpServer
  const origin = address._tag === "TcpAddress" ? `http://${address.hostname}:${address.port}` : address.path
  const created = yield* Effect.orDie(openLocalAccount)
  const key = created === null ? "<API_KEY>" : Redacted.value(created.secret)
  const entry = yield* localEntry
  yield* Console.log(
    [
      "",
      ...(Option.isNone(entry) ? [] : [`Dashboard:     ${origin}${entry.value}   (signs in, once)`]),
      `Base address:  ${origin}/v1`,
      created === null
        ? "API key:       as shown on the first start; make another with: npm run receipts -- keys create --account ACCOUNT --name NAME"
        : `API key:       ${key}   (shown only this once)`,
      "Try it:",
      `curl -sS ${origin}/v1/convert -H 'Authorization: Bearer ${key}' -F file=@'${samplePath}'`,
      ""
    ].join("\n")
  )
})

export const serveCommand = Command.make("serve", {}, () => Effect.zipRight(greet, Effect.never)).pipe(
  Command.withDescription("Run the service until it is stopped.")
)
