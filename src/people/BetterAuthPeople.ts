import { AsyncLocalStorage } from "node:async_hooks"
import { SqlClient } from "@effect/sql"
import { betterAuth } from "better-auth"
import { DateTime, Effect, Layer, Option, Runtime, Schema } from "effect"
import { Accounts } from "../accounts/Accounts.ts"
import { AccountId, PersonId } from "../domain/Identifiers.ts"
import { ServicePool } from "../postgres/ServicePool.ts"
import { addressHeader, optionsOf, Outbox, type PeopleSettings, providerId } from "./betterAuthOptions.ts"
import { Mail } from "./Mail.ts"
import {
  type Cookies,
  EmailTaken,
  LinkRefused,
  PasswordRefused,
  People,
  type Person,
  ProviderFailed,
  SignInRefused,
  SignUpClosed,
  TooManyAttempts,
  type Visit
} from "./People.ts"

/** The person of an account that nobody signed up for; `.invalid` is nobody's (RFC 2606). */
const localEmail = (account: AccountId): string => `${account.toLowerCase()}@local.invalid`

const SessionAnswer = Schema.Struct({
  session: Schema.Struct({ id: Schema.String }),
  user: Schema.Struct({ id: PersonId, name: Schema.String, email: Schema.String, accountId: AccountId })
})

const SessionRows = Schema.Array(
  Schema.Struct({
    id: Schema.String,
    startedAt: Schema.DateFromSelf,
    address: Schema.NullOr(Schema.String),
    browser: Schema.NullOr(Schema.String)
  })
)
const Names = Schema.Array(Schema.Struct({ id: PersonId, name: Schema.String }))
const Users = Schema.Array(Schema.Struct({ id: PersonId, email: Schema.String, hasPassword: Schema.Boolean }))

interface Reply {
  readonly status: number
  readonly code: string
  readonly body: unknown
  readonly location: string | null
  readonly retryAfterSeconds: number
  readonly cookies: Cookies
}

/**
 * Better-auth finds its open transaction in the asynchronous context, and Effect runs fibers that wait for their turn
 * in the context of whichever scheduled first: without this, another fiber would join a stranger's transaction.
 */
const outsideTransactions = AsyncLocalStorage.snapshot()
const askBetterAuth = <A>(ask: () => Promise<A>): Effect.Effect<A> => Effect.promise(() => outsideTransactions(ask))

