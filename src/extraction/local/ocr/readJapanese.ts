import type { Raster } from "../Document.ts"
import { isNumeric } from "../measures.ts"
import { leavesOut } from "./leavesOut.ts"
import { withFigures } from "./OtherScript.ts"
import { recogniseLines, type RecognisedLine, type Recogniser } from "./Recogniser.ts"

/** Of its own letters the Chinese model knows these. */
const kana = /[\u3041-\u30fa]/

/** What only Japan writes: its money, 円, whose sign that model takes for a moon, its numbers and its taxes. */
const ofJapan =
  /(?:\d,\d{3}|\d{3})\s?[円月]|番[号號]|消[費费][税稅]|[外内][税稅]|[軽轻][減减][税稅]率|[領领][収收][書书証证]|御利用|会社|売上|支払|[税稅][込抜]|店舗|営業/
/** One such word may have been read for another. */
const fewestOfJapan = 2

export const isJapanese = (lines: ReadonlyArray<RecognisedLine>): boolean =>
  lines.some(({ text }) => kana.test(text)) || lines.filter(({ text }) => ofJapan.test(text)).length >= fewestOfJapan

/** Figures, Latin letters and signs of full width, and kana of half, as a keyboard has them. */
const usualWidth = (text: string): string => text.normalize("NFKC")

/**
 * The lines of a Japanese page that the Chinese model has read: numbers stay as they were, for it reads them better, and
 * so do the figures in the other lines.
 */
export const readJapanese = async (
  japanese: Recogniser,
  raster: Raster,
  lines: ReadonlyArray<RecognisedLine>
): Promise<ReadonlyArray<RecognisedLine>> => {
  const worded = lines.filter((line) => !isNumeric(line.text) || leavesOut(line))
  const again = await recogniseLines(
    japanese,
    raster,
    worded.map(({ quad }) => quad)
  )
  const read = new Map(again.map((line) => [line.quad, line]))
  return lines.map((line) => {
    const other = read.get(line.quad)
    return other === undefined || other.text === ""
      ? line
      : { ...other, text: withFigures(usualWidth(other.text), line.text) }
  })
}
