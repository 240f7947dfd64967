import { Arbitrary, FastCheck, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { ground as groundExactly } from "../../../src/extraction/model/Grounding.ts"
import { ModelAnswer } from "../../../src/extraction/model/ModelAnswer.ts"
import { emptyPrint, type Print, readPrint } from "../../../src/extraction/local/reading/Print.ts"
import { fromNumber, type Money, toNumber } from "../../../src/domain/Money.ts"
import { receiptLines, receiptPage } from "../../support/receiptPage.ts"
import { receipt } from "../../support/TestApp.ts"

/** Of a receipt of 32.50, 2.60 tax and 35.10. */
type Answer = typeof ModelAnswer.Encoded
const answer: Answer = { ...receipt, is_receipt: true }

interface Against {
  readonly print: Print
  readonly total: { readonly amount: number; readonly confidence: number } | null
}

const numberOf = (amount: Money | null): number | null => (amount === null ? null : toNumber(amount))

/** In the numbers of the answer. */
const ground = (one: Answer, { print, total }: Against) => {
  const local = total === null ? null : { ...total, amount: fromNumber(total.amount) }
  const found = groundExactly(Schema.decodeSync(ModelAnswer)(one), { print, total: local })
  return {
    total: numberOf(found.total),
    subtotal: numberOf(found.subtotal),
    tip: numberOf(found.tip),
    taxes: found.taxes.map(({ amount, label }) => ({ label, amount: toNumber(amount) })),
    items: found.items.map(({ item: { name, quantity, total_price, unit_price } }) => ({
      name,
      quantity: toNumber(quantity),
      unit_price: toNumber(unit_price),
      total_price: toNumber(total_price)
    })),
    unexplained: found.unexplained
  }
}

const printOf = (...lines: ReadonlyArray<string>) => readPrint([receiptPage(lines)])
const unread = { print: printOf(...receiptLines), total: null }

/** The line that shows an amount. */
const lineOf = new Map([
  [6.5, "Sourdough Loaf @ 6.50"],
  [13, "Sourdough Loaf   13.00"],
  [32.5, "Subtotal   32.50"],
  [2.6, "Sales Tax   2.60"],
  [35.1, "TOTAL   35.10"],
  [40.1, "TOTAL   40.10"],
  [40, "Cash   40.00"]
])
const showing = (...amounts: ReadonlyArray<number>) =>
  printOf("Harbour Lane Bakery", "Sourdough Loaf", ...amounts.map((amount) => lineOf.get(amount)!))

describe("grounding", () => {
  it("leaves a receipt alone whose amounts were all seen", () => {
    const { items, subtotal, taxes, tip, total, unexplained } = ground(answer, unread)
    expect({ total, subtotal, tip, taxes, items, unexplained }).toEqual({
      total: 35.1,
      subtotal: 32.5,
      tip: null,
      taxes: receipt.taxes,
      items: receipt.items,
      unexplained: []
    })
  })

  it.each([
    ["a total that subtotal and taxes come to", [32.5, 2.6, 13, 6.5]],
    ["a subtotal that the total and the taxes leave", [35.1, 2.6, 13, 6.5]],
    ["a tax that total and subtotal leave", [35.1, 32.5, 13, 6.5]],
    ["a line's price that is quantity times a seen price", [35.1, 32.5, 2.6, 6.5]],
    ["a unit price that is the quantity's share of a seen price", [35.1, 32.5, 2.6, 13]]
  ])("explains %s", (_, seen) => {
    expect(ground(answer, { print: showing(...seen), total: null }).unexplained).toEqual([])
  })

  it("explains a tip that subtotal, taxes and total leave room for", () => {
    const tipped = { ...answer, tip: 5, total: 40.1 }
    expect(ground(tipped, { print: showing(32.5, 2.6, 40.1, 13, 6.5), total: null })).toMatchObject({
      tip: 5,
      unexplained: []
    })
  })

  it("draws no conclusion from a conclusion", () => {
    const { subtotal, total, unexplained } = ground(answer, { print: showing(2.6, 13, 6.5), total: null })
    expect({ total, subtotal }).toEqual({ total: null, subtotal: null })
    expect(unexplained).toEqual(["total 35.1", "subtotal 32.5"])
  })

  it("takes a zero total for the sum of a receipt only", () => {
    const free = {
      ...answer,
      total: 0,
      subtotal: null,
      taxes: [],
      items: [answer.items[0]!, { name: "Voucher", quantity: 1, unit_price: -13, total_price: -13 }]
    }
    const print = printOf("Sourdough Loaf @ 6.50   13.00", "Voucher   -13.00", "TOTAL   0.00")
    expect(ground(free, { print, total: null }).total).toBe(0)
    expect(ground({ ...free, items: [] }, { print, total: null }).total).toBeNull()
  })

  it("believes a certain local total before a printed amount, and arithmetic before a likely one", () => {
    const cash = { ...answer, total: 40, items: [], taxes: [], subtotal: null }
    const seen = { print: showing(13, 6.5, 32.5, 2.6, 35.1, 40) }
    const against = (one: Answer, confidence: number, amount = 35.1) =>
      ground(one, { ...seen, total: { amount, confidence } }).total
    expect(against(cash, 0.95)).toBeNull()
    expect(against(cash, 0.7)).toBeNull()
    expect(against(cash, 0.45)).toBe(40)
    expect(against(answer, 0.7, 40)).toBe(35.1)
    expect(against(answer, 0.95, 40)).toBeNull()
  })

  it("says nothing of lines without any price", () => {
    const note = { name: "Thank you", quantity: null, unit_price: null, total_price: null }
    const { items, unexplained } = ground({ ...answer, items: [...answer.items, note] }, unread)
    expect({ items, unexplained }).toEqual({ items: receipt.items, unexplained: [] })
  })

  it("gives nothing away where nothing was seen, whatever the answer", () => {
    FastCheck.assert(
      FastCheck.property(Arbitrary.make(ModelAnswer), (any) => {
        const { items, subtotal, taxes, tip, total } = groundExactly(any, { print: emptyPrint, total: null })
        expect({ items, subtotal, taxes, tip, total }).toEqual({
          items: [],
          subtotal: null,
          taxes: [],
          tip: null,
          total: null
        })
      })
    )
  })
})
