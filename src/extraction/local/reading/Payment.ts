import { alternatives, paymentMatcher } from "../lexicon/compile.ts"
import type { PaymentMethod } from "../lexicon/Lexicon.ts"
import type { Candidate } from "../../Proposal.ts"
import type { Amount } from "./Amounts.ts"
import { digitsAtEnd, lastDigitsOf, lastFour, maskedDigits } from "./cardDigits.ts"
import { rowOfChange } from "./changeGiven.ts"
import { brands } from "./paymentBrands.ts"
import { misreadPayment } from "./misreadPayments.ts"
import { paymentFields } from "./paymentFields.ts"
import { placeOf } from "./placeOf.ts"
import type { Row } from "./Rows.ts"
import type { Sheet } from "./Sheet.ts"
import type { Summary } from "./Summary.ts"

/** The plainest last: a line that names a card's kind mostly says "card" too. */
const named: ReadonlyArray<PaymentMethod> = [
  "girocard",
  "UnionPay",
  "WeChat Pay",
  "Alipay",
  "Direct Debit",
  "Debit Card",
  "Credit Card",
  "Card",
  "Bank Transfer",
  "Cheque",
  "Cash"
]

type Method = readonly [name: string, pattern: RegExp]

const methods: ReadonlyArray<Method> = [...brands, ...named.map((name) => [name, paymentMatcher(name)] as const)]

const cash = methods.filter(([name]) => name === "Cash")

/** The kind of card that a shop sells and gives away as well: it is what was paid with where nothing else is. */
const giftCard: ReadonlyArray<Method> = [["Gift Card", /\bgift\s?card\b(?!.*\bbal)/i]]

const misleading = new RegExp(
  alternatives(({ notPayments }) => notPayments),
  "giu"
)

/** "Bank: BSB 015-310 Account 4412 98812": where to pay to. */
const ownAccount =
  /^\P{L}*bank(?! transfer)(?!\p{L}).*(?<!\p{L})(?:bsb|iban|bic|swift|sort code|routing|ifsc|clabe|account|acct|a\/c)(?!\p{L}).*$/iu

/** "10er-Karte": for as many visits, and bought. */
const forVisits = /(?<!\d)\d{1,2}er[- ]karte/giu

const withoutCard: ReadonlySet<string> = new Set(["Cash", "Cheque", "Bank Transfer", "Direct Debit"])

/** A method, the row that names it, and what of that row does. */
type Named = readonly [name: string, row: Row, text: string]

/** The first of the methods that a row names in this way. */
const namedIn = (
  rows: ReadonlyArray<Row>,
  among: ReadonlyArray<Method>,
  names: (text: string, pattern: RegExp) => boolean
): Named | null => {
  for (const [name, pattern] of among) {
    const row = rows.find(({ text }) => names(text, pattern))
    if (row !== undefined) return [name, row, row.text]
  }
  return null
}

/** The method that a field for it names, wherever it stands. */
const namedInField = (rows: ReadonlyArray<Row>, names: (text: string, pattern: RegExp) => boolean): Named | null =>
  paymentFields(rows).flatMap(([value, row]) => {
    const method = methods.find(([, pattern]) => names(value, pattern))
    return method === undefined ? [] : [[method[0], row, value] as const]
  })[0] ?? null

/** "Cash / Cheque / Transfer: " before what was chosen. */
const choice = /^[^:：/]*\p{L}\s?\/\s?\p{L}[^:：]*[:：]\s*(?=\p{L})/u

/** "EFT  $2.88": what tills call a card that was held to them; invoices call a transfer so. */
const atTill = /^\P{L}*EFT\P{L}*$/u

/** "Visa Debit" alone above "************6880": a slip of a pump tells the card before what was filled in. */
const namedAboveNumber = (rows: ReadonlyArray<Row>): Named | null => {
  const above = rows.filter(({ index, text }) => !/\d/.test(text) && maskedDigits.test(rows[index + 1]?.text ?? ""))
  return namedIn(above, brands, (text, pattern) => pattern.test(text))
}

