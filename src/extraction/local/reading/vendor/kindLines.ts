import { callingsAbroad, englishCallings } from "../../lexicon/callings.ts"
import { matcher, without } from "../../lexicon/compile.ts"
import { english } from "../../lexicon/english.ts"
import type { Lexicon, Phrases } from "../../lexicon/Lexicon.ts"
import { letterCount } from "../../measures.ts"
import { hasLegalForm } from "./legalForms.ts"
import { digits } from "./nameWords.ts"

const whole = (...lists: ReadonlyArray<Phrases | undefined>): Phrases => lists.join(",").replace(/[~^$]/g, "")

/** A lexicon's words for kinds of companies, which otherwise may be a part of longer ones, as whole words. */
const kindsOf = (one: Lexicon): Phrases => {
  const { companyKinds, companyWords, legalForms, tradeWords } = one
  return whole(companyKinds, companyWords, legalForms, tradeWords, one === english ? undefined : callingsAbroad)
}

/** The same, and the words that may stand beside them. */
const allOf = (one: Lexicon): Phrases => whole(kindsOf(one), one.describingWords)

const kinds = matcher(kindsOf)

const withoutAll = without(allOf)
const withoutEnglish = without((one) => (one === english ? allOf(one) : undefined))
const trades = matcher(({ tradeWords }) => tradeWords)

/** With words that a slogan may have as well. */
const withoutAllOfCompany = without((one) => whole(allOf(one), englishCallings))

/** "(M)", "(KLANG)": where a company is that is named before. */
const placeInBrackets = /\([\p{L}.]+(?:\s\p{L}+)?\)/gu

/** Whether a line only says what kind of merchant it is of, but not which: "RESTAURANTE", "CASH & CARRY SDN BHD". */
export const isKindLine = (text: string): boolean =>
  letterCount(text) >= 3 &&
  digits(text) === 0 &&
  kinds.test(text) &&
  letterCount(hasLegalForm(text) ? withoutAllOfCompany(text.replace(placeInBrackets, " ")) : withoutAll(text)) === 0

/** Whether such a line begins the name below it, as kinds do in most languages, but in English: "BÄCKEREI" above "HUBER". */
export const isLeadingKind = (text: string): boolean => isKindLine(text) && letterCount(withoutEnglish(text)) > 0

/** Whether such a line ends the name above it, rather than describes it: "SUPPLIES & SERVICES". */
export const isTradeLine = (text: string): boolean => isKindLine(text) && trades.test(text)
