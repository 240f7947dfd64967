import { readFileSync } from "node:fs"

/** Beside the sources, also when the built file runs. */
const table = new URL("../../../../src/extraction/local/ocr/models/traditional.tsv", import.meta.url)

/** Characters that only simplified Chinese has, each with its traditional one (`scripts/recogniser/collect-traditional.mjs`). */
const traditionalOf: ReadonlyMap<string, string> = new Map(
  readFileSync(table, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t") as [string, string])
)
const onlyTraditional: ReadonlySet<string> = new Set(traditionalOf.values())

/** So many characters tell in which of the two a page is written, and of one that is in traditional Chinese this share. */
const [fewestTelling, leastShare] = [4, 0.6]

/**
 * The lines of a page in traditional Chinese with all of its characters in that: the model takes some of them for the
 * simplified ones, which such a page does not mix with them. Lines of other pages as they are.
 */
export const inTraditional = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const all = [...lines.join("")]
  const traditional = all.filter((character) => onlyTraditional.has(character)).length
  const simplified = all.filter((character) => traditionalOf.has(character)).length
  const isTraditional = traditional >= fewestTelling && traditional >= (traditional + simplified) * leastShare
  return isTraditional
    ? lines.map((line) => [...line].map((character) => traditionalOf.get(character) ?? character).join(""))
    : lines
}
