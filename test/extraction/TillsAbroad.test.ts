import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const read = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data

describe("a till abroad", () => {
  it("numbers its goods in Brazil, and codes them", () => {
    const goods = ["001 7891000100103 LEITE 395G 2 UN X 7,49   14,98", "002 789 ARROZ 5KG 1 UN X 28,90   28,90"]
    expect(read("Zona Sul", "CNPJ: 45.543.915/0245-08", ...goods, "VALOR TOTAL R$   43,88")?.items).toEqual([
      { name: "LEITE 395G", quantity: 2, unit_price: 7.49, total_price: 14.98 },
      { name: "ARROZ 5KG", quantity: 1, unit_price: 28.9, total_price: 28.9 }
    ])
  })

  it("has the letter of a tax behind prices without decimals, which is no gram", () => {
    const goods = ["ARROZ 1000G   4.850 G", "HUEVO AA   35.800 E", "CAFE 500   19.900 B"]
    expect(
      read("Exito", "NIT 890.900.608-9", ...goods, "TOTAL   60.550")?.items.map((item) => item.total_price)
    ).toEqual([4850, 35_800, 19_900])
  })

  it("has counts and prices close beside each other", () => {
    const goods = ["RICE 1 390.00   390.00", "EGG 12PC 2 145.00   290.00", "Total Payable   680.00"]
    expect(read("Shwapno", "Dhanmondi, Dhaka", ...goods)?.items).toEqual([
      { name: "RICE", quantity: 1, unit_price: 390, total_price: 390 },
      { name: "EGG 12PC", quantity: 2, unit_price: 145, total_price: 290 }
    ])
  })

  it("takes a discount from its subtotal, adds a tax, and rounds", () => {
    const sums = ["Sub Total:   1058.00", "(-) Discount:   20.00", "(+) VAT:   12.50", "Net Payable (BDT):   1050.50"]
    const data = read("Shwapno", "RICE   1058.00", ...sums, "Rounding:   -0.50", "Total Payable:   1050.00")
    expect([data?.subtotal, data?.total]).toEqual([1058, 1050])
  })

  it("remarks that a tax is included", () => {
    const data = read("MELCOM", "Accra", "KETTLE   338.99", "VAT 15% (incl)   44.22", "TOTAL GHS   338.99")
    expect(data?.taxes).toEqual([{ label: "VAT 15% (incl)", amount: 44.22 }])
  })

  it.each([
    ["ZAR", "VAT No 4550102567"],
    ["LKR", "VAT Reg No: 114231118-7000"],
    ["PHP", "VAT REG TIN 005-338-748-000"],
    ["GBP", "VAT Reg No 232 1288 92"],
    ["GBP", "VAT No. 232128892"]
  ])("is told by its tax number: %s", (currency, number) => {
    expect(read("Woolworths", number, "AVOCADO   69.99", "TOTAL   69.99")?.currency).toBe(currency)
  })

  it.each([
    ["bKash", "bKash   338.99"],
    ["Mobile Money", "MOMO   338.99"],
    ["Yape", "YAPE   338.99"],
    ["iDEAL", "iDEAL   338.99"]
  ])("is paid by what is paid with there: %s", (method, printed) => {
    expect(read("MELCOM", "KETTLE   338.99", "TOTAL   338.99", printed)?.payment_method).toBe(method)
  })
})
