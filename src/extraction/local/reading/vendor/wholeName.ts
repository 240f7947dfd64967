import { alternatives } from "../../lexicon/compile.ts"
import { hasLegalForm } from "./legalForms.ts"
import { digits, isFormPhrase, isNamelike } from "./nameWords.ts"
import { tidy } from "./tidiedName.ts"
import type { Row } from "../Rows.ts"
import { openBrackets, unfinished } from "../unfinished.ts"
import { shopNumber } from "./chainPrint.ts"
import { isCountryName } from "./countryNames.ts"
import { isBegunAbove, isBegunByKind, isEndedByKind, isFull } from "./nameLines.ts"

/** Nothing but legal forms: the line above may end with a word that may stand for one, as in "… TRADING". */
const forms = String.raw`(?:${alternatives(({ legalForms }) => legalForms)}[.\s]*)+$`
const formAlone = new RegExp(`^${forms}`, "iu")

/** Words that say what kind of company it is, but not which. */
const generic = new RegExp(String.raw`^(?:[&(]|${alternatives(({ companyKinds }) => companyKinds)}|${forms})`, "iu")

/** No country's name and company's form have more words. */
const mostWordsOfCountry = 6

/** "CANADA, INC.", "OF CANADA LTD": a company's part for one country, whose name stands above. */
const isOfCountry = (text: string): boolean => {
  const words = text.replace(/^of\s/i, "").split(/[\s,]+/)
  return (
    words.length <= mostWordsOfCountry &&
    words.some((_, at) => formAlone.test(words.slice(at).join(" ")) && isCountryName(words.slice(0, at).join(" ")))
  )
}

/** "di Rossi Mario & C. s.n.c.": whose shop it is that the line above names. */
const ofOwner = /^(?:di|de|da|do|del|della|van|von|vom)\s\p{Lu}/u

/** "ET FILS SARL", "DO NORTE LTDA", "DI GINO ROSSI & C. SNC": in capitals, too, and with a company's form. */
const andSons =
  /^(?:(?:et (?:fils|cie|associés)|y (?:cía|cia|hijos)|e (?:figli|filhos|cia)|und (?:söhne|sohn)|i synowie|og sønn(?:er)?|en zonen)(?!\p{L})|do\s\p{L}|di\s.*&\sC(?!\p{L}))/iu

/** "(株)青空屋", "(주)한빛문구": names in Japan and Korea begin with their form. */
const formInBrackets = /^[(（][株有合資名주유][)）]\s?\p{L}/u

/** A line that no name begins with, so that the one above does. */
const isRest = (text: string): boolean =>
  (generic.test(text) && !formInBrackets.test(text)) ||
  ofOwner.test(text) ||
  isOfCountry(text) ||
  (andSons.test(text) && hasLegalForm(text))

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

/** Whether the lower line goes on with "& …". */
const isAdded = (lower: Row): boolean => {
  const next = tidy(lower.text)
  return lower.cells.length === 1 && digits(next) === 0 && isNamelike(next) && /^&\s?\p{L}/u.test(next)
}

/** "株式会社" above "青空商店": in scripts without spaces none comes from a line's end. */
const joined = (upper: string, lower: string): string =>
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]$/u.test(upper) && /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(lower)
    ? upper + lower
    : `${upper} ${lower}`

/** No name has more letters. */
const longestName = 100

/**
 * Joins the lines of a name: of a heading, one that begins with its legal form, one that says its kind, and one that ends
 * in the middle.
 */
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
    if (above === undefined || !isClose(above, row) || !isNamelike(tidy(above.text)) || isFormPhrase(above.text)) break
    // a line that ends within a bracket ends in the middle of the name
    const goesOn = openBrackets(text) < 0 ? openBrackets(above.text) > 0 : isRest(text)
    if (!goesOn && !isBegunByKind(above, row) && !isBegunAbove(above, row) && !isFull(above, row, page)) break
    if (text.length + above.text.length > longestName) break
    text = joined(tidy(above.text), text)
    taken.unshift(above)
    row = above
  }
  for (let row = found.row, lines = 0; lines < 2; lines++) {
    const below = rows[row.index + 1]
    if (below === undefined || !isClose(row, below) || shopNumber.test(below.text)) break
    const next = tidy(below.text)
    const open =
      (openBrackets(text) > 0 && /[)）]/.test(`${below.text} ${rows[row.index + 2]?.text ?? ""}`)) ||
      (unfinished.test(text) && isNamelike(next))
    const isForm =
      (generic.test(next) || isOfCountry(next)) && (hasLegalForm(text) ? formAlone.test(next) : hasLegalForm(next))
    const goesOn = open || (isForm && next.length <= 34 && isNamelike(next)) || isAdded(below)
    if (!goesOn && !isEndedByKind(text, row, below) && !continuesHeading(text, row, below, typicalHeight)) break
    if (text.length + next.length > longestName) break
    text = joined(text, next)
    taken.push(below)
    row = below
  }
  return { text, rows: taken }
}
