import { scale } from "../../../../domain/Money.ts"
import { countsOnly } from "../../lexicon/units.ts"
import { unfinished } from "../unfinished.ts"
import { type Line, nameCell } from "./Line.ts"

/** "6 EGGS FREE RANGE", "EARL GREY 5": a number before or behind the words of one cell. */
const ahead = /^[\s*#-]*((?!0)\d{1,3})\s+(?=\p{L}[\p{L}\p{M}])/u
const behind = /(?<=\p{L})\s(\d{1,2})\s*$/u

/** "FILTER 2 Stk": how many are in a pack, where it says of no other number how many were bought. */
const pieces = new RegExp(String.raw`(?<=\p{L})\s(\d{1,3})\s?(?:${countsOnly.join("|")})\.?$`, "iu")

/** "BATTERIES LR6 x4": the same. */
const packed = /(?<=\p{L}.*)\s[xX]\s?([2-9]|[1-9]\d)$/u

/** "515040 COSTUME": the number of an article, which a shorter one is as well among them. */
const article = /^\s*\d{4,}\s/

/** "04 CHICKEN": lines that begin with departments have them in front of their names. */
const department = /^\s*0\d\s/

/** Where more than this share of the lines have a number, it is a column; of two one may have one behind its name. */
const [fewestLines, mostShare] = [3, 0.4]

/** The cell of the name, or of the words that lead the line. */
const wordsOf = (line: Line): string =>
  (line.row.cells.find(({ text }) => text.includes(line.name)) ?? nameCell(line) ?? line.row).text

/**
 * Puts the numbers back that belong to a name, though numbers at such places mostly count: few of the lines have one
 * there, and it is none of the line's `numbers`, its quantity and prices.
 */
export const numbersInNames = (
  named: ReadonlyArray<Line>
): ((name: string, line: Line, numbers: ReadonlyArray<number>) => string) => {
  const having = (pattern: RegExp): number => named.filter((line) => pattern.test(wordsOf(line))).length
  const isCommon = (pattern: RegExp): boolean => having(pattern) > named.length * mostShare
  const isRare = (pattern: RegExp): boolean => named.length >= fewestLines && !isCommon(pattern)
  const areDepartments = named.some((line) => department.test(wordsOf(line)))
  const aheadIsRare = !areDepartments && isRare(ahead) && !isCommon(article)
  const behindIsRare = isRare(behind) || (named.length === 2 && having(behind) === 1)
  return (name, line, numbers) => {
    const words = wordsOf(line)
    const isCut = (printed: string | undefined): printed is string =>
      printed !== undefined && !numbers.includes(Number(printed) * scale)
    const first = aheadIsRare ? ahead.exec(words) : null
    // "Knobs, set of 4"
    const isOpen = unfinished.test(name)
    // "CS SORTIDO 80   6,0000 CX x 24,99": of an only line that tells its count elsewhere
    const isTold = named.length === 1 && numbers[0] !== scale
    const isInName = behindIsRare || isOpen || isTold
    const last = packed.exec(words) ?? pieces.exec(words) ?? (isInName ? behind.exec(words) : null)
    const from =
      first !== null && isCut(first[1]) && words.slice(first[0].length).startsWith(name) ? `${first[1]} ` : ""
    const to = last !== null && isCut(last[1]) && words.slice(0, last.index).endsWith(name) ? last[0].trimEnd() : ""
    return name === "" ? name : `${from}${name}${to}`
  }
}
