import type { Cell } from "../Cell.ts"
import type { Line } from "./Line.ts"
import { isSumming } from "./lineKinds.ts"
import type { Listing } from "./Listing.ts"
import { isWords } from "./nameOverLines.ts"

/** "DPHB9169": the number of an article. */
const isCode = (name: string): boolean => /^[A-Z]{0,6}\d{3,}[A-Z\d-]*$/.test(name)

/** "BAL01 Wheel balance", "(2)06235650002 BEANS", "T01 10.00 SCREW": what leads the line of an article, and what is left of its name without it. */
const codeAhead =
  /^(?:\(\d{1,2}\)\s?|\*\s?)?(?:[A-Z]\+?\s+(?=\d{4,}\s))?(?:\d{1,3}\s+(?:\d{1,2}\s?%\s+|(?=\d{4}|[A-Z]{2,5}[-./]\d)))?(?:[A-Z]{1,5}[-./]?\d[A-Z\d./-]*|\d{3,14}(?:[-/]\d+(?:,\d+)?)?|\d{2,}[A-Z]+\d[A-Z\d]{3,})(?=\s+(?:\d{1,4}[.,]\d{2,4}\s+)?\p{L})/u
/** As many lines that are all led by other codes have a column of them; fewer below a table's head, or of long codes. */
const [fewestCodes, fewestHeaded] = [3, 2]
/** So many digits are no part of a name. */
const longNumber = /\d{5,}$/
/** Of so many as large a share is enough where codes are long: fees and deposits have none. */
const [many, mostOfMany, longCode] = [5, 0.7, 4]

const isNamed = ({ name, price }: Line): boolean => price !== null && name !== ""

/** What an article costs; what is taken off has no code, nor need a deposit or a service have one. */
const isOfArticle = (line: Line): boolean =>
  isNamed(line) &&
  line.price!.units >= 0 &&
  line.label?.role !== "deposit" &&
  line.label?.role !== "service" &&
  !isSumming(line)

const codeOf = ({ row }: Line): string | undefined => codeAhead.exec(row.text)?.[0]

/** The listing without a column of codes in front of the names; what is bought twice has its code twice. */
const withoutCodeColumn = ({ headed, lines }: Listing): Listing => {
  const priced = lines.filter(isOfArticle)
  // sums that are not known as such follow the articles
  const articles = priced.slice(0, priced.findLastIndex((line) => codeOf(line) !== undefined) + 1)
  const coded = articles.filter((line) => codeOf(line) !== undefined)
  const codes = new Set(coded.map(codeOf))
  const named = new Set(coded.map((line) => `${codeOf(line)} ${withoutCode(line)}`))
  const areMost =
    coded.length === articles.length ||
    (coded.length >= many &&
      coded.length >= articles.length * mostOfMany &&
      coded.every((line) => codeOf(line)!.length >= longCode))
  const areLong = [...codes].every((code) => longNumber.test(code!))
  const isColumn =
    codes.size >= (headed || areLong ? fewestHeaded : fewestCodes) && areMost && named.size === codes.size
  return { headed, lines: isColumn ? lines.map((line) => ({ ...line, name: withoutCode(line) })) : lines }
}

/** The name without the code that leads its row; behind that "C9" may begin the name. */
const withoutCode = (line: Line): string => {
  const [code = ""] = codeAhead.exec(line.name) ?? []
  return codeOf(line)?.endsWith(code) === true ? line.name.slice(code.length).trimStart() || line.name : line.name
}

/** "GMRJ", "84159020", "1006", "5.102", "7310865": a cell of codes of taxes, customs and articles behind a name. */
const codeCell = /^(?:[A-Z]{1,4}|\d{4,14}|\d{4}(?:\.\d{2}){1,2}|\d\.\d{3})$/
/** "WIDGET (012345678905)", "CORD 0 12345 67891 2", "LAMP B01N5IB20Q": the same within the cell of a name. */
const codeWithin =
  /(?<=\p{L}.*)\s(?:[#(]?\d(?:[\d\s-]{6,22}\d)\)?|(?=(?:[A-Z-]*\d){3})(?=[\d-]*[A-Z])[A-Z\d-]{8,14})(?:\s[A-Z]{1,2})?$/u
/** As large a share of the lines have them where they are a column. */
const codedShare = 0.6

const isCodeCell = ({ text }: Cell): boolean =>
  text
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word))
    .every((word) => codeCell.test(word))

/** "8539 | 12": the rate of a tax behind the code of customs, which decides on it. */
const rateBehindCode = /(?<=\s\d{4,8})\s\d{1,2}(?:\.\d{1,2})?$/

/** A name without the cells of codes at its end. */
const withoutCells = ({ name, row }: Line): string => {
  let rest = name.replace(rateBehindCode, "")
  for (const cell of row.cells.slice(1).toReversed()) {
    if (isCodeCell(cell) && rest.endsWith(` ${cell.text}`)) rest = rest.slice(0, -cell.text.length - 1).trimEnd()
  }
  return rest.replace(codeWithin, "")
}

/** A cell of letters that was left out of the name: "GR", which counts grams elsewhere; "X" multiplies. */
const hasLetterCell = ({ row }: Line): boolean =>
  row.cells.slice(1).some((cell) => /^(?!X$)[A-Z]{1,4}$/.test(cell.text))

/** The listing without columns of codes behind the names. */
const withoutCodesBehind = ({ headed, lines }: Listing): Listing => {
  const articles = lines.filter(isOfArticle)
  const coded = articles.filter((line) => withoutCells(line) !== line.name)
  const inColumn = articles.filter((line) => withoutCells(line) !== line.name || hasLetterCell(line))
  const isColumn = coded.length >= fewestHeaded && inColumn.length >= articles.length * codedShare
  return { headed, lines: isColumn ? lines.map((line) => ({ ...line, name: withoutCells(line) || line.name })) : lines }
}

/** Lines whose prices stand beside the article's number alone are named by the words above or below. */
export const withoutCodes = (listing: Listing): Listing => {
  const { headed, lines } = withoutCodesBehind(withoutCodeColumn(listing))
  const named = lines.filter(isNamed)
  return named.length > 0 && named.every(({ name }) => isCode(name)) && lines.some(isWords)
    ? { headed, lines: lines.map((line) => (line.price === null ? line : { ...line, name: "" })) }
    : { headed, lines }
}
