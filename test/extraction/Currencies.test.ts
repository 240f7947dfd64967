import { describe, expect, it } from "vitest"
import { receiptPage } from "../support/receiptPage.ts"
import { readReceipt } from "../support/readPages.ts"
import { readTyped } from "../support/readTyped.ts"

const currencyOf = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data.currency
const sold = ["Coffee   12.00", "Cake   8.50"]

describe("a receipt without a sign, a code or a place", () => {
  it.each([
    ["RUB", ["Кафе Ромашка", "Кассир: Иванова"], "Итого   20.50"],
    ["BYN", ["ЧУП Васильки", "УНП 191234567"], "Итого   20.50"],
    ["KGS", ["ОсОО Нават", "ИНН 01203201010123"], "Итого   20.50"],
    ["KZT", ['ТОО "Береке"', "ИИН 850101300123"], "Итого   20.50"],
    ["UZS", ["OOO MAKRO", "ИНН 305678901", "soliq.uz"], "Итого   20.50"],
    ["MDL", ["Băcănia SRL", "Cod fiscal 1005600012345"], "Total   20.50"],
    ["RON", ["Băcănia SRL", "Cod fiscal 1234567"], "Total   20.50"],
    ["RON", ["Vasile", "Din care TVA   3.20"], "Total   20.50"],
    ["EUR", ["Tienda Norte S.A.U.", "IVA 10%"], "Total   20.50"],
    ["SEK", ["Kaffe Norr", "inkl. moms 12.00%"], "Totalt   20.50"],
    ["NOK", ["Salgskvittering", "Kaffe Nord"], "Sum   20.50"],
    ["CHF", ["Imbiss", "Sst.Nr. CHE -449.055.085 MWST"], "TOTAL   20.50"],
    ["THB", ["BLUE LOTUS", "TAX ID 0105536012345"], "TOTAL   20.50"],
    ["EGP", ["SEMSEM", "For home delivery call 16355"], "TOTAL   20.50"],
    ["KWD", ["مركز النخيل", "كي نت"], "الاجمالي   20.500"],
    ["DZD", ["Superette Nour", "NIF 000916097123456"], "TOTAL   20.50"],
    ["XOF", ["Chez Awa", "NINEA 0012345"], "TOTAL   20.50"],
    ["CRC", ["Soda Tucán", "3-101-007186"], "TOTAL   20.50"],
    ["USD", ["Fritada Rosa", "RUC 1790016919001", "CLAVE DE ACCESO"], "TOTAL   20.50"],
    ["COP", ["La Arepa", "Calle 93 # 13-45"], "TOTAL   20.50"],
    ["MXN", ["Antojitos", "Col. Roma Norte"], "TOTAL   20.50"],
    ["BRL", ["Padaria", "Nota Fiscal Paulista"], "TOTAL   20,50"],
    ["NPR", ["Everest Bakery", "PAN No 500123456"], "TOTAL   20.50"],
    ["HKD", ["茶餐廳", "八達通"], "合計   20.50"],
    ["PHP", ["Kapihan", "Brgy. Lahug"], "TOTAL   20.50"],
    ["TRY", ["Köfte", "Atatürk Mah. Cumhuriyet Cad."], "Toplam   20,50"]
  ])("is in %s by numbers, means of payment, legal forms and addresses", (currency, head, total) => {
    expect(currencyOf(...head, ...sold, total)).toBe(currency)
  })

  it.each([
    ["DKK", "www.bageriet.dk"],
    ["PLN", "biuro@kawiarnia.pl"],
    ["ILS", "www.aroma.co.il"],
    ["GBP", "http://theoaks.co.uk/menu"],
    ["LKR", "sunhouse.lk"],
    ["XXX", "anna.blume@gmx.at"],
    ["XXX", "www.startup.io"],
    ["XXX", "www.bakery.co"],
    ["XXX", "Nr. 12.de 4"]
  ])("is in %s by the end of %s", (currency, host) => {
    expect(currencyOf("Alder", host, ...sold, "TOTAL   20.50")).toBe(currency)
  })

  it.each([
    ["BGN", "Общо   20.50"],
    ["HUF", "Összesen   20,50"],
    ["CZK", "Celkem   20,50"],
    ["EUR", "Yhteensä   20,50"],
    ["XXX", "TOTAL   20.50"],
    ["XXX", "TOTALI   20.50"],
    ["XXX", "SUB-TOTALE   20.50"]
  ])("is in %s where only one language calls the total so: %s", (currency, total) => {
    expect(currencyOf("Alder", "14.03.2024", ...sold, total)).toBe(currency)
  })

  it.each([
    ["EUR", "Via Garibaldi 12, 00184 Roma (RM)", "TOTALE   20.50"],
    ["BDT", "BIN 001234567-0101", "Total   20.50"],
    ["RWF", "KN 4 Ave, Kigali, Rwanda", "Total   20.50"],
    ["RSD", "PIB 123456789", "Ukupno   20.50"],
    ["TZS", "Samora Avenue, Dar es Salaam, TIN 123-456-789", "TOTAL   20.50"],
    ["AED", "Corner Shop", "TOTAL   Dhs 20.50"],
    ["MAD", "Avenue Hassan II, Casablanca", "TOTAL   Dhs 20.50"],
    ["MDL", "bd. Dacia 12, Chișinău", "TOTAL   20.50 lei"],
    ["BYN", "г. Минск, ул. Ленина, 12", "ИТОГО   20.50 руб."],
    ["RUB", "Булочная", "ИТОГО   20.50 руб."],
    ["GBP", "19 Cliff Walk, Newquay TR7 1AA", "Total   20.50"],
    ["ARS", "Av. Corrientes 12, Buenos Aires", "TOTAL   AR$ 20.50"],
    ["BRL", "Rua Augusta 12", "TOTAL   R$ 20.50"]
  ])("is in %s though its numbers, towns or signs look like those of others: %s", (currency, head, total) => {
    expect(currencyOf("Alder", head, ...sold, total)).toBe(currency)
  })

  it("is in Danish or Swedish kroner by the words beside the tax that both have", () => {
    expect(currencyOf("Viggo", "Dato: 14-08-23", ...sold, "Total   20,50", "Moms 25%   4,10")).toBe("DKK")
    expect(currencyOf("Viggo", "Datum: 14-08-23", ...sold, "Total   20,50", "Moms 25%   4,10")).toBe("SEK")
  })

  it.each([
    "BASKETBALL NETS   12.99",
    "GRILLED OCTOPUS   12.00",
    "PATENTE B   30.00",
    "STORE #04-123",
    "SALSA DE HUMO   3.00",
    "GIFT CARD MMC   20.00",
    "FISH AND CALL 4155   2.00",
    "Even Split (4)?"
  ])("is in no country for what only looks like its: %s", (line) => {
    expect(currencyOf("Corner Shop", line, "Bread   12.00", "TOTAL   12.00")).toBe("XXX")
  })
})

