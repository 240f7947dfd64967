import { certain } from "./certain.ts"
import type { Row } from "./Rows.ts"

/** "PDV%: 13,00   Osn: 176,99": a rate whose sign stands before it, and behind which the row goes on. */
const rateAfterSign = String.raw`(?<=\p{L})\s?%\s?:?\s(\d{1,2}(?:[.,]\d{1,2})?)`
const [within, atEnd] = [new RegExp(`${rateAfterSign}(?=\\s)`, "gu"), new RegExp(`${rateAfterSign}$`, "u")]

/** "2:11", hardly legible. */
const likeTime = /^(\d{1,3}):(\d{2})$/

/** The texts of a row's cells, each rate with its sign behind it, and beside a rate no time of day for an amount. */
export const besideRates = ({ cells, text: whole }: Row): ReadonlyArray<string> =>
  whole.includes("%")
    ? cells.map(({ confidence, text }, at) => {
        const marked = confidence < certain ? text.replace(likeTime, "$1.$2") : text
        const signed = marked.replace(within, " $1%")
        return at === cells.length - 1 ? signed : signed.replace(atEnd, " $1%")
      })
    : cells.map(({ text }) => text)
