import { type AccountKey, maximumActiveKeys } from "../../domain/Account.ts"
import type { KeyUsage } from "../../ledger/Usage.ts"
import { Layout } from "../Layout.tsx"
import { formatsOf, type View } from "../View.ts"
import { Notice, TextField } from "./Form.tsx"

interface Props {
  readonly view: View
  readonly keys: ReadonlyArray<AccountKey>
  readonly usage: ReadonlyMap<string, KeyUsage>
  /** The secret, shown this once. */
  readonly created: { readonly name: string; readonly secret: string } | null
  readonly origin: string
  readonly error: string | null
  /** The key that is to be revoked, once that is confirmed. */
  readonly asked: AccountKey | null
}

const Created = ({ created, origin, view }: { view: View; created: NonNullable<Props["created"]>; origin: string }) => {
  const { keys } = view.words
  const curl = `curl -sS ${origin}/v1/convert -H 'Authorization: Bearer ${created.secret}' -F file=@receipt.jpg`
  return (
    <section class="secret" aria-labelledby="secret-title">
      <h2 id="secret-title">{keys.secretTitle}</h2>
      <p>{keys.secretOnce}</p>
      <p class="copyable">
        <code id="secret">{created.secret}</code>
        <button class="plain" data-copy="secret" data-done={keys.copied} hidden>
          {keys.copy}
        </button>
      </p>
      <h3>{keys.ready}</h3>
      <p class="copyable">
        <code id="request">{curl}</code>
        <button class="plain" data-copy="request" data-done={keys.copied} hidden>
          {keys.copy}
        </button>
      </p>
    </section>
  )
}

const Confirmation = ({ asked, view }: { view: View; asked: AccountKey }) => {
  const { keys } = view.words
  return (
    <section class="confirm" role="alertdialog" aria-labelledby="confirm-title" aria-describedby="confirm-text">
      <h2 id="confirm-title" dir="auto">
        {keys.revokeTitle(asked.name)}
      </h2>
      <p id="confirm-text">{keys.revokeLead}</p>
      <form method="post" action="/keys/revoke" class="actions">
        <input type="hidden" name="key" value={asked.id} />
        <button class="danger" autoFocus>
          {keys.revokeYes}
        </button>
        <a class="button" href="/keys">
          {keys.no}
        </a>
      </form>
    </section>
  )
}

export const KeysPage = ({ asked, created, error, keys: all, origin, usage, view }: Props) => {
  const { keys } = view.words
  const { day, moment, whole } = formatsOf(view.words)
  const active = all.filter(({ revokedAt }) => revokedAt === null).length
  return (
    <Layout view={view} title={keys.title} scripts={["copy"]}>
      <h1>{keys.title}</h1>
      <p class="lead">{keys.lead}</p>
      <Notice kind="error" text={error} />
      {created === null ? null : <Created view={view} created={created} origin={origin} />}
      {asked === null ? null : <Confirmation view={view} asked={asked} />}
      {all.length === 0 ? (
        <p class="empty">{keys.empty}</p>
      ) : (
        <div class="scroll" tabIndex={0} role="region" aria-label={keys.title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{keys.name}</th>
                <th scope="col">{keys.ending}</th>
                <th scope="col">{keys.created}</th>
                <th scope="col">{keys.lastUsed}</th>
                <th scope="col" class="number">
                  {keys.thisMonth}
                </th>
                <th scope="col">{keys.state}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {all.map((key) => {
                const used = usage.get(key.id)
                return (
                  <tr class={key.revokedAt === null ? "" : "faded"}>
                    <th scope="row" dir="auto" class="wide">
                      {key.name}
                    </th>
                    <td>
                      <code>…{key.lastCharacters}</code>
                    </td>
                    <td class="nowrap">{day(key.createdAt)}</td>
                    <td class="nowrap">{used === undefined ? keys.never : moment(used.lastUsedAt)}</td>
                    <td class="number">{whole(used?.conversions ?? 0)}</td>
                    <td>{key.revokedAt === null ? keys.active : `${keys.revoked}, ${day(key.revokedAt)}`}</td>
                    <td>
                      {key.revokedAt === null ? (
                        <a
                          class="button small"
                          href={`/keys?revoke=${key.id}`}
                          aria-label={`${keys.revoke}: ${key.name}`}
                        >
                          {keys.revoke}
                        </a>
                      ) : null}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      <section class="generate" aria-labelledby="generate-title">
        <h2 id="generate-title">{keys.generate}</h2>
        {active >= maximumActiveKeys ? (
          <p>{keys.tooMany}</p>
        ) : (
          <form method="post" action="/keys" class="inline">
            <TextField name="name" label={keys.name} hint={keys.nameHint} maxLength={100} autoComplete="off" />
            <button class="main">{keys.create}</button>
          </form>
        )}
      </section>
    </Layout>
  )
}
