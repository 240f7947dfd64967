import type { Raster } from "../Document.ts"
import { median } from "../measures.ts"
import { cropLine } from "./Crop.ts"
import type { Quad } from "./Quad.ts"
import { recogniseLines, type RecognisedLine, type Recogniser } from "./Recogniser.ts"

/** Lines and gaps are looked at this small: only light and dark matter. */
const lookedAt = 24
/** Heights of a line from which on a gap has room for a column, and what of it stands too close to its ends. */
const [narrowest, margin] = [2.5, 0.4]
/** Share of a price's contrast that marks have between which and the paper there is no doubt, and the least there is. */
const [clear, faintest] = [0.5, 0.2]
/** Height and width of a count, and the distance of its digits, in heights of its line. */
const [lowest, highest, slimmest, widest, closest] = [0.25, 0.85, 0.06, 1.2, 0.4]
/** From this confidence on a count was read. */
const certain = 0.9

/** "12.50", "Rp75.500", "49,80 zł", and the rate of a tax, which may stand between. */
const price =
  /^\d{1,2}(?:[.,]\d{1,2})?\s?%$|^(?:\p{L}{1,3}\.?\s?)?\P{L}{0,3}\d[\d.,]*[.,]\d{2}\P{L}{0,3}(?:\s?\p{L}{1,3}\.?)?$/u

/** The middle of one of a line's ends. */
const endOf = ({ angle, width, x, y }: Quad, side: -1 | 1) => ({
  x: x + (side * Math.cos(angle) * width) / 2,
  y: y + (side * Math.sin(angle) * width) / 2
})

/** What lies between two lines, one beside the other, if a column has room there. */
const gapBetween = (left: Quad, right: Quad): Quad | null => {
  const [from, to] = [endOf(left, 1), endOf(right, -1)]
  const height = Math.min(left.height, right.height)
  const width = Math.hypot(to.x - from.x, to.y - from.y) - 2 * margin * height
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  return width < height * narrowest ? null : { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width, height, angle }
}

/** How far a line runs below another one, were both as steep as the page. */
const below = (a: Quad, b: Quad, slope: number): number => b.y - a.y - slope * (b.x - a.x)

/** Before each price the gap between it and whatever was seen to its left. */
const gapsBefore = (lines: ReadonlyArray<RecognisedLine>): ReadonlyArray<readonly [gap: Quad, price: Quad]> => {
  const slope = Math.tan(median(lines.filter(({ quad }) => quad.width > quad.height * 3).map(({ quad }) => quad.angle)))
  const left = (quad: Quad): Quad | undefined =>
    lines
      .filter(({ quad: one }) => {
        const isBeside = Math.abs(below(one, quad, slope)) < Math.max(one.height, quad.height) / 2
        return isBeside && one.x < quad.x && one !== quad
      })
      .reduce<Quad | undefined>(
        (next, { quad: one }) => (next === undefined || endOf(one, 1).x > endOf(next, 1).x ? one : next),
        undefined
      )
  return lines.flatMap(({ quad, text }) => {
    const before = price.test(text) ? left(quad) : undefined
    const gap = before === undefined ? null : gapBetween(before, quad)
    return gap === null ? [] : [[gap, quad] as const]
  })
}

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
  const marks = gapsBefore(lines).flatMap(([gap, price]) => countIn(raster, gap, price) ?? [])
  const read = await recogniseLines(recogniser, raster, marks)
  return read.filter(({ confidence, text }) => confidence >= certain && /^[1-9]\d{0,2}$/.test(text))
}
