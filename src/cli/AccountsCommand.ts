import { Command } from "@effect/cli"
import { Effect, type Layer } from "effect"
import { Accounts } from "../accounts/Accounts.ts"
import { activeKeys } from "../domain/Account.ts"
import { conversionsLimit } from "../domain/Plan.ts"
import { accountArgument, nameOption, planArgument, planOption } from "./Arguments.ts"
import { jsonOption, printList, printRecord, refuse } from "./Output.ts"

const create = Command.make(
  "create",
  { name: nameOption, plan: planOption, json: jsonOption },
  ({ json, name, plan }) =>
    Effect.gen(function* () {
      const accounts = yield* Accounts
      const account_id = yield* accounts.open(name, plan)
      yield* printRecord({ account_id, name, plan, conversions_limit: conversionsLimit[plan] }, json)
    })
).pipe(Command.withDescription("Open an account."))

const list = Command.make("list", { json: jsonOption }, ({ json }) =>
  Effect.gen(function* () {
    const accounts = yield* Accounts
    const rows = (yield* accounts.list).map(({ account, id }) => ({
      account_id: id,
      name: account.name,
      plan: account.plan,
      conversions_limit: account.conversionsLimit,
      active_keys: activeKeys(account).length
    }))
    yield* printList(rows, json, "There are no accounts yet.")
  })
).pipe(Command.withDescription("List all accounts, oldest first."))

const setPlan = Command.make(
  "set-plan",
  { account: accountArgument, plan: planArgument, json: jsonOption },
  ({ account, json, plan }) =>
    Effect.gen(function* () {
      const accounts = yield* Accounts
      yield* accounts.changePlan(account, plan).pipe(Effect.catchTag("AccountMissing", refuse))
      yield* printRecord({ account_id: account, plan, conversions_limit: conversionsLimit[plan] }, json)
    })
).pipe(Command.withDescription("Change an account's plan."))

/** Listing only reads: it gets a connection that cannot do more. */
export const accountsCommand = <E, R, E2, R2>(
  database: Layer.Layer<Accounts, E, R>,
  overview: Layer.Layer<Accounts, E2, R2>
) =>
  Command.make("accounts").pipe(
    Command.withDescription("Open and list accounts, change plans."),
    Command.withSubcommands([
      Command.provide(create, database),
      Command.provide(list, overview),
      Command.provide(setPlan, database)
    ])
  )
