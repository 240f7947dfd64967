import { alternatives } from "../../lexicon/compile.ts"
import { letterCount } from "../../measures.ts"
import { matchesOf } from "../matchesOf.ts"
import { openBrackets } from "../unfinished.ts"
import { hasAddressWord } from "./addresses.ts"
import { ambiguousForms, hasLegalForm, legalForms } from "./legalForms.ts"
import { businessWord, contact, title } from "./nameWords.ts"
import { payee } from "./partyLabels.ts"
import { keepWords, koreanNumber, registration } from "./registrations.ts"
import { senderOf } from "./senderLine.ts"

/** "[매장명] …", "상호 …": the label of a name in brackets, or before a name in Korea. */
const bracketed = new RegExp(
  String.raw`^상호명?\s+(?=[\p{L}(（])|^[[【]\s?(?:${alternatives(({ sellerLabels }) => sellerLabels)}|${alternatives(({ nameFields }) => nameFields)})\s?[\]】]\s*(?=\d{0,3}\p{L})`,
  "iu"
)

/** "Dimiliki: …", "Owned by …": what stands behind it is the name. */
const owner = new RegExp(
  String.raw`^(?:(?:(?![\p{L}\s]*(?<!\p{L})(?:id|no|nr|num|number|nummer|ref|code|variation|colou?r|size)\s?[:：])[\p{L}\s]{3,14}|${alternatives(({ sellerLabels }) => sellerLabels)}|${alternatives(({ nameFields }) => nameFields)})[:：](?!s\s)|${alternatives(({ ownerWords }) => ownerWords)}[\s:]*(?<=[\s.:]))\s*(?=.*\p{L}{3})`,
  "iu"
)

/** "Neem Pharmacy (A unit of Neem Healthcare Ltd)": whose it is, behind the name. */
const ownerBehind = new RegExp(
  String.raw`(?<=\p{L}.*)\s*[(（]\s*${alternatives(({ ownerWords }) => ownerWords)}(?!\p{L}).*$`,
  "iu"
)

/** "(A unit of Neem Healthcare Ltd)", in a line of its own. */
const ownedInBrackets = new RegExp(
  String.raw`^[(（]\s?(${alternatives(({ ownerWords }) => ownerWords)}\s[^()（）]*)[)）]?$`,
  "iu"
)

/** "© 2026 Rideful, Inc." */
const copyright = /^(?:©|\(c\)|copyright)\s*(?:\d{4}(?:\s?[-–]\s?\d{2,4})?,?\s+)?(?:by\s+)?(?=\p{L})/iu

/** "by Alder Paper Sdn Bhd", below the name of its shop. */
const withoutOwner = (printed: string): string => {
  const text = ownedInBrackets.exec(printed)?.[1] ?? printed
  const named = text.replace(owner, "")
  return hasLegalForm(named) ? named.replace(/^by\s+/i, "") : named
}

