import type { Sheet } from "./Sheet.ts"

const currencySign = /[£€₺₽₴₪₹]/
/** What stands behind a price: the letter of a tax, or a currency's sign. */
const behindPrice = /\d[.,]\d{2}\s?([A-Z£€₺₽₴₪₹])$/u
/** "£.%" is what is left of a number that was misread. */
const beforeMark = /[£€₺₽₴₪₹](?=\s?[.,;:%])/g
/** "№ 274928" as "€274928": where prices have decimals, no amount is so long without them. */
const beforeNumber = /[$£€₺₽₴₪₹](?=\s?\d{5,}(?![\d.,]))/g
const decimalPrice = /\d[.,]\d{2}(?!\d)/

/**
 * The rows' texts without signs that no currency stands behind. A sign behind prices of items, where most other prices
 * have a tax's letter behind them, is such a letter, misread: "8.78 N", "2.56 M", "12.95 ₺".
 */
export const withoutStraySigns = ({ entries, rows }: Sheet): ReadonlyArray<string> => {
  const marks = rows.flatMap(({ cells, index }) =>
    cells.flatMap(({ text }) => {
      const mark = behindPrice.exec(text.trim())?.[1]
      return mark === undefined ? [] : [{ mark, index }]
    })
  )
  const labelled = new Set(entries.flatMap(({ amount, label }) => (label === null ? [] : [amount.row])))
  const isStray = (sign: string): boolean => {
    const own = marks.filter(({ mark }) => mark === sign)
    const hasLetters = marks.some(({ mark }) => !currencySign.test(mark))
    return hasLetters && own.length * 2 <= marks.length && own.every(({ index }) => !labelled.has(index))
  }
  const stray = new Set(marks.filter(({ mark }) => currencySign.test(mark) && isStray(mark)).map(({ mark }) => mark))
  const behind = (row: string): string =>
    row.replace(behindPrice, (found, mark) => (stray.has(mark) ? found.slice(0, -1) : found))
  const hasDecimals = rows.some(({ text }) => decimalPrice.test(text))
  const before = hasDecimals ? [beforeMark, beforeNumber] : [beforeMark]
  return rows.map(({ text }) => behind(before.reduce((row, sign) => row.replace(sign, ""), text)))
}
