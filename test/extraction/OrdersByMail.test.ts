import { describe, expect, it } from "vitest"
import { itemsTyped, readTyped } from "../support/readTyped.ts"

describe("an order that a shop confirms by mail", () => {
  it("counts behind the price of one", () => {
    expect(
      itemsTyped(`GitHub Receipt
Date                       2026-10-12 09:14AM PDT
GitHub Team                $4.00 USD per user/month × 6
GitHub Copilot Business    $19.00 USD × 2
Total                      $62.00 USD
Charged to                 Visa (4*** **** **** 4417)`)
    ).toEqual(["6 GitHub Team 24", "2 GitHub Copilot Business 38"])
  })

  it("counts with no price, though one with its discount comes to the sum", () => {
    expect(
      itemsTyped(`FACTURE N° 0041226
Désignation                 Qté    PU TTC     Remise     TVA    Total TTC
Chaussures de randonnée      1    60,00 €    0,00 €     20%     60,00 €
Chaussettes (lot de 2)       2     9,00 €    1,80 €     20%     16,20 €
Total TTC                                                       76,20 €`)
    ).toEqual(["1 Chaussures de randonnée 60", "2 Chaussettes (lot de 2) 16.2"])
  })

  it("may be a pack of so many pills", () => {
    expect(
      itemsTyped(`Angsana Clinic\nConsultation    45.00\nParacetamol 500mg x 20    6.00\nTotal    51.00`)?.[1]
    ).toMatch(/^1 Paracetamol/)
  })

  it("is named without hours and days of use, which have columns of their own", () => {
    expect(
      itemsTyped(`Cloud Alder LLC
Invoice number: 512233445
web-1 (s-1vcpu-2gb)    720 hours    09-01 00:00 – 10-01 00:00    $12.00
db-1 (s-1vcpu-1gb)     607 hours    09-01 00:00 – 09-26 07:00    $10.12
Total due                                                       $22.12`)
    ).toEqual(["1 web-1 (s-1vcpu-2gb) 12", "1 db-1 (s-1vcpu-1gb) 10.12"])
  })

  it("is of the Korean company at its foot, and of goods, not of their sum", () => {
    const order = `주문 상세
받는사람 김단풍
유기농 우유 1L, 2개        7,960 원
현미 4kg, 1개             15,900 원
총 상품가격               23,860 원
할인금액                  -1,000 원
총 결제금액               22,860 원
쿠팡(주) 사업자등록번호 120-88-00767 서울특별시 송파구 송파대로 570`
    expect(readTyped(order)).toMatchObject({ vendor: "쿠팡(주)", total: 22860, subtotal: 23860 })
    expect(itemsTyped(order)).toEqual(["2 유기농 우유 1L 7960", "1 현미 4kg 15900"])
  })

  it("tells two taxes in one line, and whose shop it is above the address, in Japan", () => {
    const read = readTyped(`領収書
楓 太郎 様                                  発行日：2026年10月12日
￥5,200-
但し 商品代として
商品名               単価      個数      金額
国産はちみつ 500g    2,160円    2     4,320円
木べら                 880円    1       880円
合計（税込）                          5,200円
10%対象 880円（消費税 80円）　8%対象 4,320円（消費税 320円）
みつばち本舗
〒390-0874 長野県松本市大手1-2-3
登録番号 T9876543210987`)
    expect(read).toMatchObject({
      vendor: "みつばち本舗",
      total: 5200,
      taxes: [
        { label: "消費税", amount: 80 },
        { label: "消費税", amount: 320 }
      ]
    })
  })

  it("is of whom it was bought from, and not of the customer's mail", () => {
    expect(
      readTyped(`Receipt
Receipt for your purchase from PixelForge
Order date      Oct 12, 2026
Customer        ann@alder.example
Product                  Qty   Unit price    Amount
PixelForge Pro, annual    1    US$119.00     US$119.00
Subtotal                                     US$119.00
VAT (20%)                                    US$23.80
Total                                        US$142.80`)
    ).toMatchObject({ vendor: "PixelForge", total: 142.8, currency: "USD" })
  })

  it("counts below what was chosen of the goods", () => {
    expect(
      itemsTyped(`Your order at WillowKnots
Order date: Oct 12, 2026
Macrame plant hanger          €36.00
Length: 90 cm
Quantity: 2
Cotton coaster set            €14.50
Quantity: 1
Item total                    €50.50
Order total                   €50.50`)
    ).toEqual(["2 Macrame plant hanger 36", "1 Cotton coaster set 14.5"])
  })

  it("is of nights that nothing else names below the head of their prices, and of whom its copyright is", () => {
    expect(
      readTyped(`Your receipt from StayNest
Receipt ID: RCX412
October 12, 2026
Price breakdown
€82.00 x 3 nights            €246.00
Cleaning fee                  €35.00
Total (EUR)                  €281.00
MASTERCARD 9911              €281.00`)
    ).toMatchObject({
      vendor: "StayNest",
      category: "Lodging",
      items: [
        { name: "3 nights", quantity: 3, unit_price: 82, total_price: 246 },
        { name: "Cleaning fee", quantity: 1, total_price: 35 }
      ]
    })
    expect(
      readTyped(`Ride receipt
October 12, 2026 at 6:02 PM
Fare (8.2mi, 21m 14s)         $21.40
Airport fee                    $3.25
Total                         $24.65
© 2026 Rideful, Inc.`)?.vendor
    ).toBe("Rideful, Inc.")
  })

  it("takes instalments for no taxes", () => {
    expect(
      readTyped(`mercado libre
12 de octubre de 2026
Producto (2)                        $ 58.998
Descuento                          - $ 5.900
Total                               $ 53.098
Pago: Visa **** 4417 en 3 cuotas de $ 17.699`)
    ).toMatchObject({ total: 53098, taxes: [] })
  })

  it.each([
    ["Visa ending with 4417", "Visa 4417"],
    ["Card                  Visa 4417", "Visa 4417"]
  ])("was paid by card: %s", (line, method) => {
    expect(readTyped(`Juniper & Wool\nBeanie    $34.00\nTotal paid today    $34.00\n${line}`)?.payment_method).toBe(
      method
    )
  })
})

describe("what a shop sells", () => {
  it("is a meal where lobster is served, and food at a greengrocer's", () => {
    expect(
      readTyped(`THE RUSTY ANCHOR
Server: Kate M
Table 12
Lobster Roll     $34.00
Clam Chowder      $8.00
Total            $42.00`)?.category
    ).toBe("Dining")
    expect(
      readTyped(`Greengrocer Metro
Free Range Eggs 700g    7.50
Bananas                 3.28
TOTAL                 $10.78`)?.category
    ).toBe("Groceries")
  })
})
