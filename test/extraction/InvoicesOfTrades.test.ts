import { describe, expect, it } from "vitest"
import { itemsTyped, readTyped } from "../support/readTyped.ts"

describe("an invoice of somebody who builds or mends", () => {
  it("has units of work and of surfaces in a column of their own", () => {
    expect(
      itemsTyped(`ATELIER DUBOIS
Désignation                      Qté    Unité   PU HT     TVA    Total HT
Fenêtre PVC double vitrage        3      u      412,00    5,5%   1 236,00
Carrelage                        12      m2      48,00    10%      576,00
                                        Total HT              1 812,00
                                        Total TTC             1 937,58`)
    ).toEqual(["3 Fenêtre PVC double vitrage 1236", "12 Carrelage 576"])
  })

  it("rents by the day, in Danish", () => {
    expect(
      itemsTyped(`Murermester Jensen ApS
Beskrivelse              Antal   Enhed   Stk. pris    Pris
Pudsning af facade         1     stk     12.500,00    12.500,00
Stillads leje              5     dage       450,00     2.250,00
Total DKK                                             14.750,00`)
    ).toEqual(["1 Pudsning af facade 12500", "5 Stillads leje 2250"])
  })

  it("numbers articles, and no carriage", () => {
    expect(
      itemsTyped(`Musikhaus Klang GmbH
Pos  Art.-Nr.   Bezeichnung              Menge   Einzel €   Gesamt €
1    GIT-4401   Konzertgitarre 4/4         1      189,00     189,00
2    SAI-0012   Nylonsaiten Satz           2        9,90      19,80
3               Versandkosten              1        5,90       5,90
                                Rechnungsbetrag              214,70`)
    ).toEqual(["1 Konzertgitarre 4/4 189", "2 Nylonsaiten Satz 19.8", "1 Versandkosten 5.9"])
  })

  it("has the size of prints in their name, which counts nothing", () => {
    expect(
      itemsTyped(`Studio Foto Kadr
Odbitki 20x30           319,80
Album                   100,00
Razem brutto            419,80`)
    ).toEqual(["1 Odbitki 20x30 319.8", "1 Album 100"])
  })

  it("counts boxes of paper in Japanese", () => {
    expect(
      itemsTyped(`株式会社青空商事
商品名             数量  単位  単価    金額
コピー用紙A4        10   箱   1,980   19,800
トナーカートリッジ   2   個   8,500   17,000
                         合計金額    36,800`)
    ).toEqual(["10 コピー用紙A4 19800", "2 トナーカートリッジ 17000"])
  })

  it("sells what one character names", () => {
    expect(
      itemsTyped(`상호: (주)푸른식품
품목      규격   수량   단가     금액
사과      10kg    5    32,000  160,000
배        7kg     3    28,000   84,000
합계                            244,000`)
    ).toEqual(["5 사과 10kg 160000", "3 배 7kg 84000"])
  })

  it("is of the whole name that its mail address begins like", () => {
    const data = readTyped(`Invoice
Harper & Sons Electrical
14 Station Road
York YO24 1AB
E: office@harper.example
Labour                             £45.00
                      Total due    £45.00`)
    expect(data?.vendor).toBe("Harper & Sons Electrical")
  })

  it("has both halves of a tax, of which one stands beside its base", () => {
    const data = readTyped(`Tax Invoice
Sold By: Retail House Pvt Ltd
GST Registration No: 27AAQCS1234K1ZV
Description           Unit Price  Qty  Net Amount  Tax Rate  Tax Type  Tax Amount  Total Amount
Steel Water Bottle     508.47      1     508.47     9%        CGST      45.76      600.00
                                                    9%        SGST      45.77
TOTAL:                                                                  91.53      600.00`)
    expect(data?.taxes).toEqual([
      { label: "CGST", amount: 45.76 },
      { label: "SGST", amount: 45.77 }
    ])
  })

  it("names work behind how much of it there was, with its unit in one cell or set close to it", () => {
    expect(
      itemsTyped(`Elektro Alder e.K.
Rechnung Nr. 26-0412          14.04.2026
Pos  Menge      Bezeichnung                  EP in €    GP in €
1    6,00 Std   Monteurstunden                 62,50     375,00
2    12,00 m    Mantelleitung NYM-J 3x1,5       1,85      22,20
3    4,00 Stk Steckdose, reinweiß               8,90      35,60
4    1,00 psch  Anfahrt                        25,00      25,00
Summe netto                                             457,80
19,00 % MwSt.                                            86,98
Rechnungsbetrag                                       544,78 €`)
    ).toEqual([
      "6 Monteurstunden 375",
      "12 Mantelleitung NYM-J 3x1,5 22.2",
      "4 Steckdose, reinweiß 35.6",
      "1 Anfahrt 25"
    ])
  })
})
