/** Words for what is paid, in front of its currency: "TOTAL RON 12,50", "Amount due (PEN)". */
const sums =
  "total|totale|totaal|gesamt|summe|summa|suma|toplam|tutar|importe|monto|montant|amount|balance|due|pay|currency|moneda|para birimi|итого|сумма"

/** In any case, in a pattern whose other letters are of one case. */
const inAnyCase = (words: string): string =>
  words.replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)

/**
 * A code that is a word or a name too ("TRY OUR SOUP", "SHOWER GEL 5.99", "AMD RYZEN", "5 KGS"), where it is about money:
 * behind an amount with decimals, in brackets, alone in a line, or behind what names a sum; words may stand between
 * where an amount follows: "Total general ARS 19,75".
 */
export const besideMoney = (code: string): string =>
  [
    String.raw`\d[.,]\d{2,3}\s?${code}(?!\s*[\p{L}\d])`,
    String.raw`[([]\s*${code}\s*[)\]]`,
    String.raw`^\s*${code}\s*$`,
    String.raw`(?<!\p{L})(?:${inAnyCase(sums)})(?:\W{1,4}${code}(?!\p{L})|(?:\W{1,4}\p{L}{1,12}){1,2}\W{1,4}${code}\s?\d)`
  ].join("|")
