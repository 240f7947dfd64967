import { printedSign } from "../countries/signs.ts"
import { foldMonth, monthNumbers } from "../lexicon/monthNumbers.ts"
import { codes, counts, measures } from "../lexicon/units.ts"
import { matchesOf } from "./matchesOf.ts"

/** A number with its marks; what stands around it is judged afterwards. */
const numberPattern = new RegExp(
  String.raw`(?<sign>${printedSign})?\s*(?<minus>(?:\(-\)|[-–—−(])\s?)?(?<sign2>\p{Sc}|RM|Rp\.?)?\s?(?<number>\d{1,3}(?:(?<mark>[.,'’ ])\d{3})(?:\k<mark>\d{3})*(?:[.,]\d{1,4})?(?!\d)|\d+(?:[.,]\d{1,4})?(?!\d)|(?<![\p{L}\d][.,]?)[.,]\d{2}(?!\d|[.,]\d))(?<tail>[.,]?[-–—](?!\d)|-|\)|\s-(?=\s*$))?\s?(?<percent>[%％])?\s*(?<sign3>${printedSign}(?![A-Za-z]))?`,
  "gu"
)

/** What may stand right behind a whole number that is an amount or a quantity. */
const unit = new RegExp(String.raw`^(?:${[...counts, ...measures, ...codes].join("|")})(?![\p{L}\d])`, "iu")

/** "2コX単328": how many of what costs 328, in Japan. */
const countedInJapan = /^[コ個点]\s?[xX×]/u

/** "55TX": what Taiwan's invoices print behind the price of what is taxed. */
const taxedInTaiwan = /^TX(?![\p{L}\d])/u

/** "2.50A1" ends a row: the class of a tax. */
const taxClass = /^[A-Z]{1,2}\d\s*$/

/** Days, weeks and months until something is due. */
const timeSpan =
  /^[\s-]?(?:days?|weeks?|months?|tagen?|tage|wochen|monate?|jours?|mois|d[ií]as?|meses|giorni|mesi|dagen|dagar|dager|dage|p[äv]iv?ää?|pv|päeva|dienu|dienų|dienas|dni|dn[íiů]|nap(?:on)?|zile|dana|dnevih|ημ[εέ]ρ[εώ]ς?ν?|gün|дн(?:ей|ів|і|я|и|ни)?|дана|ngày|hari|วัน|日以内|日間|天內|天内|일)(?![\p{L}])/iu

/** "3 days x 40.00" is paid for. */
const timesSpan = /^\s\p{L}+\.?\s?[xX×@]\s?\P{L}{0,3}\d/u

/** Words in these scripts stand close to their numbers. */
const closeWord = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]$/u
/** A price by its marks, "1,200" or "12.00". */
const pricelike = /[.,]\d{2}$|^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/

/** Whether a price follows a word without a space: as "合計1,200円" and "単158" are written, and "TOTAL120.00" is recognised. */
const isPriceAfterWord = (before: string, printed: string, number: string): boolean =>
  closeWord.test(before)
    ? before.endsWith("単") || pricelike.test(number) || /^[¥￥₩฿]|^[\d.,]+\s?[円元원圆圓]/.test(printed)
    : /\p{L}{4}$/u.test(before) && /^\d+[.,]\d{2}\s?(?:€|EUR|[A-Z*])?$/.test(printed)

/** "Mar 28, 2025": the day and the year of a date whose month is a word. */
const monthBefore = /(\p{L}{3,12})\.?\s(?:(\d{1,2})(?:,\s?|\s))?$/u
const yearBehind = /^,?\s(?:19|20)\d{2}(?!\d)/
/** Months that no other word is, of which a day may be told without its year: "received Feb 20". */
const plainMonth = /(?<!\p{L})(?:jan|feb|apr|jun|jul|aug|oct|nov|dec)\.?\s$/iu

/** Whether the number is the day or the year of such a date. */
const isOfWrittenDate = (before: string, after: string, number: string): boolean => {
  const isDay = /^(?:0?[1-9]|[12]\d|3[01])$/.test(number)
  if (!isDay && !/^(?:19|20)\d{2}$/.test(number)) return false
  const [, month = "", day] = monthBefore.exec(before) ?? []
  if (!monthNumbers.has(foldMonth(month))) return false
  return isDay ? day === undefined && (yearBehind.test(after) || plainMonth.test(before)) : true
}

const dayOfMonth = String.raw`(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])\.?`
/** "с 02.02 по 06.02", "vom 02.02. bis 06.02.": the days on which something is cheaper, or was hired. */
const fromDayToDay = String.raw`(?<!\p{L})(?:с|з|vom|von|du|dal|od|fra|från|van|from|del)\s${dayOfMonth}\s(?:по|bis|au|al|do|til|till|tot|to)\s${dayOfMonth}(?!\d)`
/** "12.10. - 16.10.": the same without words; points behind the months tell them from prices. */
const dayToDay = String.raw`(?<!\d)${dayOfMonth}(?<=\.)\s?[-–—]\s?${dayOfMonth}(?<=\.)(?!\d)`
const betweenDays = new RegExp(`${fromDayToDay}|${dayToDay}`, "giu")

const units = [...counts, ...measures].join("|")

/** "0,466x1,95", "0,466KGX1,95": what a weight is multiplied with. */
const timesPrice = new RegExp(String.raw`^(?:${units})?[x×]\d+[.,]\d{2}(?!\d)`, "iu")

/** "2 x", "34.800 LX": what a price is multiplied with. */
const times = new RegExp(String.raw`(?:^|[\s\d.,])(?:${units})?[x@]$`, "iu")

