import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { itemsTyped, readTyped } from "../support/readTyped.ts"
import { receiptPage } from "../support/receiptPage.ts"

describe("an invoice from abroad", () => {
  it("is in the currency whose code stands beside its total, with the taxes in that", () => {
    const read = readTyped(`Amazon Web Services EMEA SARL Invoice
VAT Invoice Date:                       October 3, 2026
TOTAL AMOUNT DUE ON October 3, 2026         USD 96.12
TOTAL VAT                                   GBP 12.31
Bill to Address:
Alder Software Ltd
12 High Street
Leeds, LS1 4AP, GB
Charges                                     USD 80.10
Tax                                         USD 16.02
Total for this invoice                      USD 96.12
VAT Registration Number: GB 365 0129 09`)
    expect(read).toMatchObject({ total: 96.12, currency: "USD", taxes: [{ amount: 16.02 }] })
  })

  it("is of nobody called by the code of a country, and is charged to the card from which it is debited", () => {
    const read = readTyped(`Receipt
BILLED TO
Visa .... 4417
Ann Alder
12 High Street
Leeds
LS1 4AP
GBR
Pro Camera                £18.99
Subtotal                  £15.82
VAT charged at 20%         £3.17
TOTAL                     £18.99
The amount will be debited from your credit card.
Alder Distribution International Ltd., Hollyhill Industrial Estate, Hollyhill, Cork. VAT Reg GB117223643`)
    expect(read).toMatchObject({
      vendor: "Alder Distribution International Ltd.",
      payment_method: expect.stringMatching(/^Credit Card/),
      taxes: [{ label: "VAT", amount: 3.17 }]
    })
  })

  it("is of the company whose form begins its name in Korea, and not of whom it addresses", () => {
    const read = readTyped(`거래명세서
2026년 10월 12일           등록번호   123-45-67890
느티나무상사 귀하
아래와 같이 계산합니다.    상호   (주)한빛문구   성명   김단풍
합계금액: 사만구천오백원정 (₩49,500)
품목   수량  단가    공급가액     세액
복사용지   5    5,000    25,000    2,500
볼펜      20    1,000    20,000    2,000
합계                     45,000    4,500`)
    expect(read).toMatchObject({ vendor: "(주)한빛문구", total: 49500 })
  })

  it("is of the seller beside the buyer in China, whose labels lost their last lines", () => {
    expect(
      readTyped(`电子发票（普通发票）
开票日期：2026年10月12日
购买方信 名称：上海银杏科技有限公司      销售方信 名称：上海枫叶餐饮管理有限公司
餐饮服务      1      452.83     452.83    6%     27.17
价税合计（小写）￥480.00`)?.vendor
    ).toBe("上海枫叶餐饮管理有限公司")
  })

  it("has a date in Vietnamese, and sums in Arabic, with letters misread", () => {
    expect(
      readTyped(`CÔNG TY TNHH HOA SEN XANH
Ngày 12 tháng 10 nắm 2026
Tổng cộng    615.600`)?.date
    ).toBe("2026-10-12")
    expect(
      readTyped(`شركة النخيل للتجارة
الجمالی قبل الضريبية: 690.00
صريبة القيمة المضنافة :%14 96.60
الإجمالیي المستحق: 786.60 ج.م`)?.total
    ).toBe(786.6)
  })

  it("counts litres whose letter was taken for a figure, and no unit that touches its number", () => {
    expect(
      itemsTyped(`Garage Linde AG
Arbeit / Material      Menge      Preis    Betrag CHF
Motorenöl 5W-30        4.61       19.50       89.70
Ölfilter               1          24.30       24.30
Total CHF                                    114.00`)?.[0]
    ).toBe("4.6 Motorenöl 5W-30 89.7")
    expect(
      itemsTyped(`Kask OÜ
Küttepuud    6rm    75,00    450,00
Vedu    1tk    40,00    40,00
Tasuda    490,00 EUR`)?.[1]
    ).toBe("1 Vedu 40")
  })
})

describe("an invoice of Serbia", () => {
  it("leads its lines with number, rate and code, and sums up what no one buys", () => {
    const lines = [
      "Plavi Most d.o.o. Beograd",
      "Račun br. 657/25   Datum izdavanja računa: 25-12-25",
      "R.br. PDV Kat. br. NAZIV ROBE   Količina   CENA   R%   VREDNOST",
      "1 20% R901234 Pumpa   2,00   45,500.00   0,00   91,000.00",
      "2 20% R905678 Filter ulja   4,00   2,090.91   0,00   8,363.64",
      "Rabat:   0.00",
      "Vrednost bez PDV (osnovica):   99,363.64",
      "PDV po stopi 20% X 99,363.64 =   19,872.73",
      "Za uplatu (RSD):   119,236.37"
    ]
    const data = readReceipt([receiptPage(lines)])?.data
    expect(data?.items.map(({ name }) => name)).toEqual(["Pumpa", "Filter ulja"])
    expect(data).toMatchObject({ subtotal: 99363.64, total: 119236.37, taxes: [{ amount: 19872.73 }] })
  })
})
