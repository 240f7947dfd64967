import type { Raster } from "../Document.ts"
import type { RecognisedLine } from "./Recogniser.ts"
import { readStacked } from "./Tesseract.ts"

/** The signs that are lost most often, or taken for letters. */
const signs = ["€", "£"] as const
export type CurrencySign = (typeof signs)[number]

const price = /\d[.,]\d{2}(?!\d)/

/** As many prices are looked at again, and as many of them must show the sign. */
const [witnesses, fewest] = [8, 2]

/** The sign that stands beside the page's prices; null when there is none, or not the same one. */
export const findCurrencySign = async (
  raster: Raster,
  lines: ReadonlyArray<RecognisedLine>
): Promise<CurrencySign | null> => {
  const prices = lines.filter(({ text }) => price.test(text)).slice(0, witnesses)
  if (prices.length < fewest) return null
  const strips = await readStacked("eng", raster, prices)
  const counts = signs.map((sign) => strips.filter((strip) => strip?.text.includes(sign)).length)
  const most = Math.max(...counts)
  const isShared = counts.filter((count) => count === most).length > 1
  return most < fewest || isShared ? null : signs[counts.indexOf(most)]!
}
