import { Layout } from "../Layout.tsx"
import type { View } from "../View.ts"
import { BrowserWords } from "./BrowserWords.tsx"
import { Json } from "./Json.tsx"

type Part = { readonly [key: string]: unknown }

/** What the page shows of the OpenAPI document, so that the two cannot differ. */
export interface Contract {
  readonly schemas: ReadonlyArray<{
    readonly name: string
    readonly fields: ReadonlyArray<{ readonly name: string; readonly type: string; readonly description: string }>
  }>
  readonly errors: ReadonlyArray<{ readonly status: number; readonly code: string; readonly condition: string }>
  readonly headers: ReadonlyArray<{ readonly name: string; readonly description: string }>
}

export interface Example {
  readonly language: string
  readonly code: string
}

interface Props {
  readonly view: View
  readonly base: string
  readonly contract: Contract
  readonly examples: ReadonlyArray<Example>
  readonly sample: Part
  readonly sampleError: Part
}

const Code = ({ code }: { code: string }) => (
  <pre class="code" tabIndex={0}>
    <code>{code}</code>
  </pre>
)

export const DocsPage = ({ base, contract, examples, sample, sampleError, view }: Props) => {
  const { docs } = view.words
  const chapters = [
    ["authentication", docs.authentication],
    ["convert", docs.operation],
    ["examples", docs.examples],
    ["answer", docs.answer],
    ["errors", docs.errors],
    ["headers", docs.headers],
    ["idempotency", docs.idempotency],
    ["evidence", docs.evidence],
    ["limits", docs.limits],
    ["try", docs.try],
    ["machines", docs.machine]
  ] as const
  const title = (id: (typeof chapters)[number][0]) => <h2 id={id}>{chapters.find(([one]) => one === id)![1]}</h2>
  return (
    <Layout view={view} title={docs.title} scripts={["docs"]}>
      <div class="docs">
        <nav aria-label={docs.contents} class="contents">
          <ol>
            {chapters.map(([id, name]) => (
              <li>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div class="prose">
          <h1>{docs.title}</h1>
          <p class="lead">{docs.lead}</p>
          <p>
            {docs.base}: <code>{base}</code>
          </p>
          {title("authentication")}
          <p>{docs.authenticationText}</p>
          <Code code="Authorization: Bearer sk_live_…" />
          {title("convert")}
          <p class="operation">
            <strong>POST</strong> <code>/v1/convert</code>
          </p>
          <dl>
            <dt>{docs.upload}</dt>
            <dd>{docs.uploadText}</dd>
            <dt>{docs.link}</dt>
            <dd>{docs.linkText}</dd>
          </dl>
          <p>{docs.fileName}</p>
          {title("examples")}
          {examples.map(({ code, language }) => (
            <>
              <h3>{language}</h3>
              <Code code={code} />
            </>
          ))}
          {title("answer")}
          <Json value={sample} />
          {contract.schemas.map(({ fields, name }) => (
            <>
              <h3>
                <code>{name}</code>
              </h3>
              <div class="scroll" tabIndex={0} role="region" aria-label={name}>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{docs.field}</th>
                      <th scope="col">{docs.type}</th>
                      <th scope="col">{docs.meaning}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {fields.map((field) => (
                      <tr>
                        <th scope="row">
                          <code>{field.name}</code>
                        </th>
                        <td>{field.type}</td>
                        <td lang="en">{field.description}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </>
          ))}
          {title("errors")}
          <p>{docs.errorsText}</p>
          <Json value={sampleError} />
          <div class="scroll" tabIndex={0} role="region" aria-label={docs.errors}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{docs.status}</th>
                  <th scope="col">{docs.code}</th>
                  <th scope="col">{docs.cause}</th>
                  <th scope="col">{docs.cure}</th>
                </tr>
              </thead>
              <tbody>
                {contract.errors.map(({ code, condition, status }) => (
                  <tr>
                    <td>{status}</td>
                    <th scope="row">
                      <code>{code}</code>
                    </th>
                    <td lang="en">{condition}</td>
                    <td>{docs.cures[code] ?? ""}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {title("headers")}
          <dl>
            {contract.headers.map(({ description, name }) => (
              <>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd lang="en">{description}</dd>
              </>
            ))}
          </dl>
          {title("idempotency")}
          <p>{docs.idempotencyText}</p>
          {title("evidence")}
          <p>{docs.evidenceText}</p>
          {title("limits")}
          <ul>
            {docs.limitsText.map((text) => (
              <li>{text}</li>
            ))}
          </ul>
          {title("try")}
          <p>{docs.tryText}</p>
          <form id="try" class="stacked">
            <p class="field">
              <label for="try-key">{docs.key}</label>
              <input id="try-key" required autocomplete="off" spellcheck={false} placeholder="sk_live_…" />
            </p>
            <p class="field">
              <label for="try-file">{docs.file}</label>
              <input id="try-file" type="file" required />
            </p>
            <p class="actions">
              <button class="main">{docs.send}</button>
            </p>
          </form>
          <pre class="code" id="try-answer" tabIndex={0} hidden role="status" />
          {title("machines")}
          <p class="actions">
            <a href="/v1/openapi.json">OpenAPI 3.1</a>
            <a href="/docs/explorer">{docs.explorer}</a>
          </p>
        </div>
      </div>
      <BrowserWords words={view.words} names={["docs"]} />
    </Layout>
  )
}
