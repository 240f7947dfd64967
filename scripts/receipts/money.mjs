/** Amounts of a country in its smallest unit, and how they are printed there. */

/** What a coffee's price is multiplied with, where the language's list of goods is priced for another country. */
const dearer = {
  USD: 1.3, CAD: 1.5, AUD: 1.8, NZD: 1.9, ZAR: 18, INR: 60, SGD: 1.6, MYR: 4, PHP: 50, KES: 110, CHF: 1.4,
  MXN: 18, ARS: 1100, CLP: 950, COP: 3900, PEN: 4, BRL: 5
} // prettier-ignore

/** A good of the vocabulary, `name price`. */
export const goodOf = (text, { currency, digits }) => {
  const at = text.lastIndexOf(" ")
  const printed = text.slice(at + 1)
  const cents = Number(printed.replace(/\D/g, "")) * (/[.,]\d\d$/.test(printed) ? 1 : 100)
  const price = cents * (dearer[currency] ?? 1)
  return {
    name: text.slice(0, at),
    price: digits === 2 ? Math.round(price) : dearer[currency] ? Math.round(price / 1000) * 10 : Math.round(price / 100)
  }
}

export const printAmount = (minor, { digits, mark, thousands }, grouped = true) => {
  const text = String(Math.abs(minor)).padStart(digits + 1, "0")
  const whole = digits === 0 ? text : text.slice(0, -digits)
  const shown = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, thousands) : whole
  return `${minor < 0 ? "-" : ""}${shown}${digits === 0 ? "" : mark + text.slice(-digits)}`
}

/** `<` before the amount, `>` behind it. */
export const signed = (amount, sign) =>
  sign.startsWith("<") ? `${sign.slice(1)}${amount}` : `${amount}${sign.length > 1 ? ` ${sign.slice(1)}` : ""}`

/** As JSON shows it. */
export const asNumber = (minor, { digits }) => minor / 10 ** digits

/** Half up, as tills do it. */
export const share = (minor, of, whole) => Math.round((minor * of) / whole)
