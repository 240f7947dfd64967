import { Args, Command } from "@effect/cli"
import { Effect, type Layer, Option } from "effect"
import { Accounts } from "../accounts/Accounts.ts"
import { activeKeys } from "../domain/Account.ts"
import { conversionsLimit } from "../domain/Plan.ts"
import { People } from "../people/People.ts"
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

const resetLink = Command.make(
  "reset-link",
  { email: Args.text({ name: "email" }), json: jsonOption },
  ({ email, json }) =>
    Effect.gen(function* () {
      const people = yield* People
      const link = yield* people.resetLink(email)
      if (Option.isNone(link)) return yield* refuse({ message: "nobody signs in with this address" })
      yield* printRecord({ path: link.value, works: "once, within an hour, at the service's address" }, json)
    })
).pipe(Command.withDescription("Print a link by which a person chooses a new password."))

/** Listing only reads: it gets a connection that cannot do more. */
export const accountsCommand = <E, R, E2, R2, E3, R3>(
  database: Layer.Layer<Accounts, E, R>,
  overview: Layer.Layer<Accounts, E2, R2>,
  people: Layer.Layer<People, E3, R3>
) =>
  Command.make("accounts").pipe(
    Command.withDescription("Open and list accounts, change plans, help people in."),
    Command.withSubcommands([
      Command.provide(create, database),
      Command.provide(list, overview),
      Command.provide(setPlan, database),
      Command.provide(resetLink, people)
    ])
  )
