import { letterCount } from "../measures.ts"

/**
 * Scripts that our model does not read but tells: it answers one mark for each of their words
 * (scripts/recogniser/texts.mjs).
 */
const marks = {
  hangul: "한",
  kana: "か",
  han: "漢",
  arabic: "ع",
  hebrew: "א",
  thai: "ก",
  devanagari: "अ"
} as const

export type OtherScript = keyof typeof marks
/** Those that the Chinese and the Japanese model do not read either. */
export type UnreadScript = Exclude<OtherScript, "han" | "kana">

const scripts = Object.keys(marks) as ReadonlyArray<OtherScript>

const anyMark = new RegExp(`[${Object.values(marks).join("")}]`, "g")
/** Their punctuation, which it reads. */
const punctuation = /[׳״،॰]/g

/** Letters that a word has, in the mean. */
const lettersOfWord = 3

const countOf = (text: string, script: OtherScript): number => text.split(marks[script]).length - 1

/** An amount with the word of its unit behind it, as in 12,000원. */
const amountInWords = new RegExp(`^(\\p{Sc}?[\\d.,\\s-]*\\d)${anyMark.source}$`, "u")

/** The line as far as it was read, and the script of its words when they are mostly of another. */
export const withoutMarks = (text: string): { readonly text: string; readonly script: OtherScript | null } => {
  const marked = text.match(anyMark)?.length ?? 0
  if (marked === 0) return { text, script: null }
  const amount = amountInWords.exec(text)?.[1]
  if (amount !== undefined) return { text: amount, script: null }
  const read = text.replace(anyMark, " ").replace(punctuation, " ").replace(/ +/g, " ").trim()
  const isOther = marked * lettersOfWord >= letterCount(read.replace(/[^\p{L}]/gu, ""))
  const best = scripts.reduce((a, b) => (countOf(text, b) > countOf(text, a) ? b : a))
  return { text: read, script: isOther ? best : null }
}

/** A page is of a script of which it has so many lines, and this share of those that are no bare numbers. */
const [fewestLines, leastShare] = [3, 0.3]
/** Share of the lines with Chinese characters that have kana, from which they are Japanese. */
const kanaShare = 0.2

/** The script that our model does not read of which a page is, if any. */
export const otherScriptOf = (
  lines: ReadonlyArray<{ readonly text: string; readonly script: OtherScript | null }>
): OtherScript | null => {
  const worded = lines.filter(({ script, text }) => script !== null || /\p{L}{2}/u.test(text)).length
  const count = (one: OtherScript): number => lines.filter(({ script }) => script === one).length
  const [han, kana] = [count("han"), count("kana")]
  const isJapanese = kana >= (han + kana) * kanaShare
  const shared = { han: isJapanese ? 0 : han + kana, kana: isJapanese ? han + kana : 0 }
  const counts = scripts.map((one) => ({ one, lines: one === "han" || one === "kana" ? shared[one] : count(one) }))
  const best = counts.reduce((a, b) => (b.lines > a.lines ? b : a))
  return best.lines >= Math.max(fewestLines, worded * leastShare) ? best.one : null
}

/** A figure, and what is written on to it; a unit of which may be misread. */
const figures = /([¥￥]?\d+(?:[.,:/-]\d+)*)((?:k9|m!|\p{L}{1,2})(?![\p{L}\d]))?/giu
const unit = /^(?:kg|g|ml|l|cm)$/i

/** A line as another reader read it, with the figures that our model, which reads them better, saw in it, and their units. */
export const withFigures = (theirs: string, ours: string): string => {
  const seen = [...ours.matchAll(figures)]
  if (seen.length !== [...theirs.matchAll(figures)].length) return theirs
  // words of a leftward line stand in the order in which they are read, ours in the order in which they stand
  const isLeftward = /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(theirs)
  const inOrder = isLeftward ? [...seen].reverse() : seen
  let next = 0
  return theirs.replace(figures, (_, _figure, behind: string | undefined) => {
    const [, figure, seenBehind = ""] = inOrder[next++]!
    return figure! + (unit.test(seenBehind) ? seenBehind : (behind ?? ""))
  })
}
