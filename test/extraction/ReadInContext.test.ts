import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { type Glyph, readGlyphs } from "../../src/extraction/local/ocr/glyphs.ts"
import { readLetterModel } from "../../src/extraction/local/ocr/LetterModel.ts"
import { readInContext } from "../../src/extraction/local/ocr/readInContext.ts"

const models = new URL("../../src/extraction/local/ocr/models/", import.meta.url)
const dictionary = readFileSync(new URL("european.txt", models), "utf8").replace(/\n$/, "").split("\n")
const letters = readLetterModel(readFileSync(new URL("letters.tsv", models), "utf8"))
const classes = dictionary.length + 1

/** What one step may show, and how likely: the likeliest first. */
type Seen = ReadonlyArray<readonly [letter: string, likely: number]>

const glyphsOf = (texts: Iterable<string>) => [...texts].map((text, step): Glyph => ({ text, probability: 1, step }))

/** Words of a page that were read surely. */
const page = { english: "THANK YOU PLEASE COME AGAIN TAX INVOICE CASH TOTAL CHANGE", unknown: "QXZVK JWFBQ ".repeat(6) }

/** What a look at a line shows: at each step one of a few letters, a blank behind each. */
const lookAt = (seen: ReadonlyArray<Seen>) => {
  const values = new Float32Array(seen.length * 2 * classes)
  seen.forEach((alternatives, at) => {
    for (const [letter, likely] of alternatives) values[at * 2 * classes + dictionary.indexOf(letter) + 1] = likely
    values[(at * 2 + 1) * classes] = 1
  })
  return { classes, values }
}

/** How a line that was seen so, and maybe otherwise once more, is read on a page of these words. */
const readingOf = (seen: ReadonlyArray<Seen>, words = page.english, again: ReadonlyArray<Seen> | null = null) => {
  const sure = { ...readGlyphs(glyphsOf(words)), doubt: [] }
  const doubt = [seen, ...(again === null ? [] : [again])].map(lookAt)
  const doubtful = { ...readGlyphs(glyphsOf(seen.map(([best]) => best![0]))), doubt }
  return readInContext({ dictionary, read: readGlyphs }, letters, [sure, doubtful])[1]!.text
}

/** Letters that are sure, but for one of which two are likely. */
const line = (text: string, at: number, first: number, other: string) =>
  [...text].map((letter, index): Seen =>
    index === at
      ? [
          [letter, first],
          [other, 1 - first]
        ]
      : [[letter, 1]]
  )

describe("a doubtful letter", () => {
  it.each([
    ["GROUND FL0OR", 9, "O", "GROUND FLOOR"],
    ["OJC MARKETING SON BHD", 15, "D", "OJC MARKETING SDN BHD"],
    ["HARDWARÉ TRADING", 7, "E", "HARDWARE TRADING"],
    ["TOTAI", 4, "L", "TOTAL"],
    ["Backerei Kern", 1, "ä", "Bäckerei Kern"],
    ["СYММА", 1, "У", "СУММА"]
  ])("is read as it usually stands among its neighbours: %s", (seen, at, other, read) => {
    expect(readingOf(line(seen, at, 0.6, other))).toBe(read)
  })

  it.each([
    ["TIME LESS", 4, "X"],
    ["QUIXO BAR", 3, "C"]
  ])("stays where the eyes are sure enough: %s", (seen, at, other) => {
    expect(readingOf(line(seen, at, 0.9, other))).toBe(seen)
  })

  it.each([
    ["TOTAL 17.80", 7, "2"],
    ["25/10/20:7", 8, "1"],
    ["RM 5.90", 4, "."],
    ["Inv 7025F713", 8, "6"],
    ["JANI5 14", 3, "T"],
    ["Tax($)", 4, "s"],
    ["CHANGE -12.00", 7, " "],
    ["Amt EUB", 6, "R"],
    ["12.00 -", 6, "."],
    ["£ 4.20", 0, "E"],
    ["O nly", 0, "0"],
    ["C_MC KOPER", 1, " "]
  ])("of a figure, a date, a code or a sign stays as it was seen: %s", (seen, at, other) => {
    expect(readingOf(line(seen, at, 0.51, other))).toBe(seen)
  })

  it("stays as it was seen on a page in a language that the model does not know", () => {
    expect(readingOf(line("GROUND FLQOR", 9, 0.6, "O"), page.unknown)).toBe("GROUND FLQOR")
  })

  it("is read as two looks together show it there, too", () => {
    const again = line("KALFIX", 5, 0.95, "K")
    expect(readingOf(line("KALFIK", 5, 0.6, "X"), page.unknown, again)).toBe("KALFIX")
  })

  it.each([
    ["KALFIK", 5, "X", "KALFIX"],
    ["MEBAV BAR", 4, "X", "MEBAX BAR"],
    ["OVENTO", 1, "B", "OBENTO"]
  ])("that one look leaves as it was is read as two looks together show it: %s", (seen, at, other, read) => {
    const [first, again] = [line(seen, at, 0.85, other), line(read, at, 0.95, seen[at]!)]
    expect(readingOf(first)).not.toBe(read)
    expect(readingOf(first, page.english, again)).toBe(read)
  })

  it("stays as it was seen where a second look saw another figure, sign or minus", () => {
    const again = line("TOTAL 12.80", 7, 0.9, "7")
    expect(readingOf(line("TOTAL 17.80", 7, 0.6, "2"), page.english, again)).toBe("TOTAL 17.80")
  })

  it("of a pair is not lost because a second look saw one of them", () => {
    const pair = line("BBQ KING", 0, 1, "O")
    const single = line("BQ KING", 0, 1, "O")
    expect(readingOf(pair, page.english, single)).toBe("BBQ KING")
  })

  it("comes twice only where it was seen twice", () => {
    const once: ReadonlyArray<Seen> = [..."COFE"].map((letter) => [[letter, letter === "F" ? 0.9 : 1]])
    expect(readingOf(once)).toBe("COFE")
  })
})
