import sharp from "sharp"
import type { Raster, TextPage } from "../Document.ts"
import { median } from "../measures.ts"
import type { RecognisedLine } from "./Recogniser.ts"

/** The picture, turned clockwise by quarters. */
export const turn = async (raster: Raster, quarters: number): Promise<Raster> => {
  const { data, info } = await sharp(raster.pixels, {
    raw: { width: raster.width, height: raster.height, channels: 3 }
  })
    .rotate(quarters * 90)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** Turns the page by the angle of its lines, so that a line's words share their height. */
export const straighten = (raster: Raster, lines: ReadonlyArray<RecognisedLine>): TextPage => {
  const long = lines.filter(({ quad }) => quad.width > quad.height * 3)
  const angle = median(long.map(({ quad }) => quad.angle))
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)]
  const runs = lines.map(({ confidence, quad, text }) => {
    const [dx, dy] = [quad.x - raster.width / 2, quad.y - raster.height / 2]
    const x = raster.width / 2 + dx * cos - dy * sin
    const y = raster.height / 2 + dx * sin + dy * cos
    return {
      text,
      confidence,
      left: x - quad.width / 2,
      right: x + quad.width / 2,
      top: y - quad.height / 2,
      bottom: y + quad.height / 2
    }
  })
  return { width: raster.width, height: raster.height, runs, angle }
}
