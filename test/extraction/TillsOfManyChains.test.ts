import { describe, expect, it } from "vitest"
import { typed } from "../support/papers.ts"
import { readReceipt } from "../support/readPages.ts"

const read = (paper: string) => readReceipt([typed(paper)])?.data
const itemsOf = (paper: string) =>
  read(paper)?.items.map(({ name, quantity, total_price }) => `${quantity} ${name} ${total_price}`)

describe("a chain's till", () => {
  it("has the number of the shop and a telephone beside the name, which are no address", () => {
    const data = read(`Subway#23456-0 Phone 303-555-0129
1600 Larimer St
Denver, Colorado, 80202
 1  12"  Italian Sub         7.25
      Sub Total              7.25
      Sales Tax (7.65%)      0.55
      Total (Eat In)         7.80`)
    expect(data).toMatchObject({ vendor: "Subway", currency: "USD", total: 7.8 })
  })

  it.each(["Store 1234", "STORE #2345"])("has the number of the shop below its name: %s", (line) => {
    const data = read(`Blue Mesa Mexican Grill
${line}
650 Main St, Boulder CO
Burrito                       7.85
Total                         7.85`)
    expect(data?.vendor).toBe("Blue Mesa Mexican Grill")
  })

  it("is named above the mall and the town where it stands", () => {
    const data = read(`Lotus Maadi
City Centre Maadi, Cairo
Tax ID 100-200-300
MILK 1L             29.95
TOTAL EGP           29.95`)
    expect(data?.vendor).toBe("Lotus Maadi")
  })

  it("is in no town that its street is called after", () => {
    const data = read(`TAI WAH RESTAURANT
翠華餐廳
15-19 Wellington Street, Central
1 Crispy Bun         $22.0
1 Milk Tea           $19.0
Total                $41.0
Octopus              $41.0`)
    expect(data).toMatchObject({ currency: "HKD", payment_method: "Octopus" })
  })

  it("counts what is named above by its field", () => {
    expect(
      itemsOf(`Greenway
Milk 2L                     $3.10
Chips 170g
  Qty 2 @ $3.00 each        $6.00
TOTAL                       $9.10`)
    ).toEqual(["1 Milk 2L 3.1", "2 Chips 170g 6"])
  })

  it("weighs nothing where it only tells the regular price", () => {
    expect(
      itemsOf(`HILLTOP FOODS
PASTA                       2.50 S
  Regular Price       3.29
  Card Savings        0.79-
WT  AVOCADO                 3.00 S
  QUANTITY 2 @ $1.50
TOTAL                       5.50`)
    ).toEqual(["1 PASTA 2.5", "1 AVOCADO 3"])
  })

  it("has pieces in a cell before the price of one", () => {
    expect(
      itemsOf(`SKLEP U JANKA
NIP 6771234567
CHLEB 500G         1 szt *5,49    5,49 C
MLEKO 2% 1L        2 szt *3,29    6,58 C
SUMA PLN                         12,07`)
    ).toEqual(["1 CHLEB 500G 5.49", "2 MLEKO 2% 1L 6.58"])
  })

  it("tells what was saved on a line between the price of one and what is paid", () => {
    const data = read(`DORFLADEN
CHE-105.829.940 MWST
Artikel              Menge  Preis  Gespart  Total
Butter                 1     3.20            3.20 1
Rivella Rot 1.5L       2     2.40    0.80    4.00 1
Zahnpasta              1     3.95            3.95 2
Total CHF                                   11.15
GR  MWST%  Total   MWST
1   2.50    7.20   0.18
2   7.70    3.95   0.28`)
    expect(data?.items[1]).toMatchObject({ quantity: 2, unit_price: 2.4, total_price: 4 })
    expect(data?.taxes.map(({ amount }) => amount)).toEqual([0.18, 0.28])
  })

  it("has inches in a name, and no price", () => {
    expect(
      itemsOf(`TIMBER DEPOT
045242123456 2X4X8 STUD <A>
 6@3.98                         23.88
078575185123 GORILLA TAPE <A>
 GORILLA BLACK TAPE 1.88"X12YD
                                 9.48
            SUBTOTAL            33.36
            TOTAL              $33.36`)?.[1]
    ).toMatch(/GORILLA BLACK TAPE 1\.88"X12YD 9\.48$/)
  })

  it("fills in what it calls by a name of its own", () => {
    const data = read(`E.S. LA COSTA S.L.
CIF B17654321
EFITEC 95
45,02 Litros x 1,599 EUR/L
Importe                71,99
TOTAL EUR              71,99`)
    expect(data?.items).toEqual([{ name: "EFITEC 95", quantity: 45.02, unit_price: 1.599, total_price: 71.99 }])
  })

  it.each([
    ["Bank:                   22,90", "REMA 1000", "Sum 1 vare", "Card"],
    ["NETS                     7.80", "KOPITIAM", "TOTAL", "NETS"]
  ])("is paid as its country calls it: %s", (payment, name, total, method) => {
    const amount = payment.trim().split(/\s+/).at(-1)
    expect(read(`${name}\nMILK                    ${amount}\n${total}   ${amount}\n${payment}`)?.payment_method).toBe(
      method
    )
  })
})

describe("sums", () => {
  it("are what a guest's account comes to whose balance is nothing", () => {
    const data = read(`PINE INN & SUITES
1234 Airport Rd, Nashville, TN 37217
5/10/2022  GUEST ROOM             $129.00
5/10/2022  STATE TAX               $11.93
5/11/2022  GUEST ROOM             $129.00
5/11/2022  STATE TAX               $11.93
5/12/2022  VS *4455                        ($281.86)
           **BALANCE**                        $0.00`)
    expect(data?.total).toBe(281.86)
    expect(data?.items).toHaveLength(2)
  })

  it("hold a tax of what was bought, and none of what is added for service", () => {
    const data = read(`The Red Lion
48 Parliament Street, London SW1A 2NH
1 Fish & Chips           38.70
1 Steak & Ale Pie        18.50
Sub Total                57.20
Service Charge 12.5%      7.15
TOTAL                   £64.35
VAT @ 20% included       9.53`)
    expect(data?.taxes).toEqual([{ label: "VAT @ 20% included", amount: 9.53 }])
  })

  it("have a subtotal of more than half as much again where so much is taken off", () => {
    const data = read(`CORNER SHOP
VAT NO: GB 220 4302 31
SANDWICH                £4.35
SMOOTHIE                £3.95
SUB-TOTAL               £8.30
PROMOTIONS             -£3.60
TOTAL TO PAY            £4.70`)
    expect(data).toMatchObject({ total: 4.7, subtotal: 8.3 })
  })
})

it("a ride and a meal of one company are of two kinds", () => {
  const order = (name: string) => `${name}\nTotal   $14.95\n1  Pad Thai   $14.95\nSubtotal   $14.95`
  expect(read(order("Uber Eats"))?.category).toBe("Dining")
})

describe("a bill of who supplies", () => {
  it("comes to what its taxes make of the sum above them", () => {
    const data = read(`Telefon Nord GmbH
Landweg 149, 53227 Bonn
Die Leistungen im Überblick (Summen)                 Betrag (€)
Monatliche Beträge                                       33,57
Verbindungen                                              1,20
Summe der oben angeführten Beträge                       34,77
Umsatzsteuer 19 % auf 34,77 €                             6,61
Rechnungsbetrag                                          41,38`)
    expect(data?.total).toBe(41.38)
  })

  it("names who holds the contract, and taxes at two rates", () => {
    const data = read(`EDF
Votre facture du 12/02/2024
Titulaire du contrat : M. Jean Martin
Abonnement (HTT)        12,44 €
Consommation (HTT)      94,31 €
Total Hors TVA         106,75 €
TVA à 5,5 %              0,90 €
TVA à 20 %              18,08 €
Total TTC              125,73 €`)
    expect(data).toMatchObject({ vendor: "EDF", category: "Utilities", subtotal: 106.75 })
    expect(data?.taxes.map(({ amount }) => amount)).toEqual([0.9, 18.08])
  })

  it("is taken from an account", () => {
    const data = read("Luz do Norte\nValor a pagar   47,83 €\nDébito em conta a partir de 05 fev 2024\nTotal   47,83 €")
    expect(data?.payment_method).toBe("Direct Debit")
  })

  it("sells each night's tax by the head", () => {
    expect(
      itemsOf(`HOTEL BELLAVISTA S.R.L.
Descrizione             Q.tà   Prezzo    Importo
Pernottamento            3      95,00     285,00
Imposta di soggiorno     6       2,50      15,00
Imponibile 10%          259,09
IVA 10%                  25,91
TOTALE FATTURA    EUR   300,00`)
    ).toEqual(["3 Pernottamento 285", "6 Imposta di soggiorno 15"])
  })

  it("has codes of customs and rates of tax in columns behind the names", () => {
    expect(
      itemsOf(`TAX INVOICE
Shree Balaji Traders
Sl  Description of Goods   HSN    GST%  Qty     Rate     Amount
1   LED Bulb 9W            8539   12    50 Nos  62.00    3,100.00
2   Switch 6A              8536   18    40 Nos  35.00    1,400.00
                                  Total                 4,500.00`)
    ).toEqual(["50 LED Bulb 9W 3100", "40 Switch 6A 1400"])
  })

  it("names buyer and seller behind what a fapiao calls them", () => {
    const data = read(`电子发票（普通发票）
购买方信息 名称：北京某某科技有限公司
销售方信息 名称：上海好味餐饮管理有限公司
价税合计（大写） 叁佰圆整 （小写）¥300.00`)
    expect(data?.vendor).toBe("上海好味餐饮管理有限公司")
  })
})

it("a balance below cash is what was given back", () => {
  const data = read(`SUPER MARKET
Saddar, Karachi
TAPAL DANEDAR        1410.00
RICE BASMATI 5KG     1890.00
Gross Amount         3300.00
Discount               49.00
Net Amount           3251.00
Cash Paid            3500.00
Balance               249.00`)
  expect(data?.total).toBe(3251)
})

describe("a line among the goods", () => {
  it.each([
    ["2 FOR £2 HOUMOUS        -£0.20", "1 2 FOR £2 HOUMOUS -0.2"],
    ["Member Disc 20%         (0.20)", "1 Member Disc 20% -0.2"]
  ])("takes off what is offered for several, or to members: %s", (line, item) => {
    expect(
      itemsOf(`CORNER SHOP\nHOUMOUS                £1.10\n${line}\nMILK                   £1.25\nTOTAL   £2.15`)
    ).toEqual(["1 HOUMOUS 1.1", item, "1 MILK 1.25"])
  })

  it("is weighed above its price, beside what the dish weighs", () => {
    expect(
      itemsOf(`FIELD MARKET
ORG KALE            2.50 F
HOT BAR
 1.12 lb @ $8.99/lb
 TARE .03 lb       10.07 T
TOTAL              12.57`)
    ).toEqual(["1 ORG KALE 2.5", "1.12 HOT BAR 10.07"])
  })

  it("has the class of its tax behind its name at Canadian grocers", () => {
    expect(
      itemsOf(`LOBLAWS
Toronto ON
PC PASTA SAUCE  MRJ               5.98
PC COFFEE  MRJ                   12.99
TOTAL                            18.97`)
    ).toEqual(["1 PC PASTA SAUCE 5.98", "1 PC COFFEE 12.99"])
  })

  it("stands below the total on an electronic invoice, and not beside the total itself", () => {
    expect(
      itemsOf(`統一超商股份有限公司
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

it("a tax in brackets with its rate is none that is given back", () => {
  const data = read(`ローソン
からあげクン             238軽
おーいお茶600ml          145軽
合計                    ¥383
(8%対象 ¥383 内消費税 ¥28)
お預り                  ¥500
お釣                    ¥117`)
  expect(data?.taxes.map(({ amount }) => amount)).toEqual([28])
})

it.each([
  ["M&S\nSIMPLY FOOD\nPaddington Station", "M&S"],
  ["CHUCK E CHEESE'S\n7707 S Memorial Dr", "CHUCK E CHEESE'S"]
])("a chain of few letters is named in the first line: %s", (head, vendor) => {
  expect(read(`${head}\nROAST CHICKEN       £3.50\nTOTAL TO PAY        £3.50`)?.vendor).toBe(vendor)
})

describe("a count or a share in a line of its own", () => {
  it("says below an item how many there were", () => {
    expect(
      itemsOf(`Sweet Magnolia Bakeshop
Blueberry Muffin           $3.25
  x 2                      $6.50
Cold Brew 16oz             $4.75
Total                     $11.25`)
    ).toEqual(["2 Blueberry Muffin 6.5", "1 Cold Brew 16oz 4.75"])
  })

  it("takes off a share of the item above", () => {
    expect(
      itemsOf(`MODEHAUS KRAUS
0685813 T-Shirt        9,99
 -20%                 -2,00
0713995 Jeans         29,99
GESAMTBETRAG EUR      37,98`)
    ).toEqual(["1 T-Shirt 9.99", "1 -20% -2", "1 Jeans 29.99"])
  })

  it("stands before the name with its unit", () => {
    expect(
      itemsOf(`Gundel Étterem Kft.
1146 Budapest
2 db Gulyásleves    2 490     4 980
1 db Somlói galuska           1 990
Összesen                  Ft  6 970`)
    ).toEqual(["2 Gulyásleves 4980", "1 Somlói galuska 1990"])
  })
})

describe("what stands among the sums", () => {
  it("is rounded to five forints", () => {
    const data = read(`Gundel Étterem Kft.
1146 Budapest
Gulyásleves                   6 970
Fogyasztás                    6 970
Szervizdíj 12%                  836
Összesen                  Ft  7 806
Kerekítés                        -1
Fizetendő                 Ft  7 805`)
    expect(data).toMatchObject({ total: 7805, subtotal: 6970 })
  })

  it("suggests a tip that nobody paid, and one that is in the total", () => {
    const bill = (tip: string) =>
      read(`TACOS EL GORDO\nRFC: TEG010203ABC\n4 TACO PASTOR      100.00\nSUBTOTAL   100.00\n${tip}`)?.tip
    expect(bill("TOTAL   $ 100.00\nPROPINA SUGERIDA 10%   10.00\nEFECTIVO   100.00")).toBeNull()
    expect(bill("PROPINA SUGERIDA   10.00\nTOTAL   $ 110.00")).toBe(10)
  })

  it("is a fee for the kitchen, and no tax", () => {
    const data = read(`The Copper Pot
Fried Chicken            $22.00
Subtotal                 $22.00
Kitchen Appreciation 3%   $0.66
Tax                       $1.87
Total                    $24.53`)
    expect(data?.taxes).toEqual([{ label: "Tax", amount: 1.87 }])
  })

  it("is a part of the price above, and no item", () => {
    const data = read(`LIBRAIRIE DU PARC
LIVRE L'ANOMALIE           8,40 E
CASQUE                    49,99 E
 eco-part. incl. 0,05
REMISE ADHERENT          -2,50 E
TOTAL                    55,89 E
TVA 5,50 HT 7,96 TVA 0,44
TVA 20,00 HT 39,58 TVA 7,91`)
    expect(data?.items.map(({ total_price }) => total_price)).toEqual([8.4, 49.99, -2.5])
    expect(data?.taxes.map(({ label }) => label)).toEqual(["TVA", "TVA"])
  })

  it("is the tax of a ticket with its rate, which is nothing that was bought", () => {
    const data = read(`Parkhaus Nord
Quittung
Einfahrt  03.02.2023 09:12
Parkentgelt       EUR 10,00
inkl. 19,00% MwSt EUR  1,60
Bezahlt           EUR 10,00`)
    expect(data).toMatchObject({ total: 10, taxes: [{ amount: 1.6 }], items: [] })
  })
})

it("a bill that goes on from month to month has none of the last one among its items", () => {
  expect(
    itemsOf(`Northline Cable
Your bill for Mar 5 to Apr 4, 2023
Previous balance             $94.99
Payment - thank you         -$94.99
Balance forward               $0.00
Regular monthly charges      $89.00
Taxes, fees and other charges $5.99
New charges                  $94.99
Amount due                   $94.99`)
  ).toEqual(["1 Regular monthly charges 89", "1 Taxes, fees and other charges 5.99"])
})

it("an office of a state is where that is", () => {
  const data = read("STATE OF NEVADA\nRECEIPT\nDate: 08/03/2018\nREGISTRATION FEE   33.00\nTOTAL   33.00")
  expect(data).toMatchObject({ currency: "USD", date: "2018-08-03" })
})

describe("what stands between a name and its price", () => {
  it("is the price of before, and the share that is left of it", () => {
    expect(
      itemsOf(`HARBOR APPAREL
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
      itemsOf(`KEDAI PAPAN
1   PAINT BRUSH
    2.00 PC  X   3.50      7.00
2   PVC GLUE 100G
    1.00 TIN X   6.00      6.00
Net Total                 13.00`)
    ).toEqual(["2 PAINT BRUSH 7", "1 PVC GLUE 100G 6"])
  })

  it("tells several at one price, of the item below", () => {
    expect(
      itemsOf(`FIELD FOODS
LARGE EGGS 18CT        2.58
2 @ 2/$3.00
PASTA SAUCE            3.00
TOTAL                  5.58`)
    ).toEqual(["1 LARGE EGGS 18CT 2.58", "2 PASTA SAUCE 3"])
  })

  it("names by the part of the shop what has no other name", () => {
    expect(
      itemsOf(`HILL SUPERMARKET
GROCERY             3.99 F
PRODUCE
 2.35 lb @ 1.99/lb  4.68 F
MEAT               18.22 F
BALANCE            26.89`)
    ).toEqual(["1 GROCERY 3.99", "2.35 PRODUCE 4.68", "1 MEAT 18.22"])
  })
})

it("a shop's number begins with a letter", () => {
  expect(read("KFC K123456\n1200 PLANK RD\n1 8PC MEAL   21.99\nTOTAL   21.99")?.vendor).toBe("KFC")
})

it("a card that takes off a price did not pay", () => {
  const data = read(`Corner Drugs
COTTON ROUNDS          2.99 A
 W/BALANCE CARD        -0.50
SUBTOTAL               2.49
TOTAL                  2.49
CASH                  10.00
CHANGE                 7.51`)
  expect(data?.payment_method).toBe("Cash")
})

it("a restaurant with a garden sells dishes", () => {
  const data = read("BANGKOK GARDEN\nTHAI RESTAURANT\nPAD SEE EW   11.95\nTOTAL   11.95")
  expect(data?.category).toBe("Dining")
})
