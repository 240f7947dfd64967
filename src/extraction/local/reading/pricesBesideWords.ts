import { heightOf, middleY } from "../boxes.ts"
import { letterCount, median } from "../measures.ts"
import type { TextPage, TextRun } from "../Document.ts"

export const isPrice = ({ text }: TextRun): boolean =>
  /\d[.,]\s?\d{2}(?!\d)/.test(text) && !/\p{L}{3}/u.test(text.replace(/(?<!\p{L})\p{Lu}{3}(?!\p{L})/u, ""))

export const isName = ({ text }: TextRun): boolean => letterCount(text) >= 3

/** In heights of a line: prices stand beside words that are no further up or down. */
const beside = 0.2
/** So many prices beside words, and this share of them, stand there by no chance. */
const [fewestBeside, shareBeside] = [3, 0.5]

const pricesOf = ({ runs, width }: TextPage): ReadonlyArray<TextRun> =>
  runs.filter((run) => isPrice(run) && run.left > width / 2)

/** How many prices stand at the height of words left of them. */
const pricesBesideWords = (page: TextPage): number => {
  const height = median(page.runs.map(heightOf))
  const words = page.runs.filter(isName)
  return pricesOf(page).filter((price) =>
    words.some((run) => run.right < price.left && Math.abs(middleY(run) - middleY(price)) <= height * beside)
  ).length
}

/** Whether prices that stood beside words, as on a screen or a scan, no longer do where the page was bent. */
export const isTornApart = (page: TextPage, bent: TextPage): boolean => {
  const before = pricesBesideWords(page)
  return before >= fewestBeside && before >= pricesOf(page).length * shareBeside && pricesBesideWords(bent) < before
}