/** "ANTAR 2L18,0000 UN X 8,89": a count of Brazil's tills that lost the space before it. */
const finelyCounted = (number: string, after: string): boolean =>
  /,\d{4}$/.test(number) && /^\s?[A-Z]{1,3}\s?X(?:\s?\d|$)/.test(after)

/** "-1 ks" before "-0,15": so many are given back. */
const givenBack = new RegExp(String.raw`(?:^|\s)-\d{1,3}\s(?:${counts.join("|")})\.?\s$`, "iu")

/** A price has two decimals. */
const hasDecimals = (number: string): boolean => /[.,]\d{2}$/.test(number)

/** "7200Ft", "12 500CFA": of fewer digits, "3PEN" is a name. */
const isMoneyBehind = (number: string, sign: string | undefined): boolean =>
  sign !== undefined && number.replace(/\D/g, "").length >= 3

/** Whether the number belongs to a date, a time, a code, a telephone number. */
const isOtherNumber = (
  text: string,
  start: number,
  end: number,
  number: string,
  signed: { readonly before: boolean; readonly behind: boolean }
): boolean => {
  const before = text.slice(0, start)
  const after = text.slice(end)
  // a sign of money sets a price apart from the word before it: "Due$13.06"
  const isPartOfWord =
    /[\p{L}#]$/u.test(before) &&
    !(before.endsWith("#") && hasDecimals(number)) &&
    !times.test(before) &&
    !finelyCounted(number, after) &&
    !/(?:RM|Rp)$/i.test(before)
  if (!signed.before && isPartOfWord && !isPriceAfterWord(before, text.slice(start), number)) return true
  // "503.363.1904": a telephone number; money has another mark before its decimals, and never so many
  if (/^\d{1,3}([.,])\d{3}(?:\1\d{3})*\1\d{4}$/.test(number)) return true
  // a card's number as tills hide it
  if (/(?:[*•]{2,}|[xX]{3,})[\s-]?$/.test(before) && !(before.endsWith("*") && hasDecimals(number))) return true
  if (/\d[/:.]\s?$/.test(before) || /^[/:]\d/.test(after) || /\d-$/.test(before) || /^-\d/.test(after)) return true
  if (/^-\p{L}/u.test(after) && !/[.,]/.test(number)) return true
  if (isOfWrittenDate(before, after, number)) return true
  if (/^\.\d/.test(after) || /^'\d/.test(after)) return true
  // letters behind it: tax codes are short, units are known; a code like 12AB3 is no number
  if (
    /^\p{L}+\d/u.test(after) &&
    !countedInJapan.test(after) &&
    !(/[.,]/.test(number) && timesPrice.test(after)) &&
    !(hasDecimals(number) && taxClass.test(after))
  )
    return true
  if (
    !/[.,]/.test(number) &&
    !signed.behind &&
    /^\p{L}{2}/u.test(after) &&
    !unit.test(after) &&
    !taxedInTaiwan.test(after) &&
    !countedInJapan.test(after)
  )
    return true
  if (!/[.,]/.test(number) && timeSpan.test(after) && !timesSpan.test(after)) return true
  return !/[.,]/.test(number) && number.replace(/\D/g, "").length > 7
}

/** A number as it is printed, and where. */
export interface NumberInText {
  readonly number: string
  readonly start: number
  readonly end: number
  readonly negative: boolean
  readonly percent: boolean
  readonly sign: string | null
}

/** The amounts, counts and rates of a mended text. */
export const findNumbers = (text: string): ReadonlyArray<NumberInText> => {
  const found: Array<NumberInText> = []
  const days = matchesOf(betweenDays, text).map(({ 0: range, index }) => ({ from: index, to: index + range.length }))
  for (const match of matchesOf(numberPattern, text)) {
    const { minus, number = "", percent, sign, sign2, sign3, tail } = match.groups!
    const start = match.index + match[0].indexOf(number)
    const end = start + number.length
    const first = match.index + match[0].search(/\S/)
    // "GST-7%": a rate behind a hyphen
    const isHyphen = percent !== undefined && minus !== undefined && /\p{L}$/u.test(text.slice(0, first))
    // "(2 x 1.25)": a bracket around more than the number
    const isBracket = minus?.startsWith("(") === true && /^\s?[xX×*@]/.test(text.slice(end))
    const lead = isHyphen ? start : first
    // "Grand TotalRM15.40": capitals behind a small letter are no part of the word
    const isSigned =
      (/^\P{L}/u.test(sign ?? sign2 ?? "") ||
        (/^\p{Lu}/u.test(sign ?? sign2 ?? "") && /\p{Ll}$/u.test(text.slice(0, lead)))) &&
      hasDecimals(number)
    const signed = { before: isSigned, behind: isMoneyBehind(number, sign3) }
    if (days.some(({ from, to }) => start >= from && end <= to)) continue
    if (isOtherNumber(text, Math.min(start, lead), end, number, signed)) continue
    found.push({
      number,
      start: Math.min(start, lead),
      end,
      negative:
        (minus !== undefined &&
          !isHyphen &&
          !isBracket &&
          (!/[\p{L}\d]\s?$/u.test(text.slice(0, lead)) || givenBack.test(text.slice(0, lead)))) ||
        // "Round Off (-)0.24": in brackets it is no hyphen
        minus?.startsWith("(-)") === true ||
        // "¥12,100-" lets nobody write a digit more
        (tail === "-" && !/[¥￥]/.test(sign ?? sign2 ?? "")) ||
        (tail === " -" && hasDecimals(number)) ||
        /^CR\b/.test(text.slice(end).trim()),
      percent: percent !== undefined,
      sign: sign ?? sign2 ?? sign3 ?? null
    })
  }
  return found
}
