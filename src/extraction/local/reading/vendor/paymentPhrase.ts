import { alternatives } from "../../lexicon/compile.ts"
import type { Lexicon } from "../../lexicon/Lexicon.ts"
import { letterCount } from "../../measures.ts"

const named = (phrasesOf: (payments: NonNullable<Lexicon["payments"]>) => string | undefined): string =>
  alternatives(({ payments }) => (payments === undefined ? undefined : phrasesOf(payments)?.replace(/ ?#/g, "")))

/** What slips of terminals say of the card, and who runs the terminal. */
const ofSlips = new RegExp(
  [
    named((payments) => payments["Credit Card"]),
    named((payments) => payments["Debit Card"]),
    named((payments) => payments.Card),
    named((payments) => payments.girocard),
    String.raw`(?<!\p{L})(?:visa|master\s?card|maestro|amex|american express|v pay|bancontact|eftpos|interac|emv|d[eé]bit|cr[eé]dit)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:contact\s?-?less|sans contact|kontaktlos|contactloos|sin contacto|senza contatto|sem contacto|kontaktl[øö]s|zbliżeniow[oaey]|bezkontaktn\p{L}*)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:worldline|ingenico|verifone|ccv|sumup|payone|elavon|telecash|concardis|nexi|adyen|fiserv|first data|worldpay|global payments|moneris|izettle|zettle|mypos|viva wallet|payplug|bambora|tyro|windcave|hobex|sibs|redunicre|unicre|polcard|eservice|redsys|servired|transbank|getnet|pagbank|pagseguro|sitef|pine labs|mswipe|razorpay)(?!\p{L})`
  ].join("|"),
  "giu"
)

/** Whether a line tells how was paid, and nothing else. */
export const isPaymentPhrase = (text: string): boolean =>
  letterCount(text) > 0 && letterCount(text.replace(ofSlips, "")) === 0
