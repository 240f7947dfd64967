import { letterCount, occurrences } from "../measures.ts"
import type { RecognisedLine } from "./Recogniser.ts"
import type { ReadStrip } from "./Tesseract.ts"

/** Confidence from which the European model hardly takes words of another script for its own, and letters of which it does. */
const [sure, fewLetters] = [0.95, 3]
/** Confidence, out of 100, from which words of the page's script are believed of few letters that were read surely. */
const certain = 93

const latinWords = /\p{Script=Latin}{3,}/gu
const figures = /\d+(?:[.,:/-]\d+)*/g

const figuresOf = (text: string): ReadonlyArray<string> => text.match(figures) ?? []

const isShort = ({ text }: RecognisedLine): boolean => letterCount(text) <= fewLetters && !/\d/.test(text)

/** "398%", "Uan": what may be a word of the page's script that was read as figures or letters of Europe. */
export const mayBeMistaken = (line: RecognisedLine): boolean =>
  (isShort(line) && letterCount(line.text) > 0) || (line.confidence < sure && occurrences(line.text, latinWords) < 2)

/** Whether a strip is words of the page's script only, with the decimals that were seen, and figures that were. */
export const wasMistaken = (line: RecognisedLine, { confidence, text }: ReadStrip, script: RegExp): boolean => {
  const letters = text.match(/\p{L}/gu) ?? []
  const [seen, read] = [figuresOf(line.text), figuresOf(text)]
  return (
    letters.length > 0 &&
    letters.every((letter) => script.test(letter)) &&
    read.every((figure) => seen.includes(figure)) &&
    seen.every((figure) => !/[.,:/-]/.test(figure) || read.includes(figure)) &&
    confidence > (isShort(line) ? Math.min(certain, line.confidence * 100) : line.confidence * 100)
  )
}
