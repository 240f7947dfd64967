import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { toExtraction } from "../../src/extraction/local/layerLocal.ts"
import { propose } from "../../src/extraction/local/propose.ts"
import type { Amount } from "../../src/extraction/local/reading/Amounts.ts"
import { balancesRunOn, sumsManyColumns } from "../../src/extraction/local/reading/kind/tablesOfFigures.ts"
import { namesItself } from "../../src/extraction/local/reading/kind/kindFeatures.ts"
import { reconcile } from "../../src/extraction/reconcile.ts"
import { emptyPrint } from "../../src/extraction/local/reading/Print.ts"
import { receiptPage } from "../support/receiptPage.ts"
import { readReceipt } from "../support/readPages.ts"

describe("a document that is no receipt", () => {
  const totalOf = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data.total

  it("has no total because of a count or a year beside the word", () => {
    expect(totalOf("Amplifier", "Voltage   1.80", "Ratio   2.50", "Total   4", "Rev.   2004")).toBeUndefined()
    expect(totalOf("Wines", "Vacqueyras   8.00", "Chablis   9.50", "Sum   2016", "Red   7.00")).toBeUndefined()
  })

  it("says what receipts do not say, in more than one word", () => {
    const lines = ["Deposits 400.00", "Fees 10.00", "Total 410.00"]
    expect(totalOf("First Bank", "Opening balance 20.00", "Closing balance 430.00", ...lines)).toBeUndefined()
    expect(totalOf("Céréales", "dont sucres 20,00", "dont acides gras 3,00", "Total 410,00")).toBeUndefined()
    expect(
      totalOf("First Bank", "Pay to the order of Ann   $410.00", "Four hundred ten and 00/100 dollars")
    ).toBeUndefined()
    expect(totalOf("Gold Card", "Credit limit 5,000.00", "Minimum payment due 35.00", ...lines)).toBeUndefined()
    // a bill that tells what was owed before
    expect(totalOf("City Water", "New balance 410.00", "Payment due date 04/15/2024", ...lines)).toBe(410)
    // a meal by its courses, a gift card's balances
    expect(totalOf("Chez Jean", "Entrées", "Plats", "Desserts", ...lines)).toBe(410)
    expect(totalOf("Le Jardin", "Ancien solde 20,00", "Nouveau solde 430,00", "Total 410,00")).toBe(410)
    expect(totalOf("First Shop", "Net weight", "Gross weight", ...lines)).toBe(410)
    expect(totalOf("Receipt", "Opening balance 20.00", "Closing balance 430.00", ...lines)).toBe(410)
  })

  it.each([
    ["** DECLINED **", "SALE AMOUNT   $45.20", "CUSTOMER RECEIPT"],
    ["05 DECLINED", "SALE AMOUNT   $45.20", "CUSTOMER COPY"],
    ["TRANSACTION NOT APPROVED", "TOTAL   $45.20", "Please retain for your records"],
    ["Zahlung nicht erfolgt", "Betrag   EUR 45,20", "** Kundenbeleg **"],
    ["TRANSACTION REFUSEE", "MONTANT   45,20 EUR", "CARTE BANCAIRE"],
    ["OPERACION DENEGADA", "IMPORTE   45,20 EUR", "Recibo"]
  ])("is a terminal's slip that tells that nothing was paid: %s", (declined, amount, title) => {
    const slip = ["Corner Shop", title, "03/04/2024 12:45", "VISA **** 1234", amount]
    expect(totalOf(...slip)).toBe(45.2)
    expect(totalOf(...slip, declined)).toBeUndefined()
  })

  it("is none where something was sold, which another card or cash paid for", () => {
    const sold = ["Corner Shop", "03/04/2024 12:45", "Milk   2.50", "Bread   3.10", "TOTAL   5.60"]
    expect(totalOf(...sold, "VISA **** 1234", "DECLINED", "MASTERCARD   5.60", "APPROVED")).toBe(5.6)
    expect(totalOf(...sold, "TRANSACTION DECLINED", "CASH   10.00", "CHANGE   4.40")).toBe(5.6)
  })

  it.each([
    "给与明细 工资单",
    "급여명세서 2023년 12월",
    "Расчётный листок за декабрь 2023",
    "Fiyat Teklifi",
    "給与明細",
    "견 적 서",
    "見 積 書",
    "お見積り",
    "报 价 单",
    "Z REPORT   Store 12",
    "Z-Bon Nr. 123",
    "Cierre de caja",
    "Raport dobowy",
    "对账单",
    "送货单",
    "สลิปเงินเดือน",
    "BON DE COMMANDE N° 555",
    "WZ - Wydanie zewnętrzne nr 12",
    "TARJOUS 123",
    "הצעת מחיר מס' 123",
    "PONUDA br. 375",
    "Policy Schedule",
    "ESTIMATE",
    "ESTIMATE #3312",
    "Kontoauszug 3/2025   Blatt 1",
    "ΠΡΟΣΦΟΡΑ Νο 12",
    "Entgeltabrechnung März 2025",
    "Pristilbud",
    "Einkaufszettel",
    "Bordereau de livraison",
    "Extracto bancario",
    "Dichiarazione dei redditi",
    "Balanço patrimonial",
    "Bankafschrift",
    "Inköpsorder",
    "Årsopgørelse",
    "Skattemelding",
    "Tuloslaskelma",
    "Zeznanie podatkowe",
    "Daňové přiznání",
    "Költségvetés",
    "Listă de cumpărături",
    "Gelir tablosu",
    "Налоговая декларация",
    "Ισολογισμός",
    "银行对账单",
    "確定申告書",
    "대차대조표",
    "عرض أسعار",
    "רשימת קניות",
    "งบดุล",
    "Tờ khai thuế",
    "Laporan laba rugi",
    "Penyata bank",
    "आयकर रिटर्न"
  ])("is called so in other languages: %s", (title) => {
    expect(totalOf(title, "Alder Paper", "Abc   400.00", "Fgh   10.00", "Total   410.00")).toBeUndefined()
  })

  it.each([
    ["Sparbanken", "Ingående saldo 100.00", "Utgående saldo 510.00"],
    ["ПАО Банк", "Входящий остаток 100.00", "Исходящий остаток 510.00"],
    ["Lab", "Glucose 5.40 mmol/l", "Reference range 3.90"],
    ["営業部 山田", "基本給 100.00", "健康保険料 10.00"],
    ["Brot", "Kohlenhydrate 62,00", "davon Zucker 21,00"]
  ])("says so in the words of its kind: %s", (...lines) => {
    expect(totalOf(...lines, "Abc   400.00", "Fgh   10.00", "Total   410.00")).toBeUndefined()
  })

  it("says a word of another kind, where little speaks for a receipt", () => {
    expect(totalOf("Home finance", "Loan amount   250.00", "Total   250.00")).toBeUndefined()
    // who sells by instalments may speak of interest
    const sold = [
      "Sofa   400.00",
      "Rug   10.00",
      "Subtotal   410.00",
      "VAT 10%   41.00",
      "Total   451.00",
      "Visa   451.00"
    ]
    expect(totalOf("Home Store", "12/03/2025", "Total interest 0", ...sold)).toBe(451)
  })

  it("shows what was left after each of several movements", () => {
    const page = receiptPage([
      "First Account",
      "Tesco   42.10 1162.45",
      "Salary   2100.00 3262.45",
      "Rent   900.00 2362.45"
    ])
    expect(readReceipt([page])).toBeNull()
    // a guest's account begins with nothing, and doubled goods are no balance
    const stay = ["Room   120.00 120.00", "Parking   10.00 130.00", "Room   120.00 250.00", "Visa   250.00 0.00"]
    expect(totalOf("Sea View Inn", ...stay, "Total   250.00")).toBe(250)
    expect(totalOf("Shop", "1 x   5.00 5.00", "2 x   5.00 10.00", "3 x   5.00 15.00", "Total   30.00")).toBe(30)
  })

  it("sums up many columns at once", () => {
    const rows = ["North   120.50 130.20 128.40", "South   98.20 101.40 99.80"]
    expect(totalOf("Sales by quarter", ...rows, "Total   218.70 231.60 228.20")).toBeUndefined()
    const taxed = ["Tax A   100.00 20.00 120.00", "Tax B   50.00 5.00 55.00", "Total   150.00 25.00 175.00"]
    expect(totalOf("Shop", "Tea   120.00", "Jam   55.00", ...taxed)).toBe(175)
    const counted = ["Food   2 10.00 12.00", "Drinks   3 20.00 24.00", "Total   5 30.00 36.00"]
    expect(totalOf("Market", "Dept   Qty Net Gross", ...counted)).toBe(36)
  })

  it("is prose that speaks of a sum; one that calls itself a receipt may say as much as it likes", () => {
    const prose = [
      "The committee has heard with great pleasure how well the fair was visited again",
      "by people of all ages and from every part of the town and the villages around it",
      "and thanks the many hands that baked and carried and sold and cleaned until late"
    ]
    const sums = ["Total   4.00", "Hall   9.00"]
    expect(totalOf(...prose, ...sums)).toBeUndefined()
    expect(totalOf("Receipt", ...prose, ...sums)).toBe(4)
    expect(totalOf("Village Fair", ...sums)).toBe(4)
  })

  it("says what it is in its title; one that calls itself an invoice as well is one", () => {
    const lines = ["Apples   2.00", "Pears   3.00", "Total   5.00"]
    expect(totalOf("Price List", "Fruit Market", ...lines)).toBeUndefined()
    expect(totalOf("Preisliste", "Obstmarkt", ...lines)).toBeUndefined()
    expect(totalOf("Fruit Market", "Ask for our price list in any of our shops", ...lines)).toBe(5)
    expect(totalOf("Delivery note", "Tax Invoice", "Fruit Market", ...lines)).toBe(5)
    expect(totalOf("Facture", "Bon de commande n° 555", "Fruit Market", ...lines)).toBe(5)
    expect(totalOf("ใบส่งของ/ใบเสร็จรับเงิน", "Fruit Market", ...lines)).toBe(5)
  })

  it("says so in its first rows, with a year or a number, however well it adds up", () => {
    const lines = ["12 March 2025", "Rewiring   1,200.00", "Cables   340.00", "Subtotal   1,540.00", "VAT 20%   308.00"]
    const total = "Total   £1,848.00"
    expect(totalOf("QUOTATION No. 771", "Bright Electric", ...lines, total)).toBeUndefined()
    expect(totalOf("Gehaltsabrechnung 2025", "Muster GmbH", ...lines, total)).toBeUndefined()
    expect(totalOf("DEVIS n° 2025-041", "Martin", ...lines, total, "Bon pour accord :")).toBeUndefined()
    expect(totalOf("Portfolio summary as of 28 Feb 2025", "Broker Ltd", ...lines, total)).toBeUndefined()
    expect(totalOf("City of Lakewood - Proposed budget 2025", ...lines, total)).toBeUndefined()
    expect(totalOf("Preventivo n. 8", "Idraulica Neri", ...lines, total)).toBeUndefined()
    expect(totalOf("Invoice", "of quotation No. 771", ...lines, total)).toBe(1848)
    expect(totalOf("Bright Electric", "Quotation 4.00", ...lines, total)).toBe(1848)
    expect(totalOf("Bright Electric", "Total Menu 2", ...lines, total)).toBe(1848)
  })

  it("shows figures without a price, a date or a sum that holds", () => {
    const figures = ["Shares   12   14   31   9", "Reserves   44   21   17   85", "Total   85   35   48   94"]
    expect(totalOf("Statement of changes", "31 March 2014", ...figures)).toBeUndefined()
    const contents = [1, 2, 3, 5, 8, 9, 11, 13, 14].map((page) => `${page}.1 A chapter . . . . . . . . . .   ${page}`)
    expect(totalOf("Contents", ...contents, "Total length . . . . . . . . .   14")).toBeUndefined()
  })

  it("is not taken for one because little speaks for a receipt", () => {
    expect(totalOf("Alder Paper", "12345 67", "Paper   4.00", "TOTAL   4.00")).toBe(4)
    expect(totalOf("Kedai Buku", "Buku   12,000", "Pena   3,000", "TOTAL   15,000")).toBe(15000)
    expect(totalOf("Taxi", "14/11/2026", "Fare   9.00", "Tip   1.00", "TOTAL   10.00")).toBe(10)
  })

  it("is one all the same where a model reads it as a receipt", () => {
    const print = propose([
      receiptPage(["Price List", "Fruit Market", "Apples   2.00", "Pears   3.00", "Total   5.00"])
    ])
    expect(reconcile(print)).toBeNull()
    const total = [{ ...print[0]!.total[0]!, evidence: [{ reason: "model_reads_it", weight: 30 }] }]
    expect(reconcile([...print, { ...print[0]!, total }])?.total.value).toBe(print[0]!.total[0]!.value)
  })

  it("is refused in other words where it calls itself a receipt", () => {
    const messageOf = (...lines: ReadonlyArray<string>) => {
      const pages = [receiptPage(lines)]
      const seen = { print: emptyPrint, text: "", pictures: [], previews: [], namesItself: namesItself(pages) }
      return Effect.runSync(Effect.flip(toExtraction(null, { ...seen, proposals: propose(pages) }))).message
    }
    expect(messageOf("Harbour Lane Bakery", "RECEIPT", "T0TAI   3S.1O")).toMatch(/its total cannot be read/)
    expect(messageOf("A poem", "of the sea")).toMatch(/does not appear to be a receipt/)
    const prices = ["Apples   2.00", "Pears   3.00", "Total   5.00"]
    expect(messageOf("Price List", "Fruit Market", ...prices)).toMatch(/another kind of document/)
  })

  it("is a receipt where money was given and change returned, though it tells of balances", () => {
    const lines = ["Opening Balance   2264", "Closing Balance   2307", "Cash   51.50", "Change   10.05"]
    const sums = ["Tweezer   17.90", "Soap   23.55", "Subtotal   41.45"]
    expect(readReceipt([receiptPage(["Corner Care", ...sums, ...lines])])?.data.total).toBe(41.45)
  })

  it("is a receipt of what was done by a work order with a number", () => {
    const work = ["Labor 1 hr @ 165.00   165.00", "Service Call Fee   150.00", "Total   315.00"]
    expect(totalOf("Road Service LLC", "Work Order # 30177", "Date of Service: 09/08/2026", ...work)).toBe(315)
    expect(totalOf("Road Service LLC", "WORK ORDER", "Date: 09/08/2026", ...work)).toBeUndefined()
  })

  it("is looked for among any number of figures", () => {
    const figure = (units: number) => ({ units, decimals: 2, percent: false }) as Amount
    const wide = Array.from({ length: 4_000 }, (_, at) => figure(at))
    const long = Array.from({ length: 5_000 }, (_, at) => [figure(at + 1), figure(3 * at + 1), figure(7 * at + 2)])
    const amounts = [wide, wide, ...long]
    expect([balancesRunOn(amounts), sumsManyColumns(amounts)]).toEqual([false, false])
  })
})
