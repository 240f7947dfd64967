import { printedMoney } from "../../countries/signs.ts"
import { matcher } from "../../lexicon/compile.ts"
import type { Role } from "../../lexicon/Role.ts"
import { letterCount } from "../../measures.ts"
import type { Amount } from "../Amounts.ts"
import { isCounted } from "../isCounted.ts"
import { cellAt } from "../cellAt.ts"
import { type Label, labelOf } from "../Labels.ts"
import type { Row } from "../Rows.ts"
import { countBefore, isMultiplied } from "./countLines.ts"
import { factorsOf } from "./factors.ts"
import { isPriorPrice } from "./isPriorPrice.ts"
import type { Line } from "./Line.ts"

/** By these names a row changes what the goods come to; by all others it sums them up, or tells something else. */
const amongGoods: ReadonlySet<Role> = new Set(["discount", "deposit"])

const added: ReadonlySet<Role> = new Set(["service", "tax", "tip"])

const without = (amounts: ReadonlyArray<Amount>, price: Amount): ReadonlyArray<Amount> =>
  amounts.filter((amount) => amount !== price)

export const isService = ({ label, price }: Line): boolean => label?.role === "service" && price !== null

/** From this coverage on a label leaves no words of its line for a name. */
const whole = 0.8

/** A count and a price before the line's own. */
const countAndPrice = 2

/**
 * Whether so many are sold at a price, as in "Cambio olio 1 60,00 60,00", "Imposta di soggiorno 6 2,50 15,00"; of a service
 * their number alone tells it, as in "2 COPERTO 4,00".
 */
const isSold = (
  { coverage, role }: Label,
  { text }: Row,
  others: ReadonlyArray<Amount>,
  { units }: Amount
): boolean => {
  const isListed = role === "tax" && others.length === countAndPrice && others.every(({ percent }) => !percent)
  return (
    ((role === "service" || isListed || coverage < whole) && factorsOf(others, units, "") !== null) ||
    (role === "service" && isCounted(text))
  )
}

/** "9780141036144  9.99", "Barcode: 9780141036144": what an article's number alone leads is named in another line. */
const ledByNumber = /^(?:\p{L}+\W+)?\d{8,14}(?!\d)/u

/** "Art/EAN 8044881", "SKU: 5578849", "Artikel-Nr. 1234567", "4901234567894 JAN": the number of an article, and nothing else. */
const articleNumber =
  /^\W*(?:(?:art(?:ikel|icle|ículo|iculo|icolo|igo)?|item|produ[ck]t|prod|model|style|ean|upc|sku|gtin|plu|isbn|barcode|code|código|codice|r[eé]f(?:erenz|[eé]rence)?)(?!\p{L})[.\s/-]*){1,2}(?:n[or°º]|num(?:ber|mer)?)?\W{0,3}[A-Z]{0,4}\d{4,}[A-Z\d-]*\W*$|^\W*\d[\d\s]{6,}(?:jan|ean|upc|gtin)\W*$/iu

export const isArticleNumber = ({ row }: Line): boolean => articleNumber.test(row.text)

/** So many words name the columns of a table of taxes. */
const [fewestHeads, mostHeads] = [3, 6]

/** "Moms % Moms Netto Brutto": the head of a table of taxes, and no name that goes on. */
export const isTaxHead = ({ row }: Line): boolean => {
  const words = row.text.match(/\p{L}[\p{L}.]+/gu) ?? []
  return (
    words.length >= fewestHeads &&
    words.length <= mostHeads &&
    words.every((word) => ["tax", "net", "total", "grandTotal"].includes(labelOf(word)?.role ?? ""))
  )
}

export const isLedByNumber = ({ row }: Line): boolean => ledByNumber.test(row.text)

/** Whether the row sums up or tells something else than an item: most of its letters say so. */
export const isSumming = (line: Line): boolean =>
  isCalledSum(line) &&
  !(line.label?.role === "other" && (isLedByNumber(line) || countBefore(line.row) !== null || isMultiplied(line.row)))

/** "Gratuity/Service": several names of what is added to goods, and no other word. */
const areOnlyAdded = (text: string): boolean => {
  const words = text.match(/\p{L}{3,}/gu) ?? []
  return words.length > 1 && words.every((word) => added.has(labelOf(word)?.role ?? "other"))
}

const sums: ReadonlySet<Role> = new Set(["total", "grandTotal", "subtotal"])

/** "04900005012   2.00 SALE": what is left of the price of what is named above or beside it. */
const saleBehind = /^\P{L}*\d[.,]\d{2}\s*sale\s*$/iu

/** "隨機碼 1234 | 總計 120": whether the cell of the price calls it a sum, whatever stands beside it. */
const isSumInCell = ({ price, row }: Line): boolean => {
  const place = price === null || row.cells.length === 1 ? null : cellAt(row, price.start)
  if (place === null || saleBehind.test(place.cell.text)) return false
  const label = labelOf(place.cell.text)
  return label !== null && label.exact && sums.has(label.role) && label.length >= letterCount(place.cell.text)
}

/** "eco-part. incl. 0,05", "dont éco-participation 0,02": a part of the price above. */
const partOfPrice =
  /^\P{L}*(?:dont|davon|waarvan|varav|herav|heraf|di cui|of which)(?!\p{L})(?=.*\p{L})|[eé]co\W?part\p{L}*\P{L}+incl/iu

const isCalledSum = (line: Line): boolean =>
  (isSumInCell(line) && !isReducedPrice(line.row)) || isCalledSumInRow(line) || partOfPrice.test(line.row.text)

/** "inkl. 19,00% MwSt": a rate parts what a tax is called. */
const rate = /\d{1,2}(?:[.,]\d{1,2})?\s?%/g

const isTaxWithRate = ({ role }: Label, text: string): boolean => {
  const label = role === "tax" && text.includes("%") ? labelOf(text.replace(rate, " ")) : null
  return label !== null && label.role === "tax" && label.exact && label.coverage >= whole
}

/** "50.0% SALE  12.00": what is left of a price; "SALE" and nothing else is a sum. */
const saleAlone = /^\P{L}*\d{1,2}(?:[.,]\d{1,2})?\s?%\s*sale(?!\p{L})\P{L}*\p{Lu}?\P{L}*$/iu

export const isReducedPrice = ({ text }: Row): boolean => saleAlone.test(text) || saleBehind.test(text)

const isCalledSumInRow = ({ amounts, label, price, row }: Line): boolean =>
  label !== null &&
  label.exact &&
  !amongGoods.has(label.role) &&
  !isReducedPrice(row) &&
  (label.length >= letterCount(row.text.replace(printedMoney, " ")) * 0.6 ||
    areOnlyAdded(row.text) ||
    isTaxWithRate(label, row.text.replace(printedMoney, " "))) &&
  !(price !== null && isSold(label, row, without(amounts, price), price))

const savings = matcher(({ savings }) => savings)

/** "RABAT 105 NA JABŁKA -0,55": what else its name says, a discount is below zero. */
export const isDiscount = ({ label, price, row }: Line): boolean =>
  (label?.role === "discount" && (label.coverage >= 0.5 || (price !== null && price.units < 0))) ||
  savings.test(row.text) ||
  isPriorPrice(row.text)

/** The lines with services as goods. */
export const withServices = (lines: ReadonlyArray<Line>): ReadonlyArray<Line> =>
  lines.map((line) => (isService(line) ? { ...line, label: null } : line))
