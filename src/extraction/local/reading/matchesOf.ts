/**
 * Every match of a global pattern in the text. `matchAll` makes the pattern anew for each text, and a long one is then
 * compiled anew whenever memory was tidied up.
 */
export const matchesOf = (pattern: RegExp, text: string): ReadonlyArray<RegExpExecArray> => {
  const found: Array<RegExpExecArray> = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === "") pattern.lastIndex++
  }
  return found
}
