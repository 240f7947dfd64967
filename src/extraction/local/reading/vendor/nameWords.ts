import { columnHeads } from "../../lexicon/columnHeads.ts"
import { alternatives, everyOf, matcher, phrasesOf } from "../../lexicon/compile.ts"
import { orderTitles } from "../../lexicon/orderTitles.ts"
import { servingRoles, tillPhrases } from "../../lexicon/tillPhrases.ts"
import { letterCount } from "../../measures.ts"
import { hasAddressWord, isAddress } from "./addresses.ts"
import { isHeadline } from "./isHeadline.ts"
import { keepWords, koreanNumber, registration } from "./registrations.ts"

export const businessWord = matcher(({ companyWords }) => companyWords)
export const contact = new RegExp(
  String.raw`${alternatives(({ contactWords }) => contactWords)}|\S@\S|^@|\.com|\.(?:de|nl|no|se|dk|fi|pl|fr|it|es|pt|ru|co\.\w{2})\b|^visit\b|\+\d{2}`,
  "iu"
)
const describing = new RegExp(
  String.raw`^(?:[\s\d&+/,.'’!*()-]*${alternatives(({ describingWords }) => describingWords)})+[\s\d&+/,.'’!*()-]*$`,
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

export const isTableNumber = (text: string): boolean => tableNumber.test(text)

/** "RETAIL INVOICEORIGINAL": where a space may be lost. */
const beforeTitleWord = /(?<=\p{L})(?=(?:invoice|receipt|original|copy|duplicate)(?!\p{L}))/giu

/** Whether a line is a title, a greeting or a field of a form. */
export const isOfForm = (text: string): boolean =>
  title.test(text) || isTableNumber(text) || title.test(text.replace(beforeTitleWord, " "))

/** Phrases of forms that are no name: of parties, titles of documents, heads of tables and dates. */
const formPhrase = matcher(
  ({ buyerLabels, dateLabels, documentTitles, otherTitles, refundTitles, sellerLabels, tableHeads }) =>
    [buyerLabels, sellerLabels, documentTitles, refundTitles, otherTitles, tableHeads, dateLabels].join(","),
  (phrases) => String.raw`^[^\p{L}]*(?:${phrases})[^\p{L}\p{N}]*$`
)

const rolesOfWords = phrasesOf(servingRoles).filter((role) => role.includes(" "))

/** "Guests: 2", "Keep this receipt", "Es bediente Sie: Anna": what tills print above, below or instead of a name. */
const tillLine = new RegExp(
  String.raw`^\P{L}*(?:${[
    String.raw`${everyOf(tillPhrases).source}\P{L}*`,
    String.raw`${everyOf(servingRoles).source}\s*[:.#]\s*\S.*`,
    String.raw`${everyOf(rolesOfWords.join(",")).source}\s.*`,
    String.raw`powered by\s.*`,
    String.raw`(?:\p{L}{3,7}\s)?wi-?fi(?!\p{L}).*`,
    String.raw`\p{L}[\p{L}\s]{4,30}\swithin \d+ \p{L}+`
  ].join("|")})$`,
  "iu"
)

/** "Order confirmation no. 778-A": what an order is called, and its number. */
const orderLine = new RegExp(
  String.raw`^\P{L}*${everyOf(orderTitles).source}\P{L}*(?:n[ro]?[.°º:]?\s?[\p{Lu}\d-]*\d[\p{Lu}\d-]*)?$`,
  "iu"
)

/** "Invoice no. 778", "Rechnungsnr. 17", "Receipt #: 10-4432", "Pedido #20931 · 21 de abril de 2026": the number of a document, and of no house. */
const numbersDocument = new RegExp(
  String.raw`^\P{L}*(?:${alternatives(({ documentTitles }) => documentTitles)}|${everyOf(orderTitles).source}|order|bestellung|commande|pedido|ordine|encomenda|bestelling|beställning|zamówienie|objednávka|sipariş|\p{L}{3,20}(?=n(?:r|ummer)(?!\p{L})))\s*(?:[#:：]|n(?:[or]|um\p{L}{0,4})?)[.°º:]*\s?[\p{Lu}\d/-]*\d[\p{Lu}\d/-]*(?:\s?[·•|,–-]\s[^:]*\d{4}\P{L}*)?$`,
  "iu"
)

/** The whole line is what a document is called. */
const documentTitle = matcher(
  ({ documentTitles, refundTitles }) => [documentTitles, refundTitles].join(","),
  (phrases) => String.raw`^[^\p{L}]*(?:${phrases})[^\p{L}\p{N}]*$`
)

/** Whether a line numbers a document, confirms an order, or greets whom it is for. */
const isOfHead = (text: string): boolean =>
  orderLine.test(text) || (/\d/.test(text) && numbersDocument.test(text)) || isHeadline(text)

/** Whether a line says what a document is called, with its number, or greets whom it is for: the head of all, and no name. */
export const isTitleLine = (text: string): boolean => documentTitle.test(text) || isOfHead(text)

/** So many letters may stand beside a table's heads: "Qtd Un". */
const mostBeside = 2

/** "領収書 RECEIPT", "Zuwendungsbestätigung / Sammelbestätigung": two titles. */
const isTitleTwice = (text: string): boolean => {
  const parts = text.includes("/") ? text.split("/") : /\p{Script=Han}/u.test(text) ? text.split(/\s+/) : []
  return parts.length > 1 && parts.every((part) => documentTitle.test(part.trim()))
}

/** Whether a text is a phrase of forms, or some of a table's heads. */
export const isFormPhrase = (text: string): boolean =>
  isTitleTwice(text) ||
  formPhrase.test(text) ||
  tillLine.test(text) ||
  isOfHead(text) ||
  (letterCount(text) > mostBeside && letterCount(text.replace(columnHeads, "")) <= mostBeside)

export const digits = (text: string): number => text.match(/\d/g)?.length ?? 0

/** "Av. Paulista 1578": the number of a house, which a register's may look like. */
const longHouseNumber = /^[^\d()]+ \d{4}$/

/** Whether a whole line is an address, numbers of registers left out. */
export const isAddressLine = (printed: string): boolean => isAddressPrinted(printed) && !numbersDocument.test(printed)

const isAddressPrinted = (printed: string): boolean =>
  (longHouseNumber.test(printed) && hasAddressWord(printed)) ||
  isAddress(printed.replace(koreanNumber, "").replace(registration, keepWords))

/** Whether a text may be a part of a name. */
export const isNamelike = (text: string): boolean =>
  letterCount(text) >= 3 &&
  digits(text) <= 2 &&
  !isAddress(text) &&
  !contact.test(text) &&
  !title.test(text) &&
  !tillLine.test(text)
