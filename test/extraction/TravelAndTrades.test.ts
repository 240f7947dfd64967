import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const read = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data

describe("a paper of who travels, or has something made", () => {
  it("comes from who carries, and not from where the journey begins", () => {
    const flight = [
      "Flight   From   To   Class",
      "LH0400   Frankfurt   New York   K",
      "LH0401   New York   Frankfurt   K"
    ]
    const data = read("Lufthansa", "Passenger Receipt", ...flight, "Fare   EUR 380.00", "Total   EUR 380.00")
    expect(data?.vendor).toBe("Lufthansa")
  })

  it("is a guest's account that the card settles", () => {
    const nights = ["05-12-25 ROOM CHARGE   189.00", "05-12-25 CITY TAX   21.55", "05-13-25 ROOM CHARGE   189.00"]
    const rest = ["05-13-25 CITY TAX   21.55", "05-13-25 BISTRO   18.40", "05-14-25 VISA CARD   439.50"]
    const data = read("Courtyard Downtown", "Chicago, IL 60611", "GUEST FOLIO", ...nights, ...rest, "BALANCE   0.00")
    expect(data?.total).toBe(439.5)
    const settled = ["05-14-25 Visa ****4242   -$439.50", "Balance   $0.00"]
    expect(read("Hampton Inn", "Denver, CO 80249", ...nights, ...rest.slice(0, 2), ...settled)?.total).toBe(439.5)
  })

  it("lists its nights, and not their taxes", () => {
    const night = (day: string) => [`03/${day}/24 Room Charge   129.00`, `03/${day}/24 State Occupancy Tax   11.61`]
    const settled = ["03/12/24 Visa XXXX1234   281.22", "Balance Due   0.00"]
    const data = read("Harbor Inn", "Portland, ME 04101", ...night("10"), ...night("11"), ...settled)
    expect(data?.items.map(({ name, total_price }) => [name, total_price])).toEqual([
      ["Room Charge", 129],
      ["Room Charge", 129]
    ])
    expect([data?.total, data?.taxes.length]).toEqual([281.22, 2])
  })

  it("lists parts and labour, each summed up below", () => {
    const labour = ["LABOR", "Brake service 1.5 hrs x 95.00   142.50"]
    const parts = ["PARTS", "Front brake pads 1   64.99   64.99", "Rotor 2   58.50   117.00"]
    const sums = ["Total Labor   142.50", "Total Parts   181.99", "Shop Supplies   9.00", "Sales Tax 7%   12.74"]
    const data = read("Alder Auto Repair", ...labour, ...parts, ...sums, "TOTAL   346.23")
    expect(data?.items.map(({ name }) => name)).toEqual(["Brake service", "Front brake pads", "Rotor"])
    expect([data?.subtotal, data?.total]).toEqual([null, 346.23])
  })

  it("adds no tax for a service with a remark behind its rate, and sums up food and drinks apart", () => {
    const lines = ["1 Fish & Chips   37.70", "2 Pint Bitter   10.40", "Food total   37.70", "Drink total   10.40"]
    const data = read("The Alder Arms", "York", ...lines, "Service 12.5% (optional)   6.01", "Total Due   £54.11")
    expect([data?.taxes, data?.subtotal, data?.items.length]).toEqual([[], null, 2])
  })

  it("may only tell what a toll was", () => {
    const lines = ["PLAZA 12 LANE 04", "03/12/24 14:22", "CLASS 1", "TOLL PAID $3.75", "CASH"]
    expect(read("STATE TURNPIKE AUTHORITY", ...lines)?.total).toBe(3.75)
  })

  it.each([
    ["Summe", "Anzahlung", "Noch zu zahlen"],
    ["Total", "Deposit paid", "Balance due"],
    ["Totale", "Acconto", "Saldo da pagare"],
    ["Razem", "Zaliczka", "Do zapłaty"]
  ])("costs the whole where something was paid ahead, which is no item: %s, %s, %s", (total, deposit, rest) => {
    const goods = ["HOTEL ALPENBLICK", "Zimmer   240,00", "Minibar   8,50", `${total}   248,50 EUR`]
    const data = readReceipt([receiptPage([...goods, `${deposit}   -100,00`, `${rest}   148,50 EUR`])])?.data
    expect(data).toMatchObject({ total: 248.5, items: [{ total_price: 240 }, { total_price: 8.5 }] })
  })

  it("costs what is left of it where bottles were given back", () => {
    const lines = ["Getränke Linde", "Wasser   12,00", "Saft   3,00", "Summe   15,00", "Leergut   -3,00"]
    expect(readReceipt([receiptPage([...lines, "Zu zahlen   12,00 EUR"])])?.data.total).toBe(12)
  })

  it("costs the whole, of which a deposit was paid before", () => {
    const sums = ["Total HT   645,00", "TVA 10%   64,50", "Total TTC   709,50", "Acompte versé   -200,00"]
    const data = read("Jean Dupont", "69003 Lyon", "Chauffe-eau   645,00", ...sums, "Reste à payer   509,50")
    expect([data?.subtotal, data?.total]).toEqual([645, 709.5])
  })

  it("names articles without the column of their codes", () => {
    const parts = ["TY205 Tyre   68.00", "BAL01 Wheel balance   8.00", "VAL-1 Valve   3.00", "Total   79.00"]
    expect(read("Corner Garage", ...parts)?.items.map(({ name }) => name)).toEqual(["Tyre", "Wheel balance", "Valve"])
    const drinks = ["H2O12 Water   8.00", "Valve   3.00", "Tyre   68.00", "Total   79.00"]
    expect(read("Corner Garage", ...drinks)?.items.map(({ name }) => name)).toEqual(["H2O12 Water", "Valve", "Tyre"])
  })

  it("is of a company with CO at the end, and its tip is no item", () => {
    const ride = ["MEDALLION 7J88", "REGULAR FARE   15.50", "TIP   3.70", "TOTAL:   19.20", "VISA ****4411   19.20"]
    const data = read("YELLOW CAB CO", ...ride)
    expect([data?.vendor, data?.tip, data?.items.map(({ name }) => name)]).toEqual([
      "YELLOW CAB CO",
      3.7,
      ["REGULAR FARE"]
    ])
  })

  it("is a bill of T-Mobile, and not of whom it was sent to", () => {
    const bill = ["T-Mobile", "JANE DOE", "123 ELM ST", "PORTLAND OR 97205", "TOTAL DUE", "$126.42"]
    expect(read(...bill)?.vendor).toBe("T-Mobile")
  })

  it("lists in several tables, each with its own head, what comes to the total", () => {
    const work = ["Leistungsbeschreibung Stunden Satz   Betrag", "Planung   280,00", "Produktion   120,00"]
    const goods = ["Artikel Stückzahl Einzelpreis   Betrag", "Hinkelstein   750,00", "Zwischensumme   1150,00"]
    const ways = ["Anreise Fahrten Entfernung   Betrag", "Fahrt nach Lutetia   135,00", "Gesamtbetrag   1285,00"]
    expect(read("Obelix GmbH", "Rechnung", ...work, ...goods, ...ways)?.items.map(({ name }) => name)).toEqual([
      "Planung",
      "Produktion",
      "Hinkelstein",
      "Fahrt nach Lutetia"
    ])
  })

  it("counts its articles in the row of its total, and tells the tax in it", () => {
    const goods = ["YAOURT   2,47", "NOIX   1,90", "TOTAL 2 Article(s)   4,37", "CB   4,37"]
    expect(read("U EXPRESS", ...goods)?.items.map(({ name }) => name)).toEqual(["YAOURT", "NOIX"])
    const meal = ["Fillet   39.90", "Chips   8.90", "GST in Ttl   4.44", "Total Due   48.80"]
    expect(read("KINGSLEYS", "ABN: 28 130 078 590", ...meal)?.taxes).toEqual([{ label: "GST in Ttl", amount: 4.44 }])
  })

  it("takes a share off the price of an article", () => {
    const goods = ["Código Descripción Uds Precio Dto   Importe", "P01 Puerta 2 x 250,00 5%   475,00"]
    const items = read("CARPINTERIA S.L.", ...goods, "M11 Montaje 1 80,00   80,00", "Total   555,00")?.items
    expect(items).toEqual([
      { name: "Puerta", quantity: 2, unit_price: 250, total_price: 475 },
      { name: "Montaje", quantity: 1, unit_price: 80, total_price: 80 }
    ])
  })

  it("tells the rate of the items' tax by itself, and the merchant's name without what its field is called", () => {
    const lines = [
      "Mysz 80,00 23% 18,40   98,40",
      "Klawiatura 100,00 23% 23,00   123,00",
      "Razem 180,00 41,40   221,40"
    ]
    const data = read("Nome/Razão Social: ALFA LTDA", ...lines, "Do zapłaty   221,40")
    expect([data?.vendor, data?.taxes]).toEqual(["ALFA LTDA", [{ label: "23%", amount: 41.4 }]])
  })

  it("names its money beside the tax, which is no item", () => {
    const parts = ["Express Document   CZK 1 250,00", "VAT 21%   CZK 262,50"]
    const data = read("DHL Express", ...parts, "Total   CZK 1 512,50")
    expect(data?.items.map(({ name }) => name)).toEqual(["Express Document"])
    expect(data?.taxes).toEqual([{ label: "VAT", amount: 262.5 }])
  })

  it("sells what it charges beside its fare, where nothing else comes to the total", () => {
    const parts = ["Fare   EUR 380.00", "Carrier imposed surcharge   EUR 220.00", "Tax DE   EUR 59.43"]
    const data = read("Lufthansa", ...parts, "Tax US   EUR 42.10", "Total amount   EUR 701.53")
    expect(data?.items.map(({ name }) => name)).toEqual(["Fare", "Carrier imposed surcharge"])
  })

  it("writes before the price of one that it is each", () => {
    const meal = ["2 Schnitzel a 14,90   29,80", "2 Apfelsaft á 4,20   8,40", "Summe EUR   38,20"]
    const data = read("Gasthaus Zum Löwen", ...meal, "enthält 19% MwSt auf 38,20   6,10")
    expect(data?.items.map(({ name, unit_price }) => [name, unit_price])).toEqual([
      ["Schnitzel", 14.9],
      ["Apfelsaft", 4.2]
    ])
    expect(data?.taxes).toEqual([{ label: "MwSt", amount: 6.1 }])
  })
})

