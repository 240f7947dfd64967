/** How many letters must be changed, added or left out to make one text of the other; more than `most` is `most` + 1. */
export const lettersWrong = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Uint16Array.from({ length: b.length + 1 }, (_, at) => at)
  let next = new Uint16Array(b.length + 1)
  for (let i = 1; i <= a.length; i++) {
    next[0] = i
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const exchanged = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min(exchanged, row[j]! + 1, next[j - 1]! + 1)
      least = Math.min(least, next[j]!)
    }
    if (least > most) return most + 1
    ;[row, next] = [next, row]
  }
  return Math.min(row[b.length]!, most + 1)
}
