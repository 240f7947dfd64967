/** A rectangle at any angle: centre, size, and the direction of its text line in radians. */
export interface Quad {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly angle: number
  /** By what its length is multiplied to be read, where its letters stand too close together. */
  readonly drawnOut?: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Andrew's monotone chain, counter-clockwise. */
const convexHull = (points: ReadonlyArray<Point>): ReadonlyArray<Point> => {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const half = (ordered: ReadonlyArray<Point>) => {
    const chain: Array<Point> = []
    for (const point of ordered) {
      while (chain.length >= 2) {
        const [a, b] = [chain[chain.length - 2]!, chain[chain.length - 1]!]
        if ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** The smallest rectangle around the points; one of its sides lies on an edge of their hull. */
export const smallestRectangle = (points: ReadonlyArray<Point>): Quad => {
  const hull = convexHull(points)
  let best: Quad = { ...(points[0] ?? { x: 0, y: 0 }), width: 0, height: 0, angle: 0 }
  let bestArea = Number.POSITIVE_INFINITY
  for (let i = 0; i < hull.length; i++) {
    const from = hull[i]!
    const to = hull[(i + 1) % hull.length]!
    const angle = Math.atan2(to.y - from.y, to.x - from.x)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    let [minU, maxU, minV, maxV] = [Infinity, -Infinity, Infinity, -Infinity]
    for (const { x, y } of hull) {
      const u = x * cos + y * sin
      const v = y * cos - x * sin
      if (u < minU) minU = u
      if (u > maxU) maxU = u
      if (v < minV) minV = v
      if (v > maxV) maxV = v
    }
    const area = (maxU - minU) * (maxV - minV)
    if (area < bestArea) {
      bestArea = area
      const [u, v] = [(minU + maxU) / 2, (minV + maxV) / 2]
      best = { x: u * cos - v * sin, y: u * sin + v * cos, width: maxU - minU, height: maxV - minV, angle }
    }
  }
  return upright(best)
}

/** The same rectangle with its angle between -45° and 45°. */
const upright = (quad: Quad): Quad => {
  const quarter = Math.PI / 2
  const turns = Math.round(quad.angle / quarter)
  const angle = quad.angle - turns * quarter
  return turns % 2 === 0 ? { ...quad, angle } : { ...quad, angle, width: quad.height, height: quad.width }
}
