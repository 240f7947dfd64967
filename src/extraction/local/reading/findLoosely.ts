/** Where the pattern stands best in the text with at most so many letters wrong (Sellers' algorithm), or -1. */
export const findLoosely = (text: string, pattern: string, tolerance: number): number => {
  const length = pattern.length
  let column = new Uint16Array(length + 1)
  let next = new Uint16Array(length + 1)
  for (let i = 0; i <= length; i++) column[i] = i
  let best = -1
  let bestErrors = tolerance + 1
  for (let j = 1; j <= text.length; j++) {
    const letter = text.charCodeAt(j - 1)
    next[0] = 0
    for (let i = 1; i <= length; i++) {
      const substitution = column[i - 1]! + (pattern.charCodeAt(i - 1) === letter ? 0 : 1)
      const gap = Math.min(column[i]!, next[i - 1]!) + 1
      next[i] = substitution < gap ? substitution : gap
    }
    const before = column
    column = next
    next = before
    if (column[length]! < bestErrors) {
      bestErrors = column[length]!
      best = Math.max(0, j - length)
    }
  }
  return best
}
