import { alternatives } from "../../lexicon/compile.ts"
import type { Row } from "../Rows.ts"
import { isKindLine, isLeadingKind, isTradeLine } from "./kindLines.ts"
import { hasLegalForm } from "./legalForms.ts"
import { isAddressLine, isNamelike } from "./nameWords.ts"
import { tidy } from "./tidiedName.ts"

/** "ООО …": a company's name of its own. */
const formFirst = new RegExp(`^(?:${alternatives(({ legalForms }) => legalForms)})`, "iu")

/** How much wider a letter of the one line may be than one of the other where both are of one name. */
const likeWidth = 1.4

const letterWidth = (row: Row): number => (row.right - row.left) / Math.max(1, row.text.length)

/** Whether two lines are set alike, each with nothing beside it. */
const isAlike = (one: Row, other: Row): boolean => {
  const [a, b] = [letterWidth(one), letterWidth(other)]
  return one.cells.length === 1 && other.cells.length === 1 && Math.max(a, b) <= likeWidth * Math.min(a, b)
}

/** Legal forms that names begin with, and do not end with. */
const leadingForm =
  /^(?:株式会社|有限会社|合同会社|合資会社|合名会社|công ty|cty|ооо|оао|зао|пао|тов|тоо|осоо|sia|uab)(?!\p{L})/iu

/** "株式会社", "CÔNG TY TNHH THƯƠNG MẠI": whose name stands below. */
const isLeadingForm = (text: string): boolean => leadingForm.test(text) && isKindLine(text)

/** Whether two lines may be of one name, the upper one without the legal form that ends it. */
const mayGoOn = (upper: Row, lower: Row): boolean => {
  const above = tidy(upper.text)
  if (`${upper.text}${lower.text}`.includes(",") || isAddressLine(lower.text)) return false
  return (
    isAlike(upper, lower) &&
    isNamelike(above) &&
    isNamelike(tidy(lower.text)) &&
    (!hasLegalForm(above) || isLeadingForm(above))
  )
}

/** Whether the upper line begins the name that the lower one ends: one of them says what kind of merchant it is. */
export const isBegunByKind = (upper: Row, lower: Row): boolean => {
  const below = tidy(lower.text)
  return mayGoOn(upper, lower) && (isKindLine(below) || (isLeadingKind(tidy(upper.text)) && !formFirst.test(below)))
}

/** "ACHIEVERS SDN BHD", "MAJU (M) SDN. BHD.": a name of one word, which few companies of Malaysia have. */
const oneWord = /^[\p{L}\p{N}'-]{2,}[\s.,]{1,2}(?:co[\s.]+)?(?:\(\p{L}+\)\s?)?(?:sdn[\s.]*bhd|s\/b)\.?$/iu

/** Whether the lower line ends the name of a company that the upper one begins. */
export const isBegunAbove = (upper: Row, lower: Row): boolean => oneWord.test(tidy(lower.text)) && mayGoOn(upper, lower)

/** "We help you build it.": a slogan, and no name of several words. */
const sentence = /^\S+(?:\s\S+)+\s\p{Ll}{2,}[.!]$/u

/** The same of a lower line that ends the name `text`, as far as that is read. */
export const isEndedByKind = (text: string, upper: Row, lower: Row): boolean => {
  const below = tidy(lower.text)
  if (!mayGoOn(upper, lower) || sentence.test(lower.text)) return false
  if (isKindLine(below)) return hasLegalForm(below) || isTradeLine(below)
  return isKindLine(text) && !formFirst.test(below)
}

/** How sure a line must be read to begin a name only because it is full. */
const legible = 0.9

/** What may not be parted at a line's end: a word, but a single letter of a script without spaces. */
const firstPart = /^(?:[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}]|\S*)/u

/** Whether the upper line has no place for the lower one's first word, and is of no address. */
export const isFull = (upper: Row, lower: Row, page: ReadonlyArray<Row>): boolean => {
  if (!mayGoOn(upper, lower) || upper.cells[0]!.confidence < legible) return false
  const width = Math.max(...page.map(({ right }) => right)) - Math.min(...page.map(({ left }) => left))
  const [word] = firstPart.exec(lower.text)!
  const needed = upper.right - upper.left + letterWidth(lower) * (word.length + 1)
  return needed > width
}
