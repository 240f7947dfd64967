import type { Session } from "../../people/People.ts"
import { Layout } from "../Layout.tsx"
import { formatsOf, type View } from "../View.ts"
import { Notice, TextField } from "./Form.tsx"

interface Props {
  readonly view: View
  readonly sessions: ReadonlyArray<Session>
  readonly keepsPreviews: boolean
  readonly previewDays: number
  readonly error: string | null
  readonly done: string | null
}

export const AccountPage = ({ done, error, keepsPreviews, previewDays, sessions, view }: Props) => {
  const { account, plans, signUp } = view.words
  const { moment } = formatsOf(view.words)
  const { accountName, person, plan } = view.standing!
  return (
    <Layout view={view} title={account.title}>
      <h1>{account.title}</h1>
      <Notice kind="done" text={done} />
      <Notice kind="error" text={error} />
      <dl class="facts">
        <dt>{account.name}</dt>
        <dd dir="auto">{accountName}</dd>
        <dt>{account.plan}</dt>
        <dd>{plans[plan]}</dd>
        <dt>{account.id}</dt>
        <dd>
          <code>{person.accountId}</code>
        </dd>
        <dt>{account.person}</dt>
        <dd dir="auto">{person.email.endsWith(".invalid") ? person.name : person.email}</dd>
      </dl>
      <section>
        <h2>{account.previews}</h2>
        <p>{account.previewsLead(previewDays)}</p>
        {previewDays === 0 ? null : (
          <form method="post" action="/account/previews" class="actions">
            <button name="keep" value="yes" aria-pressed={keepsPreviews ? "true" : "false"}>
              {account.keep}
            </button>
            <button name="keep" value="no" aria-pressed={keepsPreviews ? "false" : "true"}>
              {account.keepNot}
            </button>
          </form>
        )}
      </section>
      <section>
        <h2>{account.sessions}</h2>
        <p>{account.sessionsLead}</p>
        <div class="scroll" tabIndex={0} role="region" aria-label={account.sessions}>
          <table>
            <thead>
              <tr>
                <th scope="col">{account.started}</th>
                <th scope="col">{account.address}</th>
                <th scope="col">{account.browser}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {sessions.map((session) => (
                <tr>
                  <td>{moment(session.startedAt)}</td>
                  <td>{session.address ?? account.unknown}</td>
                  <td class="wide">
                    {session.browser ?? account.unknown}
                    {session.isThis ? <span class="tag">{account.thisSession}</span> : null}
                  </td>
                  <td>
                    <form method="post" action="/account/sessions/end">
                      <button
                        class="small"
                        name="session"
                        value={session.id}
                        aria-label={`${account.end}: ${moment(session.startedAt)}`}
                      >
                        {account.end}
                      </button>
                    </form>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section>
        <h2>{account.password}</h2>
        <form method="post" action="/account/password" class="narrow">
          <input type="hidden" name="username" autocomplete="username" value={person.email} />
          <TextField name="current" label={account.current} type="password" autoComplete="current-password" />
          <TextField
            name="next"
            label={account.next}
            type="password"
            hint={signUp.passwordHint}
            autoComplete="new-password"
          />
          <button>{account.save}</button>
        </form>
      </section>
    </Layout>
  )
}
