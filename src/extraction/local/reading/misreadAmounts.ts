import { textOf } from "./Cell.ts"
import { withoutDash } from "./dashedSums.ts"
import { besideRates } from "./misreadRates.ts"
import { classOf, digitOf, likely, unlikely } from "./lookAlikes.ts"
import { withSignOfPage } from "./lettersOfSign.ts"
import { countsMisread } from "./misreadCounts.ts"
import { plainSigns } from "./plainSigns.ts"
import type { Row } from "./Rows.ts"

const asDigits = (token: string): string => token.replace(/[^\d.,]/g, (one) => digitOf(one) ?? one)

/** "0,5l" is a measure. */
const isMostlyDigits = (token: string): boolean =>
  (token.match(/\d/g)?.length ?? 0) * 2 >= token.length - 1 && !/^[0-2][.,]\dl$/.test(token)

/** What stands behind an amount: at most the letter of its tax. */
const [start, end] = [String.raw`(?<![\p{L}\d.,])`, String.raw`(?=[A-Z]?(?![\p{L}\d.,]))`]
const figure = String.raw`[\d${classOf(likely)}]`
/** An amount of which letters are read for digits: "l2.5O"; a stroke at its beginning is a table's. */
const lettered = new RegExp(
  String.raw`${start}(?!\|)(?:${figure}{1,3},${figure}{3}|${figure}{1,6})[.,]${figure}{2}${end}`,
  "gu"
)
const odd = `[${classOf(unlikely)}]`
/** One of which one digit is: "1Z.34", "112.G4"; "2.5g" is a weight and "T.50" a code. */
const oneLetter = new RegExp(
  String.raw`${start}(?:\d{1,3}${odd}\d{0,2}|${odd}\d{1,3})[.,]\d{2}${end}|${start}\d{1,4}[.,](?:${odd}\d|\d[DQZz])${end}`,
  "gu"
)

/** What a decimal digit of any script is worth: they follow each other from the script's zero. */
const valueOf = (digit: string): string => {
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - value - 1))) value++
  return String(value)
}

