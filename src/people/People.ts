import { Context, type Effect, type Option, type Redacted, Schema } from "effect"
import type { AccountId, PersonId } from "../domain/Identifiers.ts"

/** Somebody who signs in. */
export interface Person {
  readonly id: PersonId
  readonly name: string
  readonly email: string
  readonly accountId: AccountId
  readonly sessionId: string
}

export interface Session {
  readonly id: string
  readonly startedAt: Date
  readonly address: string | null
  readonly browser: string | null
  /** Whether it is the one that asks. */
  readonly isThis: boolean
}

/** Where a request of a browser comes from, as far as sign-in looks at it. */
export interface Visit {
  readonly cookie: string | undefined
  /** Of the client itself, not of a proxy. */
  readonly address: string
  readonly browser: string | undefined
}

/** `Set-Cookie` headers for the answer. */
export type Cookies = ReadonlyArray<string>

const message = { message: Schema.String }

/** A provider of identities: OpenID Connect, with whoever the issuer is. */
export interface ProviderSettings {
  readonly issuer: URL
  readonly name: string
  readonly clientId: string
  readonly clientSecret: Redacted.Redacted
}

/** What was typed is not right; nothing says which part of it. */
export class SignInRefused extends Schema.TaggedError<SignInRefused>()("SignInRefused", {}) {}
export class EmailTaken extends Schema.TaggedError<EmailTaken>()("EmailTaken", {}) {}
/** Shorter than 10 or longer than 128 characters. */
export class PasswordRefused extends Schema.TaggedError<PasswordRefused>()("PasswordRefused", {}) {}
/** A link that was used, is too old, or never was one. */
export class LinkRefused extends Schema.TaggedError<LinkRefused>()("LinkRefused", {}) {}
export class TooManyAttempts extends Schema.TaggedError<TooManyAttempts>()("TooManyAttempts", {
  retryAfterSeconds: Schema.Int
}) {}
export class SignUpClosed extends Schema.TaggedError<SignUpClosed>()("SignUpClosed", {}) {}
/** The provider of identities failed, or said something that cannot be believed. */
export class ProviderFailed extends Schema.TaggedError<ProviderFailed>()("ProviderFailed", message) {}

export const shortestPassword = 10
export const longestPassword = 128

/** Who people are, and that they are it. */
export class People extends Context.Tag("people/People")<
  People,
  {
    /** Whether strangers may open accounts by themselves. */
    readonly isSignUpOpen: boolean
    /** The name of the OpenID Connect provider, where one is set. */
    readonly provider: string | null
    /** Whether a forgotten password is helped by mail; without, the operator prints a link. */
    readonly sendsMail: boolean
    /** Opens an account on the Free plan, and signs its person in. */
    readonly signUp: (
      visit: Visit,
      person: { readonly email: string; readonly password: string; readonly accountName: string }
    ) => Effect.Effect<Cookies, EmailTaken | PasswordRefused | TooManyAttempts | SignUpClosed>
    /** Answers the same, and as fast, whether there is such an address or not. */
    readonly signIn: (
      visit: Visit,
      credentials: { readonly email: string; readonly password: string }
    ) => Effect.Effect<Cookies, SignInRefused | TooManyAttempts>
    readonly signOut: (visit: Visit) => Effect.Effect<Cookies>
    readonly personOf: (visit: Visit) => Effect.Effect<Option.Option<Person>>
    readonly sessions: (person: Person) => Effect.Effect<ReadonlyArray<Session>>
    /** Ends one of the person's own sessions. */
    readonly endSession: (person: Person, id: string) => Effect.Effect<void>
    /** Ends all other sessions too. */
    readonly changePassword: (
      visit: Visit,
      passwords: { readonly current: string; readonly next: string }
    ) => Effect.Effect<Cookies, SignInRefused | PasswordRefused | TooManyAttempts>
    /** Sends a mail, where there is such a person and mail is set up. */
    readonly forgotPassword: (visit: Visit, email: string) => Effect.Effect<void, TooManyAttempts>
    readonly resetPassword: (
      visit: Visit,
      reset: { readonly token: string; readonly password: string }
    ) => Effect.Effect<void, LinkRefused | PasswordRefused | TooManyAttempts>
    /** Signs in by a link that works once. */
    readonly openLink: (visit: Visit, token: string) => Effect.Effect<Cookies, LinkRefused | TooManyAttempts>
    /** Where the browser has to go to sign in with the provider. */
    readonly toProvider: (
      visit: Visit
    ) => Effect.Effect<{ readonly url: string; readonly cookies: Cookies }, ProviderFailed | TooManyAttempts>
    /** The provider sent the browser back with these parameters. */
    readonly fromProvider: (visit: Visit, query: string) => Effect.Effect<Cookies, ProviderFailed | TooManyAttempts>
    /** The path of a page where a new password can be chosen, once, within an hour; none for an unknown address. */
    readonly resetLink: (email: string) => Effect.Effect<Option.Option<string>>
    /**
     * The path of a page that signs in to this account, once, within an hour. Its person is made where there is none;
     * none where the account's person signs in with a password.
     */
    readonly entryLink: (account: AccountId) => Effect.Effect<Option.Option<string>>
    readonly namesOf: (account: AccountId) => Effect.Effect<ReadonlyMap<PersonId, string>>
  }
>() {}
