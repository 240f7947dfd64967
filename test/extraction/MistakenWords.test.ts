import { describe, expect, it } from "vitest"
import { readStacked } from "../../src/extraction/local/ocr/Tesseract.ts"
import { lettersOfArabic } from "../../src/extraction/local/ocr/lettersOfArabic.ts"
import { spelledInThai } from "../../src/extraction/local/ocr/spelledInThai.ts"
import { mayBeMistaken, wasMistaken } from "../../src/extraction/local/ocr/mistakenWords.ts"

const quad = { x: 0, y: 0, width: 40, height: 10, angle: 0 }
const line = (text: string, confidence: number) => ({ quad, text, confidence, script: null })

const thai = /\p{Script=Thai}/u
const arabic = /\p{Script=Arabic}/u

describe("a line of a page in another script", () => {
  it("may be mistaken for European letters where it is short, or read in doubt", () => {
    expect(mayBeMistaken(line("Uan", 1))).toBe(true)
    expect(mayBeMistaken(line("398%", 0.73))).toBe(true)
    expect(mayBeMistaken(line("Asahi Large", 0.9))).toBe(false)
    expect(mayBeMistaken(line("Total", 1))).toBe(false)
    expect(mayBeMistaken(line("12.00", 1))).toBe(false)
  })

  it("was so where it is words of the page's script, read more surely, with the decimals that were seen", () => {
    expect(wasMistaken(line("Uan", 1), { text: "ปลา", confidence: 94 }, thai)).toBe(true)
    expect(wasMistaken(line("Uan", 1), { text: "ปลา", confidence: 84 }, thai)).toBe(false)
    expect(wasMistaken(line("Uan", 0.8), { text: "ปลา", confidence: 84 }, thai)).toBe(true)
    expect(wasMistaken(line("398%", 0.73), { text: "قهوة", confidence: 80 }, arabic)).toBe(true)
    expect(wasMistaken(line("215 1.000", 0.84), { text: "1.000 كجم", confidence: 96 }, arabic)).toBe(true)
    expect(wasMistaken(line("245 0.500", 0.86), { text: "8 كجم", confidence: 89 }, arabic)).toBe(false)
    expect(wasMistaken(line("Beer Yuzu", 0.9), { text: "Beer Yน2น", confidence: 99 }, thai)).toBe(false)
  })
})

it("a page in Arabic has its own letters and not those of Persian, which keeps its own", () => {
  expect(lettersOfArabic(["حلیب كامل", "شاي", "قهوة", "اسکر"])).toEqual(["حليب كامل", "شاي", "قهوة", "اسكر"])
  expect(lettersOfArabic(["الإجمالی", "قهوة"])).toEqual(["الإجمالى", "قهوة"])
  expect(lettersOfArabic(["شیر کم چرب", "چای"])).toEqual(["شیر کم چرب", "چای"])
})

it("a line in Thai has the ring of its vowel am, which small print loses", () => {
  expect(spelledInThai("น้้าเปล่า")).toBe("น้ำเปล่า")
  expect(spelledInThai("น้าแข็ง")).toBe("น้ำแข็ง")
  expect(spelledInThai("หน้ากาก 2 ชิ้น")).toBe("หน้ากาก 2 ชิ้น")
})

it("a page with no line in doubt is not read again", async () => {
  expect(await readStacked("tha", { width: 1, height: 1, pixels: new Uint8Array(3) }, [])).toEqual([])
})
