/** How many letters must be changed, added or left out to make one text of the other; more than `most` is `most` + 1. */
export const lettersWrong = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = new Uint16Array(b.length + 1)
  let next = new Uint16Array(b.length + 1)
  for (let at = 0; at <= b.length; at++) row[at] = at
  for (let i = 1; i <= a.length; i++) {
    next[0] = i
    const letter = a.charCodeAt(i - 1)
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const exchanged = row[j - 1]! + (letter === b.charCodeAt(j - 1) ? 0 : 1)
      const gap = Math.min(row[j]!, next[j - 1]!) + 1
      next[j] = exchanged < gap ? exchanged : gap
      if (next[j]! < least) least = next[j]!
    }
    if (least > most) return most + 1
    const before = row
    row = next
    next = before
  }
  return Math.min(row[b.length]!, most + 1)
}
