import type { ComponentChildren } from "preact"

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?)|\b(true|false|null)\b/g

/** JSON with its parts told apart by colour; lists of short things stay on one line. */
const parts = (text: string): ReadonlyArray<ComponentChildren> => {
  const out: Array<ComponentChildren> = []
  let end = 0
  for (const match of text.matchAll(token)) {
    out.push(text.slice(end, match.index))
    end = match.index + match[0].length
    const kind =
      match[1] === undefined ? (match[3] === undefined ? "word" : "number") : match[2] === undefined ? "text" : "key"
    out.push(<span class={`json-${kind}`}>{match[1] ?? match[0]}</span>, match[2] ?? "")
  }
  return [...out, text.slice(end)]
}

const pretty = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/\{\n\s+([^{}[\]]*?)\n\s+\}/g, (whole, inner: string) => {
    const line = `{ ${inner.replace(/\n\s+/g, " ")} }`
    return line.length < 100 ? line : whole
  })

export const Json = ({ value }: { value: unknown }) => (
  <pre class="code" tabIndex={0}>
    <code>{parts(pretty(value))}</code>
  </pre>
)