/** Sign-in with better-auth, on tables of its own (`sql/0014_sign_in.sql`). Its routes are not served; ours ask them. */
export const layerBetterAuth = (settings: PeopleSettings) =>
  Layer.effect(
    People,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const accounts = yield* Accounts
      const mail = yield* Mail
      const pool = yield* ServicePool
      const runtime = yield* Effect.runtime()
      const outbox = new Outbox()
      const base = settings.publicUrl ?? new URL("http://localhost")
      const resetPath = (token: string) => `/new-password?token=${encodeURIComponent(token)}`
      const auth = betterAuth(
        optionsOf(
          settings,
          base,
          pool,
          (name) => Runtime.runPromise(runtime)(accounts.open(name, "free")),
          async (to, token) => {
            if (mail.send === null || settings.publicUrl === null) return
            const link = new URL(resetPath(token), settings.publicUrl).href
            const text = `Choose a new password within an hour:\n${link}\n\nIf you did not ask for it, nothing happens.`
            await Runtime.runPromise(runtime)(mail.send({ to, subject: "A new password", text }))
          },
          outbox
        )
      )

      const ask = (visit: Visit, path: string, body?: unknown): Effect.Effect<Reply, TooManyAttempts> =>
        askBetterAuth(async (): Promise<Reply> => {
          const headers = new Headers({ origin: base.origin, [addressHeader]: visit.address })
          if (visit.cookie !== undefined) headers.set("cookie", visit.cookie)
          if (visit.browser !== undefined) headers.set("user-agent", visit.browser)
          if (body !== undefined) headers.set("content-type", "application/json")
          const response = await auth.handler(
            new Request(`${base.origin}/api/auth${path}`, {
              method: body === undefined ? "GET" : "POST",
              headers,
              ...(body === undefined ? {} : { body: JSON.stringify(body) })
            })
          )
          const text = await response.text()
          const parsed: unknown = text.startsWith("{") ? JSON.parse(text) : null
          return {
            status: response.status,
            code: (parsed as { code?: string } | null)?.code ?? "",
            body: parsed,
            location: response.headers.get("location"),
            retryAfterSeconds: Number(response.headers.get("x-retry-after") ?? 60),
            cookies: response.headers.getSetCookie()
          }
        }).pipe(
          Effect.tap(({ retryAfterSeconds, status }) =>
            status === 429 ? new TooManyAttempts({ retryAfterSeconds }) : Effect.void
          )
        )

      const unexpected = ({ code, status }: Reply) => Effect.die(new Error(`better-auth answered ${status} ${code}`))

      const isPasswordRefused = ({ code }: Reply) => code === "PASSWORD_TOO_SHORT" || code === "PASSWORD_TOO_LONG"

      const usersWith = (email: string) =>
        sql`
          select u.id, u.email, exists (
            select from sign_in."account" a where a."userId" = u.id and a."providerId" = 'credential'
              and a.password is not null) as "hasPassword"
          from sign_in."user" u where u.email = ${email.toLowerCase()}`.pipe(
          Effect.flatMap(Schema.decodeUnknown(Users)),
          Effect.orDie
        )

      /** For links that an operator asks for, on this machine. */
      const operator: Visit = { cookie: undefined, address: "127.0.0.1", browser: undefined }

      const entryLink = Effect.fn("People.entryLink")(function* (account: AccountId) {
        const email = localEmail(account)
        const [found] = yield* usersWith(email)
        if (found === undefined) {
          const context = yield* askBetterAuth(() => auth.$context)
          yield* askBetterAuth(() =>
            context.internalAdapter.createUser(
              {
                email,
                name: "Local account",
                emailVerified: true,
                accountId: account
              },
              { method: "local" }
            )
          )
        } else if (found.hasPassword) return Option.none<string>()
        const headers = new Headers({ [addressHeader]: operator.address })
        const token = yield* askBetterAuth(() =>
          outbox.take(email, () => auth.api.signInMagicLink({ body: { email }, headers }))
        )
        return Option.map(token, (one) => `/enter?token=${encodeURIComponent(one)}`)
      })

      return People.of({
        isSignUpOpen: settings.signUp,
        provider: settings.provider?.name ?? null,
        sendsMail: mail.send !== null && settings.publicUrl !== null,
        signUp: Effect.fn("People.signUp")(function* (visit, { accountName, email, password }) {
          if (!settings.signUp) return yield* new SignUpClosed()
          const reply = yield* ask(visit, "/sign-up/email", { email, password, name: accountName })
          if (reply.status === 200) return reply.cookies
          if (isPasswordRefused(reply)) return yield* new PasswordRefused()
          if (reply.code.startsWith("USER_ALREADY_EXISTS") || reply.code === "INVALID_EMAIL") {
            return yield* new EmailTaken()
          }
          return yield* unexpected(reply)
        }),
        signIn: Effect.fn("People.signIn")(function* (visit, credentials) {
          const reply = yield* ask(visit, "/sign-in/email", credentials)
          return reply.status === 200 ? reply.cookies : yield* new SignInRefused()
        }),
        signOut: (visit) =>
          ask(visit, "/sign-out", {}).pipe(
            Effect.map(({ cookies }) => cookies),
            Effect.catchTag("TooManyAttempts", () => Effect.succeed([]))
          ),
        personOf: Effect.fn("People.personOf")(function* (visit) {
          if (visit.cookie === undefined || !visit.cookie.includes("receipts.session_token")) return Option.none()
          const { body } = yield* ask(visit, "/get-session").pipe(
            Effect.catchTag("TooManyAttempts", () => Effect.succeed({ body: null }))
          )
          return Option.map(Schema.decodeUnknownOption(SessionAnswer)(body), ({ session, user }): Person => ({
            ...user,
            sessionId: session.id
          }))
        }),
        sessions: (person) =>
          Effect.gen(function* () {
            const now = DateTime.toDateUtc(yield* DateTime.now)
            const rows = yield* sql`
              select id, "createdAt" as "startedAt", "ipAddress" as address, "userAgent" as browser
              from sign_in."session" where "userId" = ${person.id} and "expiresAt" > ${now}
              order by "createdAt" desc`.pipe(Effect.flatMap(Schema.decodeUnknown(SessionRows)))
            return rows.map((row) => ({ ...row, isThis: row.id === person.sessionId }))
          }).pipe(Effect.orDie),
        endSession: (person, id) =>
          sql`delete from sign_in."session" where id = ${id} and "userId" = ${person.id}`.pipe(
            Effect.asVoid,
            Effect.orDie
          ),
        changePassword: Effect.fn("People.changePassword")(function* (visit, { current, next }) {
          const reply = yield* ask(visit, "/change-password", {
            currentPassword: current,
            newPassword: next,
            revokeOtherSessions: true
          })
          if (reply.status === 200) return reply.cookies
          return yield* isPasswordRefused(reply) ? new PasswordRefused() : new SignInRefused()
        }),
        forgotPassword: (visit, email) =>
          Effect.asVoid(ask(visit, "/request-password-reset", { email, redirectTo: "/" })),
        resetPassword: Effect.fn("People.resetPassword")(function* (visit, { password, token }) {
          const reply = yield* ask(visit, "/reset-password", { token, newPassword: password })
          if (reply.status === 200) return
          return yield* isPasswordRefused(reply) ? new PasswordRefused() : new LinkRefused()
        }),
        openLink: Effect.fn("People.openLink")(function* (visit, token) {
          const reply = yield* ask(visit, `/magic-link/verify?token=${encodeURIComponent(token)}`)
          return reply.status === 200 ? reply.cookies : yield* new LinkRefused()
        }),
        toProvider: Effect.fn("People.toProvider")(function* (visit) {
          const { body, cookies, status } = yield* ask(visit, "/sign-in/social", {
            provider: providerId,
            callbackURL: "/",
            disableRedirect: true
          })
          const url = (body as { url?: unknown } | null)?.url
          return status === 200 && typeof url === "string"
            ? { url, cookies }
            : yield* new ProviderFailed({ message: `the provider cannot be asked (${status})` })
        }),
        fromProvider: Effect.fn("People.fromProvider")(function* (visit, query) {
          const { cookies, location, status } = yield* ask(visit, `/callback/${providerId}?${query}`)
          const error = location === null ? `status ${status}` : new URL(location, base).searchParams.get("error")
          return error === null ? cookies : yield* new ProviderFailed({ message: error })
        }),
        resetLink: Effect.fn("People.resetLink")(function* (email) {
          const [found] = yield* usersWith(email)
          if (found === undefined) return Option.none()
          const token = yield* askBetterAuth(() =>
            outbox.take(found.email, () =>
              auth.api.requestPasswordReset({ body: { email: found.email, redirectTo: "/" } })
            )
          )
          return Option.map(token, resetPath)
        }),
        entryLink,
        namesOf: (account) =>
          sql`select id, name from sign_in."user" where "accountId" = ${account}`.pipe(
            Effect.flatMap(Schema.decodeUnknown(Names)),
            Effect.map((rows) => new Map(rows.map(({ id, name }) => [id, name]))),
            Effect.orDie
          )
      })
    })
  )
