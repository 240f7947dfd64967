import { alternatives } from "../../lexicon/compile.ts"
import { matchesOf } from "../matchesOf.ts"
import { foldTown, townsIn } from "../townsOnPage.ts"
import { hasAddressWord, isTownLine } from "./addresses.ts"

export const legalForms = new RegExp(
  alternatives((one) => one.legalForms),
  "giu"
)

/** Legal forms of some country that are words, weights, states or dates of others. */
export const ambiguousForms: ReadonlySet<string> = new Set(
  "aj as ab ag at ad ans asc cb dd ev hb kb kd kg ks ky mmc pp pr pt cv qsc sa sas sb sc scp se sha sia sl sp ug xk ytt".split(
    " "
  )
)

/** Countries that write the two letters of a province behind the town. */
const withProvinces: ReadonlySet<string> = new Set(["AU", "BR", "CA", "US"])

/** "Edmonton AB", "Southgate Centre, Edmonton, AB", "1311 - 102 St NW Edmonton AB": behind a town, or behind a street. */
const isProvince = (before: string, text: string): boolean =>
  townsIn(before).some(({ country, print }) => withProvinces.has(country) && foldTown(before).endsWith(print)) ||
  (before.includes(",") && isTownLine(text.split(",").slice(-2).join(",").trim())) ||
  (/^\d+\s/.test(before) && hasAddressWord(before))

/** "Sin IVA, IVA Inc.": what is included. */
const taxAhead = /(?<!\p{L})(?:tax(?:es)?|vat|gst|iva|tva|price|amount)\s$/iu

/** Whether the text has a legal form; one that may be another word must end the text, or stand out in capitals. */
export const hasLegalForm = (text: string): boolean =>
  matchesOf(legalForms, text).some(({ 0: form, index }) => {
    if (/^inc$/i.test(form) && taxAhead.test(text.slice(0, index))) return false
    const [before, after] = [text.slice(0, index), text.slice(index + form.length)]
    // "пр-т Невский" is an avenue
    if (/^-\p{Ll}(?!\p{L})/u.test(after)) return false
    if (!ambiguousForms.has(form.toLowerCase())) return true
    // "www.alder.se" is in Sweden, and no Societas Europaea
    if (/[\p{L}\d-]{3,}\.$/u.test(before)) return false
    // "S-AB 1234" is on a car
    if (/(?<!\p{L})\p{Lu}{1,3}-$/u.test(before)) return false
    if (/[\d/]\s?$/.test(before) || /\p{Script=Han}[^\p{L}]*$/u.test(before)) return false
    if (isProvince(before, text.slice(0, index + form.length))) return false
    // "BANANA KG (Code: 123)" is sold by weight
    if (/^kg$/i.test(form) && /^\s*\(/.test(after)) return false
    // Latvia's and Indonesia's stand before the name
    const isAhead = before === "" && /^\.?\s["“„']?\p{Lu}/u.test(after)
    if (/^(?:PT|CV)$/i.test(form)) return isAhead && form === form.toUpperCase()
    if (form === "SIA" && isAhead) return true
    return (
      /^[^\p{L}\d]*(?:$|[,;(|·•])/u.test(after) || (form === form.toUpperCase() && /\p{Ll}{2}/u.test(before + after))
    )
  })
