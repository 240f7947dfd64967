import { HttpServerResponse } from "@effect/platform"
import { DateTime, Effect, Stream } from "effect"
import type { AccountEvent } from "../../domain/AccountEvent.ts"
import { monthOf } from "../../domain/Month.ts"
import { Keys } from "../../keys/Keys.ts"
import { EventStore } from "../../ledger/EventStore.ts"
import { LedgerReader } from "../../ledger/LedgerReader.ts"
import { toJsonLine } from "../../ledger/LedgerRow.ts"
import { People } from "../../people/People.ts"
import { LedgerPage } from "../pages/LedgerPage.tsx"
import { html, safetyHeaders } from "../respond.ts"
import { forMembers, type Member } from "../Visitor.ts"
import type { Routes } from "./Routes.ts"

const linesAPage = 100

/** The account's own part of the ledger. */
export const ledgerRoutes = Effect.gen(function* () {
  const store = yield* EventStore
  const reader = yield* LedgerReader
  const keys = yield* Keys
  const people = yield* People

  const page = forMembers((member) =>
    Effect.gen(function* () {
      const account = member.person.accountId
      const before = Number(member.query.get("before"))
      const { head, lines } = yield* store.newest(account, before > 1 ? before : null, linesAPage)
      const keyNames = new Map((yield* Effect.orDie(keys.list(account))).map(({ id, name }) => [id, name]))
      const names = yield* people.namesOf(account)
      const { operator } = member.view.words.ledger
      const nameOf = (event: AccountEvent): string => {
        switch (event._tag) {
          case "AccountOpened":
            return event.name
          case "PlanChanged":
            return operator
          case "KeyCreated":
            return event.name
          case "KeyRevoked":
            return keyNames.get(event.key_id) ?? event.key_id
          case "ConversionSucceeded":
            return event.key_id === undefined
              ? (names.get(event.person_id!) ?? event.person_id!)
              : (keyNames.get(event.key_id) ?? event.key_id)
        }
      }
      const last = lines.at(-1)?.version ?? 1
      return html(
        LedgerPage({
          view: member.view,
          lines,
          head,
          older: last > 1 ? last : null,
          isNewest: lines[0] === undefined || lines[0].version === head?.version,
          nameOf,
          month: monthOf(yield* DateTime.now)
        }),
        member
      )
    })
  )

  /** As `receipts ledger export` writes it, for this account alone. */
  const rows = ({ person: { accountId } }: Member) =>
    reader.rows({ account: accountId, month: null }).pipe(
      Stream.map((row) => `${toJsonLine(row)}\n`),
      Stream.encodeText
    )

  const download = forMembers((member) =>
    Effect.succeed(
      HttpServerResponse.stream(rows(member), {
        contentType: "application/x-ndjson",
        headers: {
          ...safetyHeaders,
          "cache-control": "private, no-store",
          "content-disposition": 'attachment; filename="ledger.jsonl"'
        }
      })
    )
  )

  return [
    ["GET", "/ledger", page],
    ["GET", "/ledger/export", download]
  ] satisfies Routes
})
