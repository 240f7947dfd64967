import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { readTyped } from "../support/readTyped.ts"
import { receiptPage } from "../support/receiptPage.ts"

const taxesOf = (...lines: ReadonlyArray<string>) =>
  readReceipt([receiptPage(lines)])?.data.taxes.map(({ amount }) => amount)

describe("the taxes", () => {
  it("are no number of guests", () => {
    expect(
      taxesOf("Corner Diner", "Chk 9482   Gst 2", "Soup   7.00", "Steak   30.00", "Tax   2.89", "Total   39.89")
    ).toEqual([2.89])
  })

  it("may be of a part of the goods, as brackets say", () => {
    const goods = ["Joe's Plumbing LLC", "Labor   $212.50", "Kitchen faucet   $129.99", "Parts   $18.20"]
    const sums = ["Subtotal   $360.69", "Tax (8.25% on parts)   $12.23", "Total Due   $372.92"]
    expect(taxesOf(...goods, ...sums)).toEqual([12.23])
  })

  it("have the sign of their rate before it in Croatia, and no time of day beside it", () => {
    const goods = ["Restoran Grand", "OIB: 99181468031", "Pizza   70,00", "Sok   70,00", "Teletina   130,00"]
    const table = ["PP%: 3,00   Osn: 54,69   Por: 1,64", "C PDV%: 13,00 Osn:   176,99   Por: 23,01"]
    const sums = ["UKUPNO kn   270,00", ...table, "E PDV%: 25,00 Osn:   54,69   Por: 13,67"]
    expect(taxesOf(...goods, ...sums)).toEqual([1.64, 23.01, 13.67])
    const page = receiptPage([
      "Sklep",
      "NIP 937-00-08-168",
      "Papier   11,28",
      "Kwota A 23,00%   2:11",
      "SUMA PLN   11,28"
    ])
    const runs = page.runs.map((run) => (run.text === "2:11" ? { ...run, confidence: 0.7 } : run))
    expect(readReceipt([{ ...page, runs }])?.data.taxes.map(({ amount }) => amount)).toEqual([2.11])
  })

  it.each(["Platform Fee", "Delivery", "Auto Grat"])(
    "are no charge, though it is the share that a tax would be: %s",
    (charge) => {
      const lines = ["Soup   80.00", "Tea   5.00", "Subtotal   85.00", `${charge}   17.00`, "Tax   6.80"]
      expect(taxesOf("Corner Diner", ...lines, "Total   108.80")).toEqual([6.8])
    }
  )

  it.each(["Kurtaxe", "Ortstaxe", "Taxe de séjour", "Tassa di soggiorno", "Toeristenbelasting", "City tax"])(
    "are what a town takes of its guests, too: %s",
    (tax) => {
      const data = readReceipt([
        receiptPage(["HOTEL SEEBLICK", "Zimmer   180.00", "Minibar   12.50", `${tax}   5.00`, "Total CHF   197.50"])
      ])?.data
      expect(data?.taxes).toEqual([{ label: tax, amount: 5 }])
      expect(data?.items.map(({ total_price }) => total_price)).toEqual([180, 12.5])
    }
  )

  it("are called by a number, with their rate between the name and the amount", () => {
    const lines = ["Soup   7.00", "Ham   100.90", "Subtotal   107.90", "TAX 1   8.250 %   1.65", "Total   109.55"]
    expect(taxesOf("Corner Grocery", ...lines)).toEqual([1.65])
  })

  it("are abbreviated with points, and make the total of the net amount", () => {
    const lines = ["FACTURE", "Abonnement   124,50 EUR", "TOTAL HT   124,50 EUR", "T.V.A. (20 %)   24,90 EUR"]
    const data = readReceipt([receiptPage(["LES TILLEULS SARL", ...lines, "Total TTC   149,40 EUR"])])?.data
    expect(data).toMatchObject({ total: 149.4, subtotal: 124.5, taxes: [{ amount: 24.9 }] })
  })

  it("make the total of what is called one too, by a label of which a letter was misread", () => {
    const lines = ["Cake   800.00", "Subscription   79.00", "Total before the vot 879.00", "VAT 17%   149.43"]
    const data = readReceipt([receiptPage(["Garden Ltd", ...lines, "Total to pay   1,028.43"])])?.data
    expect(data).toMatchObject({ total: 1028.43, subtotal: 879, taxes: [{ amount: 149.43 }] })
  })

  it("of Colombia's consumption are taxes below what was paid", () => {
    const lines = [
      "Ibuprofeno 600   1   11580   11580",
      "Naranjas   1   10730   10730",
      "Detergente   1   23210   23210"
    ]
    const paid = ["Total:   $45520", "EFECTIVO   50000", "Cambio   4480", "IMPOCONSUMO (8%)   858"]
    expect(taxesOf("La Alameda", "NIT 900.497.613-2", ...lines, ...paid)).toEqual([858])
  })

  it("are nothing that is sold, though it is called by a word for taxes", () => {
    const spanish = ["Cuota mensual (3 \u00d7 128,00)   384,00", "Reparaci\u00f3n   352,00", "IVA (21 %)   127,73"]
    expect(taxesOf("Casa Paco S.L.", ...spanish, "TOTAL   736,00")).toEqual([127.73])
    const fee = [
      "M\u0117nesio mokestis   20,00",
      "Konsultacija   210,00",
      "TARPIN\u0116 SUMA   230,00",
      "PVM (21 %)   39,92"
    ]
    expect(taxesOf("S\u0105skaita", ...fee, "I\u0160 VISO EUR   230,00")).toEqual([39.92])
  })

  it("are a share of a total of whole amounts, too", () => {
    const lines = ["3 Agua mineral   $14040 T", "TOTAL A PAGAR:   $14040", "8 % IMPOCONSUMO   1040"]
    expect(taxesOf("BODEGA LA ALAMEDA", "Medell\u00edn", "NIT 400.055.009-0", ...lines)).toEqual([1040])
  })

  it("are called by what was taxed, where they make the total of the subtotal", () => {
    const lines = ["Stew   20.00", "Beer   9.41", "Sub Total   29.41", "F0OD   1.43", "ALCOHOLBEER:   0.50"]
    expect(taxesOf("Corner Tavern", ...lines, "Total   31.34")).toEqual([1.43, 0.5])
    expect(taxesOf("Corner Tavern", "Sub Total   29.41", "Delivery   1.93", "Total   31.34")).toEqual([])
  })

  it("make the total of what a department sold, which is the subtotal", () => {
    const lines = ["Tea   5.99", "Salad   5.99", "FOOD   11.98", "State Tax   1.08", "Amount Due   $13.06"]
    expect(readReceipt([receiptPage(["Corner Diner", ...lines])])?.data.subtotal).toBe(11.98)
  })

  it.each([
    ["TOTAL INCLUDES GST OF   0.26", 0.26],
    ["(Bill inclusive of 6% GST: RMO.22)", 0.22]
  ])("are told in a sentence: %s", (sentence, tax) => {
    expect(taxesOf("Corner Cafe", "Latte   3.90", "Grand Total   3.90", "Cash   4.00", sentence)).toEqual([tax])
  })

  it("are due for each day, though their amounts are the same", () => {
    const nights = ["05/03/2024 GUEST ROOM   $129.00", "05/03/2024 STATE TAX   $9.35"]
    const more = ["05/04/2024 GUEST ROOM   $129.00", "05/04/2024 STATE TAX   $9.35", "BALANCE DUE   $276.70"]
    const data = readReceipt([receiptPage(["Hampton Inn", "DENVER CO 80249", ...nights, ...more])])?.data
    expect(data?.taxes).toEqual([
      { label: "STATE TAX", amount: 9.35 },
      { label: "STATE TAX", amount: 9.35 }
    ])
    expect(data?.items.map(({ total_price }) => total_price)).toEqual([129, 129])
  })

  it("are what arithmetic calls so where no word does: a share of a sum that makes the total of it", () => {
    const items = ["Nasi Goreng   30.00", "Es Teh   10.00", "Subtotal   40.00"]
    expect(taxesOf("Warung", ...items, "XYZ 10%   4.00", "Total   44.00", "Cash   50.00")).toEqual([4])
    expect(taxesOf("Warung", ...items, "XYZ   4.00", "Rounding   0.01", "Total   44.01")).toEqual([4])
    // no rate that taxes have, and no sum that it makes
    expect(taxesOf("Warung", ...items, "XYZ   4.40", "Total   44.40")).toEqual([])
    expect(taxesOf("Warung", ...items, "XYZ 10%   4.00", "Total   45.00")).toEqual([])
  })

  it("are no nameless charge that is taxed itself", () => {
    const lines = ["Nasi   300.00", "Teh   20.00", "Subtotal   320.00", "ABC 7%   22.40", "TAX 10%   34.24"]
    expect(taxesOf("Warung", ...lines, "Total   376.64")).toEqual([34.24])
  })

  it("make the greater of two sums the total", () => {
    const lines = ["Bakso   25.46", "Es Teh   7.27", "Net Total   32.73", "XYZ 10%   3.27", "2 Total   36.00"]
    expect(readReceipt([receiptPage(["Warung", ...lines])])?.data).toMatchObject({ total: 36, subtotal: 32.73 })
  })

  it("stand below their name where that has only a rate beside it", () => {
    const lines = ["Dendeng   53.00", "Subtotal   53.00", "TAX 10%", "   5.30", "Total   58.30"]
    expect(taxesOf("Warung", ...lines)).toEqual([5.3])
  })

  it("come to the total with what the lines above come to, whatever that is called", () => {
    const lines = ["Ramen   29.00", "Ocha   10.00", "ITEMS: 2   39.00", "VAT 10%   3.90", "Rounding   0.10"]
    expect(readReceipt([receiptPage(["Ramen Bar", ...lines, "Total   43.00"])])?.data).toMatchObject({
      subtotal: 39,
      total: 43
    })
  })

  it.each([
    ["Total   £30.20 (includes £5.03 VAT)", "VAT", 5.03],
    ["Gesamt   30,20 € (inkl. 4,82 € MwSt.)", "MwSt", 4.82],
    ["Total   30,20 € (dont 5,03 € TVA)", "TVA", 5.03]
  ])("are named behind their amounts in the remark on a total: %s", (total, label, amount) => {
    const read = readReceipt([
      receiptPage(["Wool & Thistle", total.replace(/ \(.*/, "").replace(/^\S+/, "Yarn"), total])
    ])
    expect(read?.data.taxes).toEqual([{ label, amount }])
    expect(read?.data.total).toBe(30.2)
  })

  it("may be two in one row, each of its own name", () => {
    const sums = ["Subtotal:   $11.67", "GST: $0.58   PST: $0.82", "Grand Total:   $13.07"]
    expect(taxesOf("Coffee House", "Tea Latte   $11.67", ...sums)).toEqual([0.58, 0.82])
    expect(taxesOf("Coffee House", "Tea Latte   $11.67", "GST: $0.58   PST: $0.00", "Total:   $12.25")).toEqual([0.58])
  })

  it("are called as the print does, whatever else stands in their row", () => {
    const taxes = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(["Corner Shop", ...lines])])?.data.taxes
    const american = ["Towel   18.67", "SUBTOTAL   18.67", "T = MN TAX 9.0250 on $18.67   1.69", "TOTAL   20.36"]
    expect(taxes(...american)).toEqual([{ label: "T = MN TAX", amount: 1.69 }])
    const spanish = ["Caña   21,10", "TOTAL   21,10 €", "Base Imp. 10% 19,18   Cuota IVA 1,92"]
    expect(taxes(...spanish)).toEqual([{ label: "Cuota IVA", amount: 1.92 }])
  })

  it("is none of what is sold without it, and says so", () => {
    const lines = [
      "Oil filter   21.00",
      "Sub total   21.00",
      "VAT @ 20%   4.20",
      "MOT (no VAT)   5.00",
      "TOTAL   30.20"
    ]
    expect(taxesOf("Alder Garage", ...lines)).toEqual([4.2])
  })

  it.each([
    [
      ["USB KABLO   200,00", "TOPLAM TUTAR   200,00", "HESAPLANAN KDV(%20)   40,00", "ODENECEK TUTAR   240,00"],
      "HESAPLANAN KDV"
    ],
    [["GORRO LANA   9,99", "TOTAL   9,99", "Tasa Sin IVA   Total IVA   IVA Inc.", "21,00   8,26   1,73   9,99"], "IVA"]
  ])("is called without a sign of a rate that stands elsewhere, nor what is included: %s", (lines, label) => {
    const page = lines.map((line) => line.replace(/ {3}/g, " ".repeat(8))).join("\n")
    expect(readTyped(`Alder Shop\n${page}`)?.taxes.map((tax) => tax.label)).toEqual([label])
  })

  it("is given back in brackets where all sums are", () => {
    const lines = ["RETURN", "Carrara Tile   (51.98)", "Subtotal   (51.98)", "Tax   (3.51)", "Grand Total   (55.49)"]
    expect(taxesOf("Alder Floors", ...lines)).toEqual([-3.51])
  })

  it("is called with its rate, whose sign stands before it", () => {
    const table = "C PDV%: 13,00 Osn:    100,00      Por:       13,00"
    expect(
      readTyped(
        `Konoba Alder\nPIZZA                             113,00\nUKUPNO kn                         113,00\n${table}`
      )?.taxes
    ).toEqual([{ label: "C PDV 13,00%", amount: 13 }])
  })

  it("is called as it is before its rate where only a sign of money stands behind that", () => {
    const lines = ["MILK   12.00", "DATES   35.00", "Total (Excl. VAT) SAR   40.87", "VAT 15% SAR   6.13"]
    const data = readReceipt([receiptPage(["Alder Panda", ...lines, "Total (Incl. VAT) SAR   47.00"])])?.data
    expect(data?.taxes).toEqual([{ label: "VAT 15%", amount: 6.13 }])
  })

  it.each([
    ["T = CO TAX 8.83000 on 12.00", "T = CO TAX", 1.06],
    ["T = FL TAX 6.0000% on 12.00", "T = FL TAX 6.0000%", 0.72]
  ])("is called without what it is on: %s", (print, label, amount) => {
    const lines = ["PILLOW   T 12.00", "SUBTOTAL   12.00", `${print}   ${amount}`, `TOTAL   ${12 + amount}`]
    expect(readReceipt([receiptPage(["Alder Mart", ...lines])])?.data.taxes).toEqual([{ label, amount }])
  })

  it("are one alone where it is the share of all, at a rate of the page", () => {
    const goods = ["SCARPE RUN 42   IVA 22%   34,99", "CALZE 2 PAIA   IVA 22%   11,98"]
    expect(taxesOf("ALDER ITALIA S.R.L.", ...goods, "TOTALE   46,97", "di cui IVA   8,47")).toEqual([8.47])
  })
})
