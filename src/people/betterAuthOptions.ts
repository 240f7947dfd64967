import { kyselyAdapter } from "@better-auth/kysely-adapter"
import type { BetterAuthOptions } from "better-auth"
import { genericOAuth, magicLink } from "better-auth/plugins"
import { Effect, Option, Redacted } from "effect"
import { Kysely, PostgresDialect } from "kysely"
import type { AccountId } from "../domain/Identifiers.ts"
import { newPersonId } from "../keys/Secrets.ts"
import { hashedSessions } from "./hashedSessions.ts"
import { longestPassword, type ProviderSettings, shortestPassword } from "./People.ts"

export interface PeopleSettings {
  readonly secret: Redacted.Redacted
  /** Where people reach the service; behind TLS its cookies are for TLS only. Null for this machine alone. */
  readonly publicUrl: URL | null
  readonly signUp: boolean
  readonly provider: ProviderSettings | null
}

const linkSeconds = 3_600
export const providerId = "oidc"
/** What better-auth takes for the client's address; set by us alone. */
export const addressHeader = "x-client-address"

/** Tokens that better-auth wants to have sent, for the operator who asked for one; no other is kept. */
export class Outbox {
  readonly #asked = new Map<string, string | null>()

  /** Whether the operator has asked for it; then nobody else gets it. */
  put(email: string, token: string): boolean {
    const isAsked = this.#asked.has(email)
    if (isAsked) this.#asked.set(email, token)
    return isAsked
  }

  /** The token that this makes better-auth send. */
  async take(email: string, ask: () => Promise<unknown>): Promise<Option.Option<string>> {
    this.#asked.set(email, null)
    try {
      await ask()
      return Option.fromNullable(this.#asked.get(email))
    } finally {
      this.#asked.delete(email)
    }
  }
}

/** How better-auth is set up; every limit and switch of sign-in stands here. */
export const optionsOf = (
  { provider, publicUrl, secret, signUp }: PeopleSettings,
  base: URL,
  pool: ConstructorParameters<typeof PostgresDialect>[0]["pool"],
  openAccount: (name: string) => Promise<AccountId>,
  sendReset: (email: string, token: string) => Promise<void>,
  outbox: Outbox
) =>
  ({
    appName: "Receipts",
    baseURL: base.origin,
    basePath: "/api/auth",
    secret: Redacted.value(secret),
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: hashedSessions(
      kyselyAdapter(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }).withSchema("sign_in"), {
        type: "postgres",
        transaction: true
      })
    ),
    emailAndPassword: {
      enabled: true,
      disableSignUp: !signUp,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      resetPasswordTokenExpiresIn: linkSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ token, user }) => {
        if (!outbox.put(user.email, token)) await sendReset(user.email, token)
      }
    },
    user: {
      additionalFields: {
        // set below, never by who signs up
        accountId: { type: "string", required: false, input: false }
      }
    },
    session: { expiresIn: 7 * 86_400, updateAge: 86_400, cookieCache: { enabled: false } },
    account: { accountLinking: { enabled: false, disableImplicitLinking: true } },
    verification: { storeIdentifier: "hashed" },
    databaseHooks: {
      user: {
        create: {
          before: async (user) =>
            typeof user["accountId"] === "string"
              ? { data: user }
              : { data: { ...user, accountId: await openAccount(user.name === "" ? user.email : user.name) } }
        }
      }
    },
    rateLimit: {
      enabled: true,
      storage: "database",
      window: 60,
      max: 100,
      customRules: {
        "/sign-in/email": { window: 60, max: 10 },
        "/sign-up/email": { window: 3_600, max: 10 },
        "/change-password": { window: 60, max: 10 },
        "/request-password-reset": { window: 3_600, max: 5 },
        "/get-session": false
      }
    },
    advanced: {
      cookiePrefix: "receipts",
      useSecureCookies: publicUrl?.protocol === "https:",
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: ({ model }) => (model === "user" ? Effect.runSync(newPersonId) : crypto.randomUUID()) }
    },
    plugins: [
      magicLink({
        disableSignUp: true,
        storeToken: "hashed",
        expiresIn: linkSeconds,
        rateLimit: { window: 60, max: 20 },
        sendMagicLink: ({ email, token }) => void outbox.put(email, token)
      }),
      ...(provider === null
        ? []
        : [
            genericOAuth({
              config: [
                {
                  providerId,
                  discoveryUrl: `${provider.issuer.href.replace(/\/$/, "")}/.well-known/openid-configuration`,
                  clientId: provider.clientId,
                  clientSecret: Redacted.value(provider.clientSecret),
                  scopes: ["openid", "email", "profile"],
                  pkce: true,
                  redirectURI: `${base.origin}/sign-in/provider/back`,
                  disableSignUp: !signUp
                }
              ]
            })
          ])
    ]
  }) satisfies BetterAuthOptions
