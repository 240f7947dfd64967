import type { Row } from "../Rows.ts"
import { townsIn } from "../townsOnPage.ts"
import { hasAddressWord, isTownLine, postalTown } from "./addresses.ts"
import { hasLegalForm } from "./legalForms.ts"
import { businessWord, isAddressLine } from "./nameWords.ts"

/** "Masarykova 12", "Ilica 5/A": the number of a house behind what may be a street. */
const numberLast = /^\p{L}[\p{L}.'’ -]{2,30},? (?:no ?[:.]? ?)?\d{1,4} ?[a-z]?(?:[/-]\w{1,4})?$/iu

/** "Place du Marché", "Plaza Mayor s/n", "ZA de la Gare": where there is a shop, in words that names have, too. */
const placeFirst = /^(?:place d|plaza (?!.*hotel)|piazza |largo |praça |za |zi |zac |pol[.] ?ind)/iu

/** "Shop 12 Westfield", "Unit 5, Riverside Park": a part of a building. */
export const isUnit = (text: string): boolean =>
  /^(?:shop|unit|suite|stall|lot|blk|block|level) (?:no[.:]? ?)?(?:[a-z]{1,2}-?)?\d/i.test(text)

/** "1200 Central Ave", where the number is a house's. */
const streetLast = /(?<!\p{L})(?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|way|hwy|highway|pkwy)\.?$/iu

/** "Dubai, UAE": the country behind a town, as it is shortened. */
const country = /[ ,]+(?:UAE|U\.A\.E\.?|KSA|UK|USA|U\.S\.A\.?|RSA)$/

const isTown = (text: string): boolean => {
  const town = text.replace(country, "")
  if (streetLast.test(town)) return false
  return isTownLine(text) || postalTown.test(text) || townsIn(town).some(({ print }) => print.length * 2 >= town.length)
}

/** "Grote Markt 5": squares that are called markets. */
const square = /(?<!\p{L})(?:grote|kleine|oude|nieuwe|alte[rn]|neue[rn]) markt \d/iu

/** "FLOOR & DECOR": what is sold, where no number tells which floor. */
const soldFloors = /^floor(?=\P{L}+\p{L})\D*$/iu

/** The first word of "Shop 12 Westfield" tells no trade, nor does the last one of "Grote Markt". */
const mayBeName = (text: string): boolean =>
  hasLegalForm(text) || soldFloors.test(text) || (businessWord.test(text) && !isUnit(text) && !square.test(text))

/** Whether a text is the street above a town, though nothing in it but its number may tell so: "Ilica 12", "10000 Zagreb". */
const isStreetOfTown = (text: string, below: Row | undefined): boolean =>
  below !== undefined &&
  !mayBeName(text) &&
  (numberLast.test(text) || placeFirst.test(text) || isUnit(text) || hasAddressWord(text)) &&
  isTown(below.text)

/** "Bourbon Street", "Block 16": what only looks like a place, on top of a street and its town. */
export const leadsStreetAndTown = (text: string, [street, town]: ReadonlyArray<Row>): boolean =>
  street !== undefined &&
  town !== undefined &&
  /^\p{L}[^,]+(?<!^(?:suite|unit|shop|floor|level) \S{1,6})$/iu.test(text) &&
  /^\d|\d ?[a-z]?$/i.test(street.text) &&
  isAddressLine(street.text) &&
  !isTown(street.text) &&
  isTown(town.text)

/** A name is printed larger than the line above it. */
const larger = 1.25

/** Whether a line is what stands below a street, and not above one: "Göteborg", "Beyoğlu / İSTANBUL". */
const isTownOfStreet = (text: string, row: Row, above: Row | undefined, below: Row | undefined): boolean =>
  above !== undefined &&
  above.page === row.page &&
  !(below !== undefined && isAddressLine(below.text) && !isTown(below.text)) &&
  ((/\d/.test(above.text) && isAddressLine(above.text)) || isStreetOfTown(above.text, row)) &&
  !mayBeName(text) &&
  row.height < above.height * larger

/** "147 Nguyen Co Thach, An Loi Dong": the number of a house before its street, and a part of a town. */
const houseAndPart =
  /^\d{1,4}[a-d]?(?:[/-]\d{1,4})? \p{Lu}[\p{L}.'’]*(?: [\p{L}.'’]+){1,4}, ?\p{Lu}[\p{L}.'’]*(?: [\p{L}.'’]+){0,4}$/u

/** Whether a text is a place, though no word of it tells so: by how it is written, or by the lines around it. */
export const isPlaceAmong = (rows: ReadonlyArray<Row>, row: Row, text: string): boolean => {
  const [above, below] = [rows[row.index - 1], rows[row.index + 1]]
  const isHouse = houseAndPart.test(text) && !mayBeName(text)
  return isHouse || isStreetOfTown(text, below) || isTownOfStreet(text, row, above, below)
}
