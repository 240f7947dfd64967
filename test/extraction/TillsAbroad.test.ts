import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const read = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data

describe("a till abroad", () => {
  it("tells the rate of the tax in brackets in Argentina, and weighs as finely as others price", () => {
    const goods = ["LECHE ENTERA 1L (21,00)", "2 x 1250,00   2500,00", "QUESO (10,50)", "0,4520 x 8.900,00   4022,80"]
    expect(read("Alder S.A.", "CUIT 30-68584975-1", "18/03/25", ...goods, "TOTAL   6522,80")?.items).toEqual([
      { name: "LECHE ENTERA 1L", quantity: 2, unit_price: 1250, total_price: 2500 },
      { name: "QUESO", quantity: 0.452, unit_price: 8900, total_price: 4022.8 }
    ])
  })

  it("is Uruguay's by its number of the register, and the names of its taxes", () => {
    const sums = ["LECHE 1L   48,00", "TOTAL A PAGAR $   48,00", "IVA MINIMA 10%   4,36"]
    expect(read("Alder S.A.", "RUC 210094030014", "18/03/2025", ...sums)?.currency).toBe("UYU")
  })

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

  it("sells dishes that are called like what is paid with elsewhere", () => {
    const dishes = ["MOMO 1.00 548.00   548.00", "Sub Total   548.00", "Grand Total   548.00"]
    expect(read("Himalaya Kitchen", ...dishes)?.payment_method).toBeNull()
  })

  it("is a public company in Thailand, and counts between the sum's name and the sum", () => {
    const data = read("บริษัท ซีพี ออลล์ จำกัด (มหาชน)", "นมเมจิ   32.00", "น้ำดื่ม   24.00", "ยอดสุทธิ 2 ชิ้น   56.00")
    expect([data?.vendor, data?.total]).toEqual(["บริษัท ซีพี ออลล์ จำกัด (มหาชน)", 56])
    expect(read("ICA", "Mjölk   18,95", "Limpa   29,90", "Totalt 2 varor   48,85")?.total).toBe(48.85)
  })

  it("tells in Japan what a sum is without tax, and sells bags for next to nothing", () => {
    const goods = ["おにぎり   *150", "サンドイッチ   *298", "緑茶   *138", "レジ袋   5", "小計（税抜）   ¥591"]
    const data = read("セブン-イレブン", ...goods, "消費税等（ 8%）   ¥46", "合計   ¥637")
    expect([data?.subtotal, data?.total, data?.items.length]).toEqual([591, 637, 4])
    expect(data?.taxes).toEqual([{ label: "消費税等", amount: 46 }])
  })

  it("sums up in Japan for each rate of tax what is sold at it", () => {
    const goods = ["おにぎり   *150", "サンドイッチ   *298", "コーヒー   110", "レジ袋   3"]
    const reduced = ["小計(税抜8%)   ¥448", "消費税等(8%)   ¥35"]
    const data = read(
      "セブン-イレブン",
      ...goods,
      ...reduced,
      "小計(税抜10%)   ¥113",
      "消費税等(10%)   ¥11",
      "合計   ¥607"
    )
    expect(data?.items.map(({ total_price }) => total_price)).toEqual([150, 298, 110, 3])
    expect(data?.taxes.map(({ amount }) => amount)).toEqual([35, 11])
    // what both subtotals come to is not printed
    expect([data?.subtotal, data?.total]).toEqual([null, 607])
  })

  it("sums up for each rate, too, where the sign of the rate was lost", () => {
    const goods = ["おにぎり   *150", "サンドイッチ   *298", "コーヒー   ¥110", "レジ袋   ¥3"]
    const reduced = ["小計 (税抜8)   ¥448", "消費税等 (8)   ¥35"]
    const data = read(
      "セブン-イレブン",
      ...goods,
      ...reduced,
      "小計 (税抜10)   ¥113",
      "消費税等 (10)   ¥11",
      "合計   ¥607"
    )
    expect(data?.items.map(({ total_price }) => total_price)).toEqual([150, 298, 110, 3])
    expect([data?.subtotal, data?.total]).toEqual([null, 607])
  })

  it("has no sign across two rows, and no number for its name", () => {
    const table = ["Persons # 4", "Din-In", "Net Sales   239.47", "TOTAL DUE   239.47"]
    expect(read("Corner Grill", ...table)?.currency).toBe("XXX")
    expect(read("全聯福利中心", "AB-12345678", "鮮乳   93", "土司   145", "合計   238")?.vendor).toBe("全聯福利中心")
  })

  it("is called by its greeting, on the line below it too, and never by a country", () => {
    const thanks = ["Thank you for shopping at", "Alder-Roastery"]
    expect(read("12 Harbour Lane", "Coffee   4.00", "TOTAL   4.00", ...thanks)?.vendor).toBe("Alder-Roastery")
    expect(read("SYRIA", "Alder Bakery", "Bread   4.00", "TOTAL   4.00")?.vendor).toBe("Alder Bakery")
  })

  it("has one decimal in Hong Kong, where elsewhere such numbers are no prices", () => {
    const meal = ["叉燒飯 1   58.0", "凍檸茶 2   44.0", "加一服務費   10.2", "應付總額 HK$   112.2"]
    expect(read("太興燒味餐廳", ...meal)?.items.map((item) => [item.quantity, item.total_price])).toEqual([
      [1, 58],
      [2, 44]
    ])
  })

  it("shows in Bulgaria what the sum is in the coming currency", () => {
    const goods = ["МЛЯКО   2.89", "ХЛЯБ   1.69", "ОБЩА СУМА   4.58", "С КАРТА   4.58", "EUR 2.34"]
    expect(read("БИЛЛА БЪЛГАРИЯ ЕООД", "ЕИК 130007884", ...goods, "12-07-2025 19:02")?.currency).toBe("BGN")
    expect(read("БИЛЛА БЪЛГАРИЯ ЕООД", "ЕИК 130007884", ...goods, "12-07-2026 19:02")?.currency).toBe("EUR")
  })

  it("shows receipts on the pages of Brazil's states, and codes them behind the number of the line", () => {
    const page = [
      "PAO INTEGRAL 420G (Código: 040729 )   Vl. Total",
      "Qtde.:1UN: UNVl. Unit.: 13,49   13,49",
      "BANANA PRATA KG (Código: 036933 )   Vl. Total",
      "Qtde.:0,904UN: KGVl. Unit.: 5,99   5,41"
    ]
    const data = read("CAMPOS ATACADISTA LTDA", "CNPJ: 09.634.089/0002-01", ...page, "Valor a pagar R$:   18,90")
    expect(data?.vendor).toBe("CAMPOS ATACADISTA LTDA")
    expect(data?.items).toEqual([
      { name: "PAO INTEGRAL 420G", quantity: 1, unit_price: 13.49, total_price: 13.49 },
      { name: "BANANA PRATA KG", quantity: 0.904, unit_price: 5.99, total_price: 5.41 }
    ])
    const goods = ["1 21326 MACA GALA 2,0000 UN X 5,00   10,00", "2 865583 UVA DOCE 14 UN X 5,990   83,86"]
    const table = ["# COD DESCRIÇÃO QTD UN VL UN R$   VL ITEM R$", ...goods, "TOTAL R$   93,86"]
    expect(read("ARENA ATACADO LTDA", ...table)?.items).toEqual([
      { name: "MACA GALA", quantity: 2, unit_price: 5, total_price: 10 },
      { name: "UVA DOCE", quantity: 14, unit_price: 5.99, total_price: 83.86 }
    ])
  })

  it("sells goods whose counts stand below them with the rate of their tax", () => {
    const goods = [
      "COMPOSTO LACTEO 400G",
      "2 UN X 11,90   T17,00%   23,80¢",
      "LEITE 395G",
      "3 UN X 4,79   T17,00%   14,37¢"
    ]
    expect(
      read("SDB ALIMENTOS LTDA", "CUPOM FISCAL", ...goods, "TOTAL R$   38,17")?.items.map(({ name }) => name)
    ).toEqual(["COMPOSTO LACTEO 400G", "LEITE 395G"])
  })

  it("has a tip among its lines, and neither a kiosk nor the head of a table as its name", () => {
    const table = ["Codigo Descricao   Qtd Un Vl.Un Vl.Total", "1215 RODIZIO   3,000 UN 133,99 401,97"]
    const tip = "9939 Gorjeta praticada   1,000 UN 46,46 46,46"
    const data = read(...table, tip, "Valor Total R$   448,43", "Valor a Pagar R$   448,43", "Credito   448,43")
    expect([data?.tip, data?.vendor, data?.payment_method]).toEqual([46.46, null, "Credit Card"])
  })

  it.each([
    ["E.J. ZANCHETTA E CIA LTDA", "E.J. ZANCHETTA E CIA LTDA"],
    ["GRUPO BAZAR RODRIGUES LTDA", "CNPJ: 09.597.126/0007-55 GRUPO BAZAR RODRIGUES LTDA"]
  ])("is called %s in Brazil", (vendor, head) => {
    expect(read(head, "CENTRO, COLORADO, PR", "PAO   24,95", "TOTAL R$   24,95")?.vendor).toBe(vendor)
  })
})

