import { foldMonth, monthNumbers } from "../../lexicon/monthNumbers.ts"
import { letterCount } from "../../measures.ts"
import { labelOf } from "../Labels.ts"
import type { Row } from "../Rows.ts"
import { isTableHead } from "../Sheet.ts"
import { squash } from "../squash.ts"
import { foldTown, townsIn } from "../townsOnPage.ts"
import { hasLegalForm } from "./legalForms.ts"
import { businessWord, contact, digits, isAddressLine, isDescription, isFormPhrase, isOfForm } from "./nameWords.ts"
import { isAddress, isTownLine } from "./addresses.ts"
import { isPlaceAmong, isUnit, leadsStreetAndTown } from "./streetsAndTowns.ts"
import { isCounted } from "../isCounted.ts"
import { isCountryName } from "./countryNames.ts"
import { isPaymentPhrase } from "./paymentPhrase.ts"
import { isRegistered } from "./registerNumbers.ts"
import type { NameFeature } from "./nameWeights.ts"
import type { ChainMatch } from "./chainsOnPage.ts"
import { payee, type Party } from "./partyLabels.ts"

/** "City Centre Maadi, Cairo": where it is, below a name. */
const townBehindComma = (text: string): boolean => {
  const town = /^[^,]{3,},\s*([^,]{3,})$/u.exec(text)?.[1]
  return town !== undefined && townsIn(town).some(({ print }) => print === foldTown(town))
}

/** What the page's print is like. */
export interface Page {
  readonly rows: ReadonlyArray<Row>
  /** All letters of each of the first rows. */
  readonly letters: ReadonlyArray<string>
  readonly typicalHeight: number
  /** Mostly in capitals. */
  readonly isCapital: boolean
  /** How much of a web or mail address of the page a name is. */
  readonly inAddresses: (name: string) => "all" | "part" | null
  /** All letters of what a PDF says of itself. */
  readonly about: string
}

/** A name as it was tidied, the text that it is from, and where that stands. */
export interface NameFound {
  readonly text: string
  readonly printed: string
  readonly row: Row
  /** Rows with letters above it. */
  readonly place: number
  readonly party: Party | undefined
  /** How sure its letters were recognised, from 0 to 1. */
  readonly clarity: number
  /** Whether the document greets in its name. */
  readonly isGreeting: boolean
  /** The chain that it names. */
  readonly chain: ChainMatch | null
}

/** Print in capitals with a note in small letters above it: somebody's remark on the scan. */
const isRemark = (text: string, isCapital: boolean): boolean =>
  isCapital && text === text.toLowerCase() && /^[a-z ]+$/.test(text)

const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** Letters of several alphabets side by side are pictures and misread print. */
const isMixed = (text: string): boolean =>
  text.split(/\s+/).some((word) => alphabets.filter((alphabet) => alphabet.test(word)).length > 1)

/** Of these letters two are a name. */
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** "PHO 99" on top of all. */
const numbered = /^\p{L}{3} \d{2}$/u
/** More digits for each letter are a number. */
const mostDigits = 0.7

/** Rows of a head; a company with its number further down is another one as often as not. */
const headRows = 6
/** Rows from here on are all alike far down. */
const farthest = 14
/** Letters of this confidence are not doubted. */
const clear = 0.95
/** Rows below a name in which its address may begin. */
const addressWithin = 2
/** Names of fewer letters are in other words by chance. */
const shortestRepeated = 5

const isPlaced = (text: string): boolean => isAddressLine(text) || contact.test(text)

/** Whether where to find somebody follows, and is not already what stands here. */
const leadsAddress = ({ printed, row }: NameFound, { rows }: Page): boolean =>
  !isPlaced(printed) &&
  rows
    .slice(row.index + 1, row.index + 1 + addressWithin)
    .some((below) => below.page === row.page && isPlaced(below.text))

const isInAbout = (text: string, { about }: Page): boolean => {
  const { letters } = squash(text)
  return letters.length >= shortestRepeated && about.includes(letters)
}

