import type { RecognisedLine } from "./Recogniser.ts"

/** In heights of a line: what a letter takes with room to spare, and what stands at the ends of a line. */
const [widestLetter, ends] = [0.6, 1.2]
const emptyBracket = /[[(（]\s?[)\]）]/u

/** "1L" for "우유 1L", "[]" for "[판매]": what was read is too short for its line, or its bracket holds nothing. */
export const leavesOut = ({ quad, text }: RecognisedLine): boolean =>
  text !== "" && (quad.width > quad.height * (text.length * widestLetter + ends) || emptyBracket.test(text))
