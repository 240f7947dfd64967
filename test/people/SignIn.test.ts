import { describe, expect, it, layer } from "@effect/vitest"
import { SqlClient } from "@effect/sql"
import { Effect, Layer, Option, Redacted } from "effect"
import { Accounts } from "../../src/accounts/Accounts.ts"
import { localAccountId } from "../../src/domain/Identifiers.ts"
import type { PeopleSettings } from "../../src/people/betterAuthOptions.ts"
import * as BetterAuthPeople from "../../src/people/BetterAuthPeople.ts"
import { type Letter, Mail } from "../../src/people/Mail.ts"
import { type Cookies, People, type Visit } from "../../src/people/People.ts"
import * as SqlEventStore from "../../src/ledger/SqlEventStore.ts"
import { layerTestDatabase } from "../support/Database.ts"
import { issuer } from "../support/issuer.ts"

const letters: Array<Letter> = []
const layerMail = Layer.succeed(Mail, { send: (letter) => Effect.sync(() => void letters.push(letter)) })

const layerPeople = (settings: Partial<PeopleSettings> = {}) =>
  BetterAuthPeople.layerBetterAuth({
    secret: Redacted.make("a secret of tests, and of nothing else"),
    publicUrl: new URL("https://receipts.example"),
    signUp: true,
    provider: null,
    ...settings
  }).pipe(
    Layer.provide(layerMail),
    Layer.provideMerge(Accounts.Default),
    Layer.provide(SqlEventStore.layerSql),
    Layer.provideMerge(layerTestDatabase)
  )

let clients = 0
const visit = (cookies: Cookies = []): Visit => ({
  cookie: cookies.map((cookie) => cookie.split(";", 1)[0]!).join("; ") || undefined,
  address: `198.51.100.${(clients = (clients + 1) % 250)}`,
  browser: "a test"
})

const password = "correct horse battery"
const newcomer = (email: string) =>
  Effect.flatMap(People, (people) => people.signUp(visit(), { email, password, accountName: "Ada" }))

