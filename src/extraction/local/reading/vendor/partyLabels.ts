import { alternatives } from "../../lexicon/compile.ts"

/** Whom a document says a name to be; or that it is no name, but says so of others. */
export type Party = "seller" | "buyer" | "label"

export type NamedParty = Exclude<Party, "label">

/** "Seller: …", "Buyer/Recipient", "Buyer (Bill to)". */
const labelled = (phrases: string): RegExp =>
  new RegExp(String.raw`^[^\p{L}]{0,3}${phrases}(?:\s?[/&(]\s?${phrases}\)?)?[\s.]*(?:[:：]\s*|$)(.*)$`, "iu")

/** "Spett.le Rossi S.r.l.": an address begins with a courtesy, and the name follows without a colon. */
const courtesy = /^(?:spett(?:abile|\.?\s?le)?|egr|gent(?:ile|\.?\s?(?:mo|ma|le))?|messrs)\.?\s+(\p{L}.*)$/iu

/** "Firma Beispiel GmbH": German letters are addressed so; Polish companies are called so. */
const addressee = /^(?:Firma|Fa\.)\s+(\p{L}.*(?<!\p{L})(?:GmbH|AG|KG|OHG|UG|GbR|e\.\s?K\.)(?!\p{L}).*)$/u

/** "Received from Mary Jones": who paid is named without a colon. */
const payer =
  /^(?:received(?: with thanks)? from|recib[íi](?:mos)? del?|receb(?:i|ido|emos) d[aeo]|reçu de(?! paiement)|erhalten von|ricevuto da|(?:telah )?(?:di)?terima dari|otrzymano od|получено от|прийнято від|přijato od|primljeno od|ontvangen van|mot+att? (?:fra|av)|modtaget fra)(?: (?:mrs?|mme|herrn?|frau|sr|sra)\.?)?\s+(\p{L}.*)$/iu

/** "Место расчетов Ресторан Корчма": where one pays, as tills in Russia have to print it. */
const settledAt = /^место расч[её]тов[\s:]+(\p{L}.*)$/iu

/** "You paid $45.00 USD to Alder Crafts (anna@alder.example)": whom a payment service paid. */
export const payee =
  /^(?:You (?:paid|sent)|Sie haben|Vous avez (?:payé|envoyé)|Has? (?:pagado|enviado)|Hai (?:pagato|inviato)|Você (?:pagou|enviou)|(?:U|Je) hebt)\s.{0,60}?\d[.,]\d{2}.{0,12}?\s(?:to|an|à|a|para|aan)\s(\p{Lu}.{1,60}?)(?:\s?\([^()]{1,60}@[^()]{1,60}\)?)?(?:\s(?:gezahlt|gesendet|bezahlt|betaald|gestuurd))?(?:\s?\([^()]{1,60}@[^()]{1,60}\)?)?[.!]?$/u

/** "Attention: Sue": the person whom a letter is for, below the company it goes to. */
export const attention =
  /^(?:(?:attention|att)\s?[.:]|attn[.:\s]|z\.?\s?h(?:d|nd|änden)\.?[:\s]|zu händen:?|à l'attention de|all'attenzione d[ei]l?|alla c\.a\.|a la atención de|t\.a\.v\.|ter attentie van)\s?\p{L}/iu

/** "购买方信息 名称：…   销售方信息 名称：…": China's invoices have them side by side; a label of several lines may be cut. */
const chineseParty = (party: string): RegExp =>
  new RegExp(String.raw`^(?:${party})\S{0,4}\s?名\s?[称稱]\s?[：:]\s?(.*)$`, "u")

/** "받는사람 김단풍": Korean labels stand before a name without a colon. */
const recipient = /^(?:받는\s?(?:사람|분)|수령인|주문자|구매자)\s+(\p{L}.*)$/u

/** What says in a cell that a name in it, beside it or below it is of a party; the name is the last group. */
export const partyLabels: ReadonlyArray<readonly [NamedParty, RegExp]> = [
  ["buyer", labelled(alternatives(({ buyerLabels }) => buyerLabels))],
  ["seller", labelled(alternatives(({ sellerLabels }) => sellerLabels))],
  ["seller", settledAt],
  ["seller", payee],
  ["buyer", courtesy],
  ["buyer", payer],
  ["buyer", addressee],
  ["buyer", recipient],
  ["buyer", chineseParty("购买?方|購買方|购货(?:单位|方)")],
  ["seller", chineseParty("销售?方|銷售方|销货(?:单位|方)")]
]

/** What Japanese and Korean write behind a name that a letter is meant for it. */
const honour = String.raw`(?:\u5fa1\u4e2d|\u69d8|\u6bbf|\uadc0\ud558|\uadc0\uc911)$`
export const addressed = new RegExp(String.raw`\p{L}[\s_.\xb7]*${honour}`, "u")

/** The same in a column of its own. */
export const addressedBefore = new RegExp(`^${honour}`, "u")

/** "De heer B. Smit", "Familie Petersen", "Mrs J. Eaton": letters call people so; the name is of few words, and no figure. */
export const person =
  /^(?:de heer(?: en mevrouw)?|mevr(?:ouw|\.)|dhr\.?|mw\.|herrn?(?: und frau)?|frau|familie|fam\.|monsieur(?: et madame)?|madame|mademoiselle|m\. et mme|mme|mlle|m\.|mrs?\.?|ms\.?|miss|sr(?:t?a)?\.?|señor(?:a|ita)?|signor[ae]?|sig\.?(?:ra|na)?\.?|senhora?|pan[ií]?|pán|państwo|fru|herra|rouva|hr\.|fr\.|bay(?:an)?|sayın|г-(?:н|жа)|господин|госпожа|пан[іи]?|κ(?:α|ος|\.))\s+(?:\p{Lu}(?:\p{L}+|\.)(?:-\p{Lu}\p{L}*)?\s?){1,4}$/iu
