import { median } from "../measures.ts"
import { type OtherScript, withoutMarks } from "./OtherScript.ts"
import { oneScript } from "./oneScript.ts"

/** Steps between two characters, against the line's median, from which there is a space between them. */
const spaceGap = 1.6

export interface Glyph {
  readonly text: string
  readonly probability: number
  readonly step: number
}

/** How likely the character is that is least so, of words with a digit; 1 where there are none. */
export const weakestFigure = (glyphs: ReadonlyArray<Glyph>): number => {
  let [least, leastOfWord, isFigure] = [1, 1, false]
  for (const { probability, text } of [...glyphs, { probability: 1, text: " " }]) {
    if (text === " ") {
      if (isFigure) least = Math.min(least, leastOfWord)
      leastOfWord = 1
      isFigure = false
      continue
    }
    leastOfWord = Math.min(leastOfWord, probability)
    isFigure ||= /\d/.test(text)
  }
  return least
}

const isWide = (text: string): boolean => /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/.test(text)

/** From so many gaps on between two characters of full width it is known how wide the line's characters are. */
const fewestWide = 2
/** Gap between two characters, at least one of full width, against the usual one of two such, that is a space. */
const wideSpaceGap = 1.5

/** "吐司3×55": a count and a price that a name's last letter touches. */
const withCountApart = (text: string): string =>
  isWide(text) ? text.replace(/(?<=\p{L})(?=\d{1,3}\s?[x×]\s?\d)/giu, " ") : text

/** The Chinese and Japanese models drop many spaces; a wide gap between two characters shows them. */
export const joinGlyphs = (glyphs: ReadonlyArray<Glyph>): string => {
  const pairs = glyphs.slice(1).map((glyph, i) => {
    const before = glyphs[i]!
    return { gap: glyph.step - before.step, wide: Number(isWide(before.text)) + Number(isWide(glyph.text)) }
  })
  const usual = median(pairs.map(({ gap }) => gap))
  const wideGaps = pairs.filter(({ wide }) => wide === 2).map(({ gap }) => gap)
  const usualWide = wideGaps.length < fewestWide ? Infinity : median(wideGaps)
  let text = ""
  glyphs.forEach((glyph, i) => {
    const before = glyphs[i - 1]
    const pair = pairs[i - 1]
    const most = pair?.wide === 0 ? Math.max(usual * spaceGap, 2) : usualWide * wideSpaceGap
    if (before !== undefined && pair!.gap > most && before.text !== " " && glyph.text !== " ") text += " "
    text += glyph.text
  })
  return withCountApart(text.trim())
}

/** In many types a one looks like the letter beside which it stands: among figures it is a figure. */
const figuresAmongFigures = (text: string): string =>
  text
    .replace(/(?<=[\d/.,:*-])[lI|](?=[\d/.,:-]*\d)/g, "1")
    .replace(/(?<=\d[\d/.,:-]*)[OОΟ]+(?=[\d/.,:-]*\d)/g, (letters) => "0".repeat(letters.length))

/** "Y0GURT", "MANG0", "0livenöle"; of fewer letters it may be a code. */
const ringsInWord =
  /(?<![\p{L}\p{M}\d.,])(?:0\p{Script=Latin}{4,}|\p{Script=Latin}(?:0{0,2}\p{Script=Latin}){2,}0?)(?![\p{L}\p{M}\d])/gu

const isLower = (letter: string | undefined): boolean => letter !== undefined && /\p{Ll}/u.test(letter)

/** "50OMG", "10OOml": rings between figures and what they measure. */
const ringsBeforeUnit = /(?<![\p{L}\d])(\d+)([OoОоΟο]+)(?=(?:MG|ML|GR|KG|CL|G)(?!\p{L}))/giu

/** A ring among letters is one of them, as large as they are. */
const lettersAmongLetters = (text: string): string =>
  text
    .replace(ringsBeforeUnit, (_, figures: string, rings: string) => figures + "0".repeat(rings.length))
    .replace(ringsInWord, (word) =>
      word.replace(/0/g, (_, at: number) => (at > 0 && isLower(word[at + 1] ?? word[at - 1]) ? "o" : "O"))
    )
    .replace(
      /(?<![\p{L}\d.,])(\d{1,2}\s?)0(z)(?!\p{L})/giu,
      (_, ounces: string, z: string) => ounces + (isLower(z) ? "o" : "O") + z
    )
    .replace(/(?<![\p{L}\d])I(?=(?:KG|LT|LTR)(?![\p{L}\d]))/gu, "1")

/** The text of a model that sees spaces. */
export const joinWords = (glyphs: ReadonlyArray<Glyph>): string =>
  glyphs
    .map(({ text }) => text)
    .join("")
    .replace(/ +/g, " ")
    .trim()

/** Print of a few dots leaves open how a quotation mark is bent; they all are as a keyboard has them. */
const straightQuotes = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”„]/g, '"')

/** What our model saw, as it is meant: spaces, look-alikes and marks of other scripts put right. */
export const readGlyphs = (
  glyphs: ReadonlyArray<Glyph>
): { readonly text: string; readonly script: OtherScript | null } => {
  const { script, text } = withoutMarks(joinWords(glyphs))
  return { text: oneScript(lettersAmongLetters(figuresAmongFigures(straightQuotes(text)))), script }
}
