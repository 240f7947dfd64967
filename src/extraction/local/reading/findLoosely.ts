/** Where the pattern stands best in the text with at most so many letters wrong (Sellers' algorithm), or -1. */
export const findLoosely = (text: string, pattern: string, tolerance: number): number => {
  let column = Uint16Array.from({ length: pattern.length + 1 }, (_, i) => i)
  let next = new Uint16Array(pattern.length + 1)
  let best = -1
  let bestErrors = tolerance + 1
  for (let j = 1; j <= text.length; j++) {
    next[0] = 0
    for (let i = 1; i <= pattern.length; i++) {
      const substitution = column[i - 1]! + (pattern[i - 1] === text[j - 1] ? 0 : 1)
      next[i] = Math.min(substitution, column[i]! + 1, next[i - 1]! + 1)
    }
    ;[column, next] = [next, column]
    if (column[pattern.length]! < bestErrors) {
      bestErrors = column[pattern.length]!
      best = Math.max(0, j - pattern.length)
    }
  }
  return best
}
