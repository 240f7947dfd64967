import { alternatives } from "../../lexicon/compile.ts"
import { letterCount, median } from "../../measures.ts"
import { certain } from "../certain.ts"
import type { Cell } from "../Cell.ts"
import type { Row } from "../Rows.ts"
import { isTableHead, type Sheet } from "../Sheet.ts"
import { withSpaces } from "./nameSpacing.ts"
import { squash } from "../squash.ts"
import { hostNames, inAddressesOf } from "./webAddresses.ts"
import { partiesOf } from "./parties.ts"
import { type ChainMatch, type ChainsOnPage, chainsOnPage } from "./chainsOnPage.ts"
import { chainsByLetters } from "./knownChains.ts"
import { hasLegalForm } from "./legalForms.ts"
import { digits, isAddressLine, isTitleLine } from "./nameWords.ts"
import { nameBeforeAddress } from "./nameBeforeAddress.ts"
import { tidy } from "./tidiedName.ts"
import { hasPrice, type NameFound, nameFeatures, type Page } from "./nameFeatures.ts"
import type { NameFeature } from "./nameWeights.ts"
import { isNoName } from "./noNames.ts"

/** Rows from the top in which a merchant may name itself; further down a name needs its legal form or a label. */
const rowsLookedAt = 14

/** "is", "the": a word of a line that was parted. */
const onlyWord = /^\p{Ll}{1,3}$/u

/** Rows in which a name may be printed again, of documents that are endless. */
const rowsCompared = 150

/** "Welcome to …", "Thank you for shopping at …". */
const greeting = new RegExp(String.raw`^.{0,12}?${alternatives(({ greetings }) => greetings)}\s*(?=\p{L})`, "iu")

/** The same where the line ends with it, and the name stands below. */
const greetingAbove = new RegExp(String.raw`^.{0,12}?${alternatives(({ greetings }) => greetings)}[\s:]*$`, "iu")

/** What follows a greeting that the line above may begin: "Thank you for dining", "at Blue Door Cafe". */
const withoutGreeting = (text: string, above: string): string => {
  // below "Welcome to" the whole line is the name: "The Copper Kettle"
  if (greetingAbove.test(above)) return text.replace(greeting, "")
  const [joined, start] = [`${above} ${text}`, above.length + 1]
  const end = greeting.exec(joined)?.[0].length ?? 0
  return end > start ? joined.slice(end) : text.replace(greeting, "")
}

/** A greeting's name without the end of its sentence: "Alder!", but "Alder, Inc." */
const withoutEnd = (text: string): string => text.replace(hasLegalForm(text) ? /[\s!]+$/ : /[\s!.]+$/, "")

/** A name that a document may have, and what there is to say of it. */
export interface Name extends Pick<NameFound, "text" | "row"> {
  /** Whether no other line can go on with it. */
  readonly isWhole: boolean
  readonly features: ReadonlyArray<readonly [NameFeature, number]>
}

export const typicalHeight = (rows: ReadonlyArray<Row>): number => median(rows.map((row) => row.height))

const pageOf = ({ pages, rows }: Sheet): Page => {
  const text = rows.map((row) => row.text).join("\n")
  return {
    rows,
    letters: rows.slice(0, rowsCompared).map((row) => squash(row.text).letters),
    typicalHeight: typicalHeight(rows),
    isCapital: (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0),
    inAddresses: inAddressesOf(text),
    about: squash(pages[0]?.about ?? "").letters
  }
}

/** Lines that a chain's name in large letters may be broken into. */
const mostLines = 3

