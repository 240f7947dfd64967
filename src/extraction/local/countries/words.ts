const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/**
 * Any of the words, whole, whatever letters surround them; between commas, in any case. `~` at an end lets the word go on
 * there. JavaScript's `\b` knows no letters but English ones.
 */
export const words = (list: string): RegExp => {
  const patterns = list.split(",").map((word) => {
    const text = word.trim()
    const [open, ends] = [text.startsWith("~"), text.endsWith("~")]
    const inner = escaped(text.replace(/^~|~$/g, "")).replace(/\s+/g, String.raw`\s+`)
    return `${open ? "" : String.raw`(?<![\p{L}\p{M}\d])`}${inner}${ends ? "" : String.raw`(?![\p{L}\p{M}\d])`}`
  })
  return new RegExp(patterns.join("|"), "iu")
}
