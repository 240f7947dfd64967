import type { UnreadScript } from "./OtherScript.ts"

/** Models of ours that read scripts which the European one only tells. */
export type ScriptModel = "scripts" | "hebrew"

/** What reads a page of a script. */
export interface Script {
  readonly letters: RegExp
  readonly model: ScriptModel
  /** The sign of money of those who write so, for which others are mistaken; null where they have several or none. */
  readonly sign: string | null
  /**
   * The language data of tesseract that is asked first, and the confidence, out of 100, from which it is right more often
   * than our model; null where it is not worth its time (scripts/recogniser/measure-scripts.mjs).
   */
  readonly tesseract: { readonly language: string; readonly believed: number } | null
}

export const unreadScripts: Record<UnreadScript, Script> = {
  arabic: { letters: /\p{Script=Arabic}/u, model: "scripts", sign: null, tesseract: { language: "ara", believed: 80 } },
  hebrew: { letters: /\p{Script=Hebrew}/u, model: "hebrew", sign: "₪", tesseract: null },
  thai: { letters: /\p{Script=Thai}/u, model: "scripts", sign: "฿", tesseract: { language: "tha", believed: 80 } },
  devanagari: {
    letters: /\p{Script=Devanagari}/u,
    model: "scripts",
    sign: "₹",
    tesseract: { language: "hin", believed: 80 }
  },
  hangul: { letters: /\p{Script=Hangul}/u, model: "scripts", sign: "₩", tesseract: null }
}

/** What a line of a page in that script says, in the page's own sign of money: a baht is easily a peso or a rupee. */
export const withOwnSign = ({ sign }: Pick<Script, "sign">, text: string): string =>
  sign === null ? text : text.replace(/[฿₦₩₪₫₱₹₺₽₿]/gu, sign)
