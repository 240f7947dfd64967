import { countries } from "../countries/index.ts"
import { alternatives, matcher } from "../lexicon/compile.ts"
import { letterCount, median } from "../measures.ts"
import { labelOf } from "./Labels.ts"
import { type Candidate, strengthOf } from "../../Proposal.ts"
import type { Evidence } from "../../Reading.ts"
import type { Row } from "./Rows.ts"
import { inAddressesOf, repairByDomain } from "./repairByDomain.ts"
import { partiesOf, type Party } from "./parties.ts"
import { placeOf } from "./placeOf.ts"
import { isTableHead, type Sheet } from "./Sheet.ts"
import { withSpaces } from "./nameSpacing.ts"
import { squash } from "./squash.ts"

const legalForm = matcher(({ legalForms }) => legalForms)
const business = matcher(({ companyWords }) => companyWords)
/** A word of an address; a number of a house, a postcode. */
const address = new RegExp(
  String.raw`${alternatives(({ addressWords }) => addressWords)}|\bno\s?[.:]?\s?\d|\bstr\.\s?\d|\b\d{5}\b|\b\d{4}\s?[A-Z]{2}\b`,
  "iu"
)
const townLines = countries.flatMap(({ townLine }) => townLine ?? [])
const addressStart = new RegExp(`^${alternatives(({ addressStarts }) => addressStarts)}`, "iu")
const contact = new RegExp(
  String.raw`${alternatives(({ contactWords }) => contactWords)}|@|\.com|\.(?:de|nl|no|se|dk|fi|pl|fr|it|es|pt|ru|co\.\w{2})\b|^visit\b|\+\d{2}`,
  "iu"
)
const title = matcher(({ formWords }) => formWords)

