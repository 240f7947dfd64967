import { describe, expect, it } from "vitest"
import { typed } from "../support/papers.ts"
import { readReceipt } from "../support/readPages.ts"
import { readTyped } from "../support/readTyped.ts"

/** A paper that is typed in the order in which it is read, and printed from the right. */
const leftward = (paper: string) => {
  const page = typed(paper)
  const mirrored = page.runs.map((run) => ({ ...run, left: page.width - run.right, right: page.width - run.left }))
  return { ...page, runs: mirrored }
}
const readLeftward = (paper: string) => readReceipt([leftward(paper)])?.data
const named = (data: ReturnType<typeof readTyped>) =>
  data?.items.map(
    ({ name, quantity, total_price, unit_price }) => `${name}: ${quantity} x ${unit_price} = ${total_price}`
  )

describe("a receipt that is read from the right", () => {
  it("counts before the names, adds service, which is no tax, and has shares in names", () => {
    const data = readLeftward(`קפה גרג קניון איילון
ע.מ 514123456
1 סלט יווני        58.00
2 קפה הפוך         30.00
חלב תנובה 3%       38.00
סה"כ              126.00
שירות 12%          15.12
לתשלום            141.12`)
    expect(named(data)).toEqual(["סלט יווני: 1 x 58 = 58", "קפה הפוך: 2 x 15 = 30", "חלב תנובה 3%: 1 x 38 = 38"])
    expect(data).toMatchObject({ total: 141.12, taxes: [] })
  })

  it("is no sum where a word goes on with the letters of one in the next, as in a name with שלום", () => {
    const data = readLeftward(`מכולת שלום בע"מ
רח' הרצל 12, חיפה
חלב 3% 1 ליטר      6.20
לחם אחיד           7.90
סה"כ לתשלום       14.10`)
    expect(data?.vendor).toBe('מכולת שלום בע"מ')
    expect(named(data)).toEqual(["חלב 3% 1 ליטר: 1 x 6.2 = 6.2", "לחם אחיד: 1 x 7.9 = 7.9"])
  })

  it("counts so in Arabic", () => {
    const data = readLeftward(`مطعم أبو شقرة
2 كفتة مشوية       240.00
1 سلطة طحينة        25.00
3 مياه معدنية       30.00
الإجمالي           295.00`)
    expect(named(data)).toEqual(["كفتة مشوية: 2 x 120 = 240", "سلطة طحينة: 1 x 25 = 25", "مياه معدنية: 3 x 10 = 30"])
  })
})

describe("a receipt of East Asia", () => {
  it("lists small prices below its total", () => {
    const data = readTyped(`全聯實業股份有限公司
電子發票證明聯
112年03-04月
2023-04-18 20:11:45
總計 $385
光泉鮮乳 936ml      95 TX
義美豆漿 2 x 35     70 TX
洗衣精補充包       220 TX
合計 3項  金額 $385`)
    expect(named(data)).toEqual(["光泉鮮乳 936ml: 1 x 95 = 95", "義美豆漿: 2 x 35 = 70", "洗衣精補充包: 1 x 220 = 220"])
  })

  it("weighs tenths of a kilogram where money has no cents", () => {
    const data = readTyped(`이마트 성수점
상품명        단가   수량   금액
*서울우유1L   2,980    1   2,980
*삼겹살       1,990  1.2   2,388
합계                    5,368`)
    expect(named(data)?.[1]).toBe("삼겹살: 1.2 x 1990 = 2388")
  })

  it("is paid with the money of a supermarket", () => {
    const data = readTyped("イオン 幕張新都心店\n食パン6枚切      158\n合計            ¥158\nWAON            ¥158")
    expect(data?.payment_method).toBe("WAON")
  })
})

describe("rupees", () => {
  const bill = (town: string) => readTyped(`Spice Corner\n${town}\nZinger      240.00\nTotal Rs.   240.00`)?.currency
  it.each([
    ["Clifton, Karachi", "PKR"],
    ["Kandy, Sri Lanka", "LKR"],
    ["Connaught Place, New Delhi", "INR"],
    ["Corner of Main Road", "INR"]
  ])("are of the country that the page names, and of India where it names none: %s, %s", (town, currency) => {
    expect(bill(town)).toBe(currency)
  })
})

it("an amount beside the word for a card is not the card's number", () => {
  expect(
    readTyped("BIG BAZAAR\nATTA        1113.00\nTotal       1113.00\nPaid by Card      1113.00")?.payment_method
  ).toBe("Card")
})

it("what was paid with has another accent than it is printed with", () => {
  expect(
    readTyped("Restaurace U Medvídků\nTatarák     319,00\nCelkem      319,00 Kč\nHotovë      400,00")?.payment_method
  ).toBe("Cash")
})
