const daysOf = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31

const isCalendarDate = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month) && year >= 1970 && year < 2100

/** Years of the Buddhist era run ahead by this much. */
const buddhist = 543

const commonYear = (year: number): number => {
  if (year >= 2400 && year < 2700) return year - buddhist
  if (year >= 100) return year
  // "69" on a Thai receipt is 2569; nobody else is that far ahead, and hardly a receipt that old
  if (year >= 60 && year <= 80) return 2500 + year - buddhist
  return year > 80 ? 1900 + year : 2000 + year
}

/** ISO 8601; null for what no calendar holds. Two digits stand for a year near ours, in either era. */
export const toIso = (year: number, month: number, day: number): string | null => {
  const common = commonYear(year)
  return isCalendarDate(common, month, day)
    ? `${common}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`
    : null
}

/** The calendar of Umm al-Qura, which Saudi receipts follow; ICU knows its months. */
const ummAlQura = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  timeZone: "UTC"
})

const dayMillis = 86_400_000

/** Of the first of Muharram of the year 1, in the arithmetic calendar: 16 July 622 (Julian). */
const hijriEpoch = -42_521_587_200_000

/** The common date of a day in the Islamic calendar; null where there is no such day. */
export const fromHijri = (year: number, month: number, day: number): string | null => {
  if (month < 1 || month > 12 || day < 1 || day > 30) return null
  const elapsed = (year - 1) * 354 + Math.floor((3 + 11 * year) / 30) + Math.ceil(29.5 * (month - 1)) + day - 1
  // the sighted month begins within two days of the arithmetic one
  for (const shift of [0, -1, 1, -2, 2]) {
    const millis = hijriEpoch + (elapsed + shift) * dayMillis
    const parts = Object.fromEntries(
      ummAlQura.formatToParts(millis).map(({ type, value }) => [type, Number.parseInt(value, 10)])
    )
    if (parts["year"] === year && parts["month"] === month && parts["day"] === day) {
      return toIso(...commonDay(millis))
    }
  }
  return null
}

const common = new Intl.DateTimeFormat("en-CA", { timeZone: "UTC" })

const commonDay = (millis: number): [year: number, month: number, day: number] => {
  const [year = 0, month = 0, day = 0] = common.format(millis).split("-").map(Number)
  return [year, month, day]
}