const isRepeated = ({ row, text }: NameFound, page: Page): boolean => {
  const { letters } = squash(text)
  return (
    letters.length >= shortestRepeated &&
    page.letters.some((one, index) => index !== row.index && one.includes(letters))
  )
}

/** "coolblue.com" on top of all: what a shop of the web is called. */
const bareDomain = /^[\p{L}\d-]{2,20}(?:\.co)?\.\p{L}{2,4}$/u

/** "Am Alten Markt 3": the number of a house, before which words of trades are parts of streets. */
const houseNumber = / \d{1,3} ?[a-d]?$/i

/** A single word; scripts without spaces write whole names so. */
const oneWord = /^(?:(?!\p{scx=Han}|\p{scx=Hira}|\p{scx=Kana}|\p{scx=Thai})\p{L})+$/u

/** Marks of prose: it ends like a sentence, or goes on behind the end of one. */
const isSentence = (text: string): boolean =>
  /\p{L}{2}[!?…]$|\p{Ll}{3}[.!?] \p{L}|\p{Ll}{3} \p{Ll}+ .*\p{Ll}{2}\.$/u.test(text)

/** A capital behind a small letter, as in pictures that were taken for letters; "McDonald" has one, too. */
const isOddlyCapital = (text: string): boolean =>
  /(?<!(?<!\p{L})Ma?)\p{Ll}\p{Lu}/u.test(text.replace(/(?<!\p{L})[Gg]e?mbH(?!\p{L})/u, ""))

/** "Velo Mobiel", "Blue Line Taxi": words of a name that say elsewhere how to reach somebody. */
const titled = /^(?:\p{Lu}[\p{L}'’-]*|&|and|of|the)(?:\s(?:\p{Lu}[\p{L}'’-]*|&|and|of|the))+$/u

const isContact = (text: string): boolean => contact.test(text) && !titled.test(text)

const share = (wanted: boolean): number => (wanted ? 1 : 0)

/** "3.50", and ".59" at the end; "12,000" behind words, where prices have no decimals. */
const price = /\d[.,]\d{2}(?!\d|[./-]\d)|\p{L}\s+[.,]\d{2}\s*$|^\P{L}*\p{L}.*\s[1-9]\d{0,2}(?:[.,]\d{3})+(?![\d.,-])/u

/** Whether a price stands in the row. */
export const hasPrice = ({ text }: Row): boolean => price.test(text)

/** "1 S Coffee", below what has a price: it belongs to a menu. */
const isOfMenu = (row: Row, { rows }: Page): boolean => isCounted(row.text) && rows.slice(0, row.index).some(hasPrice)

/** "Now delivering with", and "Door Dash" below it. */
const isPartner = ({ row, text }: NameFound, { rows }: Page): boolean =>
  [text, rows[row.index - 1]?.text ?? ""].some((line) => /(?<!\p{L})(?:with|via)\s*$/iu.test(line))

