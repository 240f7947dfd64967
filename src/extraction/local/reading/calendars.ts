import {
  type AnyCalendarDate,
  BuddhistCalendar,
  type Calendar,
  CalendarDate,
  GregorianCalendar,
  IslamicUmalquraCalendar,
  JapaneseCalendar,
  PersianCalendar,
  TaiwanCalendar,
  toCalendar
} from "@internationalized/date"

const gregorian = new GregorianCalendar()
const buddhist = new BuddhistCalendar()
const japanese = new JapaneseCalendar()
const taiwan = new TaiwanCalendar()
/** The calendar of Umm al-Qura, which Saudi receipts follow. */
const hijri = new IslamicUmalquraCalendar()
/** The calendar of Iran and Afghanistan, whose years since the Hijra are solar ones. */
const persian = new PersianCalendar()

/** No receipt is older, nor from so far ahead. */
const [firstYear, lastYear] = [1970, 2069]

/** ISO 8601; null for a day that its calendar lacks, which the library moves to one that it has. */
const isoOf = (date: CalendarDate, month: number, day: number): string | null => {
  if (date.month !== month || date.day !== day) return null
  const common: AnyCalendarDate = toCalendar(date, gregorian)
  return common.year >= firstYear && common.year <= lastYear ? common.toString() : null
}

const inCalendar = (calendar: Calendar, year: number, month: number, day: number): string | null =>
  isoOf(new CalendarDate(calendar, year, month, day), month, day)

/** Two digits stand for a year near ours, in either era. */
const commonYear = (year: number): number => {
  if (year >= 100) return year
  return year > 80 ? 1900 + year : 2000 + year
}

/** Whether a year counts from the Buddha: "69" on a Thai receipt is 2569, and nobody else is that far ahead. */
const isBuddhist = (year: number): boolean => (year >= 2400 && year < 2700) || (year >= 60 && year <= 80)

/** Solar years since the Hijra are some forty less than lunar ones: this one is 2037, or 1995. */
const lastSolarYear = 1415

/** The common date of a day in a year since the Hijra, of sun or moon; null where there is no such day. */
export const fromIslamic = (year: number, month: number, day: number): string | null =>
  inCalendar(year <= lastSolarYear ? persian : hijri, year, month, day)

/** ISO 8601; null for what no calendar holds. */
export const toIso = (year: number, month: number, day: number): string | null => {
  if (isBuddhist(year)) return inCalendar(buddhist, year < 100 ? 2500 + year : year, month, day)
  return year >= 1300 && year < 1500
    ? fromIslamic(year, month, day)
    : inCalendar(gregorian, commonYear(year), month, day)
}

/** The same of a day in a Japanese emperor's era. */
export const fromJapanese = (era: "reiwa" | "heisei", year: number, month: number, day: number): string | null =>
  isoOf(new CalendarDate(japanese, era, year, month, day), month, day)

/** The same of a day in the calendar of the Republic of China. */
export const fromTaiwanese = (year: number, month: number, day: number): string | null =>
  inCalendar(taiwan, year, month, day)