describe("signing in", () => {
  layer(layerPeople(), { excludeTestServices: true })((it) => {
    it.effect("opens an account on the Free plan, with the person in it", () =>
      Effect.gen(function* () {
        const people = yield* People
        const cookies = yield* newcomer("ada@example.com")
        const person = Option.getOrThrow(yield* people.personOf(visit(cookies)))
        const { list } = yield* Accounts
        const opened = (yield* list).find(({ id }) => id === person.accountId)
        expect(opened?.account).toMatchObject({ name: "Ada", plan: "free" })
        expect(person).toMatchObject({ email: "ada@example.com", name: "Ada" })
        expect(cookies.join()).toMatch(/__Secure-receipts\.session_token=.*HttpOnly; Secure; SameSite=Lax/)
        expect(yield* Effect.flip(newcomer("ada@example.com"))).toMatchObject({ _tag: "EmailTaken" })
      })
    )

    it.effect("keeps no session's token in the database, and believes nobody who reads it there", () =>
      Effect.gen(function* () {
        const people = yield* People
        const sql = yield* SqlClient.SqlClient
        const cookies = yield* newcomer("grace@example.com")
        const token = /session_token=([^.;]+)/.exec(decodeURIComponent(cookies.join()))![1]!
        const rows = yield* sql<{ token: string }>`select token from sign_in."session"`
        expect(rows.length).toBeGreaterThan(0)
        expect(rows.map((row) => row.token)).not.toContain(token)
        expect(rows.every((row) => /^[0-9a-f]{64}$/.test(row.token))).toBe(true)
        const forged = cookies.map((cookie) => cookie.replace(token, rows.at(-1)!.token))
        expect(yield* people.personOf(visit(forged))).toEqual(Option.none())
        yield* people.signOut(visit(cookies))
        expect(yield* people.personOf(visit(cookies))).toEqual(Option.none())
      })
    )

    it.effect("answers the same, and as fast, for an address that nobody has", () =>
      Effect.gen(function* () {
        const people = yield* People
        yield* newcomer("known@example.com")
        const millis = (email: string) =>
          Effect.gen(function* () {
            const times: Array<number> = []
            for (let i = 0; i < 5; i++) {
              const begin = performance.now()
              const refused = yield* Effect.flip(people.signIn(visit(), { email, password: "not the password" }))
              expect(refused).toMatchObject({ _tag: "SignInRefused" })
              times.push(performance.now() - begin)
            }
            return times.toSorted((a, b) => a - b)[2]!
          })
        const [known, unknown] = [yield* millis("known@example.com"), yield* millis("nobody@example.com")]
        // what takes the time is the password's hash, made for both
        expect(unknown / known).toBeGreaterThan(0.5)
        expect(unknown / known).toBeLessThan(2)
      })
    )

    it.effect("refuses further attempts of one address, and nobody else's", () =>
      Effect.gen(function* () {
        const people = yield* People
        yield* newcomer("target@example.com")
        const attacker = visit()
        const attempt = (from: Visit) =>
          Effect.either(people.signIn(from, { email: "target@example.com", password: "guess guess guess" }))
        const outcomes: Array<string> = []
        for (let i = 0; i < 12; i++) {
          const outcome = yield* attempt(attacker)
          outcomes.push(outcome._tag === "Left" ? outcome.left._tag : "in")
        }
        expect(outcomes.filter((one) => one === "TooManyAttempts")).toHaveLength(2)
        const cookies = yield* people.signIn(visit(), { email: "target@example.com", password })
        expect(Option.isSome(yield* people.personOf(visit(cookies)))).toBe(true)
      })
    )

    it.effect("helps who forgot a password by a letter whose link works once, and ends all sessions", () =>
      Effect.gen(function* () {
        const people = yield* People
        const cookies = yield* newcomer("forgetful@example.com")
        yield* people.forgotPassword(visit(), "forgetful@example.com")
        yield* people.forgotPassword(visit(), "nobody@example.com")
        expect(letters.map(({ to }) => to)).toEqual(["forgetful@example.com"])
        const link = new URL(/https:\S+/.exec(letters[0]!.text)![0])
        expect(link.href).toMatch(/^https:\/\/receipts\.example\/new-password\?token=/)
        const token = link.searchParams.get("token")!
        const reset = (to: string) => people.resetPassword(visit(), { token, password: to })
        expect(yield* Effect.flip(reset("short"))).toMatchObject({ _tag: "PasswordRefused" })
        yield* reset("a new good password")
        expect(yield* Effect.flip(reset("another good one"))).toMatchObject({ _tag: "LinkRefused" })
        expect(yield* people.personOf(visit(cookies))).toEqual(Option.none())
        yield* people.signIn(visit(), { email: "forgetful@example.com", password: "a new good password" })
      })
    )

    it.effect("keeps one's transaction from others that are asked at the same time", () =>
      Effect.gen(function* () {
        const people = yield* People
        yield* newcomer("bystander@example.com")
        const asked = Effect.repeatN(Effect.asVoid(people.resetLink("bystander@example.com")), 40)
        const newcomers = Effect.forEach(Array.from({ length: 20 }), (_, i) => newcomer(`crowd-${i}@example.com`))
        const [cookies] = yield* Effect.all([newcomers, asked], { concurrency: "unbounded" })
        expect(cookies).toHaveLength(20)
      })
    )

    it.effect("lets the operator print a link, and into the local account by one that works once", () =>
      Effect.gen(function* () {
        const people = yield* People
        const accounts = yield* Accounts
        yield* newcomer("lost@example.com")
        const path = Option.getOrThrow(yield* people.resetLink("lost@example.com"))
        const token = new URL(path, "http://x").searchParams.get("token")!
        yield* people.resetPassword(visit(), { token, password: "found it again" })
        expect(yield* people.resetLink("nobody@example.com")).toEqual(Option.none())

        yield* accounts.openAs(localAccountId, "Local account", "pro_plus")
        const entry = Option.getOrThrow(yield* people.entryLink(localAccountId))
        const once = new URL(entry, "http://x").searchParams.get("token")!
        const cookies = yield* people.openLink(visit(), once)
        expect(Option.getOrThrow(yield* people.personOf(visit(cookies)))).toMatchObject({ accountId: localAccountId })
        expect(yield* Effect.flip(people.openLink(visit(), once))).toMatchObject({ _tag: "LinkRefused" })
      })
    )
  })

  layer(layerPeople({ signUp: false }), { excludeTestServices: true })("with SIGN_UP=off", (it) => {
    it.effect("opens no account for strangers", () =>
      Effect.gen(function* () {
        expect(yield* Effect.flip(newcomer("stranger@example.com"))).toMatchObject({ _tag: "SignUpClosed" })
      })
    )
  })
})

describe("signing in with a provider", () => {
  it.scopedLive("opens an account for who comes for the first time, and none for who comes again", () =>
    Effect.gen(function* () {
      const { url } = yield* issuer({ email: "alan@example.com", name: "Alan" })
      const provider = { issuer: url, name: "Local", clientId: "receipts", clientSecret: Redacted.make("secret") }
      const publicUrl = new URL("http://receipts.example")
      yield* Effect.gen(function* () {
        const people = yield* People
        const signIn = Effect.gen(function* () {
          const start = yield* people.toProvider(visit())
          const answer = yield* Effect.promise(() => fetch(start.url, { redirect: "manual" }))
          const back = new URL(answer.headers.get("location")!)
          expect(back.origin + back.pathname).toBe("http://receipts.example/sign-in/provider/back")
          const cookies = yield* people.fromProvider(visit(start.cookies), back.searchParams.toString())
          return Option.getOrThrow(yield* people.personOf(visit(cookies)))
        })
        const first = yield* signIn
        expect(first).toMatchObject({ email: "alan@example.com", name: "Alan" })
        expect((yield* signIn).accountId).toBe(first.accountId)
        const forged = yield* Effect.flip(people.fromProvider(visit(), "code=x&state=y"))
        expect(forged).toMatchObject({ _tag: "ProviderFailed" })
      }).pipe(Effect.provide(layerPeople({ provider, publicUrl })))
    })
  )
})
