import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { readTyped } from "../support/readTyped.ts"
import { receiptPage } from "../support/receiptPage.ts"

const taxesOf = (...lines: ReadonlyArray<string>) =>
  readReceipt([receiptPage(lines)])?.data.taxes.map(({ amount }) => amount)

describe("the taxes in a table", () => {
  it("are all that a table tells whose bases come to the total, also where one of them alone nearly does", () => {
    const goods = ["VOLLMILCH 3,5%   1,19 B", "JOGHURT   2,98 B", "PFAND   0,25 A", "SUMME EUR   4,42"]
    const table = [
      "Steuer %   Netto   Steuer   Brutto",
      "A= 19,0%   0,21   0,04   0,25",
      "B= 7,0%   3,90   0,27   4,17"
    ]
    expect(taxesOf("ERLENMARKT GmbH", ...goods, ...table)).toEqual([0.04, 0.27])
  })

  it("are in a table whose rates have no sign, when their bases bear them out", () => {
    const items = ["Pasta   144.13", "Bread   62.06", "Ukupno   206.19"]
    const head = "PDV(%)   Osnovica   Porez"
    expect(taxesOf("Trgovina", ...items, head, "25.00   115.30   28.83", "5.00   59.10   2.96")).toEqual([28.83, 2.96])
    expect(taxesOf("Trgovina", ...items, head, "25.00   115.30   29.83", "5.00   59.10   1.96")).toEqual([])
  })

  it("are called as the head of their table calls them", () => {
    const table = ["Moms%   Moms   Netto   Brutto", "12   6,85   57,05   63,90"]
    const data = readReceipt([receiptPage(["COOP", "Mjölk   63,90", "Totalt   63,90", ...table])])?.data
    expect(data?.taxes).toEqual([{ label: "Moms", amount: 6.85 }])
  })

  it("stand beside the sum that they are taken of, in a table's last row", () => {
    const goods = ["Denumire Cant. Pret Valoare TVA", "Mentenanta   1   800,00   800,00   152,00"]
    expect(taxesOf("Tehno SRL", ...goods, "Total   800,00   152,00", "Total de plata   952,00 lei")).toEqual([152])
  })

  it("come to the total to the cent, where fewer of them only come close", () => {
    const table = ["14,00% 12,63   1,76", "24,00% 0,17   0,04", "VEROTON 12,80   1,80"]
    expect(taxesOf("K-Market", "Maito   14,60", "YHTEENSÄ   14,60", ...table)).toEqual([1.76, 0.04])
  })

  it("are no class of a tax before its rate, and come with a rate behind a hyphen", () => {
    const table = [
      "MWST   NETTO   MWST-BETRAG   BRUTTO",
      "1 7,00%  3,73   0,26   3,99",
      "2 19,00%  12,60   2,39   14,99"
    ]
    expect(taxesOf("Markt", "Kaffee   3,99", "Becher   14,99", "ZU ZAHLEN   18,98", ...table)).toEqual([0.26, 2.39])
    expect(taxesOf("Department Store", "Cream   90.90", "TOTAL   90.90", "1 Items GST-7% (Incl)   5.95")).toEqual([
      5.95
    ])
  })

  it("stand before and behind what they are taken of", () => {
    const net = ["MwSt-Summe 19.00% 0,34", "Nettosumme MwSt 19.00% 1,76"]
    const reduced = ["MwSt-Summe 7.00% 0,02", "Nettosumme MwSt 7.00% 0,28"]
    expect(taxesOf("Café Kern", "Kaffee   2,10", "Keks   0,30", "Zu zahlen EUR 2,40", ...net, ...reduced)).toEqual([
      0.34, 0.02
    ])
    const sums = ["Summe Betrag 100,00 €", "+19 % USt. auf 100,00 €   19,00 €", "Rechnungsbetrag 119,00 €"]
    const data = readReceipt([receiptPage(["Blauwald GmbH", ...sums])])?.data
    expect([data?.taxes, data?.items]).toEqual([[{ label: "USt", amount: 19 }], []])
  })

  it("stand in a table whose rates have no sign but in its head, though something was untaxed", () => {
    const head = ["TINE MELK   104,46", "PANT   3,00", "Sum 2 varer   107,46", "Mva-grunnlag Mva-%   Mva Sum"]
    expect(taxesOf("REMA 1000", ...head, "90,83 15,00   13,63 104,46")).toEqual([13.63])
  })

  it("is told beside the net of what is served, to which a service is added behind tax", () => {
    const goods = ["Cheese Burger   385.00", "Potato Fries   250.00", "Subtotal   635.00", "Service Charge   56.70"]
    const table = `
Total                         691.70
            Net. Amt    VAT     Amount
VATABL      566.96      68.04   635.00
EXEMPT      0.00        0.00    0.00`
    const lines = goods.map((line) => line.replace("   ", " ".repeat(10)))
    expect(readTyped(`Alder Diner\n${lines.join("\n")}${table}`)?.taxes).toEqual([{ label: "VAT", amount: 68.04 }])
  })

  it("is told without rates beside what it is in, where both columns are summed up below", () => {
    const taxes = (last: string) =>
      readTyped(`Alder Grill
Lemonade                  €8.50
Crab Cake                €19.15
TOTAL:                   €27.65
VAT Summary     VAT     Inc VAT
Food          €1.58      €19.15
Bev/Tobacco   €1.59       €8.50
${last}`)?.taxes
    expect(taxes("Total         €3.17      €27.65")).toEqual([
      { label: "Food", amount: 1.58 },
      { label: "Bev/Tobacco", amount: 1.59 }
    ])
    expect(taxes("Total         €3.27      €27.65")).toEqual([])
    const ticket = `Alder Bahn
Positionen           Preis      MwSt 7%
ICE Flexpreis        79,90         5,23
Reservierung          4,90         0,32
Summe                84,80         5,55`
    expect(readTyped(ticket)?.taxes).toEqual([{ label: "MwSt 7%", amount: 5.55 }])
  })

  it.each([
    [
      `GST   Taxable   CGST    SGST    Total
1)     355.24   8.88    8.88    373.00
2)     254.24  22.88   22.88    300.00
T:     609.48  31.76   31.76    673.00`,
      [
        { label: "CGST", amount: 31.76 },
        { label: "SGST", amount: 31.76 }
      ]
    ],
    [
      `Tax%   Taxable    CGST%   CGST Amt  SGST%   SGST Amt
5      355.24     2.5     8.88      2.5     8.88
18     254.24     9.0     22.88     9.0     22.88`,
      [
        { label: "CGST", amount: 31.76 },
        { label: "SGST", amount: 31.76 }
      ]
    ],
    [
      `GST%   Taxable   CGST    SGST    Total
5%     355.24    8.88    8.88    373.00`,
      [
        { label: "CGST", amount: 8.88 },
        { label: "SGST", amount: 8.88 }
      ]
    ],
    [
      `GST%    Taxable   CGST    SGST
5.00%    355.24   8.88    8.88
18.00%   254.24  22.88   22.88`,
      [
        { label: "CGST", amount: 31.76 },
        { label: "SGST", amount: 31.76 }
      ]
    ],
    [
      `TAXABLE   NHIL   COVID   VAT     TOTAL
571.00    16.00  6.00    80.00   673.00`,
      [
        { label: "NHIL", amount: 16 },
        { label: "COVID", amount: 6 },
        { label: "VAT", amount: 80 }
      ]
    ]
  ])("stands in a column of its own beside others, as in India and Ghana: %s", (table, taxes) => {
    const goods = "AMUL BUTTER                    373.00\nDOVE SOAP                      300.00"
    expect(readTyped(`Alder Mart\n${goods}\nTOTAL                          673.00\n${table}`)?.taxes).toEqual(taxes)
  })

  it("has no subtotal in what is taxed at one of its rates", () => {
    const bill = (foot: string) => `Erlenmarkt
Rechnungsdatum: 14.03.2020
Bezeichnung                   Menge   Einzelpreis   Summe
Maiswaffeln 115g              1       5,69 €        5,69 €
Lyoner 80g                    2       1,69 €        3,38 €
Servicegebühr Lieferung       1       0,99 €        0,99 €
Summe:                                             10,06 €
Steuersatz     Nettobetrag     MwSt. Betrag     Gesamtbetrag
A = 19%        0,83 €          0,16 €           0,99 €
B = 7%         8,48 €          0,59 €           9,07 €
${foot}`
    expect(readTyped(bill("Vielen Dank"))?.subtotal).toBeNull()
    expect(readTyped(bill("Summe:         9,31 €          0,75 €           10,06 €"))?.subtotal).toBe(9.31)
  })

  it("are what stands below their head in the row of the total, at a rate that some country has", () => {
    const ticket = (tax: string) => `Alder Verkehr AG
Position               Preis      MwSt D: 7%   Summe
Fahrkarte 2. Klasse    61,90 €    4,05 €       61,90 €
Reservierung            5,20 €    0,34 €        5,20 €
Summe                  67,10 €    ${tax} €       67,10 €`
    expect(readTyped(ticket("4,39"))?.taxes).toEqual([{ label: "MwSt D: 7%", amount: 4.39 }])
    expect(readTyped(ticket("4,93"))?.taxes).toEqual([])
  })
})
