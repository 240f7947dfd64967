import type { Region } from "sharp"
import type { Box, Raster } from "../Document.ts"
import type { Quad } from "./Quad.ts"

type Size = Pick<Raster, "height" | "width">

export const wholeOf = ({ height, width }: Size): Box => ({ left: 0, top: 0, right: width, bottom: height })

/** A box as sharp cuts it out. */
export const regionOf = ({ bottom, left, right, top }: Box): Region => ({
  left,
  top,
  width: right - left,
  height: bottom - top
})

/** The upright box around quads, at least one of them. */
const boxAround = (quads: ReadonlyArray<Quad>): Box => {
  const corners = quads.flatMap(({ angle, height, width, x, y }) => {
    const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
    const [dx, dy] = [(cos * width + sin * height) / 2, (sin * width + cos * height) / 2]
    return [
      { x: x - dx, y: y - dy },
      { x: x + dx, y: y + dy }
    ]
  })
  return {
    left: Math.min(...corners.map(({ x }) => x)),
    top: Math.min(...corners.map(({ y }) => y)),
    right: Math.max(...corners.map(({ x }) => x)),
    bottom: Math.max(...corners.map(({ y }) => y))
  }
}

/**
 * The part of a picture that holds all quads, and `margin` of its sides around them; the whole picture where less than
 * `worthwhile` of it would be left out.
 */
export const cropAround = (
  picture: Size,
  quads: ReadonlyArray<Quad>,
  { margin, worthwhile }: { readonly margin: number; readonly worthwhile: number }
): Box => {
  const { height, width } = picture
  const around = boxAround(quads)
  const box = {
    left: Math.max(0, Math.floor(around.left - width * margin)),
    top: Math.max(0, Math.floor(around.top - height * margin)),
    right: Math.min(width, Math.ceil(around.right + width * margin)),
    bottom: Math.min(height, Math.ceil(around.bottom + height * margin))
  }
  const kept = ((box.right - box.left) * (box.bottom - box.top)) / (width * height)
  return kept > 1 - worthwhile ? wholeOf(picture) : box
}
