import { FileSystem, HttpServerRequest, type HttpServerResponse } from "@effect/platform"
import { NodeHttpServerRequest } from "@effect/platform-node"
import { Context, Effect, Option } from "effect"
import { clientAddress, TrustedProxies } from "../http/ClientAddress.ts"
import { noteWho } from "../http/CurrentRequest.ts"
import { EventStore } from "../ledger/EventStore.ts"
import { People, type Person, type Visit } from "../people/People.ts"
import { MessagePage } from "./pages/MessagePage.tsx"
import { goTo, html, type Wishes } from "./respond.ts"
import { chooseWords, type Standing, type Theme, type View } from "./View.ts"

/** Who looks at the page, with what. */
export interface Visitor extends Wishes {
  readonly visit: Visit
  readonly view: View
  readonly query: URLSearchParams
  /** Where the browser thinks that it is: scheme, host and port. */
  readonly origin: string
}

/** Where people reach the service, where that is set. `PUBLIC_URL`. */
export class PublicUrl extends Context.Reference<PublicUrl>()("dashboard/PublicUrl", {
  defaultValue: (): URL | null => null
}) {}

/** Somebody who is signed in. */
export interface Member extends Visitor {
  readonly person: Person
  readonly standing: Standing
}

const cookieOf = (cookies: string | undefined, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies ?? "")?.[1]

const standingOf = (person: Person) =>
  Effect.gen(function* () {
    const store = yield* EventStore
    const [account, { limit, used }] = yield* Effect.all(
      [store.find(person.accountId), store.quota(person.accountId)],
      {
        concurrency: 2
      }
    )
    const { name, plan } = Option.getOrThrow(account)
    return { person, accountName: name, plan, used, limit } satisfies Standing
  })

export const visitor = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const proxies = yield* TrustedProxies
  const publicUrl = yield* PublicUrl
  const people = yield* People
  const { headers, url } = request
  const cookie = headers["cookie"]
  const theme = cookieOf(cookie, "theme")
  const visit: Visit = {
    cookie,
    address: clientAddress(NodeHttpServerRequest.toIncomingMessage(request), proxies),
    browser: headers["user-agent"]
  }
  const person = yield* people.personOf(visit)
  if (Option.isSome(person)) yield* noteWho({ account: person.value.accountId })
  return {
    visit,
    acceptsGzip: /\bgzip\b/.test(headers["accept-encoding"] ?? ""),
    query: new URL(url, "http://localhost").searchParams,
    origin: publicUrl?.origin ?? `http://${headers["host"] ?? "localhost"}`,
    view: {
      words: chooseWords(cookieOf(cookie, "language"), headers["accept-language"]),
      theme: (theme === "light" || theme === "dark" ? theme : "system") satisfies Theme,
      url,
      standing: Option.isNone(person) ? null : yield* standingOf(person.value)
    }
  } satisfies Visitor
})

/** What it takes to know who looks. */
type Needs = HttpServerRequest.HttpServerRequest | People | EventStore

type Answer<R> = Effect.Effect<HttpServerResponse.HttpServerResponse, never, R>

/** For everybody. */
export const forAll = <R>(answer: (visitor: Visitor) => Answer<R>) => Effect.flatMap(visitor, answer)

/** For those who are signed in; others are asked to, and come back. */
export const forMembers = <R>(answer: (member: Member) => Answer<R>) =>
  Effect.flatMap(visitor, (one) => {
    const { standing, url } = one.view
    return standing === null
      ? Effect.succeed(goTo(`/sign-in?next=${encodeURIComponent(url)}`))
      : answer({ ...one, person: standing.person, standing })
  })

/** A change has to come from a page of ours: from the same origin, as the browser itself says. */
const isOurs = ({ headers }: HttpServerRequest.HttpServerRequest): boolean => {
  const site = headers["sec-fetch-site"]
  if (site !== undefined) return site === "same-origin"
  const origin = headers["origin"]
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === headers["host"]
}

export const message = (one: Visitor, status: 403 | 404 | 500) => {
  const { messages } = one.view.words
  const [title, text] = {
    403: [messages.refused, messages.refusedText],
    404: [messages.notFound, messages.notFoundText],
    500: [messages.failed, messages.failedText]
  }[status] as [string, string]
  return html(MessagePage({ view: one.view, title, text }), one, { status })
}

/** Refuses what another site's page sends. */
export const fromOurPage = <R>(answer: Answer<R>): Answer<R | Needs> =>
  Effect.flatMap(HttpServerRequest.HttpServerRequest, (request): Answer<R | Needs> =>
    isOurs(request) ? answer : forAll((one) => Effect.succeed(message(one, 403)))
  )

const maximumFormBytes = 1024 * 1024

/** The fields of a form that was sent; none of one that cannot be read. */
export const form: Effect.Effect<URLSearchParams, never, HttpServerRequest.HttpServerRequest> =
  HttpServerRequest.HttpServerRequest.pipe(
    Effect.flatMap(({ text }) => text),
    Effect.map((text) => new URLSearchParams(text)),
    HttpServerRequest.withMaxBodySize(Option.some(FileSystem.Size(maximumFormBytes))),
    Effect.orElseSucceed(() => new URLSearchParams())
  )

/** A path of ours to go on to; anything else is not followed. */
export const ownPath = (path: string | null): string =>
  path !== null && /^\/(?![/\\])[^\p{Cc}\s]*$/u.test(path) ? path : "/convert"
