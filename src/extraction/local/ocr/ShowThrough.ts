import type { Raster } from "../Document.ts"
import { cropLine } from "./Crop.ts"
import type { Quad } from "./Quad.ts"

/** Lines are looked at this small: only light and dark matter. */
const lineHeight = 12

/** Contrast below this share of the page's clear print is the back of the paper, shining through. */
const leastShare = 0.25
/** Share of the lines that may be clearer than the one that stands for clear print. */
const clearer = 0.2

/** Standard deviation of a line's brightness. */
const contrastOf = (raster: Raster, quad: Quad): number => {
  const width = Math.max(lineHeight, Math.round((lineHeight * quad.width) / quad.height))
  const { values } = cropLine(raster, quad, lineHeight, width)
  // one of the three planes is enough
  const plane = values.subarray(0, values.length / 3)
  let [sum, squares] = [0, 0]
  for (const value of plane) {
    sum += value
    squares += value * value
  }
  return Math.sqrt(Math.max(0, squares / plane.length - (sum / plane.length) ** 2))
}

/** The lines without those of the paper's other side, which only cost time and read as nonsense. */
export const withoutShowThrough = (raster: Raster, quads: ReadonlyArray<Quad>): ReadonlyArray<Quad> => {
  const contrasts = quads.map((quad) => contrastOf(raster, quad))
  const clear = [...contrasts].sort((a, b) => b - a)[Math.floor(contrasts.length * clearer)] ?? 0
  return quads.filter((_, index) => contrasts[index]! >= clear * leastShare)
}
