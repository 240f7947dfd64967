import { Effect } from "effect"
import { PreviewDays, SavedConversions } from "../../conversions/SavedConversions.ts"
import { People } from "../../people/People.ts"
import { AccountPage } from "../pages/AccountPage.tsx"
import { goTo, html } from "../respond.ts"
import { forMembers, form, fromOurPage, type Member } from "../Visitor.ts"
import type { Routes } from "./Routes.ts"

/** The account's own settings, and its person's sessions and password. */
export const accountRoutes = Effect.gen(function* () {
  const people = yield* People
  const saved = yield* SavedConversions
  const previewDays = yield* PreviewDays

  const page = (member: Member, said: { error?: string; done?: string } = {}) =>
    Effect.gen(function* () {
      return html(
        AccountPage({
          view: member.view,
          sessions: yield* people.sessions(member.person),
          keepsPreviews: yield* saved.keepsPreviews(member.person.accountId),
          previewDays,
          error: said.error ?? null,
          done: said.done ?? null
        }),
        member,
        said.error === undefined ? {} : { status: 400 }
      )
    })

  const show = forMembers((member) => {
    const words = member.view.words.account
    const done = { password: words.passwordDone, previews: words.previewsSaved }[member.query.get("done") ?? ""]
    return page(member, done === undefined ? {} : { done })
  })

  const changePassword = forMembers((member) =>
    Effect.gen(function* () {
      const sent = yield* form
      const { signIn, signUp } = member.view.words
      return yield* people
        .changePassword(member.visit, { current: sent.get("current") ?? "", next: sent.get("next") ?? "" })
        .pipe(
          Effect.map((cookies) => goTo("/account?done=password", cookies)),
          Effect.catchTags({
            SignInRefused: () => page(member, { error: signIn.refused }),
            PasswordRefused: () => page(member, { error: signUp.passwordRefused }),
            TooManyAttempts: ({ retryAfterSeconds }) => page(member, { error: signIn.tooMany(retryAfterSeconds) })
          })
        )
    })
  )

  const endSession = forMembers((member) =>
    Effect.gen(function* () {
      yield* people.endSession(member.person, (yield* form).get("session") ?? "")
      return goTo("/account")
    })
  )

  const choosePreviews = forMembers((member) =>
    Effect.gen(function* () {
      yield* saved.setKeepsPreviews(member.person.accountId, (yield* form).get("keep") === "yes")
      return goTo("/account?done=previews")
    })
  )

  return [
    ["GET", "/account", show],
    ["POST", "/account/password", fromOurPage(changePassword)],
    ["POST", "/account/sessions/end", fromOurPage(endSession)],
    ["POST", "/account/previews", fromOurPage(choosePreviews)]
  ] satisfies Routes
})
