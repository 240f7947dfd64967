import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const read = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data

describe("a slip of a pump", () => {
  it.each([
    [
      "Regular",
      ["Pump Gallons Price", "06 15.234 G   $3.199/G", "Regular", "Total Sale   $48.73"],
      15.234,
      3.199,
      48.73
    ],
    ["PLUS", ["PUMP GRADE GALLONS PRICE/G", "5 PLUS 10.021   3.899", "FUEL TOTAL   39.07"], 10.021, 3.899, 39.07],
    ["Unleaded Plus", ["Unleaded Plus 11.203 gal @   $4.299/gal", "Total   $48.16"], 11.203, 4.299, 48.16],
    ["Super E10", ["Super E10   *Pump 3", "40,10 1 x 1,700 EUR/l", "68,17 EUR A", "TOTAL   68,17"], 40.1, 1.7, 68.17],
    ["Regular", ["Regular 45.20 L @   1.659 /L", "TOTAL   $74.99"], 45.2, 1.659, 74.99],
    [
      "ORDINAIRE",
      ["POMPE 3", "ORDINAIRE", "VOLUME   38.512 L", "PRIX/L   1.729 $", "TOTAL   66.59 $"],
      38.512,
      1.729,
      66.59
    ]
  ] as const)(
    "tells how much %s was filled in, and what one unit of it costs",
    (name, slip, quantity, price, total) => {
      expect(read("CIRCLE K #0423", "07/24/2023 18:20", ...slip)?.items).toEqual([
        { name, quantity, unit_price: price, total_price: total }
      ])
    }
  )

  it.each([
    ["UNLD", ["PRODUCT: UNLD", "GALLONS: 12.345", "PRICE/G: $3.199", "FUEL SALE   $39.49"], 12.345, 3.199, 39.49],
    ["UNL", ["Pump Grade Gallons", "4 UNL   12.345", "Price/Gal   $3.199", "Fuel Amt   $39.49"], 12.345, 3.199, 39.49],
    ["Fuel", ["Pump Gallons Price", "4 12.345   3.199", "Fuel Total   $39.49"], 12.345, 3.199, 39.49],
    ["UNLD CR #04", ["UNLD CR #04 12.345G   39.49", "@ 3.199/ G", "TOTAL   39.49"], 12.345, 3.199, 39.49],
    ["UNLEADED", ["Pump 4 UNLEADED", "30.20 LITRES @ 1.427   43.10", "TOTAL GBP   43.10"], 30.2, 1.427, 43.1],
    ["UNLEADED", ["UNLEADED   £43.10", "30.20 LITRES @ 142.7p PUMP 3", "TOTAL   £43.10"], 30.2, 1.427, 43.1],
    [
      "GASOLINA 95",
      ["Litros Precio Importe", "GASOLINA 95 40,10   1,459   58,51", "TOTAL   58,51"],
      40.1,
      1.459,
      58.51
    ],
    ["Petrol", ["Product : Petrol", "Rate/Ltr : 101.94", "Volume : 4.90 L", "Amount : Rs 499.51"], 4.9, 101.94, 499.51],
    ["EURO 95", ["POMP 3   EURO 95", "VOLUME   30,20 L", "PRIJS   1,899 EUR/L", "TOTAAL   57,35"], 30.2, 1.899, 57.35],
    [
      "RON95",
      ["NO 5 JALAN ALDER", "PUMP 3", "RON95", "20.40 L @ RM2.05/L   RM41.82", "TOTAL   RM41.82"],
      20.4,
      2.05,
      41.82
    ]
  ] as const)(
    "tells what was filled in wherever it stands, in hundredths too: %s, %j",
    (name, slip, quantity, price, total) => {
      const data = read("ALDER PETROL", "12/03/2024 18:20", ...slip)
      expect(data?.items).toEqual([{ name, quantity, unit_price: price, total_price: total }])
      expect(data?.total).toBe(total)
    }
  )

  it("may have other goods, and takes no discount on a gallon for a price", () => {
    const discount = ["FUEL DISCOUNT   $0.10/GAL", "DISC PRICE/GAL   $2.899", "FUEL TOTAL   $29.05"]
    const lines = ["PUMP 03 UNLEADED", "GALLONS   10.021", "PRICE/GAL   $2.999", ...discount, "CAR WASH   $8.00"]
    expect(read("ALDER FUEL", ...lines, "TOTAL   $37.05")?.items).toEqual([
      { name: "UNLEADED", quantity: 10.021, unit_price: 2.899, total_price: 29.05 },
      { name: "CAR WASH", quantity: 1, unit_price: 8, total_price: 8 }
    ])
  })

  it("has the tax within the fuel for no goods", () => {
    const lines = ["PUMP 4", "REGULAR", "LITRES   48.352", "PRICE/L   1.034", "FUEL   50.00", "HST INCL IN FUEL   5.75"]
    expect(read("ALDER-CANADA", ...lines, "TOTAL CAD   50.00")?.items).toHaveLength(1)
  })

  it("is of fuel, whatever else the chain sells", () => {
    expect(read("COSTCO GAS", "Pump Gallons Price", "04 12.345   3.199", "TOTAL   $39.49")?.category).toBe("Fuel")
  })

  it("is of the United States where gallons are filled in, and writes the month first", () => {
    const data = read("CIRCLE K #0423", "PUMP GALLONS PRICE/G", "5 10.021   3.899", "TOTAL   39.07", "07/04/2023 18:20")
    expect([data?.currency, data?.date]).toEqual(["USD", "2023-07-04"])
    expect(read("Aqua Station", "WATER 5 GAL   30.00", "TOTAL   30.00")?.currency).not.toBe("USD")
  })

  it("is none where something else is counted under a head", () => {
    const lines = ["THE PREMIUM QUALITY", "Item Qty   Price", "Honey Cookie 5.00   1.00", "Total   5.00"]
    expect(read("Ice Cream Corner", ...lines)?.items.map(({ name }) => name)).toEqual(["Honey Cookie"])
  })

  it("may tell the price of a gallon only behind the count, or each of them in a row of its own", () => {
    const fuel = { quantity: 9.134, unit_price: 2.039, total_price: 18.62 }
    const told = ["Regular Unleaded", "9.134 @ $2.039/GAL", "GAS TOTAL   $18.62", "TAX   $0.00", "TOTAL   $18.62"]
    expect(read("Alder Mart", ...told)?.items).toEqual([{ name: "Regular Unleaded", ...fuel }])
    const apart = [
      "CARD AMT:   $18.62",
      "UNLEAD",
      "PRICE/GAL:   $2.039",
      "NET/GAL:   $2.039",
      "9.134",
      "NET TOTAL:   $18.62"
    ]
    expect(read("Alder Mart", ...apart)?.items).toEqual([{ name: "UNLEAD", ...fuel }])
  })

  it("may tell the card before what was filled in", () => {
    const card = ["Visa Debit", "************4417", "CARD AMT:   $18.62"]
    expect(read("Alder Mart", ...card, "UNLEAD", "FUEL TOTAL:   $18.62")?.payment_method).toBe("Visa 4417")
  })

  it("tells litres with three decimals, though three digits behind a mark group its prices", () => {
    const lines = ["Pompa 3", "V-POWER", "Volume (L) : 12.345", "Harga/Liter : 14,500", "Total : Rp 179,003"]
    expect(read("SPBU ALDER", "JAKARTA", ...lines)?.items).toEqual([
      { name: "V-POWER", quantity: 12.345, unit_price: 14500, total_price: 179003 }
    ])
  })

  it("may call the volume with its unit, without brackets around that", () => {
    const lines = ["POMPA 3", "PRODOTTO   GASOLIO", "PREZZO/L   1,729", "VOLUME L   28,92", "IMPORTO EUR   50,00"]
    expect(read("ALDER STATION", ...lines)?.items).toEqual([
      { name: "GASOLIO", quantity: 28.92, unit_price: 1.729, total_price: 50 }
    ])
  })

  it.each(["EURO 95", "SUPER 98", "Fuel Save 95", "ΑΜΟΛΥΒΔΗ 95"])("is called with its octane: %s", (fuel) => {
    const lines = ["ALDER STATION", "Hauptstr. 2", `${fuel}   50.00`, "TOTAL   50.00"]
    expect(read(...lines)?.items.map(({ name }) => name)).toEqual([fuel])
  })
})
