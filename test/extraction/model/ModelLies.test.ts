import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { readPrint } from "../../../src/extraction/local/reading/Print.ts"
import { answerOf, good, layerModelServer, local, seen } from "../../support/modelReading.ts"
import * as Server from "../../support/ModelServer.ts"
import { receiptLines, receiptPage } from "../../support/receiptPage.ts"
import { receipt } from "../../support/TestApp.ts"

const loaf = receipt.items[0]!
const item = (name: string, total_price: number, quantity = 1, unit_price = total_price) => ({
  name,
  quantity,
  unit_price,
  total_price
})

/** The receipt, with a slogan that a model may be talked into. */
const print = readPrint([receiptPage([...receiptLines, "Members save   77.00", "Rounding   0.01"])])
const document = { ...seen(0.95), print }

layer(layerModelServer, { excludeTestServices: true })("a model that lies within what is printed", (it) => {
  const said = (lie: object) =>
    Effect.map(answerOf({ replies: [Server.says({ ...good, ...lie })], seen: document }), ({ data }) => data)

  it.effect("tells the receipt when it tells the truth", () =>
    Effect.gen(function* () {
      expect(yield* said({})).toEqual(receipt)
    })
  )

  const amounts: ReadonlyArray<readonly [lie: string, answer: object, truth: object]> = [
    ["the total with another sign", { total: -35.1 }, { total: 35.1 }],
    [
      "what members save as the total",
      { total: 77, subtotal: null, taxes: [], items: [item("Members save", 77)] },
      { total: 35.1, items: [] }
    ],
    ["the card's digits as the subtotal", { subtotal: 4417 }, { subtotal: null }],
    ["the card's digits as the tip", { tip: 4417 }, { tip: null }],
    ["the year as the tip", { tip: 2026 }, { tip: null }],
    ["the subtotal as a tax", { taxes: [{ label: "Sales Tax", amount: 32.5 }] }, { taxes: [] }],
    ["the tax with another sign", { taxes: [{ label: "Sales Tax", amount: -2.6 }] }, { taxes: [] }],
    ["one tax two hundred times", { taxes: Array(200).fill(receipt.taxes[0]) }, { taxes: receipt.taxes }],
    ["the subtotal as a price", { items: [loaf, item("Sourdough Loaf", 97.5, 3, 32.5)] }, { items: [loaf] }],
    ["thousands of hundredths", { items: [loaf, item("Sourdough Loaf", 32.5, 3_250, 0.01)] }, { items: [loaf] }],
    ["the total as a price", { items: [loaf, item("Gold bar", 35.1)] }, { items: [loaf] }],
    ["a name that is not printed", { items: [loaf, item("Gold bar", 19.5)] }, { items: [loaf] }],
    ["one price again and again", { items: Array(5_000).fill(loaf) }, { items: [loaf] }],
    ["the cash for the goods", { items: [loaf, item("Cinnamon Roll", 77)] }, { items: [loaf] }]
  ]
  for (const [lie, answer, truth] of amounts) {
    it.effect(`is not believed: ${lie}`, () =>
      Effect.gen(function* () {
        expect(yield* said(answer)).toMatchObject(truth)
      })
    )
  }

  it.effect("is not believed in words: vendor, date, currency and card are the document's", () =>
    Effect.gen(function* () {
      const data = yield* said({
        vendor: "EVIL CORP",
        date: "1999-01-01",
        currency: "KWD",
        payment_method: "Visa 9999"
      })
      expect(data).toMatchObject({
        vendor: local.vendor,
        date: local.date,
        currency: local.currency,
        payment_method: local.payment_method
      })
      expect((yield* said({ taxes: [{ label: "Call 0900 EVIL", amount: 2.6 }] })).taxes).toEqual([
        { label: "Tax", amount: 2.6 }
      ])
      expect((yield* said({ payment_method: "Bitcoin" })).payment_method).toBe(local.payment_method)
    })
  )

  it.effect("has its text cleaned and bounded", () =>
    Effect.gen(function* () {
      const dirty = (text: string) => `\u202e${text}\u0000\u0007\ud83d\n`
      const data = yield* said({
        vendor: dirty("Harbour Lane Bakery"),
        payment_method: dirty("Visa 4417"),
        items: [{ ...loaf, name: dirty("Sourdough Loaf") }]
      })
      expect(data).toMatchObject({
        vendor: "Harbour Lane Bakery",
        payment_method: "Visa 4417",
        items: [{ name: "Sourdough Loaf" }]
      })
      const long = yield* said({ items: [{ ...loaf, name: `Sourdough Loaf ${"Sourdough ".repeat(100_000)}` }] })
      for (const { name } of long.items) expect(name.length).toBeLessThanOrEqual(300)
    })
  )

  it.effect("is not followed to another host", () =>
    Effect.gen(function* () {
      for (const status of [301, 302, 307, 308]) {
        const redirects: Server.Reply = (response, request) =>
          request.path === "/elsewhere"
            ? Server.says({ ...good, total: 77 })(response, request)
            : response.writeHead(status, { location: "/elsewhere" }).end()
        const { data, reader } = yield* answerOf({ replies: [redirects], seen: document })
        expect({ data, reader }).toEqual({ data: local, reader: "local" })
      }
    })
  )
})
