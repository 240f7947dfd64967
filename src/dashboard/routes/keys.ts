import { Effect, Redacted, Schema } from "effect"
import { KeyId } from "../../domain/Identifiers.ts"
import { Keys } from "../../keys/Keys.ts"
import { Usage } from "../../ledger/Usage.ts"
import { KeysPage } from "../pages/KeysPage.tsx"
import { goTo, html } from "../respond.ts"
import { forMembers, form, fromOurPage, type Member, message } from "../Visitor.ts"
import type { Routes } from "./Routes.ts"

const isKeyId = Schema.is(KeyId)

/** Keys of the account: make, list, revoke. */
export const keysRoutes = Effect.gen(function* () {
  const keys = yield* Keys
  const usage = yield* Usage

  const page = (
    member: Member,
    said: { created?: { name: string; secret: string }; error?: string; asked?: string | null } = {}
  ) =>
    Effect.gen(function* () {
      const account = member.person.accountId
      const all = yield* Effect.orDie(keys.list(account))
      const used = yield* usage.keys(account)
      const asked = all.find(({ id, revokedAt }) => id === said.asked && revokedAt === null) ?? null
      return html(
        KeysPage({
          view: member.view,
          keys: all.toReversed(),
          usage: new Map(used.map((one) => [one.keyId, one])),
          created: said.created ?? null,
          origin: member.origin,
          error: said.error ?? null,
          asked
        }),
        member,
        said.error === undefined ? {} : { status: 400 }
      )
    })

  const create = forMembers((member) =>
    Effect.gen(function* () {
      const name = ((yield* form).get("name") ?? "").replace(/\p{Cc}/gu, "").trim()
      const words = member.view.words.keys
      if (name === "" || name.length > 100) return yield* page(member, { error: words.nameRefused })
      return yield* keys.create(member.person.accountId, name).pipe(
        Effect.flatMap(({ secret }) => page(member, { created: { name, secret: Redacted.value(secret) } })),
        Effect.catchTags({ TooManyKeys: () => page(member, { error: words.tooMany }), AccountMissing: Effect.die })
      )
    })
  )

  const revoke = forMembers((member) =>
    Effect.gen(function* () {
      const id = (yield* form).get("key")
      const own = yield* Effect.orDie(keys.list(member.person.accountId))
      // another account's key is none
      if (!isKeyId(id) || !own.some((key) => key.id === id)) return message(member, 404)
      yield* Effect.ignore(keys.revoke(id))
      return goTo("/keys")
    })
  )

  return [
    ["GET", "/keys", forMembers((member) => page(member, { asked: member.query.get("revoke") }))],
    ["POST", "/keys", fromOurPage(create)],
    ["POST", "/keys/revoke", fromOurPage(revoke)]
  ] satisfies Routes
})
