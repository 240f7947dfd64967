import { describe, expect, it } from "vitest"
import { itemsTyped, readTyped } from "../support/readTyped.ts"

describe("a chain's till", () => {
  it("has the number of the shop and a telephone beside the name, which are no address", () => {
    const data = readTyped(`Subway#23456-0 Phone 303-555-0129
1600 Larimer St
Denver, Colorado, 80202
 1  12"  Italian Sub         7.25
      Sub Total              7.25
      Sales Tax (7.65%)      0.55
      Total (Eat In)         7.80`)
    expect(data).toMatchObject({ vendor: "Subway", currency: "USD", total: 7.8 })
  })

  it.each(["Store 1234", "STORE #2345"])("has the number of the shop below its name: %s", (line) => {
    const data = readTyped(`Blue Mesa Mexican Grill
${line}
650 Main St, Boulder CO
Burrito                       7.85
Total                         7.85`)
    expect(data?.vendor).toBe("Blue Mesa Mexican Grill")
  })

  it("is named above the mall and the town where it stands", () => {
    const data = readTyped(`Lotus Maadi
City Centre Maadi, Cairo
Tax ID 100-200-300
MILK 1L             29.95
TOTAL EGP           29.95`)
    expect(data?.vendor).toBe("Lotus Maadi")
  })

  it("is in no town that its street is called after", () => {
    const data = readTyped(`TAI WAH RESTAURANT
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
      itemsTyped(`Greenway
Milk 2L                     $3.10
Chips 170g
  Qty 2 @ $3.00 each        $6.00
TOTAL                       $9.10`)
    ).toEqual(["1 Milk 2L 3.1", "2 Chips 170g 6"])
  })

  it("weighs nothing where it only tells the regular price, or how many", () => {
    expect(
      itemsTyped(`HILLTOP FOODS
PASTA                       2.50 S
  Regular Price       3.29
  Card Savings        0.79-
WT  AVOCADO                 3.00 S
  QUANTITY 2 @ $1.50
TOTAL                       5.50`)
    ).toEqual(["1 PASTA 2.5", "2 AVOCADO 3"])
  })

  it("has pieces in a cell before the price of one", () => {
    expect(
      itemsTyped(`SKLEP U JANKA
NIP 6771234567
CHLEB 500G         1 szt *5,49    5,49 C
MLEKO 2% 1L        2 szt *3,29    6,58 C
SUMA PLN                         12,07`)
    ).toEqual(["1 CHLEB 500G 5.49", "2 MLEKO 2% 1L 6.58"])
  })

  it("tells what was saved on a line between the price of one and what is paid", () => {
    const data = readTyped(`DORFLADEN
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
      itemsTyped(`TIMBER DEPOT
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
    const data = readTyped(`E.S. LA COSTA S.L.
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
    expect(
      readTyped(`${name}\nMILK                    ${amount}\n${total}   ${amount}\n${payment}`)?.payment_method
    ).toBe(method)
  })
})

it("a ride and a meal of one company are of two kinds", () => {
  const order = (name: string) => `${name}\nTotal   $14.95\n1  Pad Thai   $14.95\nSubtotal   $14.95`
  expect(readTyped(order("Uber Eats"))?.category).toBe("Dining")
})

it.each([
  ["M&S\nSIMPLY FOOD\nPaddington Station", "M&S"],
  ["CHUCK E CHEESE'S\n7707 S Memorial Dr", "CHUCK E CHEESE'S"]
])("a chain of few letters is named in the first line: %s", (head, vendor) => {
  expect(readTyped(`${head}\nROAST CHICKEN       £3.50\nTOTAL TO PAY        £3.50`)?.vendor).toBe(vendor)
})

it("an office of a state is where that is", () => {
  const data = readTyped("STATE OF NEVADA\nRECEIPT\nDate: 08/03/2018\nREGISTRATION FEE   33.00\nTOTAL   33.00")
  expect(data).toMatchObject({ currency: "USD", date: "2018-08-03" })
})

it("a shop's number begins with a letter", () => {
  expect(readTyped("KFC K123456\n1200 PLANK RD\n1 8PC MEAL   21.99\nTOTAL   21.99")?.vendor).toBe("KFC")
})

it("a card that takes off a price did not pay", () => {
  const data = readTyped(`Corner Drugs
COTTON ROUNDS          2.99 A
 W/BALANCE CARD        -0.50
SUBTOTAL               2.49
TOTAL                  2.49
CASH                  10.00
CHANGE                 7.51`)
  expect(data?.payment_method).toBe("Cash")
})

it("a restaurant with a garden sells dishes", () => {
  const data = readTyped("BANGKOK GARDEN\nTHAI RESTAURANT\nPAD SEE EW   11.95\nTOTAL   11.95")
  expect(data?.category).toBe("Dining")
})
