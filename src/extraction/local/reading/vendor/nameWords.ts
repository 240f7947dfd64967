import { columnHeads } from "../../lexicon/columnHeads.ts"
import { alternatives, matcher } from "../../lexicon/compile.ts"
import { letterCount } from "../../measures.ts"
import { matchesOf } from "../matchesOf.ts"
import { foldTown, townsIn } from "../townsOnPage.ts"
import { openBrackets } from "../unfinished.ts"
import { hasAddressWord, isAddress, isTownLine } from "./addresses.ts"
import { senderOf } from "./senderLine.ts"

export const businessWord = matcher(({ companyWords }) => companyWords)
export const contact = new RegExp(
  String.raw`${alternatives(({ contactWords }) => contactWords)}|\S@\S|^@|\.com|\.(?:de|nl|no|se|dk|fi|pl|fr|it|es|pt|ru|co\.\w{2})\b|^visit\b|\+\d{2}`,
  "iu"
)
const describing = new RegExp(
  String.raw`^(?:[\s\d&+/,.'’!*-]*${alternatives(({ describingWords }) => describingWords)})+[\s\d&+/,.'’!*-]*$`,
  "iu"
)
/** Longer lines are asked for nothing. */
const longestDescription = 60
/** Whether a line has no word but such as describe what a merchant sells: "New York Italian Restaurant & Bar". */
export const isDescription = (text: string): boolean =>
  text.length <= longestDescription && /\p{L}\P{L}+\p{L}/u.test(text) && describing.test(text)

export const title = matcher(({ formWords }) => formWords)

/** "Mesa: 12", "Register 4": the table that a bill is for, and the till that it is from. "Mesa 12 Grill" is a name. */
const tableNumber =
  /^\P{L}*(?:register|reg|terminal|lane|till|drawer|workstation|kiosk|pos|kasse|caisse|caja|cassa|kassa|kasa|table|tisch|tafel|mesa|masa|tavolo|taula|stolik|stůl|stôl|stol|asztal|bord|pöytä|laud|τραπέζι|стол|столик|маса|テーブル|卓)(?!\p{L})[^\p{L}\d]*(?:n[or]?[°º.:\s]*)?\d{1,4}\P{L}*$/iu

/** Whether a line is a title, a greeting or a field of a form. */
export const isOfForm = (text: string): boolean => title.test(text) || tableNumber.test(text)