/** The chain that a cell names, alone or with the lines below it: "WHOLE", "FOODS", "MARKET". */
const chainOf = (
  chains: ChainsOnPage,
  rows: ReadonlyArray<Row>,
  { cell, row, text }: { readonly cell: Cell; readonly row: Row; readonly text: string }
): ChainMatch | null => {
  const isSure = cell.confidence >= certain
  // "REMA 1000": a number that the name has, and no register's; "Starbucks Store #12345": one of its shops
  const ofShop = digits(cell.text) > 0 ? chains.matchOf(cell.text, true) : null
  const numbered = digits(cell.text) > 0 ? chains.namedWhole(cell.text, isSure) : null
  const alone = numbered ?? (ofShop?.isWhole === true ? ofShop : null) ?? chains.matchOf(text, isSure)
  if (row.cells.length > 1) return alone
  let joined = text
  let confidence = cell.confidence
  let broken: ChainMatch | null = null
  for (const next of rows.slice(row.index + 1, row.index + mostLines)) {
    const [only, ...others] = next.cells
    if (next.page !== row.page || only === undefined || others.length > 0 || digits(next.text) > 0) break
    joined = `${joined} ${tidy(next.text)}`
    confidence = Math.min(confidence, only.confidence)
    broken = chains.namedWhole(joined, confidence >= certain) ?? broken
  }
  return broken ?? alone
}

/** "COSTCO # 258" far down, as where the name above is a picture. */
const numberedChain = ({ matchOf }: ChainsOnPage, { text }: Cell, row: Row): ReadonlyArray<Name> => {
  const chain = row.index < rowsCompared && /\d$/.test(text) ? matchOf(tidy(text), true) : null
  return chain?.isWhole === true ? [{ text: chain.text, row, isWhole: true, features: [["name_of_a_chain", 1]] }] : []
}

const has = ({ features }: Name, feature: NameFeature): boolean => features.some(([one]) => one === feature)

/** A company's name that is printed whole, though not as the buyer's, nor among what is sold. */
const isOfCompany = (name: Name): boolean =>
  has(name, "legal_form") && !has(name, "named_as_buyer") && !has(name, "price_beside")

/** "Thank you for visiting Domino's", "COSTCO # 258" where the chain is called "Domino's Pizza", "COSTCO WHOLESALE" elsewhere on the page. */
const asCalledElsewhere =
  (names: ReadonlyArray<Name>) =>
  (name: Name): Name => {
    const { letters } = squash(name.text)
    const isLonger = (one: Name): boolean => {
      const all = squash(one.text).letters
      return all.length > letters.length && all.startsWith(letters) && (one.isWhole || chainsByLetters.has(all))
    }
    const isShort = name.isWhole && (has(name, "greets_in_its_name") || has(name, "name_of_a_chain"))
    const longer = isShort ? names.find(isLonger) : undefined
    return longer === undefined ? name : { ...name, text: longer.text, row: longer.row }
  }

/** Of fewer letters a host's name begins other words by chance. */
const shortestHost = 5

/** What is no name whatever host it begins like. */
const noNames: ReadonlyArray<NameFeature> = ["address", "contact_details", "named_as_buyer", "price_beside"]

/**
 * "office@harper.example" where "Harper & Sons Electrical" is printed: the line, of which the host's name is the beginning. A
 * chain's is better known than the company that runs it.
 */
const asLineBegins =
  (lines: ReadonlyArray<Name>) =>
  (host: Name): Name => {
    const { letters } = squash(host.text)
    const line = lines.find((one) => {
      const { ends, letters: all } = squash(one.text)
      const begins = all.length > letters.length && all.startsWith(letters) && ends.has(letters.length)
      return (
        letters.length >= shortestHost &&
        !chainsByLetters.has(letters) &&
        begins &&
        !noNames.some((feature) => has(one, feature))
      )
    })
    return line === undefined ? host : { ...line, features: [...line.features, ...host.features] }
  }

/** Malaysia's shops are known by the company that runs them, whatever their sign says; elsewhere the sign is better known. */
const malaysianForm = /(?<!\p{L})(?:bhd|s\/b)(?!\p{L})/iu

const isKnownByCompany = (name: Name): boolean => isOfCompany(name) && malaysianForm.test(name.text)