const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{Mn}/gu, "")

const moneyIn = (amounts: ReadonlyArray<Amount>): ReadonlyArray<Amount> =>
  amounts.filter(({ decimals, percent }) => !percent && decimals === 2)

/** "PAGAMENTO CONTANTE 0,00": nothing was paid in this way. */
const isUnused = (amounts: ReadonlyArray<Amount>): boolean => {
  const paid = moneyIn(amounts)
  return paid.length > 0 && paid.every(({ units }) => units === 0)
}

/**
 * The method as on the receipt, with the card's last four digits where they are printed; cash where change was given, and
 * no other method was surely used.
 */
export const readPayment = (sheet: Sheet, summary: Summary): ReadonlyArray<Candidate<string>> => {
  const { amounts, pages, rows } = sheet
  const fromRow = summary.firstRow
  // "W/BALANCE CARD -0.50" among the goods takes off, "Greeting card 4.45" is one of them, and neither pays
  const isAmongGoods = (row: number): boolean => {
    const money = row < fromRow ? moneyIn(amounts[row]!) : []
    return (
      money.some(({ units }) => units < 0) || (money.length > 0 && money.every(({ units }) => units < summary.total))
    )
  }
  const lower = rows
    .slice(Math.max(0, fromRow - 2))
    .filter(({ index }) => !isUnused(amounts[index]!) && !isAmongGoods(index))
  const isNamed = (text: string, pattern: RegExp): boolean =>
    pattern.test(text.replace(ownAccount, "").replace(forVisits, " ").replace(choice, "").replace(misleading, " "))
  // "Hotovë": an accent may be taken for another
  const isNearlyNamed = (text: string, pattern: RegExp): boolean => isNamed(withoutAccents(text), pattern)
  const named =
    namedIn(lower, methods, isNamed) ?? namedIn(lower, methods, isNearlyNamed) ?? misreadPayment(sheet, summary)
  const isPaid = (row: Row): boolean => moneyIn(amounts[row.index]!).length > 0
  // a method without a sum or a number may be one that the shop advertises, where cash was given or a field says so
  const isUsed = named !== null && (isPaid(named[1]) || lastDigitsOf(rows, named[1]) !== null)
  const said = isUsed ? named : (namedIn(lower.filter(isPaid), cash, isNamed) ?? namedInField(rows, isNamed))
  const change = said === null ? rowOfChange(sheet, summary) : undefined
  if (change !== undefined) {
    const places = [placeOf(pages, change, change.text)]
    return [{ value: "Cash", source: "print", places, evidence: [{ reason: "change_given", weight: 2 }] }]
  }
  const found =
    // what else calls it a card says less
    (said?.[0] === "Card" ? namedAboveNumber(rows) : null) ??
    said ??
    named ??
    namedIn(lower.filter(isPaid), giftCard, (text, pattern) => pattern.test(text)) ??
    namedIn(rows, brands, (text, pattern) => pattern.test(text) && (lastFour.test(text) || maskedDigits.test(text))) ??
    namedAboveNumber(rows)
  if (found === null) return []
  const [called, row, text] = found
  const name = called === "Bank Transfer" && atTill.test(row.text) && isPaid(row) ? "Card" : called
  const isHidden = (text === row.text && lower.includes(row)) || maskedDigits.test(row.text)
  const ownDigits = isHidden ? null : (lastFour.exec(text)?.[1] ?? null)
  const bareDigits = sheet.style.whole ? undefined : digitsAtEnd.exec(row.text)?.[1]
  const digits = withoutCard.has(name) ? null : (ownDigits ?? lastDigitsOf(rows, row) ?? bareDigits ?? null)
  const value = digits === null ? name : `${name} ${digits}`
  const evidence = [
    { reason: "method_named", weight: 3 },
    ...(digits === null ? [] : [{ reason: "card_digits", weight: 1 }])
  ]
  return [{ value, source: "print", places: [placeOf(pages, row, row.text)], evidence }]
}