describe("a till in Chile", () => {
  it("sells no house in a street, nor what stands between that and its goods", () => {
    const head = ["SUPERMERCADO ALISO", "RUT: 76.134.941-4", "AV. GRECIA 1234, ÑUÑOA", "FECHA 05-06-2024 HORA 13:45"]
    const goods = ["LECHE SEMI 1L", "2 X $990   $1.980", "PAN MOLDE   $2.490"]
    expect(read(...head, ...goods, "TOTAL   $4.470")?.items.map(({ name }) => name)).toEqual([
      "LECHE SEMI 1L",
      "PAN MOLDE"
    ])
  })
})

describe("a till in Ghana", () => {
  it("taxes four times, two of them by the same amount", () => {
    const goods = ["Milo 400g   2   98.00", "Bread   1   76.00", "SUBTOTAL   174.00"]
    const taxes = ["NHIL 2.5%   4.35", "GETFUND 2.5%   4.35", "COVID 1%   1.74", "VAT 15%   27.67"]
    expect(read("BAOBAB VENTURES", "Accra", ...goods, ...taxes, "TOTAL GHS   212.11")?.taxes).toEqual([
      { label: "NHIL", amount: 4.35 },
      { label: "GETFUND", amount: 4.35 },
      { label: "COVID", amount: 1.74 },
      { label: "VAT", amount: 27.67 }
    ])
  })
})

