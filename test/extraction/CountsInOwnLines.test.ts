import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { readTyped } from "../support/readTyped.ts"
import { receiptPage } from "../support/receiptPage.ts"

type Data = ReturnType<typeof readTyped>

const countsIn = (data: Data) => data?.items.map(({ name, quantity, unit_price }) => [name, quantity, unit_price])
const countsOf = (...lines: ReadonlyArray<string>) => countsIn(readReceipt([receiptPage(lines)])?.data)

describe("how many there are of an item, in a line of its own,", () => {
  it("are told below the price of one, with what they come to", () => {
    const goods = ["DOLIPRANE 1000MG   2,18 €", "Qté : 2   4,36 €", "BIAFINE 93G   7,90 €"]
    expect(countsOf("PHARMACIE DU MARCHE", ...goods, "TOTAL   12,26 €")).toEqual([
      ["DOLIPRANE 1000MG", 2, 2.18],
      ["BIAFINE 93G", 1, 7.9]
    ])
  })

  it("are told above a name, with the rate of its tax in brackets, as in Argentina", () => {
    const data = readTyped(`ALDER SA
CUIT 30-54808315-6
2 u. x 1.250,00 (21,00)
LECHE                            2.500,00
1 u. x 3.890,50 (21,00)
YERBA                            3.890,50
TOTAL                            6.390,50`)
    expect(countsIn(data)).toEqual([
      ["LECHE", 2, 1250],
      ["YERBA", 1, 3890.5]
    ])
  })

  it("are told above a name of two lines, of which the second one has its price", () => {
    const goods = ["1.312 Х 74.90", "ГОМІЛКА КУРЯЧА ОХОЛОДЖЕНА", "л   98.27 А", "КЕТЧУП   19.90 А"]
    expect(countsOf("ТЗОВ АЛДЕР", ...goods, "СУМА   118.17")?.[0]?.slice(1)).toEqual([1.312, 74.9])
  })

  it.each([
    ["2,000 шт Х 20,00", "40,00 А", 2, 20],
    ["2.000 * 20.00", "= 40.00", 2, 20],
    ["2 kom x 20,00", "40,00", 2, 20],
    ["0,400 кг Х 100,00", "40,00 Б", 0.4, 100]
  ])("are told above what they come to, and cost no more: %s, %s", (counted, price, quantity, each) => {
    const narrow = (name: string, amount: string) => name.padEnd(17) + amount
    const goods = ["Хліб", counted, narrow("", price), narrow("Молоко", "30,50")]
    const data = readTyped(["ALDER MARKET", ...goods, narrow("СУМА", "70,50")].join("\n"))
    expect(countsIn(data)).toEqual([
      ["Хліб", quantity, each],
      ["Молоко", 1, 30.5]
    ])
  })

  it("is no price that leads the line below its name", () => {
    const lines = ["1 Mask   95.00 CHF", "1 Rash Guard", "   55.00 CHF", "1 Fins   75.00 CHF", "Total   225.00 CHF"]
    expect(countsOf(...lines)?.[1]).toEqual(["Rash Guard", 1, 55])
  })

  it("stands below it at the left, also of what was weighed in pounds that look like figures", () => {
    expect(countsOf("Garbage Bag   15.90", "3 x 5.30", "Milk   6.79", "Total   22.69")?.[0]).toEqual([
      "Garbage Bag",
      3,
      5.3
    ])
    expect(countsOf("Banana   1.25", "2.851b x 0.44/1b", "Milk   6.79", "Total   8.04")?.[0]).toEqual([
      "Banana",
      2.85,
      0.44
    ])
  })

  it("is a weight that stands alone above its line, where the others lead with their counts", () => {
    const lines = ["1 Produce   5.00", "3.05", "Banana   1.49", "1 Celery Heart   2.49", "2 Asparagus   3.98"]
    expect(countsOf("Farmers Market", ...lines, "Total   12.96")?.[1]).toEqual(["Banana", 3.05, 0.488525])
  })

  it("are told behind the name, above what they come to, as Russian tills print it", () => {
    const data = readTyped(`ООО "АЛДЕР"
Борщ                  1 x 120.00
                          =120.00
Котлета по-киевски    2 x 145.00
                          =290.00
Пюре картофельное     1.5 x 65.00
                           =97.50
ИТОГ                      =507.50`)
    expect(countsIn(data)).toEqual([
      ["Борщ", 1, 120],
      ["Котлета по-киевски", 2, 145],
      ["Пюре картофельное", 1.5, 65]
    ])
  })

  it("is of the name below where what it multiplies comes to the price there", () => {
    const data = readTyped(`ALDER GIDA LTD. ŞTİ.
FİŞ NO: 0118
2 ADET X 120,00
MERCİMEK ÇORBA   %10   *240,00
PİLAV            %10    *90,00
2 ADET X 90,00
AYRAN            %10   *180,00
TOPLAM                 *510,00`)
    expect(countsIn(data)).toEqual([
      ["MERCİMEK ÇORBA", 2, 120],
      ["PİLAV", 1, 90],
      ["AYRAN", 2, 90]
    ])
  })

  it("is the price of one for what was weighed beside the name", () => {
    const goods = ["KÅLRABI 1,412 KG", "  x 24,90               35,16", "BRØD                    38,90"]
    const data = readTyped(["ALDER AS", ...goods, "SUM                     74,06"].join("\n"))
    expect(countsIn(data)).toEqual([
      ["KÅLRABI", 1.412, 24.9],
      ["BRØD", 1, 38.9]
    ])
  })
})
