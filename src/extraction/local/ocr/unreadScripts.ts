import type { UnreadScript } from "./OtherScript.ts"

/** Models of ours that read scripts which the European one only tells. */
export type ScriptModel = "scripts" | "korean"

/** What reads a page of a script. */
export interface Script {
  readonly letters: RegExp
  readonly model: ScriptModel
  /**
   * The language data of tesseract that is asked first, and the confidence, out of 100, from which it is right more often
   * than our model; null where it is not worth its time (scripts/recogniser/measure-scripts.mjs).
   */
  readonly tesseract: { readonly language: string; readonly believed: number } | null
}

export const unreadScripts: Record<UnreadScript, Script> = {
  arabic: { letters: /\p{Script=Arabic}/u, model: "scripts", tesseract: { language: "ara", believed: 80 } },
  hebrew: { letters: /\p{Script=Hebrew}/u, model: "scripts", tesseract: null },
  thai: { letters: /\p{Script=Thai}/u, model: "scripts", tesseract: { language: "tha", believed: 80 } },
  devanagari: { letters: /\p{Script=Devanagari}/u, model: "scripts", tesseract: { language: "hin", believed: 80 } },
  hangul: { letters: /\p{Script=Hangul}/u, model: "korean", tesseract: { language: "kor", believed: 80 } }
}
