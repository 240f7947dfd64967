import { describe, expect, it } from "vitest"
import { itemsTyped, readTyped } from "../support/readTyped.ts"

describe("sums", () => {
  it("are what a guest's account comes to whose balance is nothing", () => {
    const data = readTyped(`PINE INN & SUITES
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
    const data = readTyped(`The Red Lion
48 Parliament Street, London SW1A 2NH
1 Fish & Chips           38.70
1 Steak & Ale Pie        18.50
Sub Total                57.20
Service Charge 12.5%      7.15
TOTAL                   £64.35
VAT @ 20% included       9.53`)
    expect(data?.taxes).toEqual([{ label: "VAT @ 20% included", amount: 9.53 }])
  })

  it("are rounded in one row with what is taxed", () => {
    const data = readTyped(`Faktura
Nordiska Kontor AB
Skrivbord          2    2 495,00    4 990,00
Frakt              1    2 940,00    2 940,00
Netto   7 930,00   Moms 25%   1 982,50   Öresavr.  0,50
ATT BETALA                         SEK  9 913,00`)
    expect(data).toMatchObject({ total: 9913, subtotal: 7930 })
  })

  it("have a subtotal of more than half as much again where so much is taken off", () => {
    const data = readTyped(`CORNER SHOP
VAT NO: GB 220 4302 31
SANDWICH                £4.35
SMOOTHIE                £3.95
SUB-TOTAL               £8.30
PROMOTIONS             -£3.60
TOTAL TO PAY            £4.70`)
    expect(data).toMatchObject({ total: 4.7, subtotal: 8.3 })
  })
})

describe("a bill of who supplies", () => {
  it("comes to what its taxes make of the sum above them", () => {
    const data = readTyped(`Telefon Nord GmbH
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
    const data = readTyped(`EDF
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
    const data = readTyped(
      "Luz do Norte\nValor a pagar   47,83 €\nDébito em conta a partir de 05 fev 2024\nTotal   47,83 €"
    )
    expect(data?.payment_method).toBe("Direct Debit")
  })

  it("sells each night's tax by the head", () => {
    expect(
      itemsTyped(`HOTEL BELLAVISTA S.R.L.
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
      itemsTyped(`TAX INVOICE
Shree Balaji Traders
Sl  Description of Goods   HSN    GST%  Qty     Rate     Amount
1   LED Bulb 9W            8539   12    50 Nos  62.00    3,100.00
2   Switch 6A              8536   18    40 Nos  35.00    1,400.00
                                  Total                 4,500.00`)
    ).toEqual(["50 LED Bulb 9W 3100", "40 Switch 6A 1400"])
  })

  it("names buyer and seller behind what a fapiao calls them", () => {
    const data = readTyped(`电子发票（普通发票）
购买方信息 名称：北京某某科技有限公司
销售方信息 名称：上海好味餐饮管理有限公司
价税合计（大写） 叁佰圆整 （小写）¥300.00`)
    expect(data?.vendor).toBe("上海好味餐饮管理有限公司")
  })
})

it("a balance below cash is what was given back", () => {
  const data = readTyped(`SUPER MARKET
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

it("a tax in brackets with its rate is none that is given back", () => {
  const data = readTyped(`ローソン
からあげクン             238軽
おーいお茶600ml          145軽
合計                    ¥383
(8%対象 ¥383 内消費税 ¥28)
お預り                  ¥500
お釣                    ¥117`)
  expect(data?.taxes.map(({ amount }) => amount)).toEqual([28])
})

describe("what stands among the sums", () => {
  it("is rounded to five forints", () => {
    const data = readTyped(`Gundel Étterem Kft.
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
      readTyped(`TACOS EL GORDO\nRFC: TEG010203ABC\n4 TACO PASTOR      100.00\nSUBTOTAL   100.00\n${tip}`)?.tip
    expect(bill("TOTAL   $ 100.00\nPROPINA SUGERIDA 10%   10.00\nEFECTIVO   100.00")).toBeNull()
    expect(bill("PROPINA SUGERIDA   10.00\nTOTAL   $ 110.00")).toBe(10)
  })

  it.each([
    "Gratuity suggestions:\n18% $7.90  20% $8.78  22% $9.66",
    "Gratuity suggestions:\n18% = $7.90\n20% = $8.78\n22% = $9.66",
    "GRATUITY\n18%   7.90\n20%   8.78\n22%   9.66",
    "18% Tip               $7.90\n20% Tip               $8.78",
    "15% tip is 6.58\n18% tip is 7.90\n20% tip is 8.78"
  ])("offers tips of several rates, and nobody paid any: %j", (offer) => {
    const sums = "Subtotal              43.90\nTax                    3.62\nTotal                 47.52"
    const data = readTyped(`Joe's Diner\nCheeseburger          43.90\n${sums}\n${offer}\nTip: ________`)
    expect([data?.total, data?.tip]).toEqual([47.52, null])
  })

  it("has a tip and a tax that are shares of one sum, and paid both", () => {
    const sums = "Subtotal              40.00\nTip 18%                7.20\nTax 10%                4.00"
    const data = readTyped(`Joe's Diner\nCheeseburger          40.00\n${sums}\nTotal                 51.20`)
    expect(data).toMatchObject({ total: 51.2, tip: 7.2, taxes: [{ amount: 4 }] })
  })

  it("is a fee for the kitchen, and no tax", () => {
    const data = readTyped(`The Copper Pot
Fried Chicken            $22.00
Subtotal                 $22.00
Kitchen Appreciation 3%   $0.66
Tax                       $1.87
Total                    $24.53`)
    expect(data?.taxes).toEqual([{ label: "Tax", amount: 1.87 }])
  })

  it("is a part of the price above, and no item", () => {
    const data = readTyped(`LIBRAIRIE DU PARC
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
    const data = readTyped(`Parkhaus Nord
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
    itemsTyped(`Northline Cable
Your bill for Mar 5 to Apr 4, 2023
Previous balance             $94.99
Payment - thank you         -$94.99
Balance forward               $0.00
Regular monthly charges      $89.00
Taxes, fees and other charges $5.99
New charges                  $94.99
Amount due                   $94.99`)
  ).toEqual(["1 Regular monthly charges 89"])
})

it("a count that lost the space before the date is no part of it", () => {
  const data = readTyped("FIELD FOODS\nKenmore, WA 98028\nPASTA     3.00\nTOTAL     3.00\nITEMS 506-11-2017 18:02")
  expect(data?.date).toBe("2017-06-11")
})

it.each(["Lieferkosten", "Portes", "Consegna", "Toimitus", "Verzending", "Penghantaran", "ค่าส่ง", "Postrežba"])(
  "what is charged for bringing or serving is no tax: %s",
  (label) => {
    const data = readTyped(
      `ALDER\nLamp     80.00\nBulb     20.00\nSubtotal     100.00\n${label}     5.00\nTotal     105.00`
    )
    expect(data).toMatchObject({ total: 105, subtotal: 100, taxes: [] })
  }
)
