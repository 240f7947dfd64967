import { besideMoney } from "./besideMoney.ts"
import type { Pattern } from "./words.ts"

/** How a currency shows itself beside its amounts. */
export interface Currency {
  /** ISO 4217. */
  readonly code: string
  /** Signs, abbreviations and its code, with how much each says: a sign that several share says less. */
  readonly signs: ReadonlyArray<readonly [pattern: Pattern, weight: number]>
  /** Prices are whole numbers. */
  readonly whole?: true
  /** Prices have three decimals. */
  readonly thousandths?: true
}

export const currency = (
  code: string,
  signs: Currency["signs"],
  codeWeight = 8,
  pattern: Pattern = new RegExp(String.raw`\b${code}\b`)
): Currency => ({ code, signs: [[pattern, codeWeight], ...signs] })

/** The sign that some twenty currencies share, and how much it says for one of them. */
export const dollar = (weight: number): Currency["signs"] => [[/(?<!\d)\$\s?\d|,\d{2}\s?\$(?!\s?\d)/, weight]]

/** What the rupees of several countries are called, and how much it says for one of them. */
export const rupees = (weight: number): Currency["signs"] => [[/\bRs\.?\s?\d/, weight]]

/** Russia's money and that of Belarus are called so; what is rubbed or a surname is none. */
export const rouble = /(?<!\p{L})руб(?:\.|л(?:ь|я|ей|ях))?(?!\p{L})/iu

export const whole = (one: Currency): Currency => ({ ...one, whole: true })

/** One whose code alone speaks for it surely. */
export const coded = (code: string, signs: Currency["signs"] = []): Currency =>
  currency(code, signs, 8, new RegExp(String.raw`(?<![\w.])${code}(?![\w.])`))

/** One whose code is a word or a name too; `sign` stands for it as surely. */
export const wordlike = (code: string, signs: Currency["signs"], weight = 8, sign = "(?!)"): Currency => {
  const [byItsCode, byItsSign] = [new RegExp(besideMoney(code), "mu"), new RegExp(sign, "mu")]
  // a plain search tells sooner that a text has nothing of it
  return currency(code, signs, weight, {
    test: (text) => (text.includes(code) && byItsCode.test(text)) || byItsSign.test(text)
  })
}

/**
 * Dinars and the rial of Oman are parted into a thousand. Their codes are parts of names in Malaysia and Chennai, and
 * `sign` may be, too; what is Arabic is not.
 */
export const thousandths = (code: string, sign: string, arabic: string): Currency => {
  const abbreviation = new RegExp(String.raw`(?<![\p{L}.])${sign}(?!\p{L})`, "u")
  return {
    ...wordlike(
      code,
      [[abbreviation, 2]],
      8,
      String.raw`(?:${code}\s?|(?<![\p{L}.])${sign}:?\s)\d[\d,]*\.\d{3}(?!\d)|(?<!\p{L})${arabic}(?!\p{L})`
    ),
    thousandths: true
  }
}
