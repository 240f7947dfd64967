import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { setImmediate } from "node:timers/promises"
// their patterns are not ours to judge, and are made before ours are collected
import "libphonenumber-js"
import "stdnum"
import { fileURLToPath } from "node:url"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { cleanText, longestText } from "../../src/domain/printedText.ts"
import { receiptPage } from "../support/receiptPage.ts"

/** Every pattern that is made while the modules of the reading are loaded, those of literals included. */
const made = new Map<string, RegExp>()
const note = (pattern: RegExp) => void made.set(String(pattern), pattern)
const Original = globalThis.RegExp
globalThis.RegExp = new Proxy(Original, {
  construct: (target, words, self) => {
    const pattern = Reflect.construct(target, words, self) as RegExp
    note(pattern)
    return pattern
  }
})

const extraction = fileURLToPath(new URL("../../src/extraction", import.meta.url))
const files = readdirSync(extraction, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith("Worker.ts"))
  .map((name) => join(extraction, name))

const literalsOf = (file: string) => {
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = "", flags = ""] = /^\/(.*)\/([a-z]*)$/su.exec(node.text)!
      note(new Original(source, flags))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true))
}
for (const file of files) {
  literalsOf(file)
  await import(file)
}
globalThis.RegExp = Original

const { readReceipt } = await import("../support/readPages.ts")
const { readPrint } = await import("../../src/extraction/local/reading/Print.ts")

/** Runs that make patterns try again and again, with a beginning and an end that let them hope or despair. */
const pieces = [
  "a",
  "0",
  "1",
  " ",
  "  ",
  "\u00a0",
  "(",
  ")",
  "[",
  ".",
  ",",
  "-",
  "x",
  "*",
  ":",
  "/",
  "%",
  "$",
  "é",
  "店",
  "1 ",
  "1.",
  "1,",
  "1-",
  "1/",
  "(1",
  "a ",
  "A.",
  "a-",
  "o1",
  "S8",
  "co ",
  "no.",
  "roc",
  "gst ",
  "x1 ",
  "1.000",
  "00:",
  "# ",
  "|0",
  "1a"
]
const ends = ["", "!", "b", "1", " )", "%"]
const lines = pieces.flatMap((piece) =>
  ends.flatMap((end) => ["", "a", "1"].map((start) => start + piece.repeat(Math.ceil(2_000 / piece.length)) + end))
)

/**
 * No pattern takes longer for one row of the length that rows can have: the slowest that try each place once take 20 ms
 * on an idle machine, one that tries each pair of places again for every third takes seconds.
 */
const longestMillis = 150

/** The least of three tries where the first is slow: a machine that paused is no fault of a pattern. */
const millisOf = (pattern: RegExp, row: string) => {
  const once = () => {
    const began = performance.now()
    if (pattern.global) row.replace(pattern, "")
    else pattern.exec(row)
    return performance.now() - began
  }
  const first = once()
  return first > longestMillis ? Math.min(first, once(), once()) : first
}

/** V8 searches patterns with a longer source letter by letter (`kRegExpTooLargeToOptimize`), a hundred times slower. */
const longestOptimised = 20_480

describe("hostile text", () => {
  it("meets no pattern that is too long to be optimised", () => {
    const tooLong = [...made.values()].filter(({ source }) => source.length > longestOptimised)
    expect(tooLong.map(({ source }) => source.slice(0, 80))).toEqual([])
  })

  it("is cut and its white space collapsed before any pattern of the reading sees it", () => {
    for (const line of lines) {
      const cleaned = cleanText(line)
      expect(cleaned.length).toBeLessThanOrEqual(longestText)
      expect(cleaned).not.toMatch(/\s\s|[^\S ]/)
    }
  })

  it("is read within moments, a whole page of it", () => {
    const page = receiptPage(lines.map((line) => cleanText(line)).slice(0, 700))
    const before = process.cpuUsage()
    readReceipt([page])
    readPrint([page])
    // what the reading itself takes, however busy the machine is
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(20_000)
  })

  it(`makes none of the ${made.size} patterns of the reading try for long`, async () => {
    expect(made.size).toBeGreaterThan(300)
    // rows join a few texts, each of them clean
    const rows = [...new Set(lines.map((line) => cleanText(line)))].flatMap((line) => [line, `${line} ${line} ${line}`])
    const slow: Array<string> = []
    for (const pattern of made.values()) {
      // whoever runs the tests is answered in between
      await setImmediate()
      for (const row of rows) {
        const millis = millisOf(pattern, row)
        if (millis > longestMillis)
          slow.push(`${Math.round(millis)} ms: ${pattern.source.slice(0, 80)} for ${row.slice(0, 20)}`)
      }
    }
    expect(slow).toEqual([])
  }, 300_000)
})
