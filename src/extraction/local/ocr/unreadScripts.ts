import type { UnreadScript } from "./OtherScript.ts"

/** Models of ours that read scripts which the European one only tells. */
export type ScriptModel = "scripts" | "korean"

export interface Script {
  /** The language data of tesseract for it. */
  readonly language: string
  readonly letters: RegExp
  readonly model: ScriptModel | null
  /**
   * Tesseract's confidence, out of 100, from which it is right more often than our model; it is not asked where there is
   * none (scripts/recogniser/measure-scripts.mjs).
   */
  readonly believed: number | null
}

const script = (
  language: string,
  letters: RegExp,
  model: ScriptModel | null = null,
  believed: number | null = 0
): Script => ({ language, letters, model, believed })

/**
 * Scripts that the recognisers do not know, or read worse where print is poor, and what reads each, in pairs that are tried
 * at the same time. Kazakh data holds all Russian letters.
 */
export const scripts = {
  /** Of these poor print is taken for Latin letters. */
  alike: [script("kaz", /\p{Script=Cyrillic}/gu), script("ell", /\p{Script=Greek}/gu)],
  /** Of this it reads a Chinese character now and then. */
  square: [script("kor", /\p{Script=Hangul}/gu, "korean", null)],
  /** Of these it reads next to nothing. */
  leftward: [
    script("ara", /\p{Script=Arabic}/gu, "scripts", 80),
    script("heb", /\p{Script=Hebrew}/gu, "scripts", null)
  ],
  marked: [script("tha", /\p{Script=Thai}/gu, "scripts", 80), script("hin", /\p{Script=Devanagari}/gu, "scripts", 80)]
} as const

/** What reads a script that is known. */
export const known: Record<UnreadScript, Script> = {
  hangul: scripts.square[0],
  arabic: scripts.leftward[0],
  hebrew: scripts.leftward[1],
  thai: scripts.marked[0],
  devanagari: scripts.marked[1]
}
