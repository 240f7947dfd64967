import { describe, expect, it } from "vitest"
import { typed } from "../support/papers.ts"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"
import { itemsTyped } from "../support/readTyped.ts"

describe("a line among the goods", () => {
  it.each([
    ["2 FOR £2 HOUMOUS        -£0.20", "1 2 FOR £2 HOUMOUS -0.2"],
    ["Member Disc 20%         (0.20)", "1 Member Disc 20% -0.2"]
  ])("takes off what is offered for several, or to members: %s", (line, item) => {
    expect(
      itemsTyped(`CORNER SHOP\nHOUMOUS                £1.10\n${line}\nMILK                   £1.25\nTOTAL   £2.15`)
    ).toEqual(["1 HOUMOUS 1.1", item, "1 MILK 1.25"])
  })

  it("is no sum of food and of drinks, though a price above was misread", () => {
    const goods = [
      "CRAB        96.00",
      "FISH        90.00",
      "SOUP        37.40",
      "JUICE       10.00",
      "TEA          2.00"
    ]
    const sums = [
      "FOOD       229.40",
      "DRINK       12.00",
      "Sub-Total  241.40",
      "Service     12.07",
      "Total      253.47"
    ]
    const items = itemsTyped(["SEASIDE VILLAGE", ...goods, "NUTS         6.00", ...sums].join("\n"))
    expect(items).toEqual(["1 CRAB 96", "1 FISH 90", "1 SOUP 37.4", "1 JUICE 10", "1 TEA 2", "1 NUTS 6"])
    const misread = itemsTyped(["SEASIDE VILLAGE", ...goods, "NUTS         2.00", ...sums].join("\n"))
    expect(misread).toEqual(["1 CRAB 96", "1 FISH 90", "1 SOUP 37.4", "1 JUICE 10", "1 TEA 2", "1 NUTS 2"])
  })

  it("is weighed above its price, beside what the dish weighs", () => {
    expect(
      itemsTyped(`FIELD MARKET
ORG KALE            2.50 F
HOT BAR
 1.12 lb @ $8.99/lb
 TARE .03 lb       10.07 T
TOTAL              12.57`)
    ).toEqual(["1 ORG KALE 2.5", "1.12 HOT BAR 10.07"])
  })

  it("has the class of its tax behind its name at Canadian grocers", () => {
    expect(
      itemsTyped(`LOBLAWS
Toronto ON
PC PASTA SAUCE  MRJ               5.98
PC COFFEE  MRJ                   12.99
TOTAL                            18.97`)
    ).toEqual(["1 PC PASTA SAUCE 5.98", "1 PC COFFEE 12.99"])
  })

  it("stands below the total on an electronic invoice, and not beside the total itself", () => {
    expect(
      itemsTyped(`統一超商股份有限公司
電子發票證明聯
112年09-10月
隨機碼 1234        總計 120
賣方 22555003
茶葉蛋      2x 13   26 TX
拿鐵大熱美   1x 55   55 TX
御飯糰鮭魚   1x 39   39 TX
合計 3項   120元`)
    ).toEqual(["2 茶葉蛋 26", "1 拿鐵大熱美 55", "1 御飯糰鮭魚 39"])
  })
})

describe("a count or a share in a line of its own", () => {
  it("says below an item how many there were", () => {
    expect(
      itemsTyped(`Sweet Magnolia Bakeshop
Blueberry Muffin           $3.25
  x 2                      $6.50
Cold Brew 16oz             $4.75
Total                     $11.25`)
    ).toEqual(["2 Blueberry Muffin 6.5", "1 Cold Brew 16oz 4.75"])
  })

  it("takes off a share of the item above", () => {
    expect(
      itemsTyped(`MODEHAUS KRAUS
0685813 T-Shirt        9,99
 -20%                 -2,00
0713995 Jeans         29,99
GESAMTBETRAG EUR      37,98`)
    ).toEqual(["1 T-Shirt 9.99", "1 -20% -2", "1 Jeans 29.99"])
  })

  it("stands before the name with its unit", () => {
    expect(
      itemsTyped(`Gundel Étterem Kft.
1146 Budapest
2 db Gulyásleves    2 490     4 980
1 db Somlói galuska           1 990
Összesen                  Ft  6 970`)
    ).toEqual(["2 Gulyásleves 4980", "1 Somlói galuska 1990"])
  })
})

describe("what stands between a name and its price", () => {
  it("is the price of before, and the share that is left of it", () => {
    expect(
      itemsTyped(`HARBOR APPAREL
400123456789 MENS TEE
    24.00    ORIG PRICE
    50.0%  SALE          12.00 T
401234567890 CANDLE
    19.99                19.99 T
SUBTOTAL                 31.99
TOTAL                    31.99`)
    ).toEqual(["1 MENS TEE 12", "1 CANDLE 19.99"])
  })

  it("counts tins of it", () => {
    expect(
      itemsTyped(`KEDAI PAPAN
1   PAINT BRUSH
    2.00 PC  X   3.50      7.00
2   PVC GLUE 100G
    1.00 TIN X   6.00      6.00
Net Total                 13.00`)
    ).toEqual(["2 PAINT BRUSH 7", "1 PVC GLUE 100G 6"])
  })

  it("tells several at one price, of the item below", () => {
    expect(
      itemsTyped(`FIELD FOODS
LARGE EGGS 18CT        2.58
2 @ 2/$3.00
PASTA SAUCE            3.00
TOTAL                  5.58`)
    ).toEqual(["1 LARGE EGGS 18CT 2.58", "2 PASTA SAUCE 3"])
  })

  it("names by the part of the shop what has no other name", () => {
    expect(
      itemsTyped(`HILL SUPERMARKET
GROCERY             3.99 F
PRODUCE
 2.35 lb @ 1.99/lb  4.68 F
MEAT               18.22 F
BALANCE            26.89`)
    ).toEqual(["1 GROCERY 3.99", "2.35 PRODUCE 4.68", "1 MEAT 18.22"])
  })
})

