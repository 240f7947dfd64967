import { letterCount } from "../../measures.ts"
import { hasAddressWord, isAddress } from "./addresses.ts"
import { matchesOf } from "../matchesOf.ts"
import { hasLegalForm, legalForms } from "./legalForms.ts"
import { businessWord, contact, digits, title } from "./nameWords.ts"
import { bar, senderOf } from "./senderLine.ts"

/** Words that stand before the name of a street, and before its number. */
const streetFirst = String.raw`(?:via|viale|v\.le|piazza|p\.zza|piazzale|corso|c\.so|vicolo|calle|c\/|avda\.?|avenida|paseo|carretera|ctra\.?|rua|praça|travessa|rue|chemin|impasse|ul\.|ulica|os\.|jalan|jln\.?|ул\.|улица|вул\.|вулиця|просп\.|пр-т)`
/** Ends of words that are streets as a whole: "Bahnhofstr.", "Kungsgatan", "Keizersgracht". */
const streetLast = String.raw`(?:stra(?:ß|ss)e|str\.?|platz|gasse|allee|damm|straat|laan|gracht|plein|gatan|vägen|gade|vej|katu)`
/** Words behind the name of a street whose number stands before it. */
const streetBehind = String.raw`(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|highway|hwy|parkway|pkwy)`

/** French ones before it, whose number stands before both. */
const streetBetween = String.raw`(?:rue|avenue|boulevard|bd|chemin|impasse|place|quai|cours|allée|route)`

/** Between a name and its address. */
const gap = String.raw`(?<=\p{L})[\s,–—-]+(?:${bar}\s+)?`

/** What begins an address in the middle of a line, its number with it. */
const addressStarts: ReadonlyArray<RegExp> = [
  new RegExp(String.raw`${gap}(?=${streetFirst}\s?\p{L}[^\d]{2,40}\d{1,4}(?!\d))`, "iu"),
  new RegExp(String.raw`${gap}(?=\p{Lu}\p{Ll}+${streetLast} ?\d{1,4}(?!\d))`, "u"),
  new RegExp(String.raw`${gap}(?=\d{1,5} (?:[NSEW]\.? )?(?:\p{Lu}[\p{L}.']* ){1,3}${streetBehind}(?!\p{L}))`, "iu"),
  new RegExp(String.raw`${gap}(?=\d{1,4}(?: ?(?:bis|ter|[a-d]))?,? ${streetBetween}\s)`, "iu")
]

const mayBeName = (text: string): boolean =>
  letterCount(text) >= 4 && digits(text) === 0 && !hasAddressWord(text) && !title.test(text) && !contact.test(text)

/** What begins an address behind a company's form: the number of a house. */
const houseBehind = /^\.?[\s,–—-]+(?=\d{1,5}\s)/

/** "Alder Films, Inc. 121 Albright Way, Los Gatos": a company's name ends with its form; null where no address follows. */
const companyAhead = (text: string): string | null => {
  for (const { 0: form, index } of matchesOf(legalForms, text)) {
    const end = index + form.length
    const gap = houseBehind.exec(text.slice(end))?.[0]
    if (gap === undefined) continue
    const company = text.slice(0, end) + (gap.startsWith(".") ? "." : "")
    if (hasLegalForm(company) && isAddress(text.slice(end + gap.length))) return company
  }
  return null
}

/**
 * "Bar Centrale Via Roma 12", "The Corner Shop, Station Road, Leeds": the name that an address goes on in its line, on top of
 * all, of a known trade or called the seller's; everything else as it is.
 */
export const nameBeforeAddress = (
  text: string,
  { isFirst, isSeller }: { readonly isFirst: boolean; readonly isSeller: boolean }
): string => {
  if (!isAddress(text)) return text
  const sender = isFirst || isSeller ? senderOf(text) : null
  if (sender !== null && mayBeName(sender)) return sender
  if (hasLegalForm(text)) return companyAhead(text) ?? text
  const isNamed = (name: string, rest: string): boolean =>
    mayBeName(name) && (isFirst || isSeller || businessWord.test(name)) && isAddress(rest.replace(/^[\s,–—-]+/u, ""))
  const before = addressStarts.flatMap((start) => start.exec(text)?.index ?? []).map((at) => text.slice(0, at))
  const [first = ""] = text.split(/,\s/)
  const name = before.find((one) => isNamed(one, text.slice(one.length)))
  return name ?? ((isSeller || businessWord.test(first)) && isNamed(first, text.slice(first.length)) ? first : text)
}
