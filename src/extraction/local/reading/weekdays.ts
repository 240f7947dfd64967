import { getDayOfWeek, parseDate } from "@internationalized/date"
import { foldMonth, monthNumbers } from "../lexicon/monthNumbers.ts"
import { lexica } from "../lexicon/index.ts"

/** 1 January 2023 was a Sunday. */
const aSunday = Date.UTC(2023, 0, 1)
const dayMillis = 86_400_000

/** Shorter names are words of many languages. */
const shortest = 3

/** Short names of days that are common words of other languages: Albania's Sunday is a German article. */
const otherWords: ReadonlySet<string> = new Set(["die", "per", "pre", "pet", "sub", "sal"])

/** What each day of the week is called, 0 for Sunday; words that also name a month are left out. */
const weekdays: ReadonlyMap<string, number | null> = (() => {
  const named = new Map<string, number | null>()
  for (const { language } of lexica) {
    for (const weekday of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" })
      for (let day = 0; day < 7; day++) {
        const name = foldMonth(format.format(aSunday + day * dayMillis))
        if ([...name].length < shortest || monthNumbers.has(name) || otherWords.has(name)) continue
        const known = named.get(name)
        named.set(name, known === undefined || known === day ? day : null)
      }
    }
  }
  return named
})()

/** The only day of the week that a text names, 0 for Sunday; null where it names none or several. */
export const weekdayIn = (text: string): number | null => {
  const days = new Set(
    (text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).flatMap((word) => {
      const day = weekdays.get(foldMonth(word))
      return day == null ? [] : [day]
    })
  )
  return days.size === 1 ? [...days][0]! : null
}

/** The day of the week of a date in ISO 8601, 0 for Sunday, with which weeks begin in the United States. */
export const weekdayOf = (date: string): number => getDayOfWeek(parseDate(date), "en-US")
