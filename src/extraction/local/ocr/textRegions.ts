// PaddleOCR's own value for the DB detector
const textThreshold = 0.3

/** Pixels of text that touch each other. */
export interface Region {
  readonly points: Array<{ x: number; y: number }>
  sum: number
  count: number
}

/** Connected regions of text, each with the outline points of its rows and its mean probability. */
export const findRegions = (map: Float32Array, width: number, height: number): ReadonlyArray<Region> => {
  const seen = new Uint8Array(width * height)
  const stack = new Int32Array(width * height)
  const regions: Array<Region> = []
  for (let start = 0; start < map.length; start++) {
    if (seen[start] === 1 || map[start]! <= textThreshold) continue
    const rows = new Map<number, [number, number]>()
    let [sum, count, top] = [0, 0, 0]
    stack[top++] = start
    seen[start] = 1
    while (top > 0) {
      const at = stack[--top]!
      const y = Math.trunc(at / width)
      const x = at - y * width
      sum += map[at]!
      count++
      const row = rows.get(y)
      if (row === undefined) rows.set(y, [x, x])
      else if (x < row[0]) row[0] = x
      else if (x > row[1]) row[1] = x
      const [left, right] = [x > 0 ? -1 : 0, x + 1 < width ? 1 : 0]
      const lowest = y + 1 < height ? at + width : at
      for (let line = y > 0 ? at - width : at; line <= lowest; line += width) {
        for (let next = line + left; next <= line + right; next++) {
          if (seen[next] === 1 || map[next]! <= textThreshold) continue
          seen[next] = 1
          stack[top++] = next
        }
      }
    }
    const points = [...rows].flatMap(([y, [from, to]]) => [
      { x: from, y },
      { x: to + 1, y },
      { x: from, y: y + 1 },
      { x: to + 1, y: y + 1 }
    ])
    regions.push({ points, sum, count })
  }
  return regions
}
