import { alternatives } from "../../lexicon/compile.ts"
import { digits, hasLegalForm, isNamelike, tidy } from "./nameWords.ts"
import type { Row } from "../Rows.ts"
import { openBrackets, unfinished } from "../unfinished.ts"
import { isKindLine, isLeadingKind, isTradeLine } from "./kindLines.ts"

/** Nothing but legal forms: the line above may end with a word that may stand for one, as in "… TRADING". */
const forms = String.raw`(?:${alternatives(({ legalForms }) => legalForms)}[.\s]*)+$`
const formAlone = new RegExp(`^${forms}`, "iu")

/** Words that say what kind of company it is, but not which. */
const generic = new RegExp(String.raw`^(?:[&(]|${alternatives(({ companyKinds }) => companyKinds)}|${forms})`, "iu")

/** "ООО …": a company's name of its own. */
const formFirst = new RegExp(`^(?:${alternatives(({ legalForms }) => legalForms)})`, "iu")

const isClose = (upper: Row, lower: Row): boolean => lower.top - upper.bottom < Math.max(upper.height, lower.height)

/** Print from this many times the page's usual height on is a heading. */
const headingSize = 1.35
/** Lines of a heading are alike in height, and hold few words. */
const [likeness, mostHeadingWords] = [0.7, 6]

/** Whether the lower line goes on with the heading that the upper one begins: "GIANT" above "EAGLE". */
const continuesHeading = (text: string, upper: Row, lower: Row, typicalHeight: number): boolean => {
  const heights = [upper.height, lower.height]
  const next = tidy(lower.text)
  return (
    Math.min(...heights) >= typicalHeight * headingSize &&
    Math.min(...heights) >= Math.max(...heights) * likeness &&
    isNamelike(next) &&
    digits(next) === 0 &&
    openBrackets(next) === 0 &&
    lower.cells.length === 1 &&
    `${text} ${next}`.split(/\s+/).length <= mostHeadingWords
  )
}

/** How much wider a letter of the one line may be than one of the other where both are of one name. */
const likeWidth = 1.4

const letterWidth = (row: Row): number => (row.right - row.left) / Math.max(1, row.text.length)

/** Whether two lines are set alike, each with nothing beside it. */
const isAlike = (one: Row, other: Row): boolean => {
  const [a, b] = [letterWidth(one), letterWidth(other)]
  return one.cells.length === 1 && other.cells.length === 1 && Math.max(a, b) <= likeWidth * Math.min(a, b)
}

/** Whether two lines may be of one name, the upper one without the legal form that ends it. */
const mayGoOn = (upper: Row, lower: Row): boolean => {
  const above = tidy(upper.text)
  if (`${upper.text}${lower.text}`.includes(",")) return false
  return isAlike(upper, lower) && isNamelike(above) && isNamelike(tidy(lower.text)) && !hasLegalForm(above)
}

/** Whether the upper line begins the name that the lower one ends: one of them says what kind of merchant it is. */
const isBegunByKind = (upper: Row, lower: Row): boolean => {
  const below = tidy(lower.text)
  return mayGoOn(upper, lower) && (isKindLine(below) || (isLeadingKind(tidy(upper.text)) && !formFirst.test(below)))
}

/** Whether the lower line ends the name that the upper one begins, as far as it is read: one of them says what kind of merchant it is. */
const isEndedByKind = (text: string, upper: Row, lower: Row): boolean => {
  const below = tidy(lower.text)
  if (!mayGoOn(upper, lower)) return false
  if (isKindLine(below)) return hasLegalForm(below) || isTradeLine(below)
  return isKindLine(text) && !formFirst.test(below)
}

/** How sure a line must be read to begin a name only because it is full. */
const legible = 0.9

/** Whether the upper line has no place for the lower one's first word, and is of no address. */
const isFull = (upper: Row, lower: Row, page: ReadonlyArray<Row>): boolean => {
  if (!mayGoOn(upper, lower) || upper.cells[0]!.confidence < legible) return false
  const width = Math.max(...page.map(({ right }) => right)) - Math.min(...page.map(({ left }) => left))
  const [word = ""] = lower.text.split(/\s/)
  const needed = upper.right - upper.left + letterWidth(lower) * (word.length + 1)
  return needed > width
}

/** Whether the lower line goes on with "& …". */
const isAdded = (lower: Row): boolean => {
  const next = tidy(lower.text)
  return lower.cells.length === 1 && digits(next) === 0 && isNamelike(next) && /^&\s?\p{L}/u.test(next)
}

/** No name has more letters. */
const longestName = 100

/** Joins the lines of a name: of a heading, one that begins with its legal form or says its kind, and one that ends in the middle. */
export const wholeName = (
  rows: ReadonlyArray<Row>,
  found: { readonly text: string; readonly row: Row },
  typicalHeight: number
): { readonly text: string; readonly rows: ReadonlyArray<Row> } => {
  const page = rows.filter((row) => row.page === found.row.page)
  let text = found.text
  const taken = [found.row]
  for (let row = found.row; ;) {
    const above = rows[row.index - 1]
    if (above === undefined || !isClose(above, row) || !isNamelike(tidy(above.text))) break
    // a line that ends within a bracket ends in the middle of the name
    const isRest = openBrackets(text) < 0 ? openBrackets(above.text) > 0 : generic.test(text)
    if (!isRest && !isBegunByKind(above, row) && !isFull(above, row, page)) break
    if (text.length + above.text.length > longestName) break
    text = `${tidy(above.text)} ${text}`
    taken.unshift(above)
    row = above
  }
  for (let row = found.row, lines = 0; lines < 2; lines++) {
    const below = rows[row.index + 1]
    if (below === undefined || !isClose(row, below)) break
    const next = tidy(below.text)
    const open =
      (openBrackets(text) > 0 && /[)）]/.test(`${below.text} ${rows[row.index + 2]?.text ?? ""}`)) ||
      (unfinished.test(text) && isNamelike(next))
    const isForm = generic.test(next) && (hasLegalForm(text) ? formAlone.test(next) : hasLegalForm(next))
    const goesOn = open || (isForm && next.length <= 34 && isNamelike(next)) || isAdded(below)
    if (!goesOn && !isEndedByKind(text, row, below) && !continuesHeading(text, row, below, typicalHeight)) break
    if (text.length + next.length > longestName) break
    text = `${text} ${next}`
    taken.push(below)
    row = below
  }
  return { text, rows: taken }
}
