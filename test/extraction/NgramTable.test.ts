import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { readNgramTable } from "../../src/extraction/local/ocr/NgramTable.ts"

const letters = new URL("../../src/extraction/local/ocr/models/letters.tsv", import.meta.url)
const text = readFileSync(letters, "utf8").replace(/\n$/, "")

describe("the table of letters that follow one another", () => {
  it("tells every sequence by what was counted of it, and none by another's", () => {
    const table = readNgramTable(text)
    const lines = text.split("\n").map((line) => line.split("\t"))
    const told = lines.map(([ngram]) => [
      ngram,
      `${table.costOf(ngram!.slice(0, -1), ngram!.slice(-1)) ?? ""}`,
      `${table.restOf(ngram!) ?? ""}`
    ])
    expect(told).toEqual(lines.map(([ngram, cost, rest]) => [ngram, cost ?? "", rest ?? ""]))
  })

  it("knows nothing of a sequence that was not counted", () => {
    const table = readNgramTable("ab\t12\t34\nb\t56")
    expect([table.costOf("a", "b"), table.costOf("", "b"), table.restOf("ab")]).toEqual([12, 56, 34])
    expect([table.costOf("b", "a"), table.restOf("b"), table.restOf("")]).toEqual([undefined, undefined, undefined])
  })
})
