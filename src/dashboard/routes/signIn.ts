import { HttpServerResponse } from "@effect/platform"
import { Effect } from "effect"
import { People } from "../../people/People.ts"
import { MessagePage } from "../pages/MessagePage.tsx"
import { ForgotPage, NewPasswordPage, SignInPage, SignUpPage } from "../pages/SignInPages.tsx"
import { goTo, html } from "../respond.ts"
import { forAll, form, fromOurPage, ownPath, type Visitor } from "../Visitor.ts"
import type { Routes } from "./Routes.ts"

/** Signing in and up, and what belongs to it. */
export const signInRoutes = Effect.gen(function* () {
  const people = yield* People
  const { isSignUpOpen, provider, sendsMail } = people

  const signInPage = (one: Visitor, said: { email?: string; error?: string; done?: string; next?: string } = {}) =>
    html(
      SignInPage({
        view: one.view,
        isSignUpOpen,
        provider,
        email: said.email ?? "",
        error: said.error ?? null,
        done: said.done ?? null,
        next: said.next ?? ""
      }),
      one,
      said.error === undefined ? {} : { status: 400 }
    )

  const showSignIn = forAll((one) => {
    const { signIn, forgot } = one.view.words
    if (one.view.standing !== null) return Effect.succeed(goTo(ownPath(one.query.get("next"))))
    const next = one.query.get("next") ?? ""
    const done = one.query.has("changed") ? forgot.done : one.query.has("ended") ? signIn.ended : undefined
    const error = one.query.has("provider") ? signIn.provider : undefined
    return Effect.succeed(
      signInPage(one, {
        next,
        ...(done === undefined ? (next === "" ? {} : { done: signIn.needed }) : { done }),
        ...(error === undefined ? {} : { error })
      })
    )
  })

  const signIn = forAll((one) =>
    Effect.gen(function* () {
      const sent = yield* form
      const [email, next] = [sent.get("email") ?? "", sent.get("next") ?? ""]
      const words = one.view.words.signIn
      return yield* people.signIn(one.visit, { email, password: sent.get("password") ?? "" }).pipe(
        Effect.map((cookies) => goTo(ownPath(next), cookies)),
        Effect.catchTags({
          SignInRefused: () => Effect.succeed(signInPage(one, { email, next, error: words.refused })),
          TooManyAttempts: ({ retryAfterSeconds }) =>
            Effect.succeed(signInPage(one, { email, next, error: words.tooMany(retryAfterSeconds) }))
        })
      )
    })
  )

  const signUpPage = (one: Visitor, said: { accountName?: string; email?: string; error?: string } = {}) =>
    html(
      SignUpPage({
        view: one.view,
        isOpen: isSignUpOpen,
        accountName: said.accountName ?? "",
        email: said.email ?? "",
        error: said.error ?? null
      }),
      one,
      said.error === undefined ? {} : { status: 400 }
    )

  const signUp = forAll((one) =>
    Effect.gen(function* () {
      const sent = yield* form
      const [email, accountName] = [sent.get("email") ?? "", (sent.get("accountName") ?? "").trim().slice(0, 100)]
      const { signIn, signUp } = one.view.words
      const again = (error: string) => Effect.succeed(signUpPage(one, { accountName, email, error }))
      return yield* people.signUp(one.visit, { email, accountName, password: sent.get("password") ?? "" }).pipe(
        Effect.map((cookies) => goTo("/convert", cookies)),
        Effect.catchTags({
          EmailTaken: () => again(signUp.taken),
          PasswordRefused: () => again(signUp.passwordRefused),
          SignUpClosed: () => again(signUp.closed),
          TooManyAttempts: ({ retryAfterSeconds }) => again(signIn.tooMany(retryAfterSeconds))
        })
      )
    })
  )

  const signOut = forAll((one) => Effect.map(people.signOut(one.visit), (cookies) => goTo("/sign-in?ended", cookies)))

  const forgot = forAll((one) =>
    Effect.gen(function* () {
      const sent = yield* form
      const show = (error: string | null) =>
        html(ForgotPage({ view: one.view, sendsMail, sent: error === null, error }), one)
      return yield* people.forgotPassword(one.visit, sent.get("email") ?? "").pipe(
        Effect.map(() => show(null)),
        Effect.catchTag("TooManyAttempts", ({ retryAfterSeconds }) =>
          Effect.succeed(show(one.view.words.signIn.tooMany(retryAfterSeconds)))
        )
      )
    })
  )

  const newPassword = forAll((one) =>
    Effect.gen(function* () {
      const sent = yield* form
      const token = sent.get("token") ?? ""
      const { forgot, signIn, signUp } = one.view.words
      const again = (error: string) =>
        Effect.succeed(html(NewPasswordPage({ view: one.view, token, error }), one, { status: 400 }))
      return yield* people.resetPassword(one.visit, { token, password: sent.get("password") ?? "" }).pipe(
        Effect.map(() => goTo("/sign-in?changed")),
        Effect.catchTags({
          LinkRefused: () => again(forgot.linkRefused),
          PasswordRefused: () => again(signUp.passwordRefused),
          TooManyAttempts: ({ retryAfterSeconds }) => again(signIn.tooMany(retryAfterSeconds))
        })
      )
    })
  )

  const enter = forAll((one) => {
    const { linkRefused, linkRefusedText } = one.view.words.messages
    return people.openLink(one.visit, one.query.get("token") ?? "").pipe(
      Effect.map((cookies) => goTo("/convert", cookies)),
      Effect.orElseSucceed(() =>
        html(MessagePage({ view: one.view, title: linkRefused, text: linkRefusedText }), one, { status: 403 })
      )
    )
  })

  const toProvider = forAll((one) =>
    people.toProvider(one.visit).pipe(
      Effect.map(({ cookies, url }) => goTo(url, cookies)),
      Effect.catchAll(() => Effect.succeed(goTo("/sign-in?provider")))
    )
  )

  const fromProvider = forAll((one) =>
    people.fromProvider(one.visit, one.query.toString()).pipe(
      Effect.map((cookies) => goTo("/convert", cookies)),
      Effect.catchAll((error) =>
        Effect.as(Effect.logWarning("A provider's sign-in failed", error), goTo("/sign-in?provider"))
      )
    )
  )

  /** Theme and language, for a year. */
  const choose = Effect.map(form, (sent) => {
    const chosen = (["theme", "language"] as const).flatMap((name) => {
      const value = sent.get(name)
      return value !== null && /^[a-z]{2,6}$/.test(value)
        ? [`${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly`]
        : []
    })
    return goTo(ownPath(sent.get("back")), chosen)
  })

  return [
    ["GET", "/sign-in", showSignIn],
    ["POST", "/sign-in", fromOurPage(signIn)],
    ["GET", "/sign-in/provider", toProvider],
    ["GET", "/sign-in/provider/back", fromProvider],
    [
      "GET",
      "/sign-up",
      forAll((one) => Effect.succeed(one.view.standing === null ? signUpPage(one) : goTo("/convert")))
    ],
    ["POST", "/sign-up", fromOurPage(signUp)],
    ["POST", "/sign-out", fromOurPage(signOut)],
    [
      "GET",
      "/forgot",
      forAll((one) => Effect.succeed(html(ForgotPage({ view: one.view, sendsMail, sent: false, error: null }), one)))
    ],
    ["POST", "/forgot", fromOurPage(forgot)],
    [
      "GET",
      "/new-password",
      forAll((one) =>
        Effect.succeed(html(NewPasswordPage({ view: one.view, token: one.query.get("token") ?? "", error: null }), one))
      )
    ],
    ["POST", "/new-password", fromOurPage(newPassword)],
    ["GET", "/enter", enter],
    ["POST", "/choose", fromOurPage(choose)],
    ["GET", "/favicon.ico", Effect.succeed(HttpServerResponse.empty({ status: 204 }))]
  ] satisfies Routes
})
