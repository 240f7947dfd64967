import { scale } from "../../../../domain/Money.ts"
import { countable, counts, measures } from "../../lexicon/units.ts"
import type { Factors } from "./toldFactors.ts"
import type { Line } from "./Line.ts"
import { unitCell } from "./lineNames.ts"

/** "Pork belly 2.5 kg", "Tape 4 rolls": how much of it, behind the name; what one of it is "1 L" of is its size. */
const measured = new RegExp(
  String.raw`^(.*\p{L}.*?)\s+(\d+[.,]\d+(?=\s?\p{L})|\d+(?=\s))\s?(?:${[...measures, ...countable].join("|")})\.?$`,
  "iu"
)

/** "Leergut -1", "Vratná fľaša -1 ks": how many are given back, in the column of counts. */
const givenBack = new RegExp(String.raw`(?<=\p{L}.*)\s-\d{1,3}(?:\s?(?:${counts.join("|")})\.?)?$`, "iu")

/** The name without the quantity and the price that stand close behind it: "Daal Tadka 235", "Daal 2×235", "Cable 50 m". */
export const withoutNumbers = (name: string, numbers: ReadonlyArray<number>): string => {
  const weighed = measured.exec(name)
  const amount = Math.round(Number(weighed?.[2]?.replace(",", ".")) * scale)
  if (weighed !== null && amount !== scale && numbers.includes(amount)) return weighed[1]!
  if (numbers.some((units) => units < 0) && givenBack.test(name)) return name.replace(givenBack, "")
  const match = /^(.*\p{L}.*?)\s+(?:(\d+)\s?[x×]\s?)?(\d+(?:[.,]\d)?)(?:\s(?:m|mtrs?|m2|m²|qm|lfm))?$/iu.exec(name)
  const isOne = (printed: string | undefined): boolean =>
    printed === undefined || numbers.some((units) => Number(printed.replace(",", ".")) * scale === units)
  return match !== null && isOne(match[2]) && isOne(match[3]) ? withoutNumbers(match[1]!, numbers) : name
}

/** "PAIL", "kerta", "รีม": what may be counted, whatever it is called. */
const anyUnit = /^\p{L}[\p{L}\p{M}.]{0,9}$/u

/** "Cat tembok | 12 | PAIL", "Porrassiivous | 4 kerta": the name without the count, and what is counted, in cells behind it. */
export const withoutCountBehind = (name: string, { row }: Line, { quantity }: Factors): string => {
  if (quantity === scale) return name
  const at = row.cells.findIndex(({ text }, index) => {
    const [count, unit, ...more] = text.split(" ")
    return (
      index > 0 && Number(count) * scale === quantity && more.length === 0 && (unit === undefined || anyUnit.test(unit))
    )
  })
  const [cell, next] = [row.cells[at]?.text, row.cells[at + 1]?.text]
  if (cell === undefined) return name
  const endings = [cell, ...(next !== undefined && anyUnit.test(next) ? [`${cell} ${next}`] : [])]
  const ending = endings.find((one) => /\p{L}/u.test(one) && name.endsWith(` ${one}`))
  return ending === undefined ? name : name.slice(0, -ending.length).trimEnd()
}

/** A count has its cell first in its line, or behind the line's number. */
const mostBefore = 2

/** The name without a word before it. */
const withoutWord = (name: string, word: string): string =>
  name.startsWith(`${word} `) ? name.slice(word.length + 1) : name

/**
 * "2  295/75R22 Tyre", "1  2 pcs  Board": the name without the count that has a cell of its own before it, and without
 * what is counted, which stands in that cell or in the next one.
 */
export const withoutCountCell = (name: string, { row }: Line, { quantity }: Factors): string => {
  const words = row.cells.map(({ text }) => text.split(" "))
  const isUnit = (word: string | undefined): word is string => word !== undefined && unitCell.test(word)
  const at = words.slice(0, mostBefore).findIndex(([count, unit, ...more]) => {
    return Number(count) * scale === quantity && more.length === 0 && (unit === undefined || isUnit(unit))
  })
  if (at === -1 || words.length <= at + 1) return name
  const [count, within] = words[at]!
  const behind = words[at + 1]!.length === 1 && words.length > at + 2 ? words[at + 1]![0] : undefined
  const unit = within ?? behind
  const named = withoutWord(name, count!)
  return isUnit(unit) ? withoutWord(named, unit) : named
}
