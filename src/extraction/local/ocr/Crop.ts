import type { Raster } from "../Document.ts"
import type { Quad } from "./Quad.ts"

/** Blue, green and red planes of a line of text, scaled to a height, in -1…1. */
export interface Crop {
  readonly width: number
  readonly values: Float32Array
}

/** Cuts a line out of the picture, straightened; `turned` reads it upside down. */
export const cropLine = (raster: Raster, quad: Quad, height: number, width: number, turned = false): Crop => {
  const { height: rows, pixels, width: columns } = raster
  const values = new Float32Array(3 * width * height)
  const plane = width * height
  const direction = turned ? quad.angle + Math.PI : quad.angle
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
  const [stepX, stepY] = [quad.width / width, quad.height / height]
  // where each column meets the middle of the line: every pixel of a page's text passes the inner loop
  const [alongX, alongY] = [new Float64Array(width), new Float64Array(width)]
  for (let column = 0; column < width; column++) {
    const u = (column + 0.5) * stepX - quad.width / 2
    alongX[column] = quad.x + u * cos
    alongY[column] = quad.y + u * sin
  }
  for (let row = 0; row < height; row++) {
    const v = (row + 0.5) * stepY - quad.height / 2
    const [acrossX, acrossY] = [v * sin, v * cos]
    for (let column = 0; column < width; column++) {
      const x = Math.min(Math.max(alongX[column]! - acrossX - 0.5, 0), columns - 1)
      const y = Math.min(Math.max(alongY[column]! + acrossY - 0.5, 0), rows - 1)
      const x0 = Math.trunc(x)
      const y0 = Math.trunc(y)
      const fx = x - x0
      const fy = y - y0
      const a = (y0 * columns + x0) * 3
      const b = x0 + 1 < columns ? a + 3 : a
      const c = y0 + 1 < rows ? a + columns * 3 : a
      const d = c + (b - a)
      let at = 2 * plane + row * width + column
      for (let channel = 0; channel < 3; channel++, at -= plane) {
        const upper = pixels[a + channel]! * (1 - fx) + pixels[b + channel]! * fx
        const lower = pixels[c + channel]! * (1 - fx) + pixels[d + channel]! * fx
        values[at] = (upper * (1 - fy) + lower * fy) / 127.5 - 1
      }
    }
  }
  return { width, values }
}