/** "The Green Table", "Chef's Table", "Table & Vine", "Au Bon Coin", "La Table de Marie": no form has such a line. */
const likeShops =
  /^the \p{L}|\p{L}['’]s(?!\p{L})|\p{L} & \p{L}|^(?:(?:à )?la|les?|aux?|chez|el|l[oa]s|il|zum|zur) \p{L}+(?: \p{L}+)+$/iu

/** Whether the first line is the name of a shop that has a form's word in it. */
const isShopOnTop = (found: NameFound, page: Page): boolean =>
  found.place === 0 && !/[\d:]/.test(found.printed) && likeShops.test(found.text) && leadsAddress(found, page)

/** "Order placed: June 12". */
const isMonth = (text: string): boolean => monthNumbers.has(foldMonth(text.replace(/[\d,]/g, "")))

/**
 * What there is to say of a name, each as a number, mostly 0 or 1; what does not apply is left out. `nameWeights.ts`
 * has what each of them weighs.
 */
export const nameFeatures = (found: NameFound, page: Page): ReadonlyArray<readonly [NameFeature, number]> => {
  const { chain, clarity, isGreeting, party, place, printed, row, text } = found
  const size = row.height / Math.max(1e-6, page.typicalHeight)
  // "AB-12345678" is a number and no company, "Bistro 1896" is one
  const isNumber = digits(text) > letterCount(text) * mostDigits
  const isShort =
    letterCount(text) < (ideographs.test(text) ? 2 : 4) && !(place === 0 && (numbered.test(text) || chain !== null))
  const isTown = isTownLine(text) || isTownLine(printed)
  const isFormed = hasLegalForm(text) && !isTown && !isNumber && (letterCount(text) > 2 || digits(printed) <= 2)
  // "Kaufland - Gutschmidtstraße 19" names a shop of a chain
  const isPlace =
    chain?.isWhole !== true &&
    !(place === 0 && leadsStreetAndTown(text, page.rows.slice(row.index + 1, row.index + 3))) &&
    (isTown ||
      isAddress(text) ||
      isAddressLine(printed) ||
      isCountryName(text) ||
      isPlaceAmong(page.rows, row, text) ||
      (place > 0 && townBehindComma(text) && !hasLegalForm(text)))
  const label = labelOf(text)
  const isLabel = label?.exact === true && label.length > squash(text).letters.length * 0.7
  const inAddress = page.inAddresses(text)
  const words = text.split(/\s+/).length
  const all: ReadonlyArray<readonly [NameFeature, number]> = [
    ["named_as_seller", share(party === "seller")],
    ["named_as_buyer", share(party === "buyer")],
    ["label_of_a_name", share(party === "label")],
    ["greets_in_its_name", share(isGreeting)],
    ["web_address", share(inAddress === "all")],
    ["in_web_address", share(inAddress === "part")],
    ["first_line", share(place === 0)],
    ["below_the_first_line", party === "seller" || isGreeting ? 0 : Math.min(place, farthest)],
    ["legal_form", share(isFormed)],
    // what a line below the first describes is named above it
    [
      "business_word",
      share(
        businessWord.test(text) &&
          !(place > 0 && (isDescription(text) || oneWord.test(text))) &&
          !(isPlace && (houseNumber.test(text) || isUnit(text)))
      )
    ],
    ["print_size", Math.min(0.8, Math.max(-0.35, size - 1))],
    ["leads_an_address", share(leadsAddress(found, page))],
    ["register_number", share(!isPlace && place <= headRows && isRegistered(printed, page.rows[row.index + 1]))],
    ["name_of_a_known_chain", share(chain !== null)],
    ["chain_borne_out", share(chain?.isBorneOut === true)],
    ["repeated", share(isRepeated(found, page))],
    ["in_the_files_description", share(isInAbout(text, page))],
    ["doubtful_letters", Math.max(0, clear - clarity)],
    ["cell_among_others", share(row.cells.length > 1)],
    ["address", share(isPlace && !isFormed)],
    ["address_with_legal_form", share(isPlace && isFormed)],
    // "T-Mobile" is one
    ["contact_details", share(chain === null && isContact(text) && !(place === 0 && bareDomain.test(text)))],
    ["title_or_form_word", share((isOfForm(text) && !isShopOnTop(found, page)) || isPartner(found, page))],
    ["head_of_a_table", share(isTableHead(row.text))],
    ["remark_on_the_scan", share(isRemark(text, page.isCapital))],
    ["price_beside", share((hasPrice(row) && !payee.test(row.text)) || isOfMenu(row, page))],
    ["mostly_digits", share(isNumber)],
    ["some_digits", share(!isNumber && digits(text) > 2)],
    ["mixed_scripts", share(isMixed(text))],
    ["few_letters", share(isShort)],
    ["phrase_of_a_form", share(isFormPhrase(printed) || isMonth(text) || isPaymentPhrase(text))],
    ["label_of_an_amount", share(isLabel)],
    ["odd_capitals", share(isOddlyCapital(text))],
    ["sentence", share(isSentence(text))],
    // a sentence of many words is none the likelier
    ["many_words", isSentence(text) ? 0 : Math.max(0, words - 5)],
    ["long_line", share(text.length > 48)]
  ]
  return all.filter(([, value]) => value !== 0)
}
