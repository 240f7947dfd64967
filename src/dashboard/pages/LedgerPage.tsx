import type { AccountEvent, Recorded } from "../../domain/AccountEvent.ts"
import { isUnlimited } from "../quota.ts"
import { Layout } from "../Layout.tsx"
import { formatsOf, type View } from "../View.ts"
import { BrowserWords } from "./BrowserWords.tsx"
import { TextField } from "./Form.tsx"

export type LedgerLine = Recorded<AccountEvent> & { readonly hash: string }

interface Props {
  readonly view: View
  /** Newest first. */
  readonly lines: ReadonlyArray<LedgerLine>
  readonly head: { readonly version: number; readonly hash: string } | null
  /** The version before which earlier lines are found; null at the beginning. */
  readonly older: number | null
  readonly isNewest: boolean
  readonly nameOf: (event: AccountEvent) => string
  readonly month: string
}

export const LedgerPage = ({ head, isNewest, lines, month, nameOf, older, view }: Props) => {
  const { ledger } = view.words
  const { whole } = formatsOf(view.words)
  const { limit, used } = view.standing!
  return (
    <Layout view={view} title={ledger.title} scripts={["ledger"]}>
      <h1>{ledger.title}</h1>
      <p class="lead">{ledger.lead}</p>
      <dl class="facts">
        <dt>{ledger.count}</dt>
        <dd id="used" data-used={used} data-month={month}>
          {isUnlimited(limit) ? whole(used) : `${whole(used)} / ${whole(limit)}`}
        </dd>
        <dt>{ledger.events}</dt>
        <dd>{whole(head?.version ?? 0)}</dd>
        <dt>{ledger.head}</dt>
        <dd>
          <code id="head" class="breaking">
            {head === null ? "" : `${head.version}:${head.hash}`}
          </code>
          <small class="hint">{ledger.headHint}</small>
        </dd>
      </dl>
      <section class="verify" aria-labelledby="verify-title">
        <h2 id="verify-title">{ledger.verify}</h2>
        <p>{ledger.verifyLead}</p>
        <form id="verify" class="stacked">
          <TextField
            name="noted"
            label={ledger.verifyHead}
            hint={ledger.verifyHeadHint}
            required={false}
            autoComplete="off"
          />
          <p class="field">
            <label for="kept">{ledger.otherFile}</label>
            <input id="kept" type="file" accept=".jsonl" />
          </p>
          <p class="actions">
            <button class="main">{ledger.verifyStart}</button>
            <a class="button" href="/ledger/export" download>
              {ledger.export}
            </a>
          </p>
        </form>
        <progress id="verify-progress" max="1" value="0" hidden aria-label={ledger.verify} />
        <div id="verdict" role="status" />
      </section>
      <h2>{ledger.events}</h2>
      <div class="scroll" tabIndex={0} role="region" aria-label={ledger.events}>
        <table class="ledger">
          <thead>
            <tr>
              <th scope="col" class="number">
                {ledger.position}
              </th>
              <th scope="col">{ledger.time}</th>
              <th scope="col">{ledger.type}</th>
              <th scope="col">{ledger.actor}</th>
              <th scope="col">{ledger.month}</th>
              <th scope="col" class="number">
                {ledger.ordinal}
              </th>
              <th scope="col">{ledger.hash}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ event, hash, recordedAt, version }) => (
              <tr>
                <td class="number">{whole(version)}</td>
                <td class="nowrap">{recordedAt.toISOString().replace("T", " ").slice(0, 19)}</td>
                <td>{ledger.types[event._tag]}</td>
                <td dir="auto">{nameOf(event)}</td>
                <td>{event._tag === "ConversionSucceeded" ? event.month : ""}</td>
                <td class="number">{event._tag === "ConversionSucceeded" ? whole(event.ordinal) : ""}</td>
                <td>
                  <code title={hash}>{hash.slice(0, 12)}…</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="actions">
        {isNewest ? null : (
          <a class="button" href="/ledger">
            {ledger.newest}
          </a>
        )}
        {older === null ? null : (
          <a class="button" href={`/ledger?before=${older}`}>
            {ledger.older}
          </a>
        )}
      </p>
      <BrowserWords words={view.words} names={["ledger"]} />
    </Layout>
  )
}
