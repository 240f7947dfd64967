const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** Where no word goes on. */
const [before, behind] = [String.raw`(?<![\p{L}\p{M}\d])`, String.raw`(?![\p{L}\p{M}\d])`]

/**
 * Any of the words, whole, whatever letters surround them; between commas, in any case. `~` at an end lets the word go on
 * there. JavaScript's `\b` knows no letters but English ones.
 */
export const words = (list: string): RegExp => {
  // alternatives with the same surroundings share a look around them, which is most of what a search costs
  const alike = new Map<string, Array<string>>()
  for (const word of list.split(",").map((one) => one.trim())) {
    const ends = `${word.startsWith("~") ? "" : before}|${word.endsWith("~") ? "" : behind}`
    const inner = escaped(word.replace(/^~|~$/g, "")).replace(/\s+/g, String.raw`\s+`)
    alike.set(ends, [...(alike.get(ends) ?? []), inner])
  }
  const patterns = [...alike].map(([ends, inner]) => ends.replace("|", () => `(?:${inner.join("|")})`))
  return new RegExp(patterns.join("|"), "iu")
}