describe("a country", () => {
  it("is told by its tax numbers", () => {
    const data = read("مطعم النخيل", "VAT No: 300123456700003", "2024/05/12 21:33", "TOTAL   34.00", "CARD   34.00")
    expect(data?.currency).toBe("SAR")
  })

  it("is of who is paid where a Russian till says that one settles", () => {
    const slip = ["Рамен 590.00 х 1   =590.00", "ИТОГ   =590.00", "ИНН 7802692084"]
    expect(read("МОСКВА", "Кассовый чек", ...slip, "МЕСТО РАСЧЕТОВ Smoke BBQ")?.vendor).toBe("Smoke BBQ")
    expect(read("Кассир Ким Вадим", 'Место расчётов: Ресторан "КОРЁ"', ...slip)?.vendor).toBe('Ресторан "КОРЁ"')
  })
})

describe("what was paid with", () => {
  it.each([
    ["Cash", "SPOLU", "Hotovosť"],
    ["Card", "JUMLAH", "KAD"],
    ["Card", "TOTAL BELANJA", "KARTU"],
    ["Card", "TOTAL", "Targeta"],
    ["Card", "ВКУПНО", "КАРТИЧКА"]
  ])("is %s below %s: %s", (method, total, payment) => {
    expect(read("ALDER MARKET", "Alder   40.00", `${total}   40.00`, `${payment}   40.00`)?.payment_method).toBe(method)
  })

  it("is nothing that says who collects points, nor the article of English", () => {
    const lines = ["Alder   40.00", "TOTAL   40.00"]
    for (const line of ["Kartu member 4021", "Kad ahli 4021", "Thanks for the visit"])
      expect(read("ALDER MARKET", ...lines, line)?.payment_method).toBeNull()
  })
})