describe("a line as it was recognised", () => {
  it.each([
    [["Ix Hommos   18.50", "1 x Arayess   19.50", "T x Snoubar   17.50", "2 x Citro   9.00"]],
    [["! Hommos   18.50", "1 Arayess   19.50", "I Snoubar   17.50", "2 Citro   9.00"]]
  ])("begins with a count where a one was read as a letter among others that do: %s", (lines) => {
    const items = readReceipt([receiptPage(["Alder Grill", ...lines, "Total   64.50"])])?.data.items
    expect(items?.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
      "1 Hommos",
      "1 Arayess",
      "1 Snoubar",
      "2 Citro"
    ])
  })

  it.each([
    ["Sti11 Water", "Still Water"],
    ["Gri11ed Ha1f Chicken", "Grilled Half Chicken"],
    ["B0TTLE 5ALAD", "BOTTLE SALAD"],
    ["F1sh", "Fish"],
    ["iPhone11 MP3 COKE1LT RICE5KG OIL8OZ 5PACK", "iPhone11 MP3 COKE1LT RICE5KG OIL8OZ 5PACK"]
  ])("has letters where digits stand among letters that look like them: %s", (print, name) => {
    expect(
      readReceipt([receiptPage(["Alder Grill", `${print}   4.50`, "Tea   2.00", "Total   6.50"])])?.data.items[0]?.name
    ).toBe(name)
  })

  it("does not end with the price of one, of which the last figure was lost", () => {
    const lines = ["HEERING", "1x SODAVAND   42.0   *42.00", "2x TORSK   200.00   *400.00", "SUBTOTAL   *442.00"]
    expect(readReceipt([receiptPage(lines)])?.data.items[0]).toMatchObject({ name: "SODAVAND", total_price: 42 })
  })

  it("is one with the figure before it that was found twice", () => {
    const page = typed(
      "TACOS EL GORDO\n4 TACO PASTOR      25.00   100.00\n2 QUESADILLA       45.00    90.00\nTOTAL   190.00"
    )
    const name = page.runs.find(({ text }) => text === "4 TACO PASTOR")!
    const count = { ...name, text: "4", left: name.left - 6, right: name.left + 9 }
    const data = readReceipt([{ ...page, runs: [...page.runs, count] }])?.data
    expect(data?.items.map((item) => `${item.quantity} ${item.name}`)).toEqual(["4 TACO PASTOR", "2 QUESADILLA"])
  })

  it("counts what belongs to a meal below it, which is no part of its name", () => {
    expect(
      itemsTyped(`McDowell Bondi
QTY ITEM                        TOTAL
1 Large Crispy Chicken Meal     12.45
1 Large Sparkling Water Bottle
2 Cheeseburger                   7.00
EatIn Total (incl GST)          19.45`)
    ).toEqual(["1 Large Crispy Chicken Meal 12.45", "2 Cheeseburger 7"])
  })

  it("has rings for the noughts of the class of its tax in Hungary", () => {
    expect(
      itemsTyped("SPAR KFT.\n1117 BUDAPEST\nCOO TEJ UHT 1L     329\nC00 KENYÉR         699\nÖSSZESEN:    1 028 Ft")
    ).toEqual(["1 TEJ UHT 1L 329", "1 KENYÉR 699"])
  })

  it.each(["С 02.02 по 06.02 скидки", "Vom 02.02. bis 06.02. Angebot", "Dal 02.02 al 06.02 saldi"])(
    "are none where they name the days of an offer: %s",
    (line) => {
      expect(itemsTyped(`ALDER MARKET\n${line}\nMilk    3.20\nTea     2.80\nTotal   6.00`)).toEqual([
        "1 Milk 3.2",
        "1 Tea 2.8"
      ])
    }
  )

  it("names what was chosen of the goods above, and not those below", () => {
    expect(
      itemsTyped(`모퉁이커피
상품명         단가   수량    금액
아메리카노    4,500     2    9,000
 - ICE
카페라떼      5,000     1    5,000
합계금액                    14,000`)
    ).toEqual(["2 아메리카노 9000", "1 카페라떼 5000"])
  })

  it("gives back so many, with minuses before the count and the sum", () => {
    expect(
      itemsTyped("POTRAVINY ALDER\nKofola 2l   1 ks   1,75 B\nVratná fľaša   -1 ks -0,15 C\nSPOLU EUR   1,60")
    ).toEqual(["1 Kofola 2l 1.75", "1 Vratná fľaša -0.15"])
  })

  it.each(["2 Kaffe   2*35,00   70,00", "2 Kaffe   2 x 35,00   70,00"])("ends with no count of its own: %s", (line) => {
    expect(itemsTyped(`ALDER AB\n${line}\nSemla   55,00\nTotalt   125,00`)?.[0]).toBe("2 Kaffe 70")
  })
})