/** Numbers of registers and taxes behind a name: "(123456-X)", "273500-U (KSB)", "CO. REG. NO: …". */
const registration =
  /\s*[([{（]?\s*(?:(?:co\.?|company|comp)?\s*(?:reg(?:istration)?)?\.?\s*(?:no)?\.?|roc|gst\s*(?:id|no|reg)?|tax\s*id|ust|vat|nip|cif|nif)?[.:#\s]*[([（]?(?<!\p{L})[\dIlOoBSZ|]{4,}\d?[\s-]*(?:\d|[A-Z]{0,3})\s*[)\]}）]?\s*(?:\(\w{2,5}\))?\s*$/iu

/** "Owned by: …", "Dimiliki: …": what stands behind the colon is the name. */
const owner = /^[\p{L}\s]{3,14}:\s*(?=.*\p{L}{3})/u

/** Words that say what kind of company it is, but not which. */
const generic = new RegExp(String.raw`^(?:[&(]|${alternatives(({ companyKinds }) => companyKinds)})`, "iu")

const legalForms = new RegExp(
  alternatives((one) => one.legalForms),
  "giu"
)

/** What the line goes on with behind the name's legal form: an address, a stamp's word, a parenthesis cut off. */
const withoutTail = (text: string): string => {
  const form = [...text.matchAll(legalForms)].at(-1)
  if (form === undefined || letterCount(text.slice(0, form.index)) < 3) return text
  const end = form.index + form[0].length
  const rest = text.slice(end)
  const isTail =
    address.test(rest) || title.test(rest) || /^\s*\((?:co|reg|no|\d)[^)]*$/i.test(rest) || /^[\s.]*,.*\d/.test(rest)
  return isTail ? text.slice(0, end + (rest.startsWith(".") ? 1 : 0)) : text
}

const tidy = (text: string): string =>
  withoutTail(text.replace(/[\s,;:]+$/, "").replace(registration, ""))
    .replace(owner, "")
    .replace(/^\d{4,}\s+(?=\p{L})/u, "")
    .replace(/^[^\p{L}\p{N}("'&]+|[^\p{L}\p{N}).!'"&]+$/gu, "")
    .trim()

interface Line {
  readonly text: string
  readonly row: Row
  readonly evidence: ReadonlyArray<Evidence>
}

const digits = (text: string): number => text.match(/\d/g)?.length ?? 0

/** What the page's print is like. */
interface Page {
  readonly typicalHeight: number
  /** Mostly in capitals. */
  readonly isCapital: boolean
  /** Whether a web or mail address of the page holds the name. */
  readonly isInAddress: (name: string) => boolean
}

/** Rows from the top in which a merchant may name itself; further down a name needs its legal form. */
const rowsLookedAt = 14
/** What a name further down loses at most. */
const farthest = 7

/** Print in capitals with a note in small letters above it: somebody's remark on the scan. */
const isRemark = (text: string, isCapital: boolean): boolean =>
  isCapital && text === text.toLowerCase() && /^[a-z ]+$/.test(text)

/** Letters of several alphabets side by side are pictures and misread print. */
const isMixed = (text: string): boolean =>
  text
    .split(/\s+/)
    .some(
      (word) =>
        [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter((script) => script.test(word))
          .length > 1
    )

const evidenceOf = (
  text: string,
  row: Row,
  printed: string,
  place: number,
  party: Party | undefined,
  { isCapital, isInAddress, typicalHeight }: Page
): ReadonlyArray<Evidence> => {
  const size = row.height / Math.max(1e-6, typicalHeight)
  const formed = legalForm.test(text)
  const label = labelOf(text)
  const isLabel = label?.exact === true && label.length > squash(text).letters.length * 0.7
  return [
    { reason: "named_as_seller", weight: party === "seller" ? 4 : 0 },
    { reason: "named_as_buyer", weight: party === "buyer" ? -6 : 0 },
    { reason: "label_of_a_name", weight: party === "label" ? -5 : 0 },
    { reason: "in_web_address", weight: isInAddress(text) ? 1.5 : 0 },
    { reason: "below_the_first_line", weight: party === "seller" ? 0 : -Math.min(place * 0.5, farthest) },
    { reason: "legal_form", weight: formed ? 3.5 : 0 },
    { reason: "business_word", weight: business.test(text) ? 1.2 : 0 },
    { reason: "print_size", weight: Math.min(1.2, Math.max(-0.5, (size - 1) * 1.5)) },
    {
      reason: "address",
      weight: isAddress(text) || isAddress(printed.replace(registration, "")) ? (formed ? -1.5 : -3.5) : 0
    },
    { reason: "contact_details", weight: contact.test(text) ? -4 : 0 },
    { reason: "title_or_form_word", weight: title.test(text) ? -3 : 0 },
    { reason: "head_of_a_table", weight: isTableHead(row.text) ? -3 : 0 },
    { reason: "remark_on_the_scan", weight: isRemark(text, isCapital) ? -2.5 : 0 },
    { reason: "price_beside", weight: /\d[.,]\d{2}(?!\d)/.test(row.text) ? -3 : 0 },
    { reason: "digits", weight: digits(text) > letterCount(text) * 0.5 ? -3 : digits(text) > 2 ? -0.7 : 0 },
    { reason: "mixed_scripts", weight: isMixed(text) ? -3 : 0 },
    { reason: "few_letters", weight: letterCount(text) < 4 ? -1.5 : 0 },
    { reason: "label_of_an_amount", weight: isLabel ? -2 : 0 },
    { reason: "long_line", weight: text.length > 48 ? -1.5 : 0 }
  ].filter(({ weight }) => weight !== 0)
}

/** A street's or town's word alone may be part of a name; with a number or a comma it is an address. */
const isAddress = (text: string): boolean =>
  townLines.some((townLine) => townLine.test(text)) ||
  (address.test(text) && (/[\d,]/.test(text) || addressStart.test(text)))

const isNamelike = (text: string): boolean =>
  letterCount(text) >= 3 && digits(text) <= 2 && !isAddress(text) && !contact.test(text) && !title.test(text)

const isClose = (upper: Row, lower: Row): boolean => lower.top - upper.bottom < Math.max(upper.height, lower.height)

const unbalanced = (text: string): boolean => (text.match(/[(（]/g)?.length ?? 0) > (text.match(/[)）]/g)?.length ?? 0)

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
    lower.cells.length === 1 &&
    `${text} ${next}`.split(/\s+/).length <= mostHeadingWords
  )
}

/** Joins the lines of a name: of a heading, one that begins with its legal form, and one that ends in the middle. */
const wholeName = (
  rows: ReadonlyArray<Row>,
  found: Line,
  typicalHeight: number
): { readonly text: string; readonly rows: ReadonlyArray<Row> } => {
  let text = found.text
  const taken = [found.row]
  for (let row = found.row; generic.test(text);) {
    const above = rows[row.index - 1]
    if (above === undefined || !isClose(above, row) || !isNamelike(tidy(above.text))) break
    text = `${tidy(above.text)} ${text}`
    taken.unshift(above)
    row = above
  }
  for (let row = found.row, lines = 0; lines < 2; lines++) {
    const below = rows[row.index + 1]
    if (below === undefined || !isClose(row, below)) break
    const next = tidy(below.text)
    const open = unbalanced(text) || text.endsWith("&")
    const continues = !legalForm.test(text) && generic.test(next) && legalForm.test(next) && next.length <= 34
    const isHeading = continuesHeading(text, row, below, typicalHeight)
    if (!open && !isHeading && !(continues && isNamelike(next))) break
    text = `${text} ${next}`
    taken.push(below)
    row = below
  }
  return { text, rows: taken }
}

/** Names that are weighed against each other. */
const mostNames = 3

/** The merchant's name as printed, from the head of the document: the likeliest ones, the better one first. */
export const readVendor = ({ pages, rows }: Sheet): ReadonlyArray<Candidate<string>> => {
  const text = rows.map((row) => row.text).join("\n")
  const page = {
    typicalHeight: median(rows.map((row) => row.height)),
    isCapital: (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0),
    isInAddress: inAddressesOf(text)
  }
  const parties = partiesOf(rows)
  return rows
    .filter((row) => letterCount(row.text) >= 2)
    .flatMap((row, place) =>
      row.cells.flatMap((cell): ReadonlyArray<Line> => {
        const name = tidy(cell.text)
        // who is called by a number is somebody who works there
        const party = digits(name) > 0 && parties.get(cell) === "seller" ? undefined : parties.get(cell)
        const isFar = place >= rowsLookedAt && party !== "seller" && !legalForm.test(name)
        return letterCount(name) < 2 || isFar
          ? []
          : [{ text: name, row, evidence: evidenceOf(name, row, cell.text, place, party, page) }]
      })
    )
    .sort((a, b) => strengthOf(b.evidence) - strengthOf(a.evidence))
    .slice(0, mostNames)
    .map((line): Candidate<string> => {
      const name = wholeName(rows, line, page.typicalHeight)
      const places = name.rows.map((row) => placeOf(pages, row, row.text))
      return { value: repairByDomain(withSpaces(name.text), text), source: "print", places, evidence: line.evidence }
    })
    .filter(({ value }, index, all) => all.findIndex((one) => one.value === value) === index)
}
