import type { Row } from "./Rows.ts"

/** The card's number as tills hide it: "****4417", "XXXX XXXX XXXX 4417", "···· 4417", "ending in 4417", "endet auf 4417". */
export const maskedDigits =
  /(?:[x*•·#]{2,}[\s-]*|\.{3,}\s*|(?<!\p{L})(?:ending (?:in |with )?|(?:endet|endend) (?:auf|mit) |se terminant par |finissant par |(?:que )?termina(?:da|do)? (?:en|em) |(?:che )?termina(?:nte)? (?:con|in) |eindig(?:t|end) op |slutar på |slutter på |kończąc[aąey]+ się na |končící (?:na )?))(\d{4})(?!\d|[.,]\d)/iu
/** The same behind a brand: "Visa *4417", "Visa x-4417". */
const maskedOnce = /(?<=\p{L}{4}\s)[x*•·#]-?\s?(\d{4})(?!\d)/iu
/** The same bare behind a brand, "Visa - 4417", "Visa 4417 (Contactless)", "Visa 4417   12.90"; other bare digits there are any number. */
const bareDigits =
  /(?:visa|master\s?card|amex|american express|discover|maestro)\s?(?:[-–]{1,4}\s?(\d{4})(?![\d.,-])|(\d{4})(?=\s?\(|\s[€$£]?\s?\d{1,4}[.,]\d{2}(?!\d)))/i
/** Where the card is called by name, on its own line, its number may be shown unhidden. */
const cardNumber =
  /\b(?:card|acct|account|a\/c|carte|karte|tarjeta)\.?\s?(?:no|nr|number|num)?\.?\s?[:#]?[\d\s-]*?(\d{4})(?!\d|[.,]\d|[\s-]\d{4}(?!\d))/i

/** "Visa 4417": at the end of a line, where money has cents. */
export const digitsAtEnd = /(?:visa|master\s?card|amex|american express|discover|maestro)\s(\d{4})$/i

/** Lines in which a card's number may stand around its name. */
const rowsAround = 3

/** A hidden number on the method's own line, else on the nearest line; digits of anything else are no card's. */
export const lastDigitsOf = (rows: ReadonlyArray<Row>, row: Row): string | null => {
  const shown = [maskedDigits, maskedOnce, bareDigits, cardNumber]
  const own = shown.map((digits) => digits.exec(row.text)).find((match) => match !== null)
  if (own != null) return own[1] ?? own[2]!
  for (let distance = 1; distance <= rowsAround; distance++) {
    for (const near of [rows[row.index + distance], rows[row.index - distance]]) {
      const found = near === undefined ? null : maskedDigits.exec(near.text)
      if (found !== null) return found[1]!
    }
  }
  return null
}

/** "Payment method  Visa - 4242": above the sums a brand is what was paid with where its card's digits end the line, and no year. */
export const lastFour = /(?<![\d/.-])(?<!\d \p{L}{3,12}\.? )(\d{4})\W*$/u