/** Numbers of registers and taxes behind a name: "(123456-X)", "273500-U (KSB)", "A-28123456", "CO. REG. NO: …". */
const registration =
  /\s*[([{（]?\s*(?:(?:co\.?|company|comp)?\s*(?:reg(?:istration)?)?\.?\s*(?:no)?\.?|roc|į\.?\s?k|įm(?:onės|\.)?\s?kodas|gst\s*(?:id|no|reg)?(?:\.?\s*no)?|tax\s*id|ust|vat|nip|cif|nif)?[.:#\s]*[([（]?(?<![\p{L}\d])(?:(?<=[.)]\s(?:[-–]\s)?)\p{Lu}[-\s]?(?=\d))?[\dIlOoBSZ|]{4,}\d?[\s-]*(?:\d|[A-Z]{0,3})\s*[)\]}）]?\s*(?:\(\w{2,5}\))?\s*$/iu

/** "Oslo" is all letters that look like digits, and no number; the point of "S.A." and "Bhd. (1-A)" is the name's. */
const keepWords = (found: string, at: number, text: string): string => {
  if (!/\d/.test(found)) return found
  return /^\.(?:\s*[([]|\s)/.test(found) || (found.startsWith(".") && /\p{Lu}\.\s?\p{Lu}$/u.test(text.slice(0, at)))
    ? "."
    : ""
}

/** "[매장명] …": the label of a name in brackets. */
const bracketed = new RegExp(
  String.raw`^[[【]\s?(?:${alternatives(({ sellerLabels }) => sellerLabels)}|${alternatives(({ nameFields }) => nameFields)})\s?[\]】]\s*(?=\p{L})`,
  "iu"
)

/** "달빛식당 / 123-45-67890 / 김철수": the number of a Korean business, and who runs it, behind its name. */
const koreanNumber = /\s?\/\s?\d{3}-\d{2}-\d{5}(?!\d).*$/u

/** "Dimiliki: …", "Owned by …": what stands behind it is the name. */
const owner = new RegExp(
  String.raw`^(?:(?:(?![\p{L}\s]*(?<!\p{L})(?:id|no|nr|num|number|nummer|ref|code|variation|colou?r|size)\s?[:：])[\p{L}\s]{3,14}|${alternatives(({ sellerLabels }) => sellerLabels)}|${alternatives(({ nameFields }) => nameFields)})[:：]|${alternatives(({ ownerWords }) => ownerWords)}[\s:]*(?<=[\s.:]))\s*(?=.*\p{L}{3})`,
  "iu"
)

const legalForms = new RegExp(
  alternatives((one) => one.legalForms),
  "giu"
)

/** Legal forms of some country that are words, weights, states or dates of others. */
const ambiguousForms: ReadonlySet<string> = new Set(
  "aj as ab ag at ad ans asc cb dd ev hb kb kd kg ks ky mmc pp pr qsc sa sas sb sc scp se sha sia sl sp ug xk ytt".split(
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
    if (!ambiguousForms.has(form.toLowerCase())) return true
    const [before, after] = [text.slice(0, index), text.slice(index + form.length)]
    if (/[\d/]\s?$/.test(before) || /\p{Script=Han}[^\p{L}]*$/u.test(before)) return false
    if (isProvince(before, text.slice(0, index + form.length))) return false
    // "BANANA KG (Code: 123)" is sold by weight
    if (/^kg$/i.test(form) && /^\s*\(/.test(after)) return false
    // Latvia's stand before the name
    if (form === "SIA" && before === "" && /^\s["“„']?\p{Lu}/u.test(after)) return true
    return (
      /^[^\p{L}\d]*(?:$|[,;(|·•])/u.test(after) || (form === form.toUpperCase() && /\p{Ll}{2}/u.test(before + after))
    )
  })

/** Phrases of forms that are no name: of parties, titles of documents, heads of tables and dates. */
const formPhrase = new RegExp(
  String.raw`^[^\p{L}]*(?:${[
    alternatives(({ buyerLabels }) => buyerLabels),
    alternatives(({ sellerLabels }) => sellerLabels),
    alternatives(({ documentTitles }) => documentTitles),
    alternatives(({ refundTitles }) => refundTitles),
    alternatives(({ otherTitles }) => otherTitles),
    alternatives(({ tableHeads }) => tableHeads),
    alternatives(({ dateLabels }) => dateLabels)
  ].join("|")})[^\p{L}\p{N}]*$`,
  "iu"
)

/** So many letters may stand beside a table's heads: "Qtd Un". */
const mostBeside = 2

/** Whether a text is a phrase of forms, or some of a table's heads. */
export const isFormPhrase = (text: string): boolean =>
  formPhrase.test(text) || (letterCount(text) > mostBeside && letterCount(text.replace(columnHeads, "")) <= mostBeside)

/** "by Alder Paper Sdn Bhd", below the name of its shop. */
const withoutOwner = (text: string): string => {
  const named = text.replace(owner, "")
  return hasLegalForm(named) ? named.replace(/^by\s+/i, "") : named
}

/** "…, Schloß Holte": where a company sits, behind its legal form. */
const seat = /^[\s.]*,\s*\p{Lu}[\p{L}\s.'’-]{2,30}$/u

/** "ENTERPRISE (M) SDN BHD": one form behind another. */
const formFollows = new RegExp(
  String.raw`^[\s.]*(?:\(\p{L}{1,5}\)\s*)?(?:${alternatives((one) => one.legalForms)})`,
  "iu"
)

/** What the line goes on with behind the name's legal form: an address, a stamp's word, a parenthesis cut off. */
const withoutTail = (text: string): string => {
  for (const form of matchesOf(legalForms, text)) {
    // "RODOVIA SP 932" goes on with its number
    if (ambiguousForms.has(form[0].toLowerCase()) && hasAddressWord(text.slice(0, form.index))) continue
    const end = form.index + form[0].length
    const rest = text.slice(end)
    // "ENTERPRISE (TAMAN DAYA) SDN BHD": a town within the name
    if (formFollows.test(rest) || hasLegalForm(/^[^\d,:;]*/.exec(rest)![0])) continue
    const isSeat = seat.test(rest) && !hasLegalForm(rest) && hasLegalForm(text.slice(0, end))
    const isTail =
      isSeat ||
      hasAddressWord(rest) ||
      title.test(rest) ||
      /^\s*\((?:co|reg|no|\d)[^)]*$/i.test(rest) ||
      /^[\s.]*(?:,.*\d|#\s?\d{4})/.test(rest)
    if (isTail && letterCount(text.slice(0, form.index)) >= 3)
      return text.slice(0, end + (rest.startsWith(".") ? 1 : 0))
  }
  return text
}

/** "… FKA …", "… (formerly known as …": what a company was called before. */
const formerName = /^(.*\p{L}{3}.*?)[\s(]+(?:f\.?k\.?a\.?|formerly(?: known as)?)(?!\p{L}).*$/iu

const withoutSendersAddress = (text: string): string => senderOf(text) ?? text

/** "SQ *BLUE MOON": who took the card for the merchant. */
const broker = /^(?:SQ|TST|SP|PP|PAYPAL)\s?\*\s?(?=\p{L})/u

/** "SUBWAY#12345-0 Phone 213-555-1234": a telephone's number in the line of a name. */
const telephone = new RegExp(
  String.raw`(?<=\p{L}.*)\s+(?:${alternatives(({ contactWords }) => contactWords)})[\s.:#]*[(+]?\d[\d\s().+-]*$`,
  "iu"
)

/** "달빛마트 (02)3408-1234": the same without a word for it. */
const bareTelephone = /\s?\(0\d{1,3}\)\s?\d{3,4}[-\s]\d{4}$/

/** "Kvitto Storgatan Bygg AB", "Receipt from Corner Coffee": what a receipt is called, before whose it is. */
const titleAhead =
  /^(?:(?:kassa)?kvitto|kvittering|kassenbon|kassenzettel|kassabon|quittung|ticket de caisse|(?:sales\s)?receipt)\s+(?:(?:from|från|fra|von|van)\s+)?(?=[^\d]{4})/iu

const withoutTitleAhead = (text: string): string => {
  const rest = text.replace(titleAhead, "")
  return /^\p{Lu}/u.test(rest) && (businessWord.test(rest) || hasLegalForm(rest)) ? rest : text
}

/** A long title of a document that ends the line of a name, as where both stand side by side. */
const titleBehind = new RegExp(String.raw`\s+(?=[^]{6})${alternatives(({ documentTitles }) => documentTitles)}$`, "iu")

const withoutTitle = (text: string): string =>
  text.replace(titleBehind, (title, at: number) => (/\p{L}/u.test(text.slice(0, at)) ? "" : title))

/** A point behind a word that is no abbreviation, of a name without a legal form: a spot, or a sentence's. */
const withoutPoint = (text: string): string =>
  /^[^.]*\p{L}{5}\.$/u.test(text) && !hasLegalForm(text) ? text.slice(0, -1) : text

/** What a number of a register leaves of its brackets: "(CO. RFG" of "(CO. RFG : 860671-D)". */
const withoutOpened = (tidied: string, printed: string): string =>
  openBrackets(tidied) > 0 && openBrackets(printed) === 0 ? tidied.replace(/\s*[(（][^(（]*$/, "") : tidied

const tidied = (text: string): string =>
  withoutPoint(
    withoutOwner(
      withoutTail(
        withoutTitle(
          withoutSendersAddress(
            withoutTitleAhead(text)
              .replace(broker, "")
              .replace(bracketed, "")
              .replace(telephone, "")
              .replace(bareTelephone, "")
          )
            .replace(koreanNumber, "")
            .replace(formerName, "$1")
        )
          .replace(/[\s,;:]+$/, "")
          .replace(registration, keepWords)
      )
    )
      .replace(/^(?:\d{4,}|\d[\d./-]{10,})\s+(?=\p{L})/u, "")
      .replace(/^[^\p{L}\p{N}("'&]+|[^\p{L}\p{M}\p{N})）」』】.!'"&]+$/gu, "")
      .trim()
  )

/** The name in a line: without numbers of registers, address, owner's label and stray marks. */
export const tidy = (text: string): string => withoutOpened(tidied(text), text)

export const digits = (text: string): number => text.match(/\d/g)?.length ?? 0

/** "Av. Paulista 1578": the number of a house, which a register's may look like. */
const longHouseNumber = /^[^\d()]+ \d{4}$/

/** The same of a whole line, numbers of registers left out. */
export const isAddressLine = (printed: string): boolean =>
  (longHouseNumber.test(printed) && hasAddressWord(printed)) ||
  isAddress(printed.replace(koreanNumber, "").replace(registration, keepWords))

/** Whether a text may be a part of a name. */
export const isNamelike = (text: string): boolean =>
  letterCount(text) >= 3 && digits(text) <= 2 && !isAddress(text) && !contact.test(text) && !title.test(text)
