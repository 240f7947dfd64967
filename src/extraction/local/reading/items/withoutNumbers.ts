import { scale } from "../../../../domain/Money.ts"
import { containers, counts, hours, measures, terms } from "../../lexicon/units.ts"
import type { Factors } from "./factors.ts"
import type { Line } from "./Line.ts"

/** "Pork belly 2.5 kg", "Tape 4 rolls": how much of it, behind the name; what one of it is "1 L" of is its size. */
const measured = new RegExp(
  String.raw`^(.*\p{L}.*?)\s+(\d+[.,]\d+(?=\s?\p{L})|\d+(?=\s))\s?(?:${[...measures, ...counts, ...containers, ...hours, ...terms].join("|")})\.?$`,
  "iu"
)

/** The name without the quantity and the price that stand close behind it: "Daal Tadka 235", "Daal 2×235", "Cable 50 m". */
export const withoutNumbers = (name: string, numbers: ReadonlyArray<number>): string => {
  const weighed = measured.exec(name)
  const amount = Math.round(Number(weighed?.[2]?.replace(",", ".")) * scale)
  if (weighed !== null && amount !== scale && numbers.includes(amount)) return weighed[1]!
  const match = /^(.*\p{L}.*?)\s+(?:(\d+)\s?[x×]\s?)?(\d+)(?:\s(?:m|mtrs?|m2|m²|qm|lfm))?$/iu.exec(name)
  const isOne = (printed: string | undefined): boolean =>
    printed === undefined || numbers.some((units) => Number(printed) * scale === units)
  return match !== null && isOne(match[2]) && isOne(match[3]) ? withoutNumbers(match[1]!, numbers) : name
}

/** "2  295/75R22 Tyre": a name that begins with figures, without the count that has a cell of its own before it. */
export const withoutCountCell = (name: string, { row }: Line, { quantity }: Factors): string => {
  const [first, ...others] = row.cells
  const isCount = first !== undefined && others.length > 0 && Number(first.text) * scale === quantity
  return isCount && name.startsWith(`${first.text} `) ? name.slice(first.text.length + 1) : name
}
