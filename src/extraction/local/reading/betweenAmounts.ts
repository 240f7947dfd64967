import { scale } from "../../../domain/Money.ts"
import { printedSign } from "../countries/signs.ts"
import { isTotalRole } from "../lexicon/Role.ts"
import { pieces } from "../lexicon/units.ts"
import type { Amount } from "./Amounts.ts"
import { isPlain, labelOf } from "./Labels.ts"

/** What the first one is in; a rate may have its sign before it: "0,00 TL  %20,00". */
export const onlySign = new RegExp(String.raw`^\s*(?:${printedSign})\s*[%％]?\s*$`, "u")

/** What the first one counts. */
const onlyPieces = new RegExp(String.raw`^\s*(?:${pieces.join("|")})\.?\s*[:=]?\s*$`, "iu")

/** Words between a rate and what it is taken of. */
const link = "(?:on|of|sur|auf|von|aus|su|de)"
/** "CA TAX 9.5 on 18.67  1.77". */
const onlyLink = new RegExp(String.raw`^\s*${link}\s*(?:${printedSign})?\s*$`, "iu")
/** "+19 % USt. auf 100,00 €  19,00 €": behind the name of the tax. */
export const linkAtEnd = new RegExp(String.raw`(?<=\p{L}\.?)\s+${link}\s*$`, "iu")

/** Between a rate and an amount, a sign of money whose letters were misread: "RN" for "RM". */
const misreadSign = /^\P{L}*\p{Lu}{1,2}\P{L}*$/u

/** "Service 12.5% (optional)   6.01": between a service's rate and amount, a remark. */
export const onlyRemark = /^\s?%?\s*\([^()]*\)\s*$/u

/** "Tax (8.25% on parts)   $12.23": what a rate in brackets is of. */
const restOfBracket = /^\s?%?[^()\d]{0,30}\)\s*$/u

/** Whether what stands between two amounts leaves the second one the name of the first. */
export const namesNothing = (between: string, earlier: Amount | undefined): boolean =>
  onlySign.test(between) ||
  onlyPieces.test(between) ||
  onlyLink.test(between) ||
  (earlier?.percent === true && (misreadSign.test(between) || restOfBracket.test(between)))

/** A word that may be a unit, and what more would not be counted. */
const oneShortWord = /^\s*\p{L}[\p{L}\p{M}]{0,7}\.?\s*$/u
const mostPieces = 100 * scale

/** "Total  6 itens  96.00": a word for what a small number counts behind a total's name, though nobody knows or could read it. */
export const countsBehind = (total: string, between: string, earlier: Amount | undefined): boolean => {
  const isCount = earlier?.decimals === 0 && earlier.sign === null && earlier.units < mostPieces
  if (!isCount || !oneShortWord.test(between) || labelOf(between) !== null) return false
  const label = labelOf(total)
  return isPlain(label) && isTotalRole(label.role)
}
