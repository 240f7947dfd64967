import type { Raster } from "../Document.ts"
import { median } from "../measures.ts"
import { cropLine } from "./Crop.ts"
import { gapsBeforePrices } from "./gapsBeforePrices.ts"
import type { Quad } from "./Quad.ts"
import { recogniseLines, type RecognisedLine, type Recogniser } from "./Recogniser.ts"

/** Lines and gaps are looked at this small: only light and dark matter. */
const lookedAt = 24
/** What is cut out on both sides of a count, in heights of its line. */
const margin = 0.4
/** Share of a price's contrast that marks have between which and the paper there is no doubt, and the least there is. */
const [clear, faintest] = [0.5, 0.2]
/** Height and width of a count, and the distance of its digits, in heights of its line. */
const [lowest, highest, slimmest, widest, closest] = [0.25, 0.85, 0.06, 1.2, 0.4]
/** From this confidence on a count was read. */
const certain = 0.9

/** A cut-out in grey, row by row. */
const greyOf = (raster: Raster, quad: Quad) => {
  const width = Math.max(1, Math.round((lookedAt * quad.width) / quad.height))
  const { values } = cropLine(raster, quad, lookedAt, width)
  return { width, values: values.subarray(0, values.length / 3) }
}

/** How light and how dark each column of a cut-out becomes. */
const rangesOf = ({ values, width }: ReturnType<typeof greyOf>) =>
  Array.from({ length: width }, (_, column) => {
    let [dark, light] = [Infinity, -Infinity]
    for (let at = column; at < values.length; at += width) {
      dark = Math.min(dark, values[at]!)
      light = Math.max(light, values[at]!)
    }
    return { dark, light }
  })

/** Where marks stand in a cut-out, from column to column, those of one count together. */
const marksIn = (ranges: ReturnType<typeof rangesOf>, contrast: number): ReadonlyArray<readonly [number, number]> =>
  ranges.reduce<ReadonlyArray<readonly [number, number]>>((marks, { dark, light }, column) => {
    if (light - dark < contrast) return marks
    const last = marks.at(-1)
    return last !== undefined && column - last[1] <= closest * lookedAt
      ? [...marks.slice(0, -1), [last[0], column]]
      : [...marks, [column, column]]
  }, [])

/** The only thing in a gap that is as high and as wide as a count. */
const countIn = (raster: Raster, gap: Quad, price: Quad): Quad | null => {
  const printed = rangesOf(greyOf(raster, price)).map(({ dark, light }) => light - dark)
  const contrast = Math.max(faintest, median(printed) * clear)
  const grey = greyOf(raster, gap)
  const ranges = rangesOf(grey)
  const [mark, other] = marksIn(ranges, contrast)
  if (mark === undefined || other !== undefined) return null
  const [from, to] = mark
  const rows = Array.from({ length: lookedAt }, (_, row) => row).filter((row) =>
    ranges
      .slice(from, to + 1)
      .some(({ light }, index) => light - grey.values[row * grey.width + from + index]! >= contrast)
  )
  const [height, width] = [(rows.at(-1)! - rows[0]! + 1) / lookedAt, (to - from + 1) / lookedAt]
  if (height < lowest || height > highest || width < slimmest || width > widest) return null
  const along = ((from + to + 1) / 2 / grey.width - 0.5) * gap.width
  return {
    ...gap,
    x: gap.x + along * Math.cos(gap.angle),
    y: gap.y + along * Math.sin(gap.angle),
    width: (width + 2 * margin) * gap.height
  }
}

/**
 * Counts between words and prices that were not seen among the lines: a digit in a column of its own is little to see. Each
 * is looked for in the gap before a price, where nothing else is.
 */
export const overlookedCounts = async (
  recogniser: Recogniser,
  raster: Raster,
  lines: ReadonlyArray<RecognisedLine>
): Promise<ReadonlyArray<RecognisedLine>> => {
  const marks = gapsBeforePrices(lines).flatMap(({ gap, price }) => countIn(raster, gap, price) ?? [])
  const read = await recogniseLines(recogniser, raster, marks)
  return read.filter(({ confidence, text }) => confidence >= certain && /^[1-9]\d{0,2}$/.test(text))
}