describe("a receipt that shows more moneys than one", () => {
  it("is in the one that its rate leads from to what is printed less often", () => {
    const lines = [
      "Tonhalle Laden",
      "Stauffacherstrasse 1",
      "6032 Emmen",
      "MWST-Nr. CHE-103.143.978",
      "Kopfhörer   229.90",
      "Zwischensumme   229.90"
    ]
    const sums = ["SUMME   229.90", "SUMME EUR   218.64", "(1 EURO =   1.05150 Franken)", "AMERICAN EXPRESS   229.90"]
    expect(currencyOf(...lines, ...sums)).toBe("CHF")
  })

  it("is in neither for the rate alone", () => {
    expect(currencyOf("Corner", ...sold, "TOTAL   20.50", "1 EUR = 1.17 USD")).toBe("XXX")
  })
})

describe("a number that says no country", () => {
  it("is a reference with two zeros before it, and more digits than telephones have", () => {
    expect(currencyOf("Corner", ...sold, "TOTAL   20.50", "Ref 00435800100133765")).toBe("XXX")
    expect(currencyOf("Corner", ...sold, "TOTAL   20.50", "Tel 0043 1 5123456")).toBe("EUR")
  })
})

describe("a receipt in misread letters", () => {
  it("is Vietnamese by what is left of its words", () => {
    const lines = [
      "Ngay bán: 15/08/2020 10:28",
      "Thit heo   99.000",
      "TONG   99.000",
      "TIẾN MÅT   100.000",
      "TRA   1.000"
    ]
    expect(currencyOf("VinCommerce", ...lines)).toBe("VND")
  })
})

