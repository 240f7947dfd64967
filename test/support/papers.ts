import { readFileSync } from "node:fs"
import type { TextPage } from "../../src/extraction/local/Document.ts"

const [lineHeight, letterWidth, margin] = [24, 10, 20]

/** Text as a typewriter sets it: words stand where they stand in their line; two spaces part columns. */
export const typed = (text: string): TextPage => {
  const lines = text.trimEnd().split("\n")
  return {
    width: 2 * margin + Math.max(...lines.map(({ length }) => length)) * letterWidth,
    height: 2 * margin + lines.length * lineHeight,
    runs: lines.flatMap((line, index) =>
      [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index: column }) => ({
        text,
        confidence: 1,
        left: margin + column * letterWidth,
        right: margin + (column + text.length) * letterWidth,
        top: margin + index * lineHeight,
        bottom: margin + index * lineHeight + 18
      }))
    )
  }
}

/** The papers of a file of `test/fixtures/papers`, each below a line with its name. */
export const papersOf = (file: string): ReadonlyArray<{ readonly name: string; readonly page: TextPage }> =>
  readFileSync(new URL(`../fixtures/papers/${file}`, import.meta.url), "utf8")
    .split(/^=== /m)
    .slice(1)
    .map((paper) => {
      const [name = "", ...lines] = paper.split("\n")
      return { name, page: typed(lines.join("\n")) }
    })
