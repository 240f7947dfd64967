import { DateTime } from "effect"
import type { Person } from "../people/People.ts"
import type { Plan } from "../domain/Plan.ts"
import { english, type Words } from "./words/english.ts"
import { german } from "./words/german.ts"

export const languages: Readonly<Record<string, Words>> = { en: english, de: german }

export type Theme = "light" | "dark" | "system"

/** What every page knows of the account that looks at it. */
export interface Standing {
  readonly person: Person
  readonly accountName: string
  readonly plan: Plan
  readonly used: number
  readonly limit: number
}

/** What every page needs to be drawn. */
export interface View {
  readonly words: Words
  readonly theme: Theme
  /** The page's own path and query. */
  readonly url: string
  readonly standing: Standing | null
}

/** The language that the browser wishes, unless one was chosen. */
export const chooseWords = (chosen: string | undefined, wishes: string | undefined): Words => {
  const wished = (wishes ?? "").split(",").map((one) => one.trim().slice(0, 2).toLowerCase())
  const found = [chosen ?? "", ...wished].find((one) => Object.hasOwn(languages, one))
  return languages[found ?? "en"]!
}

/** Numbers and times as the language writes them; times in UTC, as the ledger counts. */
export const formatsOf = ({ language }: Words) => {
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" })
  const moment = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" })
  const month = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" })
  const whole = new Intl.NumberFormat(language)
  const money = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 6 })
  return {
    day: (date: Date) => day.format(date),
    moment: (date: Date) => moment.format(date),
    month: (text: string) => month.format(DateTime.toDateUtc(DateTime.unsafeMake(`${text}-01T00:00:00Z`))),
    whole: (count: number) => whole.format(count),
    money: (amount: number) => money.format(amount)
  }
}
