import { describe, expect, it } from "vitest"
import { readTyped } from "../support/readTyped.ts"

const names = ["WHOLE MILK", "GV BREAD", "ORG BANANA"]
const numbers = ["007874201510", "4006381333931", "068113189340"]
const prices = ["3.98", "1.48", "2.12"]

const namesRead = (lineOf: (name: string, number: string) => string, damage: (number: string) => string) => {
  // one of three is damaged, so that the others make no column of it
  const goods = names.map((name, at) => {
    const line = lineOf(name, at === 1 ? damage(numbers[at]!) : numbers[at]!)
    return `${line.padEnd(36)}${prices[at]}`
  })
  const paper = ["Corner Store", "12 Main Street", "10/02/2026 4:11 PM", ...goods, `${"TOTAL".padEnd(36)}7.58`]
  return readTyped(paper.join("\n"))?.items.map(({ name }) => name)
}

describe("the number of an article is no part of its name", () => {
  it.each<readonly [what: string, damage: (number: string) => string]>([
    ["whole", (number) => number],
    ["with a letter for a digit", (number) => number.replace("8", "B")],
    ["ended by a letter", (number) => number.replace(/.$/, "O")],
    ["begun by one", (number) => number.replace(/^./, "O")],
    ["with two of them", (number) => number.replace("1", "l").replace("0", "O")],
    ["in two groups", (number) => `${number.slice(0, 6)} ${number.slice(6)}`],
    ["in three", (number) => `${number.slice(0, 3)} ${number.slice(3, 8)} ${number.slice(8)}`],
    ["with a point", (number) => `${number.slice(0, 6)}.${number.slice(6)}`]
  ])("%s", (_, damage) => {
    for (const lineOf of [
      (name: string, number: string) => `${number} ${name}`,
      (name: string, number: string) => `*${number} ${name}`,
      (name: string, number: string) => `${name} ${number}`,
      (name: string, number: string) => `${name} ${number} KF`
    ]) {
      expect(namesRead(lineOf, damage)).toEqual(names)
    }
  })

  it("nor where it touches the name", () => {
    expect(
      namesRead(
        (name, number) => `${name}${number}`,
        (number) => number
      )
    ).toEqual(names)
  })
})

it("keeps the number of a model, and one that begins a name behind an article's", () => {
  const paper = `Corner Store
007874201510 7UP CAN                1.98
LAMP 9009999                        2.12
TOTAL                               4.10`
  expect(readTyped(paper)?.items.map(({ name }) => name)).toEqual(["7UP CAN", "LAMP 9009999"])
})

it("leaves out a deposit's number, and that of the article it is for", () => {
  const paper = `Corner Store
E  1234567 SPRING WATER 40PK        3.99
E  12345 /1234567 CRV               2.00
   /7654321 CRV                     0.50
TOTAL                               6.49`
  expect(
    readTyped(paper)
      ?.items.map(({ name }) => name)
      .slice(1)
  ).toEqual(["CRV", "CRV"])
})