describe("a slip of a filling station", () => {
  const head = ["Blue Lake Filling Station", "123 Main St", "Austin TX 78701", "06/12/2024 08:14 AM", "PUMP# 5"]

  it("tells fuel, volume, rate and sum in rows of their own", () => {
    const slip = ["REGULAR UNLEADED", "GALLONS   10.512", "PRICE/GAL   $3.459", "FUEL TOTAL   $36.36", "VISA   $36.36"]
    expect(read(...head, ...slip)).toMatchObject({
      category: "Fuel",
      total: 36.36,
      items: [{ name: "REGULAR UNLEADED", quantity: 10.512, unit_price: 3.459, total_price: 36.36 }]
    })
  })

  it("writes volume and rate with three decimals, and not in thousands", () => {
    const slip = ["GASOLINA ADITIVADA", "LITROS   20,345", "PRECO/LITRO   5,899", "TOTAL A PAGAR   R$ 120,02"]
    expect(read("AUTO POSTO ALVORADA", "BOMBA 03", ...slip)?.items).toEqual([
      { name: "GASOLINA ADITIVADA", quantity: 20.345, unit_price: 5.899, total_price: 120.02 }
    ])
  })

  it("has no item where volume and rate do not come to the sum, and one of fuel where none is named", () => {
    const slip = ["GALLONS   10.512", "PRICE/GAL   $3.459"]
    expect(read(...head, "REGULAR UNLEADED", ...slip, "FUEL TOTAL   $63.36")?.items).toEqual([])
    expect(read(...head, ...slip, "FUEL TOTAL   $36.36")?.items).toEqual([
      { name: "FUEL", quantity: 10.512, unit_price: 3.459, total_price: 36.36 }
    ])
  })

  it("tells volume and rate below the fuel's name", () => {
    const slip = ["Säule 3", "Super E10", "45,21 l x 1,759 EUR/l", "   79,52 EUR A", "Summe EUR   79,52"]
    expect(read("Tankstelle Müller", "Hauptstr. 5, 80331 München", "12.05.2024 17:44", ...slip)?.items).toEqual([
      { name: "Super E10", quantity: 45.21, unit_price: 1.759, total_price: 79.52 }
    ])
  })

  it("sells no tax that it lists among what it comes to", () => {
    const fare = ["FARE   $ 21.90", "RUSH HR   $ 2.50", "NYS TAX   $ 0.50", "TOTAL   $ 24.90"]
    const data = read("NYC TAXI", "MEDALLION 5G12", "03/14/2025", ...fare)
    expect(data?.items.map(({ name }) => name)).toEqual(["FARE", "RUSH HR"])
    expect(data?.taxes).toEqual([{ label: "NYS TAX", amount: 0.5 }])
  })
})
