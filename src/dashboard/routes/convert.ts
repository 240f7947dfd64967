import { HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { Cause, Effect, Mailbox, Option, Schema, Stream } from "effect"
import { Convert, type Conversion } from "../../convert/Convert.ts"
import type { Caller } from "../../convert/Caller.ts"
import { longestMillis } from "../../convert/Deadline.ts"
import { FileDigestKey } from "../../convert/FileDigestKey.ts"
import { Failure, failureTable } from "../../domain/Failure.ts"
import { steadyMillis } from "../../effects/steadyClock.ts"
import { toReceiptData } from "../../extraction/Reading.ts"
import { readSubmission, roomFor } from "../../http/SubmissionReader.ts"
import { startDigest } from "../../keys/Secrets.ts"
import { ConvertPage } from "../pages/ConvertPage.tsx"
import { html, safetyHeaders } from "../respond.ts"
import { formatsOf } from "../View.ts"
import { forMembers, fromOurPage, type Member } from "../Visitor.ts"
import type { Routes } from "./Routes.ts"
import { nextMonth } from "./usage.ts"

/** What the browser hears of a conversion, a line of JSON each. */
type News =
  | { readonly state: "waiting"; readonly place: number }
  | { readonly state: "reading" }
  | {
      readonly state: "done"
      readonly id: string
      readonly vendor: string | null
      readonly date: string | null
      readonly total: number
      readonly currency: string
      readonly warnings: number
      readonly used: number
      readonly limit: number
      /** The pages as data URLs, for they may not be kept. */
      readonly pages: ReadonlyArray<string>
    }
  | { readonly state: "failed"; readonly error: string; readonly message: string }
  | { readonly state: "lost" }

const isFailure = Schema.is(Failure)

const toNews = ({ id, limit, previews, reading, used }: Conversion): News => {
  const { currency, date, total, vendor } = toReceiptData(reading)
  return {
    state: "done",
    id,
    vendor,
    date,
    total,
    currency,
    warnings: reading.warnings.length,
    used,
    limit,
    pages: previews.map((jpeg) => `data:image/jpeg;base64,${Buffer.from(jpeg).toString("base64")}`)
  }
}

/** What ended a conversion; an outcome that nobody knows is told as such. */
const endOf = (cause: Cause.Cause<unknown>): Effect.Effect<News> => {
  const failure = Option.getOrNull(Cause.failureOption(cause))
  return isFailure(failure)
    ? Effect.succeed({ state: "failed", error: failureTable[failure._tag].code, message: failure.message })
    : Effect.as(Effect.logError("A conversion in the browser failed unexpectedly", cause), { state: "lost" })
}

/** The web converter: charged like the API's conversions, to a person instead of a key. */
export const convertRoutes = Effect.gen(function* () {
  const convert = yield* Convert
  const digestKey = yield* FileDigestKey

  const page = forMembers((member) =>
    Effect.map(nextMonth, (first) =>
      html(ConvertPage({ view: member.view, nextMonth: formatsOf(member.view.words).day(first) }), member)
    )
  )

  const work = (member: Member, request: HttpServerRequest.HttpServerRequest, tell: (news: News) => void) =>
    Effect.gen(function* () {
      const { person, standing } = member
      const caller: Caller = {
        accountId: person.accountId,
        actor: { person_id: person.id },
        channel: "dashboard",
        used: standing.used,
        limit: standing.limit
      }
      const startedAt = yield* steadyMillis
      const entry = yield* convert.admit(caller, roomFor(request), startedAt + longestMillis)
      const submission = yield* readSubmission(request, { holds: entry.isAdmitted, digest: startDigest(digestKey) })
      const watch = (place: number) => tell(place === 0 ? { state: "reading" } : { state: "waiting", place })
      return yield* convert.run(
        { ...entry, watch },
        submission,
        (yield* steadyMillis) + longestMillis,
        () => Effect.succeed
      )
    }).pipe(Effect.scoped, Effect.map(toNews), Effect.catchAllCause(endOf))

  const file = forMembers((member) =>
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const news = yield* Mailbox.make<News>()
      // goes on when the page is left
      yield* work(member, request, (one) => void news.unsafeOffer(one)).pipe(
        Effect.flatMap((end) => Effect.zipRight(news.offer(end), news.end)),
        Effect.forkDaemon
      )
      // an answer begins when the file has arrived: browsers stop sending at the first sign of one
      const first = yield* Effect.orDie(news.take)
      return HttpServerResponse.stream(
        Stream.concat(Stream.make(first), Mailbox.toStream(news)).pipe(
          Stream.map((one) => `${JSON.stringify(one)}\n`),
          Stream.encodeText
        ),
        {
          contentType: "application/x-ndjson",
          headers: { ...safetyHeaders, "cache-control": "private, no-store" }
        }
      )
    })
  )

  return [
    ["GET", "/convert", page],
    ["POST", "/convert/file", fromOurPage(file)]
  ] satisfies Routes
})
