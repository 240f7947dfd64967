import { lexica } from "./index.ts"

/** A month's name as it is looked up: without points, and without accents, which capitals lose. */
export const foldMonth = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u064b-\u0655.\s\u05f3\u0970]/gu, "")
    .toLowerCase()

/** Dates have a month's name in another case than calendars, and shorten it. */
const forms: ReadonlyArray<Intl.DateTimeFormatOptions> = [
  { month: "long" },
  { month: "short" },
  { day: "numeric", month: "long" },
  { day: "numeric", month: "short" }
]

/** Their short names are words of others, "pro" and "led", and hardly any till prints them. */
const neverShort: ReadonlySet<string> = new Set(["cs", "hr"])

/** Shorter names of other languages are words of those that are read. */
const shortestOther = 4

/** Languages whose dates are known, but not their receipts. */
const others: ReadonlyArray<string> = "be sw mt cy lb gl ta km lo my ne si ml".split(" ")

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** Months that a language has in a year of its own beside those of the common one. */
const ownCalendars: Readonly<Record<string, string>> = { fa: "persian" }

/** A day of each month, whichever calendar counts them. */
const days = months.map((month) => Date.UTC(2023, month - 1, 14))

/** What ICU calls the months of a calendar in a language; Asian ones are told by their numbers. */
const namesOf = (language: string, calendar: string): ReadonlyArray<readonly [name: string, month: number]> =>
  forms
    .filter((form) => form.month === "long" || !neverShort.has(language))
    .flatMap((form) => {
      const format = new Intl.DateTimeFormat(`${language}-u-ca-${calendar}`, { ...form, timeZone: "UTC" })
      const numbers = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: "numeric", timeZone: "UTC" })
      return days.flatMap((day) =>
        format
          .formatToParts(day)
          .filter(({ type, value }) => type === "month" && !/[\d\p{Script=Han}]/u.test(value))
          .map(({ value }) => [value, Number(numbers.format(day))] as const)
      )
    })

/** What months are called in the languages that are read, and in the others. */
function* allNames(): Generator<readonly [name: string, month: number]> {
  for (const { language, months: own = {} } of lexica) {
    yield* namesOf(language, "gregory")
    if (language in ownCalendars) yield* namesOf(language, ownCalendars[language]!)
    for (const month of months) for (const name of own[month]?.split(" ") ?? []) yield [name, month]
  }
  for (const language of others)
    yield* namesOf(language, "gregory").filter(([name]) => foldMonth(name).length >= shortestOther)
}

/** The number of each month, by its names; one that is another month's elsewhere is the first language's. */
export const monthNumbers: ReadonlyMap<string, number> = (() => {
  const numbers = new Map<string, number>()
  for (const [name, month] of allNames()) {
    const folded = foldMonth(name)
    if (!numbers.has(folded)) numbers.set(folded, month)
  }
  return numbers
})()
