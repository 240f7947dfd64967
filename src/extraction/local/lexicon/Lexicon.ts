import type { Role } from "./Role.ts"

/** Phrases, separated by commas, as print has them without capitals. */
export type Phrases = string

/** The payment methods that words of a language may name. */
export type PaymentMethod =
  | "girocard"
  | "UnionPay"
  | "WeChat Pay"
  | "Alipay"
  | "Debit Card"
  | "Credit Card"
  | "Card"
  | "Cheque"
  | "Bank Transfer"
  | "Direct Debit"
  | "Cash"

/**
 * What receipts and invoices say in one language. In `labels` and `months` letters stand without accents. Elsewhere `~`
 * stands for any letters that a word may go on with ("zahl~", "~straße"), a space or a point within a phrase may be
 * missing in print, and an accented letter may have lost its accent; `^` and `$` tie a phrase to the line's beginning and end.
 */
export interface Lexicon {
  /** ISO 639-1. */
  readonly language: string
  /** Names of months, 1 for January, beside those that ICU knows. */
  readonly months?: Readonly<Partial<Record<number, string>>>
  /** What amounts are called, by what they are then. The longest phrase found decides. */
  readonly labels: Partial<Record<Role, Phrases>>
  /** Words before the date of purchase, and before other dates. */
  readonly dateLabels?: Phrases
  readonly otherDates?: Phrases
  /** Titles of documents that give money back, and words that turn such a title into a policy. */
  readonly refundTitles?: Phrases
  /** Those that a ticket home or a corrected invoice has as well: they give money back where their sums are below zero. */
  readonly returnTitles?: Phrases
  readonly refundDenials?: Phrases
  /** What an invoice or receipt calls itself. */
  readonly documentTitles?: Phrases
  /** Those of them that the date follows within a few words, and that no number like a date follows. */
  readonly datedTitles?: Phrases
  /** What a letter calls itself that reminds of a bill, or of several, which were not paid. */
  readonly reminders?: Phrases
  /** What documents with amounts call themselves that are no receipt. */
  readonly otherTitles?: Phrases
  /** Words of what a list of sums is headed with that nobody sold: plans, costs, results. A shop may be called so as well. */
  readonly overviewWords?: Phrases
  /** What only such documents say; not the courses of a menu, weights or balances, which receipts show, too. */
  readonly otherSigns?: Phrases
  /** How a line of a card terminal's slip begins that tells that nothing was paid. */
  readonly declines?: Phrases
  /** Heads of the columns of an item table, and those that may as well call an amount below them. */
  readonly tableHeads?: Phrases
  readonly sumHeads?: Phrases
  /** What was saved on the line above, and no price. */
  readonly savings?: Phrases
  /** Kinds of goods that sums and taxes are broken down by. */
  readonly departments?: Phrases
  /** Parts of a shop, which head the goods that were taken from there. */
  readonly sectionHeads?: Phrases
  /** Legal forms, and other words in the names of companies. */
  readonly legalForms?: Phrases
  readonly companyWords?: Phrases
  /** Words that say what kind of company it is, but not which: a name that begins with one goes on from the line above. */
  readonly companyKinds?: Phrases
  /** Words for what a company deals in or does, of which a line of its name may consist. */
  readonly tradeWords?: Phrases
  /** Words for what is cooked or sold, from where and how: a line of nothing else describes who is named above it. */
  readonly describingWords?: Phrases
  /** Words that no name ends with: it goes on in the line below. */
  readonly nameLinks?: Phrases
  /** What the number of a chain's shop follows, behind its name. */
  readonly shopLabels?: Phrases
  /** Long words of company names, in capitals, to be found where spaces were lost. */
  readonly compounds?: Phrases
  /** Words before the name of who sells and is paid, and before the name of who buys and pays. */
  readonly sellerLabels?: Phrases
  readonly buyerLabels?: Phrases
  /** What stands before the name of a shop, or of the company that it belongs to, without a colon. */
  readonly ownerWords?: Phrases
  /** Heads of a table of journeys, which come from somewhere and from nobody. */
  readonly journeyHeads?: Phrases
  /** What the field of a name is called in the block of a seller or buyer. */
  readonly nameFields?: Phrases
  readonly addressWords?: Phrases
  /** Words that make an address of a line that begins with them. */
  readonly addressStarts?: Phrases
  readonly contactWords?: Phrases
  /** What a merchant's name follows in a greeting. */
  readonly greetings?: Phrases
  /** Words of titles, greetings and forms, which no merchant is called. */
  readonly formWords?: Phrases
  /** Words that name a payment method; `#` asks for a number behind them. */
  readonly payments?: Partial<Record<PaymentMethod, Phrases>>
  /** Phrases that only look as if they named one. */
  readonly notPayments?: Phrases
}
