import { findPhoneNumbersInText, parsePhoneNumberFromString } from "libphonenumber-js"
import { stdnum } from "stdnum"
import type { Evidence } from "../../Reading.ts"
import { countries } from "../countries/index.ts"
import { matchesOf } from "./matchesOf.ts"

const [telephoneWeight, areaWeight] = [3, 2]
/** A tax number whose check digits hold, and one whose do not: one digit in fifteen numbers is misread. */
const [taxNumberWeight, misreadWeight] = [5, 4]

export interface NumberFound extends Evidence {
  /** As printed; a tax number without its spaces. */
  readonly print: string
}

/** What may be an international number: a plus, or two zeros for it, and digits in groups. */
const international = /(?:\(?\+|(?<![\p{L}\d.,+])00)\s?[1-9][\d\s()./-]{6,22}\d/gu
/** "006381333931 BREAD   1.48": twelve to fourteen digits in one go before a name and its price are an article's. */
const article = /^00\d{10,12}(?= +\p{L}.*\d[.,]\d{2}(?!\d))/gmu
/** More digits after the zeros than any number is printed with in one go: a reference. */
const reference = /^00\d{14}/
/** More numbers say no more; looking at one takes a millisecond. */
const mostNumbers = 20

/** The countries whose numbers are printed, with the print. */
const telephones = (text: string): ReadonlyMap<string, string> =>
  new Map(
    matchesOf(international, text.replace(article, ""))
      .filter(([printed]) => !reference.test(printed))
      .slice(0, mostNumbers)
      .flatMap(([printed]) => {
        const [found] = findPhoneNumbersInText(printed.replace(/^00\s?/, "+"))
        return found?.number.country === undefined ? [] : [[found.number.country, printed] as const]
      })
  )

/** A number as North America prints it; twenty countries share its code, and its area tells them apart. */
const northAmerican =
  /(?<![\d.,/-])(?:\(\s?\d{3}\s?\)\s?\d{3}\s?-?\s?\d{4}|\d{3}-\d{3}-\d{4}|\d{3}\.\d{3}\.\d{4})(?![\d-])/g

/** The country of its area; the United States, where there is no such area. */
const areas = (text: string): ReadonlyMap<string, string> =>
  new Map(
    matchesOf(northAmerican, text)
      .slice(0, mostNumbers)
      .map(([printed]) => [parsePhoneNumberFromString(printed, "US")?.country ?? "US", printed] as const)
  )

const holds = (country: string, number: string): boolean =>
  (stdnum[country]?.["vat"] ?? stdnum[country]?.["uid"])?.validate(number).isValid ?? false

const taxNumbers = countries.flatMap(({ code, taxNumber }) =>
  taxNumber === undefined
    ? []
    : [[code, new RegExp(String.raw`(?<![A-Z\d])(?:${taxNumber.source})(?![A-Z\d])`)] as const]
)

/** What telephone and tax numbers say for each country (ITU-T E.164; Directive 2006/112/EC, article 215). */
export const countriesOfNumbers = (text: string): ReadonlyMap<string, ReadonlyArray<NumberFound>> => {
  const found = new Map<string, ReadonlyArray<NumberFound>>()
  const add = (country: string, one: NumberFound) => found.set(country, [...(found.get(country) ?? []), one])
  for (const [country, print] of telephones(text)) {
    add(country, { reason: "telephone_number", weight: telephoneWeight, print })
  }
  for (const [country, print] of areas(text)) add(country, { reason: "telephone_number", weight: areaWeight, print })
  // tax numbers are printed in groups
  const ungrouped = text.replace(/(?<=[A-Z\d])[ .-](?=\d)/g, "")
  for (const [country, pattern] of taxNumbers) {
    const print = pattern.exec(ungrouped)?.[0]
    if (print === undefined) continue
    add(country, { reason: "tax_number", weight: holds(country, print) ? taxNumberWeight : misreadWeight, print })
  }
  return found
}
