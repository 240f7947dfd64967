import { Effect, Option } from "effect"
import * as Account from "../domain/Account.ts"
import type { AccountId } from "../domain/Identifiers.ts"
import type { Plan } from "../domain/Plan.ts"
import { newAccountId } from "../keys/Secrets.ts"
import { EventStore } from "../ledger/EventStore.ts"

/** Accounts: open, list, change of plan. */
export class Accounts extends Effect.Service<Accounts>()("accounts/Accounts", {
  effect: Effect.gen(function* () {
    const store = yield* EventStore

    /** Whether this call was the one that opened it. */
    const openAs = Effect.fn("Accounts.openAs")((id: AccountId, name: string, plan: Plan) =>
      Effect.map(store.administer(id, Account.open(name, plan)), (events) => events.length > 0)
    )

    const open = Effect.fn("Accounts.open")(function* (name: string, plan: Plan) {
      const id = yield* newAccountId
      yield* openAs(id, name, plan)
      return id
    })

    const changePlan = Effect.fn("Accounts.changePlan")((id: AccountId, plan: Plan) =>
      store.administer(id, Account.changePlan(plan))
    )

    const exists = (id: AccountId) => Effect.map(store.find(id), Option.isSome)

    return { open, openAs, changePlan, exists, list: store.accounts, areNone: store.isEmpty }
  })
}) {}
