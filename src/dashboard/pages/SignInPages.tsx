import { Layout } from "../Layout.tsx"
import type { View } from "../View.ts"
import { Card, Notice, TextField } from "./Form.tsx"

interface Offers {
  readonly isSignUpOpen: boolean
  readonly provider: string | null
}

interface SignInProps extends Offers {
  readonly view: View
  readonly email: string
  readonly error: string | null
  readonly done: string | null
  /** The page that was asked for. */
  readonly next: string
}

export const SignInPage = ({ done, email, error, isSignUpOpen, next, provider, view }: SignInProps) => {
  const { signIn } = view.words
  return (
    <Layout view={view} title={signIn.title}>
      <Card title={signIn.title}>
        <Notice kind="done" text={done} />
        <Notice kind="error" text={error} />
        <form method="post" action="/sign-in">
          <input type="hidden" name="next" value={next} />
          <TextField name="email" label={signIn.email} type="email" value={email} autoComplete="username" />
          <TextField name="password" label={signIn.password} type="password" autoComplete="current-password" />
          <button class="main">{signIn.submit}</button>
        </form>
        {provider === null ? null : (
          <p>
            <a class="button" href="/sign-in/provider">
              {signIn.with(provider)}
            </a>
          </p>
        )}
        <p class="beside">
          <a href="/forgot">{signIn.forgot}</a>
          {isSignUpOpen ? (
            <span>
              {signIn.stranger} <a href="/sign-up">{view.words.nav.signUp}</a>
            </span>
          ) : null}
        </p>
      </Card>
    </Layout>
  )
}

interface SignUpProps {
  readonly view: View
  readonly isOpen: boolean
  readonly accountName: string
  readonly email: string
  readonly error: string | null
}

export const SignUpPage = ({ accountName, email, error, isOpen, view }: SignUpProps) => {
  const { signIn, signUp } = view.words
  return (
    <Layout view={view} title={signUp.title}>
      <Card title={signUp.title}>
        <p>{isOpen ? signUp.lead : signUp.closed}</p>
        <Notice kind="error" text={error} />
        {isOpen ? (
          <form method="post" action="/sign-up">
            <TextField
              name="accountName"
              label={signUp.accountName}
              hint={signUp.accountHint}
              value={accountName}
              maxLength={100}
              autoComplete="organization"
            />
            <TextField name="email" label={signUp.email} type="email" value={email} autoComplete="username" />
            <TextField
              name="password"
              label={signUp.password}
              type="password"
              hint={signUp.passwordHint}
              autoComplete="new-password"
            />
            <button class="main">{signUp.submit}</button>
          </form>
        ) : null}
        <p class="beside">
          <span>
            {signUp.known} <a href="/sign-in">{signIn.title}</a>
          </span>
        </p>
      </Card>
    </Layout>
  )
}

interface ForgotProps {
  readonly view: View
  readonly sendsMail: boolean
  readonly sent: boolean
  readonly error: string | null
}

export const ForgotPage = ({ error, sendsMail, sent, view }: ForgotProps) => {
  const { forgot, signIn } = view.words
  return (
    <Layout view={view} title={forgot.title}>
      <Card title={forgot.title}>
        <Notice kind="done" text={sent ? forgot.sent : null} />
        <Notice kind="error" text={error} />
        <p>{sendsMail ? forgot.lead : forgot.noMail}</p>
        {sendsMail ? (
          <form method="post" action="/forgot">
            <TextField name="email" label={signIn.email} type="email" autoComplete="username" />
            <button class="main">{forgot.submit}</button>
          </form>
        ) : null}
        <p class="beside">
          <a href="/sign-in">{signIn.title}</a>
        </p>
      </Card>
    </Layout>
  )
}

export const NewPasswordPage = ({ error, token, view }: { view: View; token: string; error: string | null }) => {
  const { forgot, signUp } = view.words
  return (
    <Layout view={view} title={forgot.title}>
      <Card title={forgot.title}>
        <Notice kind="error" text={error} />
        <form method="post" action="/new-password">
          <input type="hidden" name="token" value={token} />
          <TextField
            name="password"
            label={forgot.password}
            type="password"
            hint={signUp.passwordHint}
            autoComplete="new-password"
          />
          <button class="main">{forgot.save}</button>
        </form>
      </Card>
    </Layout>
  )
}
