import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { readTyped } from "../support/readTyped.ts"

const goodsOnReceipt = 6

interface Tongue {
  readonly language: string
  readonly total: string
  readonly cash: string
  readonly goods: ReadonlyArray<string>
}

const tongues: ReadonlyArray<Tongue> = readFileSync(new URL("../fixtures/goods.txt", import.meta.url), "utf8")
  .split(/^=== /m)
  .slice(1)
  .map((paragraph) => {
    const [head = "", ...lines] = paragraph.trim().split("\n")
    const [, language = "", total = "", cash = ""] = /^(\w+): (.+), (.+)$/.exec(head) ?? []
    return { language, total, cash, goods: lines.join(" ").split(", ") }
  })

/** Receipts of a few goods each, with the prices that a till prints; the last one has some of the goods before. */
const receiptsOf = ({ goods }: Tongue): ReadonlyArray<ReadonlyArray<string>> =>
  Array.from({ length: Math.ceil(goods.length / goodsOnReceipt) }, (_, receipt) => {
    const end = Math.min(goods.length, (receipt + 1) * goodsOnReceipt)
    return goods.slice(end - goodsOnReceipt, end)
  })

const line = (words: string, cents: number): string =>
  words.padEnd(32) + (cents / 100).toFixed(2).replace(".", ",").padStart(8)

describe("a till's goods", () => {
  it.each(tongues)("are all items, and none of them a label: $language", (tongue) => {
    for (const goods of receiptsOf(tongue)) {
      const prices = goods.map((_, index) => 235 + 105 * index)
      const sum = prices.reduce((one, other) => one + other, 0)
      const paper = [
        "Alder & Olcha",
        "14.11.2026  10:42",
        ...goods.map((name, index) => line(name, prices[index]!)),
        line(tongue.total, sum),
        line(tongue.cash, 5000)
      ]
      const read = readTyped(paper.join("\n"))
      expect(read?.items.map(({ name }) => name)).toEqual(goods)
      expect(read).toMatchObject({ total: sum / 100, payment_method: "Cash" })
    }
  })
})
