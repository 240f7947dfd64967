#!/usr/bin/env node
// How much of a date or an amount is still read when recognition damaged one character of it:
//   npm run build && node scripts/measure-damage.mjs
// Takes dates and amounts as tills print them, damages each in every way that recognition was seen to (a letter for a
// digit, a space within a number, a mark lost, doubled or taken for another), one at a time, and prints what is read
// right, what is read wrong, and what is not read at all.
import { findDates } from "../dist/extraction/local/reading/dateForms.js"
import { toSheet } from "../dist/extraction/local/reading/Sheet.js"

const letterFor = ["OoDQ", "lI|!it", "Zz", "", "A", "Ss", "bG", "T", "B", "gq"]
const lettered = (text, at) =>
  [...(letterFor[text[at]] ?? "")].map((letter) => text.slice(0, at) + letter + text.slice(at + 1))
const replaced = (text, at, others) =>
  others.filter((one) => one !== text[at]).map((one) => text.slice(0, at) + one + text.slice(at + 1))

/** Every damaged form of a text's part, by the kind of damage; `isMark` tells the marks in it, `marks` what they become. */
const damages = (text, [from, to], isMark, marks) =>
  Array.from({ length: to - from }, (_, index) => from + index).flatMap((at) => {
    const letter = text[at]
    const around = /[\d.,]/.test(text[at - 1] ?? "") && /[\d.,]/.test(letter)
    return [
      ...(/\d/.test(letter) ? lettered(text, at).map((one) => ["a letter for a digit", one]) : []),
      ...(at > from && around ? [["a space within", `${text.slice(0, at)} ${text.slice(at)}`]] : []),
      ...(isMark(letter)
        ? [
            ["a mark lost", text.slice(0, at) + text.slice(at + 1)],
            ["a mark doubled", text.slice(0, at) + letter + text.slice(at)],
            ...replaced(text, at, marks).map((one) => ["another mark", one])
          ]
        : []),
      ...(isMark("/") && /[A-Za-z]/.test(letter)
        ? replaced(text, at, [..."eonvlif05"]).map((one) => ["a letter of the month", one])
        : [])
    ]
  })

const dates = `
  [03/15/2017] | [03/15/2017] 12:30 PM | Date: [03/15/2017] | [03/15/17] 12:30 | [3/15/17] 12:30:45 PM
  [15-03-2017] 18:22 | [15.03.2017] | [15.03.17] 18:22 | [2017-03-15] 18:22 | [2017/03/15] | [Mar15'17] 01:30PM
  [Mar 15, 2017] 1:30 PM | [15 Mar 2017] 13:30 | [15-Mar-17] 13:30 | [MARCH 15, 2017] | Wednesday, [March 15, 2017]
  [03-15-17] 01:30PM | [15MAR17] 13:30 | Date [03-15-2017] Time 13:30
  [03/15/17] | [3/15/17] | [Mar15'17] | [15 MAR 17] | Date: [03/15/17] | Date: [15-Mar-17] | DATE [03-15-17]
  1:30 PM [03/15/17] | 13:30:45 [3-15-17] | 13:30 [15 Mar 17] | OP# 4 [Mar 15, 2017] 13:30`
const amounts = "12.34 | 112.34 | 1,234.56 | $12.34 | $ 112.34 | 5.08 | 0.85 | £12.50 | RM12.60 | 17.00 T | 9.10A"
const list = (text) => text.split(/[|\n]/).flatMap((one) => (one.trim() === "" ? [] : [one.trim()]))

const dateOf = (text) => [...findDates(text, "month-first")].sort((a, b) => b.clarity - a.clarity)[0]?.text
const line = (words, price, top) =>
  [
    [words, 20],
    [price, 400]
  ].map(([text, left]) => ({ text, left, right: left + text.length * 12, top, bottom: top + 24, confidence: 1 }))
/** The last amount of a receipt's last line, among others that are printed well. */
const amountOf = (text) => {
  const sign = /^[$£]/.exec(text)?.[0] ?? ""
  const runs = [...line("Bread", `${sign}3.20`, 0), ...line("Milk", `${sign}4.15`, 40), ...line("TOTAL", text, 80)]
  const found = toSheet([{ width: 600, height: 120, runs }]).amounts[2].filter(({ percent }) => !percent)
  return found.at(-1)?.units
}

const measure = (name, cases, read) => {
  const kinds = new Map()
  for (const [kind, text, wanted] of cases) {
    const got = read(text)
    const counts = kinds.get(kind) ?? { all: 0, right: 0, wrong: 0 }
    counts.all++
    if (got === wanted) counts.right++
    else if (got !== undefined) counts.wrong++
    kinds.set(kind, counts)
  }
  const told = (kind, { all, right, wrong }) => {
    const percent = (count) => `${((100 * count) / all).toFixed(0)} %`
    console.log(`| ${[name, kind, all, percent(right), percent(wrong), percent(all - right - wrong)].join(" | ")} |`)
  }
  for (const [kind, counts] of kinds) told(kind, counts)
  const sum = (key) => [...kinds.values()].reduce((total, counts) => total + counts[key], 0)
  told("all", { all: sum("all"), right: sum("right"), wrong: sum("wrong") })
}

console.log("| what | damage | cases | right | wrong | not read |\n| --- | --- | --- | --- | --- | --- |")
const isDateMark = (letter) => /[-/.' ,]/.test(letter)
measure(
  "a date",
  list(dates).flatMap((printed) => {
    const [from, to] = [printed.indexOf("["), printed.indexOf("]") - 1]
    const cases = damages(printed.replace(/[[\]]/g, ""), [from, to], isDateMark, [...`17lI|.-/,' :~*`])
    return cases.map(([kind, text]) => [kind, text, "2017-03-15"])
  }),
  dateOf
)
measure(
  "an amount",
  list(amounts).flatMap((printed) => {
    const cases = damages(printed, [0, printed.search(/\s?[A-Z]?$/)], (letter) => letter === ".", [...",:;-'·•_ "])
    return cases.map(([kind, text]) => [kind, text, amountOf(printed)])
  }),
  amountOf
)
