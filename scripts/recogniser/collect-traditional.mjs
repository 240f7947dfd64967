#!/usr/bin/env node
// Collects the characters that only simplified Chinese has, each with its traditional one:
//   node scripts/recogniser/collect-traditional.mjs
// Of OpenCC's tables (Apache-2.0), as the npm package opencc-js carries them, those that the Chinese model knows and
// that traditional phrases hardly have with another meaning (台, 后, 里), in the forms that Taiwan prints. Writes
// src/extraction/local/ocr/models/traditional.tsv.
import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

/** Of a character that only simplified Chinese has no more of its phrases keep it, but for one that no receipt means so. */
const [mostKept, unmeant] = [0.012, "价"]

const work = mkdtempSync(join(tmpdir(), "traditional-"))
execFileSync("npm", ["install", "--silent", "--ignore-scripts", "--prefix", work, "opencc-js@1.4.2"], {
  stdio: "inherit"
})
/** The entries of a table, each with what stands for it. */
const table = async (name) => {
  const file = pathToFileURL(join(work, `node_modules/opencc-js/dist/esm-lib/dict/${name}.js`)).href
  const { default: text } = await import(file)
  return text.split("|").map((entry) => entry.split(" "))
}
const [characters, phrases] = [await table("STCharacters"), await table("STPhrases")]
const ofTaiwan = new Map(await table("TWVariants"))
rmSync(work, { recursive: true })

/** In how many phrases each character stands, and in how many of them it is traditional, too. */
const [used, kept] = [new Map(), new Map()]
const count = (counts, character) => counts.set(character, (counts.get(character) ?? 0) + 1)
for (const [simplified, traditional] of phrases) {
  const inOther = [...traditional]
  for (const [at, character] of [...simplified].entries()) {
    count(used, character)
    if (inOther[at] === character) count(kept, character)
  }
}
const isTraditional = (character) =>
  character !== unmeant && (kept.get(character) ?? 0) > (used.get(character) ?? 0) * mostKept
const models = new URL("../../src/extraction/local/ocr/models/", import.meta.url)
const known = new Set(readFileSync(new URL("chinese.txt", models), "utf8").split("\n"))
const lines = characters.flatMap(([character, traditional]) =>
  known.has(character) && !isTraditional(character)
    ? [`${character}\t${ofTaiwan.get(traditional) ?? traditional}\n`]
    : []
)
writeFileSync(new URL("traditional.tsv", models), lines.join(""))
console.log(lines.length, "characters")
