import sharp from "sharp"
import type { Raster, TextPage } from "../Document.ts"
import { median } from "../measures.ts"
import type { Quad } from "./Quad.ts"
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

/** A line of fewer of its heights shows no slope of its own, and of fewer than the other only one that is not none. */
const [shortest, longForLevel] = [1.5, 8]

/** Whether a line's own slope is known: around the few points of a short one the upright rectangle is mostly the smallest. */
const showsSlope = ({ angle, height, width }: Quad): boolean => width > height * (angle === 0 ? longForLevel : shortest)

/** The angle of a page's lines, by those that are long enough to have one. */
export const angleOf = (lines: ReadonlyArray<RecognisedLine>): number =>
  median(lines.filter(({ quad }) => quad.width > quad.height * 3).map(({ quad }) => quad.angle))

/** Turns the page by the angle of its lines, so that a line's words share their height. */
export const straighten = (raster: Raster, lines: ReadonlyArray<RecognisedLine>): TextPage => {
  const angle = angleOf(lines)
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)]
  const runs = lines.map(({ confidence, quad, text }) => {
    const [dx, dy] = [quad.x - raster.width / 2, quad.y - raster.height / 2]
    const x = raster.width / 2 + dx * cos - dy * sin
    const y = raster.height / 2 + dx * sin + dy * cos
    return {
      ...(showsSlope(quad) && { slope: Math.tan(quad.angle - angle) }),
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
