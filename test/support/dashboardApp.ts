import { randomUUID } from "node:crypto"
import { HttpServer } from "@effect/platform"
import { Effect, Option } from "effect"
import type { Browser } from "playwright-core"
import { Accounts } from "../../src/accounts/Accounts.ts"
import type { Plan } from "../../src/domain/Plan.ts"
import { EventStore } from "../../src/ledger/EventStore.ts"
import { openWindow, type Window } from "./browser.ts"

export const password = "correct horse battery"

export const origin = Effect.map(HttpServer.HttpServer, ({ address }) =>
  address._tag === "TcpAddress" ? `http://${address.hostname}:${address.port}` : ""
)

/** Fills in the sign-up form of a fresh window. */
export const signUp = async ({ page }: Window, name: string): Promise<string> => {
  const email = `${randomUUID()}@example.com`
  await page.goto("/sign-up")
  await page.getByLabel("Name of the account").fill(name)
  await page.getByLabel("E-mail address").fill(email)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Open the account" }).click()
  await page.waitForURL("**/convert")
  return email
}

/** A window in which somebody with a new account is signed in. */
export const member = (open: Browser, name: string, options: Parameters<typeof openWindow>[2] = {}) =>
  Effect.flatMap(origin, (at) =>
    Effect.promise(async () => {
      // sign-ups of one address are limited: each of these comes from another one
      const client = `203.0.113.${Math.floor(Math.random() * 250)}`
      const window = await openWindow(open, at, { extraHTTPHeaders: { "x-forwarded-for": client }, ...options })
      const email = await signUp(window, name)
      return { ...window, email }
    })
  )

/** The account of this name, the newest one. */
export const accountNamed = (name: string) =>
  Effect.gen(function* () {
    const store = yield* EventStore
    const all = yield* store.accounts
    return Option.getOrThrow(Option.fromNullable(all.findLast(({ account }) => account.name === name))).id
  })

export const setPlan = (name: string, plan: Plan) =>
  Effect.gen(function* () {
    const accounts = yield* Accounts
    yield* accounts.changePlan(yield* accountNamed(name), plan)
  })
