import type { Words } from "../words/english.ts"

/** Sentences for a browser module. Those with a gap travel with a mark in it. */
const flat = (value: unknown): unknown => {
  if (typeof value === "function") return (value as (...parts: Array<string>) => string)("{0}", "{1}", "{2}")
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, flat(inner)]))
}

/** Data for the page's modules; it is never run. */
export const BrowserWords = ({ names, words }: { words: Words; names: ReadonlyArray<keyof Words> }) => (
  <script
    type="application/json"
    id="words"
    // a receipt cannot get in here: these are our own sentences
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({
        language: words.language,
        ...Object.fromEntries(names.map((name) => [name, flat(words[name])]))
      }).replaceAll("<", "\\u003c")
    }}
  />
)