describe("a receipt whose prices have a dollar's sign", () => {
  it.each([
    ["MXN", ["Pan dulce   $ 24.50", "Total   $ 24.50", "Efectivo   $ 50.00", "Cambio   $ 25.50"]],
    ["COP", ["Mesa 4", "Jugo   $ 14.000", "Propina voluntaria   $ 1.400", "Total a pagar   $ 15.400"]],
    ["CLP", ["Leche   $ 3.580", "TOTAL   $ 3.580", "EFECTIVO   $ 4.000", "VUELTO   $ 420"]],
    ["ARS", ["Mesa 4", "Vino malbec   $ 6.200,00", "Total   $ 6.200,00"]],
    ["AUD", ["Milk   $ 3.20", "Total   $ 3.20", "GST included   $ 0.29"]],
    ["XOF", ["Gants   9 800", "TOTAL TTC   16 400 F", "Especes   20 000"]],
    ["NZD", ["Pie   $ 5.80", "Total incl GST 15%   $ 5.80"]],
    ["USD", ["Pie   $ 5.80", "Gst 2", "Total   $ 5.80"]],
    ["USD", ["LOS ANGELES CA 90012", "Mesa 4", "Propina   $ 1.00", "Tacos   $ 7.50", "Total   $ 8.50"]],
    ["XXX", ["Caja 2", "Jugo   $ 14.000", "Total a pagar   $ 14.000"]],
    ["XXX", ["BANANAS   1.88", "1.105 kg @ $1.70 / kg", "Total   $1.88"]]
  ])("is in %s by its words, its taxes and how prices are written", (currency, lines) => {
    expect(currencyOf("La Esquina", ...lines)).toBe(currency)
  })

  it("is none where as much speaks for one country as for another, and no sign of money for either", () => {
    const currencyOf = (...lines: ReadonlyArray<string>) =>
      readReceipt([receiptPage(["ALDER", ...lines, "ПОНЧИК   94.00", "ИТОГ   94.00"])])?.data.currency
    expect(currencyOf("ΕΟΠΕΝ DTAC")).toBe("XXX")
    expect(currencyOf("DTAC")).toBe("RUB")
  })
})

describe("a currency that nothing tells", () => {
  it("is none of a language whose word two others make", () => {
    const paper = `
4005-Doughnut
25.000 x1                      25.000
6001-Plastic Bag
0 x1                                0
Total Ingot:                        2
Total.                         25.000
Cash
Tendered:                      50.000
Change:                        25.000`
    expect(readTyped(paper)?.currency).toBe("XXX")
    expect(currencyOf("Dyqan", ...sold, "Totali me TVSH   20.50")).toBe("ALL")
  })

  it("is no yen, since a letter of a place was taken for its sign", () => {
    expect(currencyOf("Corner", "Richmond Hill, O¥", ...sold, "Total   20.50")).toBe("XXX")
    expect(currencyOf("Corner", "Coffee   ¥1,200", "Cake   ¥850", "Total   ¥2,050")).toBe("JPY")
  })

  it.each(["Gulasch mit Knödel", "Kräuterbutter", "Leiþ"])("is told by no beginning of a word: %s", (name) => {
    expect(currencyOf("Gasthof Linde", `${name}   9,80`, "Spätzle   8,50", "Summe   18,30")).toBe("XXX")
  })

  it("is what the row of the total says, wherever the merchant is, and in whatever else it is told", () => {
    const seller = [
      "Orbit Cloud Pte. Ltd.",
      "8 Marina View, Singapore 018960",
      "Compute hours   61.20",
      "Support   34.00"
    ]
    expect(currencyOf(...seller, "Subtotal   95.20", "Total (USD)   95.20", "Total (SGD) at 1.29   122.81")).toBe("USD")
  })
})