/** Repairs what recognition does to numbers: a lost point's spaces, letters that look like digits. */
export const mendNumbers = (text: string): string =>
  plainSigns(text)
    .replace(/(?![0-9])\p{Nd}/gu, valueOf)
    .replace(/[．\u066b]/g, ".")
    .replace(/[，\u066c]/g, ",")
    // the sign of yen, as a Japanese font shows a backslash
    .replace(/\\(?=\d{1,3}(?:,\d{3})+(?![.,]?\d))/g, "¥")
    // a letter of another script that stands for "times": "2 х ХЛЯБ", "1,5χ2,40"
    .replace(/(?<=^\s*|\d\s?)[хХχΧ](?![\p{L}\p{M}.'’])|(?<![\p{L}\p{M}])[хХχΧ](?=\s?\d)/gu, "x")
    // "2×弁当", "1メ生ビール"
    .replace(
      /^(\d{1,2}) ?(?:[x×]|メ(?![\p{Script=Katakana}ー])) ?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/iu,
      "$1 x "
    )
    // an equals sign as recognition sees it
    .replace(/(^|\s)[三二≡](?=\s?\d)/g, "$1=")
    .replace(/(\d) ?([.,]) (\d{2})(?!\d|[.,]\d)/g, "$1$2$3")
    // ",10 ,20" are two amounts
    .replace(/(?<!(?:^|[\s@])[.,]\d)(\d) ([.,]\d{2})(?!\d)/g, "$1$2")
    .replace(/^(\d{1,4}) (\d{2})$/, "$1.$2")
    // "12.3 4", "1 ,234.56"
    .replace(/(?<![\d.,])(\d{1,4}[.,]\d) (\d)(?=\s?[A-Z€]?$)/, "$1$2")
    .replace(/^(\D{0,4}\d{1,3}) ?, ?(\d{3}\.\d{2})(?!\d)/, "$1,$2")
    // another mark where the point stands
    .replace(/(?<![\d.,:/])(\d{1,4})(?:[;·•_`´¸~]|\.\.|,\.|\.,)(\d{2})(?![\d.,:/])/g, "$1.$2")
    .replace(/^([$£€]\s?\d{1,4})[:'’-](\d{2})$/, "$1.$2")
    // "42.8042.80": price and sum of one, without the space between them; "1.581,58" is a number
    .replace(/(?<![\d.,])(\d{2,4})([.,])(\d{2})\1([.,])\3(?![\d.,])/g, "$1$2$3 $1$4$3")
    .replace(/(?<![\d.,])(\d)([.,])(\d{2})\1\2\3(?![\d.,])/g, "$1$2$3 $1$2$3")
    // "18.0054.00", "Savings0.25": without the space before a price
    .replace(/(?<![\d.,])(\d{1,4}([.,])\d{2})(\d{1,4}\2\d{2})(?=\s?\p{Lu}?$)/u, "$1 $3")
    .replace(/(?<=\p{L}{4}|(?<![\p{L}\d])\p{Lu}{3})(?=\d{1,4}[.,]\d{2}\s?[A-Z€]?$)/u, " ")
    // a dollar's sign with its stroke below
    .replace(/(?<![\p{L}\d])[ȘșŞş](?=\d{1,6}[.,]\d{2}(?!\d))/gu, "$$")
    // no month has three digits: yen
    .replace(/(?<![年\d])(\d{3,}|\d{1,3}(?:,\d{3})+)[月内丹](?!\p{L})/gu, "$1円")
    .replace(/(\d[.,]\d{2}) ?[рp][уy][б6](?!\p{L})/gu, "$1 руб")
    // "lszt x5,99": how many of what costs so much
    .replace(/(?<![^\s(])[lI|](?=(?:szt|stk?|шт|ks|db|kpl|UN)\.?\s?[x×*]\s?\d)/giu, "1")
    // "2.851b x 0.44/1b": pounds
    .replace(/(\d[.,]\d{2}) ?[1I|]b(?=s?(?![\p{L}\d]))/gu, "$1 lb")
    .replace(/\/ ?[1I|]b(?![\p{L}\d])/gu, "/lb")
    // "2 u. x 1.250,00 (21,00)": the rate of its tax, as in Argentina
    .replace(
      /^(\d{1,3}(?:[.,]\d{1,4})?\s?\p{L}{0,3}\.?\s?[x×*]\s?\P{L}{0,2}\d[\d.,]*)\s?\((\d{1,2}[.,]\d{2})\)$/u,
      "$1 $2%"
    )
    // "0.845 kg NET @ $3.90": of a weight, no sum
    .replace(/(\d ?(?:kg|g|lb)) net(?= ?[@x×])/giu, "$1")
    // no hour has so many minutes, nor is one so late, and money of thousandths is no time
    .replace(/(?<![\d.,:/])(\d{1,3}):(\d{3})$/, "$1.$2")
    .replace(/^(\P{L}{0,3}\d{1,3}):([6-9]\d)$/u, "$1.$2")
    .replace(/^(\P{L}{0,3}(?:2[4-9]|[3-9]\d|\d{3,4})):(\d{2})$/u, "$1.$2")
    .replace(/^(\D{0,3}\d{1,3}[.,]) (\d{3})$/, "$1$2")
    .replace(/(?<=RM|[$€£])[Oo](?=[.,]\d{2}(?!\d))/g, "0")
    // "$ L7.00"
    .replace(/(?<=[$€£]\s?)L\s?(?=\d{0,3}[.,]\d{2}(?!\d))/g, "1")
    // Oman's rials
    .replace(/(?<![\p{L}\d.,])R0(?=\d{1,3}\.\d{3}(?![\d.,]))/gu, "RO")
    .replace(lettered, (token) => (isMostlyDigits(token) ? asDigits(token) : token))
    .replace(oneLetter, (token) => asDigits(token))

/** A sign of money that is read as a letter: "S12.34" on a page of dollars. */
const signs: ReadonlyArray<readonly [sign: string, letters: string]> = [
  ["$", "Ss"],
  ["£", "ELFf"],
  ["€", "EC"]
]

/** The signs that stand before a page's amounts, and the letters that they are taken for. */
const signsMisread = (rows: ReadonlyArray<Row>): ReadonlyArray<readonly [sign: string, pattern: RegExp]> =>
  signs
    .filter(([sign]) => rows.some(({ text }) => new RegExp(String.raw`[${sign}]\s?\d+[.,]\d{2}(?!\d)`).test(text)))
    .map(([sign, letters]) => [
      sign,
      new RegExp(String.raw`(?<![\p{L}\d])[${letters}](?=\d{1,4}[.,]\d{2}(?![\d.,]))`, "gu")
    ])

/** A dollar's sign that may be the digit 5 as well, and the amount behind it. */
const dollarOrFive = /(?<![\p{L}\d])[Ss](?=(\d{1,4})[.,](\d{2})(?![\d.,]))/u
const priceAtEnd = /(?<![\p{L}\d.,])(\d{1,5})[.,](\d{2})\P{L}{0,2}$/u
/** Rows above in which what is summed up may stand. */
const rowsSummed = 40

const centsOf = (match: RegExpExecArray | null): number => (match === null ? 0 : Number(`${match[1]}${match[2]}`))

/** Whether prices right above come to so many cents: "S7.20" is $7.20 below 2.10 and 5.10, and not 57.20. */
const isSummedAbove = (cents: number, rows: ReadonlyArray<Row>, index: number): boolean => {
  let [sum, prices] = [0, 0]
  for (let above = index - 1; above >= 0 && above >= index - rowsSummed && sum < cents; above--) {
    const price = centsOf(priceAtEnd.exec(rows[above]!.text))
    if (price === 0) continue
    sum += price
    prices++
  }
  return prices >= 2 && sum === cents
}

/** "Beer 0,51   3,90": a litre's letter read for a one, where the price is no multiple of such an amount. */
const litreAtEnd = /(?<=\p{L}{3}.*\s)([01][.,](?:[2-57]|25|33|75))1$/u

const withLitre = (text: string, behind: ReadonlyArray<string>): string => {
  const amount = Number(litreAtEnd.exec(text)?.[0].replace(",", ".") ?? 0)
  const prices = behind.map((cell) => centsOf(priceAtEnd.exec(cell))).filter((cents) => cents > 0)
  const isContent = prices.length > 0 && !prices.some((cents) => Number.isInteger(cents / (amount * 100)))
  return isContent ? text.replace(litreAtEnd, "$1l") : text
}

/** Rows whose numbers have been mended in every cell. */
export const mendRows = (rows: ReadonlyArray<Row>): ReadonlyArray<Row> => {
  const misread = signsMisread(rows)
  const uncounted = countsMisread(rows)
  const withSign = withSignOfPage(rows)
  const mend = (text: string): string =>
    mendNumbers(misread.reduce((before, [sign, pattern]) => before.replace(pattern, () => sign), withSign(text)))
  return rows.map((row, index) => {
    const cents = centsOf(dollarOrFive.exec(row.text))
    const isDollar = cents > 0 && isSummedAbove(cents, rows, index)
    const asCounted = (text: string, at: number): string =>
      at === 0 && uncounted.has(row) ? text.replace(/^./u, "1") : text
    const mended = besideRates(withoutDash(row)).map((text, at) =>
      mend(asCounted(isDollar ? text.replace(dollarOrFive, () => "$") : text, at))
    )
    const cells = row.cells.map((cell, at) => ({ ...cell, text: withLitre(mended[at]!, mended.slice(at + 1)) }))
    return { ...row, cells, text: textOf(cells) }
  })
}