/** That a chain is known says nothing where the company that runs the shop is. */
const asAnyName = (name: Name): Name => ({
  ...name,
  features: name.features.filter(([one]) => one !== "name_of_a_known_chain" && one !== "chain_borne_out")
})

/** "Paid on May 3, 2026", "12.05.2026". */
const dated = /(?<!\d)(?:19|20)\d{2}(?!\d)|(?<!\d)\d{1,2}[./-]\d{1,2}[./-]\d{2}(?!\d)/

/** A row with how many stand above it; what the document is called, and when it was made, counts for none. */
const placed = () => {
  let place = 0
  const isOfTitle = ({ text }: Cell): boolean => isTitleLine(text) || (dated.test(text) && !isAddressLine(text))
  // those far down are all alike
  return (row: Row) => ({ row, place: place < rowsLookedAt && row.cells.every(isOfTitle) ? place : place++ })
}

/** Every text of the document that may be the merchant's name. */
export const namesFound = (sheet: Sheet): ReadonlyArray<Name> => {
  const { rows } = sheet
  const page = pageOf(sheet)
  const parties = partiesOf(rows)
  const chains = chainsOnPage(rows)
  const head = rows.findIndex((row) => isTableHead(row.text))
  const lines = rows
    // what has a price below the head of a table is sold
    .filter((row) => letterCount(row.text) >= 2 && !(head !== -1 && row.index > head && hasPrice(row)))
    .filter((row) => !isNoName(row, rows[row.index - 1]))
    .map(placed())
    .flatMap(({ place, row }) =>
      row.cells.flatMap((cell): ReadonlyArray<Name> => {
        const above = row.cells.length === 1 ? (rows[row.index - 1]?.text ?? "") : ""
        const called = withoutGreeting(cell.text, above)
        const isBegun = called !== cell.text
        const greeted = nameBeforeAddress(called, { isFirst: place === 0, isSeller: parties.get(cell) === "seller" })
        const isGreeting = isBegun || greetingAbove.test(above)
        const isFar = place >= rowsLookedAt && parties.get(cell) !== "seller" && !isGreeting
        if (isFar && !hasLegalForm(cell.text)) return numberedChain(chains, cell, row)
        const text = withSpaces(tidy(isBegun ? withoutEnd(greeted) : greeted))
        if (letterCount(text) < 2 || onlyWord.test(text) || (isFar && !hasLegalForm(text))) return []
        // who is called by a number is somebody who works there
        const party = digits(text) > 0 && parties.get(cell) === "seller" ? undefined : parties.get(cell)
        // of documents that are endless no more lines are held against all chains
        const chain = isFar ? null : chainOf(chains, rows, { cell, row, text })
        const name = chain?.text ?? text
        const found = { text: name, printed: greeted, row, place, party, clarity: cell.confidence, isGreeting, chain }
        return [{ text: name, row, isWhole: chain?.isWhole ?? false, features: nameFeatures(found, page) }]
      })
    )
  const hosts = rows.flatMap((row) =>
    row.cells
      .filter((cell) => parties.get(cell) !== "buyer")
      .flatMap(({ text }) => hostNames(text))
      .map((text): Name => ({ text, row, isWhole: true, features: [["name_of_a_host", 1]] }))
  )
  const named = hosts.map(asLineBegins(lines))
  const printed = lines.map(({ text }) => squash(text).letters)
  const isNamed = lines.some((name) => has(name, "name_of_a_known_chain"))
  const signed = [...chains.signed]
    // where a chain's name can be read, signs of other ones are of who carries, pays or advertises
    .filter(([{ letters }]) => !isNamed || printed.some((line) => line.includes(letters)))
    .map(([{ name }, row]): Name => ({ text: name, row, isWhole: true, features: [["name_of_a_chain", 1]] }))
    .map(asCalledElsewhere(lines))
  const called = lines.map(asCalledElsewhere(lines))
  return [...(called.some(isKnownByCompany) ? called.map(asAnyName) : called), ...named, ...signed]
}
