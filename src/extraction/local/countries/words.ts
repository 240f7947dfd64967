const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** Where no word goes on. */
const [before, behind] = [String.raw`(?<![\p{L}\p{M}\d])`, String.raw`(?![\p{L}\p{M}\d])`]

/** What is asked of a text. */
export type Pattern = Pick<RegExp, "test">

const inOneCase = (text: string): string => text.toLowerCase().replaceAll("ς", "σ")

/** A text is asked for the words of all countries, one after the other. */
let last = { text: "", folded: "" }
const fold = (text: string): string => {
  if (text !== last.text) last = { text, folded: inOneCase(text) }
  return last.folded
}

/**
 * Any of the words, whole, whatever letters surround them; between commas, in any case. `~` at an end lets the word go on
 * there. JavaScript's `\b` knows no letters but English ones.
 */
export const words = (list: string): Pattern => {
  // alternatives with the same surroundings share a look around them, which is most of what a search costs
  const alike = new Map<string, Array<string>>()
  const all = list.split(",").map((one) => one.trim())
  for (const word of all) {
    const ends = `${word.startsWith("~") ? "" : before}|${word.endsWith("~") ? "" : behind}`
    const inner = escaped(word.replace(/^~|~$/g, "")).replace(/\s+/g, String.raw`\s+`)
    alike.set(ends, [...(alike.get(ends) ?? []), inner])
  }
  const patterns = [...alike].map(([ends, inner]) => ends.replace("|", () => `(?:${inner.join("|")})`))
  const whole = new RegExp(patterns.join("|"), "iu")
  // most texts have none of them, which a plain search tells a hundred times sooner
  const starts = all.map((word) => inOneCase(word.replace(/^~|~$/g, "").split(/\s/, 1)[0]!))
  return { test: (text) => starts.some((start) => fold(text).includes(start)) && whole.test(text) }
}
