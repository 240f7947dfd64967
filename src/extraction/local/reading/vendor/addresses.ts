import { countries } from "../../countries/index.ts"
import { alternatives } from "../../lexicon/compile.ts"

/** A word of an address; a number of a house, a postcode, but no "Subway #23456". */
const addressWord = new RegExp(
  String.raw`${alternatives(({ addressWords }) => addressWords)}|\bno\s?[.:]?\s?\d|\bstr\.\s?\d|(?<!#\s?)\b\d{5}\b|\b\d{4}\s?[A-Z]{2}\b`,
  "iu"
)

const townLines = countries.flatMap(({ townLine }) => townLine ?? [])
const addressStart = new RegExp(`^${alternatives(({ addressStarts }) => addressStarts)}`, "iu")

/** Whether a word of an address stands in the text, which a name may have, too. */
export const hasAddressWord = (text: string): boolean => addressWord.test(text)

/** "10 Columbus Circle", "250 W 57th", "8 place Bellecour": the house before a street whose word names have, too. */
const houseFirst = new RegExp(
  `^\\d{1,5}[a-d]?(?: ?[-/] ?\\d{1,5})?,? (?:${[
    "(?:[\\p{L}.'’-]{1,20} ){0,3}(?:circle|cir|court|ct|way|place|pl|terrace|ter|mews|row|close|trail|trl|grove|loop|alley|walk|wharf|quay|parade|broadway|strand|gardens|gdns)(?:$|[.,]|\\s(?:(?:[nsew]{1,2}|suite|ste|unit|apt|floor)(?!\\p{L})|#))",
    "(?:[nsew]\\.? )?\\d{1,3}(?:st|nd|rd|th)(?!\\p{L})",
    "(?:(?:bis|ter) )?(?:bd|boul|boulevard|place|cours|faubourg|fbg|esplanade|promenade|rond-point|passage|parvis|mail)(?!\\p{L})"
  ].join("|")})`,
  "iu"
)

/** "Am Markt 3", "An der Alster 14": streets that have no word for it. */
const houseLast =
  /^(?:am|im|beim|zum|zur|an de[rnm]|in de[rnm]|auf de[rm]|unter den|vor dem|hinter dem) \p{Lu}[\p{L}-]{2,20}(?: \p{Lu}[\p{L}-]{2,20})? \d{1,3} ?[a-d]?$/iu

const isHouse = (text: string): boolean => houseFirst.test(text) || houseLast.test(text)

/** A town as countries write it. */
export const isTownLine = (text: string): boolean => townLines.some((townLine) => townLine.test(text))

/** "50667 Köln", "D-95512 Neudorf", "80-831 Gdańsk", "110 00 Praha 1", "9712 HN Groningen": a postal code and what has it. */
export const postalTown = /^(?:[A-Z]{1,2}-)?(?:\d{4,6}|\d{2}-\d{3}|\d{3} \d{2,3})(?: [A-Z]{2})? \p{Lu}\p{L}/u

/** A street's or town's word alone may be part of a name; with a number or a comma it is an address. */
export const isAddress = (text: string): boolean =>
  isTownLine(text) || isHouse(text) || (hasAddressWord(text) && (/[\d,]/.test(text) || addressStart.test(text)))