/** "…, Schloß Holte", "…, Shire Park, Welwyn Garden City": where a company sits, behind its legal form. */
const seat = /^[\s.]*(?:,\s*\p{Lu}[\p{L}\s.'’-]{2,30}){1,4}$/u

/** "ENTERPRISE (M) SDN BHD": one form behind another. */
const formFollows = new RegExp(
  String.raw`^[\s.]*(?:\(\p{L}{1,5}\)\s*)?(?:${alternatives((one) => one.legalForms)})`,
  "iu"
)

/** A name has no fewer letters before its form; "쿠팡(주)" has two syllables. */
const fewestLetters = (text: string): number => (/\p{Script=Hangul}|\p{Script=Han}/u.test(text) ? 2 : 3)

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
      /^\s*\((?:co|reg|no|\d)[^)]*$|^\s*\([^()]*\d{4}[^()]*\)$/i.test(rest) ||
      /^[\s.]*(?:,.*\d|#\s?\d{4}|(?:au capital|à capital|con capital|cap(?:itale?)?\.? soc)(?![a-z]))/i.test(rest)
    if (isTail && letterCount(text.slice(0, form.index)) >= fewestLetters(text))
      return text.slice(0, end + (rest.startsWith(".") ? 1 : 0))
  }
  return text
}

/** "SIA Alder - Some Street 5 - IBAN …", "ООО «Ольха», ул. Ленина, 5": a name that its form begins, and what its line goes on with. */
const formAhead = new RegExp(
  String.raw`^(${alternatives((one) => one.legalForms)}[.\s]+["“„«']?\p{Lu}[^,;|·•–—]{2,40}?)(?:[,;]\s|\s[-–—|·•/]\s)(.*)$`,
  "iu"
)

const withoutTailOfForm = (text: string): string => {
  const [, name, rest] = formAhead.exec(text.replace(owner, "")) ?? []
  return name !== undefined && (/\d/.test(rest!) || contact.test(rest!)) && !formFollows.test(rest!) ? name : text
}

/** "… FKA …", "… (formerly known as …": what a company was called before. */
const formerName = /^(.*\p{L}{3}.*?)[\s(]+(?:f\.?k\.?a\.?|formerly(?: known as)?)(?!\p{L}).*$/iu

const withoutPayment = (text: string): string => text.replace(payee, "$1")

const withoutSendersAddress = (text: string): string => senderOf(text) ?? text

/** "SQ *BLUE MOON": who took the card for the merchant. */
const broker = /^(?:SQ|TST|SP|PP|PAYPAL)\s?\*\s?(?=\p{L})/u

/** "SUBWAY#12345-0 Phone 213-555-1234": a telephone's number in the line of a name. */
const telephone = new RegExp(
  String.raw`(?<=\p{L}.*)\s+(?:${alternatives(({ contactWords }) => contactWords)})[\s.:#]*[(+]?\d[\d\s().+-]*$`,
  "iu"
)

/** "달빛마트 (02)3408-1234", "青空店 TEL0940-38-1234": the same of East Asia, without a word for it or close behind one. */
const bareTelephone =
  /(?<=\p{L}.*?)\s?(?:(?:TEL|電話|☎|℡)[\s.:：]*)?(?:\(0\d{1,3}\)\s?\d{3,4}|0\d{1,4}-\d{1,4})[-\s]\d{3,4}$/iu

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

/** "RAPID RAIL SLI BHD", "SLT: BHD": three letters of an S before Malaysia's "Bhd" are "Sdn", misread where they are others. */
const misreadForm = /(?<![\p{L}\d])[S5](?:(?!dn)[\p{L}\d]{2}[:;]?|dn[:;])(?=[.\s]{1,2}(BHD)(?!\p{L}))/giu

const withMalaysianForm = (text: string): string =>
  text.replace(misreadForm, (_, behind: string) => (behind === behind.toUpperCase() ? "SDN" : "Sdn"))

/** "20931 Alder Books": a number before a name, and not that of a house. */
const leadingNumber = /^(?:\d{4,}|\d[\d./-]{10,})\s+(?=\p{L})/u

const tidied = (text: string): string =>
  withoutPoint(
    withoutOwner(
      withoutTail(
        withoutTitle(
          withoutSendersAddress(
            withoutTitleAhead(withoutTailOfForm(withoutPayment(withMalaysianForm(text))))
              .replace(broker, "")
              .replace(copyright, "")
              .replace(ownerBehind, "")
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
      .replace(leadingNumber, (number, _at, line: string) => (hasAddressWord(line) ? number : ""))
      .replace(/^[^\p{L}\p{N}("'&]+|(?!(?<=\p{L})\+$)[^\p{L}\p{M}\p{N})）」』】»”“.!'"&]+$/gu, "")
      .replace(/(?<![«„“”].*)[»”“]+$/u, "")
      .trim()
  )

/** The name in a line: without numbers of registers, address, owner's label and stray marks. */
export const tidy = (text: string): string => withoutOpened(tidied(text), text)
