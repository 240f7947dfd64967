import type { DateOrder } from "../countries/Country.ts"
import { damagedForms } from "./damagedDates.ts"
import type { DateForm } from "./dateNumbers.ts"
import { asLetters } from "./dateParts.ts"
import { numericDates } from "./numericDates.ts"
import { remembered } from "./remembered.ts"
import { writtenDates } from "./writtenDates.ts"

interface Found {
  readonly text: string
  readonly start: number
  /** How little doubt the form leaves. */
  readonly clarity: number
}

const forms: ReadonlyArray<DateForm> = [...numericDates, ...writtenDates]

/** A date with where it stands in the text. */
interface Match extends Found {
  readonly end: number
}

const datesIn = (text: string, order: DateOrder, among: ReadonlyArray<DateForm>): ReadonlyArray<Match> =>
  among.flatMap(([pattern, clarity, read, needs]) => {
    const found: Array<Match> = []
    if (needs?.test(text) === false) return found
    pattern.lastIndex = 0
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const date = read(match.slice(1), order)
      if (date !== null) found.push({ text: date, start: match.index, end: pattern.lastIndex, clarity })
      // what is no date may hold the beginning of one: "19:13 Thursday 19 Jan 2017"
      else pattern.lastIndex = match.index + 1
    }
    return found
  })

/** A form of so much clarity has four digits of a year, or the name of a month. */
const clear = 2

/** "ITEMS 506-11-2017": a figure that lost the space behind it. */
const gluedFigure = /(?<!\d)\d(?=\d{2}([-/.])\d{2}\1(?:19|20)\d{2}(?!\d))/g

/** "Ju1.30'11": what is left without the letter that was taken for a figure looks like a date, too. */
const misreadMonth = /(?<![\p{L}\d])(?:ju1|0ct|n0v|5ep)(?=[.,\s'’-]{0,3}\d{1,2}\D)/giu

/** Fewer digits and letters than these make no date. */
const mayHold = (text: string): boolean =>
  /(?:\d|元年)[^]*\d[^]*\d/.test(text) && text.replace(/[^\p{L}\d]/gu, "").length >= 4

const datesFound = (printed: string, order: DateOrder): ReadonlyArray<Found> => {
  if (!mayHold(printed)) return []
  const text = printed.replace(misreadMonth, asLetters)
  const found = datesIn(text, order, forms)
  if (found.some(({ clarity }) => clarity >= clear)) return found
  const damaged = datesIn(text, order, damagedForms)
  if (found.length + damaged.length === 0) {
    const apart = text.replace(gluedFigure, " ")
    return apart === text ? [] : datesIn(apart, order, forms)
  }
  const isPart = ({ end, start }: Match) =>
    damaged.some((one) => one.start <= start && one.end >= end && one.end - one.start > end - start)
  return [...found, ...damaged].filter((one) => !isPart(one))
}

const datesOf = remembered<ReadonlyArray<Found>>()

/**
 * Every date in the text, in the order of its forms; damaged ones where there is none, or where one that is less clear is
 * a part of it: of "15-03-20I7" the first half is one, too, and the rest of "Mar 1 5, 2017".
 */
export const findDates = (printed: string, order: DateOrder): ReadonlyArray<Found> =>
  datesOf(`${order} ${printed}`, () => datesFound(printed, order))
