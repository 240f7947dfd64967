import { matcher } from "../lexicon/compile.ts"
import { letterCount, median } from "../measures.ts"
import { labelOf } from "./Labels.ts"
import { type Candidate, strengthOf } from "../../Proposal.ts"
import type { Evidence } from "../../Reading.ts"
import type { Row } from "./Rows.ts"
import { inAddressesOf, repairByDomain } from "./repairByDomain.ts"
import { partiesOf, type Party } from "./parties.ts"
import { placeOf } from "./placeOf.ts"
import { isTableHead, type Sheet } from "./Sheet.ts"
import {
  contact,
  digits,
  isAddress,
  isAddressLine,
  isFormPhrase,
  isTownLine,
  legalForm,
  tidy,
  title
} from "./nameWords.ts"
import { wholeName } from "./wholeName.ts"
import { withSpaces } from "./nameSpacing.ts"
import { squash } from "./squash.ts"

const business = matcher(({ companyWords }) => companyWords)

interface Line {
  readonly text: string
  readonly row: Row
  readonly evidence: ReadonlyArray<Evidence>
}

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
  text.split(/\s+/).some((word) => alphabets.filter((alphabet) => alphabet.test(word)).length > 1)

const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** Of these letters two are a name. */
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** A name as it was tidied, the cell it is from, and where that stands. */
interface Found {
  readonly text: string
  readonly printed: string
  readonly row: Row
  /** Rows with letters above it. */
  readonly place: number
  readonly party: Party | undefined
}

const evidenceOf = (
  { party, place, printed, row, text }: Found,
  { isCapital, isInAddress, typicalHeight }: Page
): ReadonlyArray<Evidence> => {
  const size = row.height / Math.max(1e-6, typicalHeight)
  const formed = legalForm.test(text) && !isTownLine(text)
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
      weight: isAddress(text) || isAddressLine(printed) ? (formed ? -1.5 : -3.5) : 0
    },
    { reason: "contact_details", weight: contact.test(text) ? -4 : 0 },
    { reason: "title_or_form_word", weight: title.test(text) ? -3 : 0 },
    { reason: "head_of_a_table", weight: isTableHead(row.text) ? -3 : 0 },
    { reason: "remark_on_the_scan", weight: isRemark(text, isCapital) ? -2.5 : 0 },
    { reason: "price_beside", weight: /\d[.,]\d{2}(?!\d)/.test(row.text) ? -3 : 0 },
    { reason: "digits", weight: digits(text) > letterCount(text) * 0.5 ? -3 : digits(text) > 2 ? -0.7 : 0 },
    { reason: "mixed_scripts", weight: isMixed(text) ? -3 : 0 },
    { reason: "few_letters", weight: letterCount(text) < (ideographs.test(text) ? 2 : 4) ? -1.5 : 0 },
    { reason: "phrase_of_a_form", weight: isFormPhrase(printed) ? -6 : 0 },
    { reason: "label_of_an_amount", weight: isLabel ? -2 : 0 },
    { reason: "long_line", weight: text.length > 48 ? -1.5 : 0 }
  ].filter(({ weight }) => weight !== 0)
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
          : [{ text: name, row, evidence: evidenceOf({ text: name, printed: cell.text, row, place, party }, page) }]
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
