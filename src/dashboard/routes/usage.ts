import { DateTime, Effect } from "effect"
import { monthOf } from "../../domain/Month.ts"
import { Keys } from "../../keys/Keys.ts"
import { Usage } from "../../ledger/Usage.ts"
import { UsagePage } from "../pages/UsagePage.tsx"
import { html } from "../respond.ts"
import { formatsOf } from "../View.ts"
import { forMembers } from "../Visitor.ts"
import type { Routes } from "./Routes.ts"

/** The first of the next month, on which conversions start again. */
export const nextMonth = Effect.map(DateTime.now, (now) =>
  DateTime.toDateUtc(DateTime.add(DateTime.startOf(now, "month"), { months: 1 }))
)

export const usageRoutes = Effect.gen(function* () {
  const usage = yield* Usage
  const keys = yield* Keys
  const page = forMembers((member) =>
    Effect.gen(function* () {
      const account = member.person.accountId
      const month = monthOf(yield* DateTime.now)
      return html(
        UsagePage({
          view: member.view,
          days: yield* usage.days(account, month),
          months: yield* usage.months(account),
          keys: yield* Effect.orDie(keys.list(account)),
          month,
          resets: formatsOf(member.view.words).day(yield* nextMonth)
        }),
        member
      )
    })
  )
  return [["GET", "/usage", page]] satisfies Routes
})
