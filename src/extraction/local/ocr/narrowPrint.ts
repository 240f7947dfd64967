import type { Raster } from "../Document.ts"
import { type LineSeen, recogniseLines, type Recogniser } from "./Recogniser.ts"

/** From so many characters on for each height of a line the model has hardly two steps for one, and loses one of a pair. */
const narrow = 3
/** So it does from so many on where they were small in the picture, in pixels of width for each. */
const [narrowIfSmall, small] = [2.6, 9]
/** How much such a line is drawn out; more takes longer, and gains little (`scripts/recogniser/measure-narrow.mjs`). */
const drawnOut = 1.4
/** Of fewer characters the line's width says little about them. */
const fewest = 4

const isNarrow = ({ quad, script, text }: LineSeen): boolean => {
  if (script !== null || text.length < fewest) return false
  const width = quad.width / text.length
  return width * narrow <= quad.height || (width < small && width * narrowIfSmall <= quad.height)
}

/** The lines, those of narrow print as they are read when they are drawn out: "filtro", and not "fitro". */
export const narrowDrawnOut = async (
  recogniser: Recogniser,
  raster: Raster,
  lines: ReadonlyArray<LineSeen>
): Promise<ReadonlyArray<LineSeen>> => {
  const wider = new Map(lines.filter(isNarrow).map(({ quad }) => [quad, { ...quad, drawnOut }]))
  const read = await recogniseLines(recogniser, raster, [...wider.values()])
  const again = new Map(read.map((line) => [line.quad, line]))
  return lines.map((line) => again.get(wider.get(line.quad)!) ?? line)
}
