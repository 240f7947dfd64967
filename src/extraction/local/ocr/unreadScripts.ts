import type { UnreadScript } from "./OtherScript.ts"

/** A script, and the language data of tesseract for it. */
export interface Script {
  readonly language: string
  readonly letters: RegExp
}

const script = (language: string, letters: RegExp): Script => ({ language, letters })

/**
 * Scripts that the recognisers do not know, or read worse where print is poor, and the language data that reads each,
 * in pairs that are tried at the same time. Kazakh data holds all Russian letters.
 */
export const scripts = {
  /** Of these poor print is taken for Latin letters. */
  alike: [script("kaz", /\p{Script=Cyrillic}/gu), script("ell", /\p{Script=Greek}/gu)],
  /** Of this it reads a Chinese character now and then. */
  square: [script("kor", /\p{Script=Hangul}/gu)],
  /** Of these it reads next to nothing. */
  leftward: [script("ara", /\p{Script=Arabic}/gu), script("heb", /\p{Script=Hebrew}/gu)],
  marked: [script("tha", /\p{Script=Thai}/gu), script("hin", /\p{Script=Devanagari}/gu)]
} as const

/** The language data for a script that is known. */
export const known: Record<UnreadScript, Script> = {
  hangul: scripts.square[0],
  arabic: scripts.leftward[0],
  hebrew: scripts.leftward[1],
  thai: scripts.marked[0],
  devanagari: scripts.marked[1]
}
