import { describe, expect, it } from "vitest"
import { itemsTyped, readTyped } from "../support/readTyped.ts"

describe("a paper of a trade", () => {
  it("gives back where it says so beside the company", () => {
    expect(
      readTyped(`Holm Office Supplies ApS           KREDITNOTA
Industrivej 4, 5000 Odense C       Nr. 412
Kontorstol defekt     -1    1.200,00    -1.200,00
Moms 25%                                  -300,00
Total DKK                               -1.500,00`)
    ).toMatchObject({ total: -1500, taxes: [{ amount: -300 }] })
  })

  it("lists no sum of its fees among what else is charged", () => {
    expect(
      itemsTyped(`HAZEL & THORNE LLP
Date        Description                 Hours    Amount
09/14/26    Review lease draft           2.40    1,080.00
09/21/26    Prepare redline              1.50      525.00
            Total fees                           1,605.00
            Recording fee                           75.00
Total this invoice                              $1,680.00`)
    ).toEqual(["1 Review lease draft 1080", "1 Prepare redline 525", "1 Recording fee 75"])
  })

  it("sells what is called like a sum, or like a payment with a size", () => {
    expect(
      itemsTyped(`CAKE HOUSE
1 Berry Manyllow (P)       37,500
1 500 days of summer       37,500
1 PORK TENDER (L)          72,000
2 WHITE RICE               20,000
SUBTTL                    167,000
TOTAL                     167,000`)
    ).toEqual([
      "1 Berry Manyllow (P) 37500",
      "1 500 days of summer 37500",
      "1 PORK TENDER (L) 72000",
      "2 WHITE RICE 20000"
    ])
  })

  it("is dated by itself, and by no end of what it is for", () => {
    expect(
      readTyped(`QUITTANCE DE LOYER
SCI Les Ormes, 5 rue Haute, 44000 Nantes
Période : du 01/10/2026 au 31/10/2026
Loyer hors charges         720,00 €
Provision pour charges      65,00 €
Total                      785,00 €
Fait à Nantes, le 05/10/2026`)?.date
    ).toBe("2026-10-05")
  })

  it.each([
    ["Aspen Self Storage\n900 Depot Rd, Bend, OR 97701", "Aspen Self Storage"],
    ["NEEM FUEL STATION\nIndian Oil Dealer\nNH-48, Gurugram", "NEEM FUEL STATION"],
    ["Musikschule Birkner       12.10.2026\nAnna Birkner\nBachgasse 3\n91054 Erlangen", "Musikschule Birkner"],
    ["領収書 RECEIPT\nホテル楓館\n長野県松本市大手1-2-3", "ホテル楓館"]
  ])("is of whom its head names: %s", (head, vendor) => {
    expect(readTyped(`${head}\nSomething sold    12.00\nTotal    12.00`)?.vendor).toBe(vendor)
  })

  it("calls what has no other name by its day, and leaves the time of a passage out", () => {
    expect(
      itemsTyped(`Little Acorns Creche
INVOICE No: 412
Week commencing     Hours   Rate      Total
5 October 2026        30    €6.50    €195.00
12 October 2026       30    €6.50    €195.00
Amount due                           €390.00`)
    ).toEqual(["30 5 October 2026 195", "30 12 October 2026 195"])
    expect(
      itemsTyped(`Fjellvei AS
Faktura for bompasseringer
Dato               Bomstasjon     Beløp
03.10.2026 07:42   Ranheim        23,00
03.10.2026 16:10   Kroppanbrua    14,50
Å betale                          37,50`)
    ).toEqual(["1 Ranheim 23", "1 Kroppanbrua 14.5"])
  })

  it("sells nothing for what charges and their tax come to, whatever heads the next ones", () => {
    expect(
      itemsTyped(`Oak, Elm & Co Solicitors
INVOICE 88123
To our professional charges in connection with the purchase of Rose Cottage in Topsham
Our charges                                            £950.00
VAT thereon @ 20%                                      £190.00
                                                     £1,140.00
Disbursements
Local search                                           £142.80
Land Registry fee                                      £150.00
Total due                                            £1,432.80`)
    ).toEqual(["1 Our charges 950", "1 Local search 142.8", "1 Land Registry fee 150"])
  })

  it("is of the company that it says the shop is a unit of, counts one before a discount, and sells no licence of software", () => {
    expect(
      readTyped(`NEEM PHARMACY
(A unit of Neem Healthcare Ltd)
MG Road, Kochi 682016
Product               Qty    MRP    Disc%   Amount
CETIRIZINE 10MG TAB    1    18.00     10     16.20
PARACETAMOL 650 TAB    2    33.60     10     60.48
Net Amount                               Rs. 76.68`)
    ).toMatchObject({
      vendor: "Neem Healthcare Ltd",
      items: [
        { quantity: 1, unit_price: 18, total_price: 16.2 },
        { quantity: 2, unit_price: 33.6, total_price: 60.48 }
      ]
    })
    expect(
      readTyped(`DEPARTMENT OF LICENSING
Receipt 4412
Vehicle license renewal   $43.25
Filing fee                 $4.50
Total                     $47.75`)
    ).toMatchObject({ total: 47.75, category: null })
  })

  it("is of an association, and not of what its certificate is called twice", () => {
    expect(
      readTyped(`Zuwendungsbestätigung / Sammelbestätigung
Tierschutzverein Ulmenhain e.V., Ulmenweg 1, 99423 Weimar
Name: Anna Linde
Betrag: 120,00 EUR
Tag der Zuwendung: 12.10.2026`)
    ).toMatchObject({ vendor: "Tierschutzverein Ulmenhain e.V.", total: 120 })
  })

  it("prices each in German, and ends no name with a dash", () => {
    expect(
      itemsTyped(`Musikschule Birkner
4 x Einzelstunde à 45 min     je 28,00 €    112,00 €
Leihgebühr Noten –                            6,50 €
Rechnungsbetrag                             118,50 €`)
    ).toEqual(["4 Einzelstunde à 45 min 112", "1 Leihgebühr Noten 6.5"])
  })
})
