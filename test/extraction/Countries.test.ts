import { describe, expect, it } from "vitest"
import { words } from "../../src/extraction/local/countries/words.ts"
import { receiptPage } from "../support/receiptPage.ts"
import { readReceipt } from "../support/readPages.ts"

const read = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data

describe("a receipt without a sign of money", () => {
  it.each([
    ["KES", ["Redstone Ltd", "Nairobi", "PIN: P051234567A"]],
    ["PEN", ["El Molino S.A.C.", "RUC: 20512345678", "IGV 18%"]],
    ["COP", ["La Alameda S.A.S.", "Medell\u00edn", "NIT 900.123.456-7"]],
    ["BRL", ["O Pescador LTDA", "S\u00e3o Paulo - SP", "CNPJ: 12.345.678/0001-95"]],
    [
      "UAH",
      [
        "\u0422\u041e\u0412 \u041a\u0430\u043b\u0438\u043d\u0430",
        "\u043c. \u041b\u044c\u0432\u0456\u0432",
        "\u041f\u0414\u0412 20%"
      ]
    ],
    [
      "RSD",
      [
        "\u041a\u043e\u0434 \u041c\u0438\u0440\u0435",
        "11000 \u0411\u0435\u043e\u0433\u0440\u0430\u0434",
        "\u041f\u0418\u0411: 101234567"
      ]
    ],
    ["TWD", ["\u5e78\u798f\u66f8\u5e97", "\u53f0\u5317\u5e02", "\u7d71\u4e00\u7de8\u865f 12345678"]],
    ["NZD", ["Bluegate Ltd", "Dunedin", "GST No. 12-345-678"]],
    ["USD", ["Alder Stores", "1500 N Main St, Dallas TX"]],
    ["XXX", ["Alder Stores", "REG#05 TRN#1234 CSHR#0001234"]]
  ])("tells its currency by its towns, taxes and numbers: %s", (currency, lines) => {
    expect(read(...lines, "Coffee   12.00", "TOTAL   12.00")?.currency).toBe(currency)
  })

  it.each([
    ["CZK", "100,00 K\u010d"],
    ["PLN", "100,00 z\u0142"],
    ["BGN", "100.00 \u043b\u0432"],
    ["UAH", "100,00 \u0433\u0440\u043d"],
    ["RSD", "100,00 \u0434\u0438\u043d"],
    ["KES", "KSh 100.00"],
    ["PEN", "S/ 100.00"]
  ])("sees a sign that ends in a letter of another alphabet: %s", (currency, amount) => {
    expect(read("Alder", `Coffee   ${amount}`, `TOTAL   ${amount}`)?.currency).toBe(currency)
  })

  it("is dated and paid as in the country of its chain", () => {
    const lines = ["Check # 1234   Date: 06/12/14", "Soup   12.00", "TOTAL   12.00"]
    expect(read("OLIVE GARDEN", ...lines)).toMatchObject({ currency: "USD", date: "2014-06-12" })
    expect(read("OLIVE TREE", ...lines)).toMatchObject({ currency: "XXX", date: "2014-12-06" })
    expect(read("OLIVE GARDEN", "Dublin", "VAT NO IE 4515200J", ...lines)?.currency).toBe("EUR")
  })

  it("is in no state of the United States where prices have commas", () => {
    expect(read("Padaria Sol", "Rua A, 12, Belem PA", "Pao   8,00", "Total   8,00")?.currency).toBe("XXX")
  })

  it("takes no letter of a tax for one, however it was misread", () => {
    const lines = ["Bread   8.78 N", "Milk   2.56 M", "Ham   12.95 \u20ba", "Tea   1.00 N"]
    expect(read("Club", "SAN ANTONIO, TX", ...lines, "Total   25.29")?.currency).toBe("USD")
    expect(read("Trgovina", "Kruh   3,50 E", "Sok   3,50\u20ac", "So   3,50\u00a3", "Total   10,50")?.currency).toBe(
      "XXX"
    )
    expect(read("Laden", "Brot   3,50 A", "Saft   2,50 B", "Summe   6,00 \u20ac")?.currency).toBe("EUR")
  })

  it("takes no sign before a long number for one: the sign of numbers is read so", () => {
    expect(read("Club", "No. €274928", "$30121", "Tea   12.00", "Total   12.00")?.currency).toBe("XXX")
    expect(read("Club", "No. €274928", "Tea   €12.00", "Total   €12.00")?.currency).toBe("EUR")
    expect(read("Club", "Tea   €27492", "Total   €27492")?.currency).toBe("EUR")
  })

  it.each([
    ["BYN", ["ООО Ласточка", "г. Минск, ул. Мира 5", "УНП 190123456"]],
    ["KZT", ["ТОО Береке", "г. Алматы", "БИН 012345678901"]],
    ["DOP", ["Colmado Lucía", "RNC 101-12345-6", "ITBIS 18%"]],
    ["GHS", ["Osu Canteen", "Accra", "NHIL 2.5%"]],
    ["XOF", ["Quincaillerie du Plateau", "Dakar", "NINEA 001234567"]],
    ["AZN", ["Çinar MMC", "Bakı şəhəri", "VÖEN 1234567891"]],
    ["PYG", ["Almacén Lapacho", "Timbrado N° 12345678", "Ciudad del Este"]],
    ["EUR", ["Pekara Maslina d.o.o.", "Podgorica", "IKOF 1234"]]
  ])("tells it in countries of which only names are known: %s", (currency, lines) => {
    expect(read(...lines, "Coffee   12.00", "TOTAL   12.00")?.currency).toBe(currency)
  })

  it.each([
    "TRY OUR NEW SOUP",
    "SHOWER GEL   5.99",
    "BALL PEN BLUE   2.50",
    "AMD RYZEN FAN   2.50",
    "DRY RUB   2.50",
    "CASHIER RON",
    "BERMUDA SHORTS   2.50",
    "COFFEE KENYA   2.50",
    "2 KGS RICE   2.50",
    "2$5",
    "USB CABLE 6 Ft   2.50",
    "ПРИЯТЕН ДЕН",
    "2 Ks ROHLIK   2.50",
    "СОМ ЖАРЕНЫЙ   2.50",
    "GUM MNT   068113108796   2.50"
  ])("takes no word that is also a code, and no product, for one: %s", (line) => {
    expect(read("Corner Shop", line, "Bread   12.00", "TOTAL   12.00")?.currency ?? "XXX").toBe("XXX")
  })

  it.each([
    ["TRY", "TOTAL TRY   12.00"],
    ["PEN", "TOTAL (PEN)   12.00"],
    ["GEL", "TOTAL   12.00 GEL"],
    ["KES", "TOTAL KES   12.00"],
    ["UGX", "TOTAL UGX   12.00"],
    ["MNT", "TOTAL   MNT 12.00"],
    ["RON", "Total RON   12.00"]
  ])("sees a code beside money: %s", (currency, total) => {
    expect(read("Corner Shop", "Bread   12.00", total)?.currency).toBe(currency)
  })

  it.each([
    ["CAD", ["Pet Supplies Pinewood", "Toronto, ON M1A 8A6", "Ph: 416-725-0743"]],
    ["CAD", ["Bagels and More", "Tel. (514) 845-2000"]],
    ["USD", ["Bagels and More", "Tel. (212) 845-2000"]],
    ["DOP", ["Bagels and More", "Tel. 809-221-2000", "RNC 101-12345-6"]]
  ])("tells the dollars of North America by the area of a telephone: %s", (currency, lines) => {
    expect(read(...lines, "Coffee   $12.00", "TOTAL   $12.00")?.currency).toBe(currency)
  })

  it("reads the kingdom of Bahrain into no Malaysian company", () => {
    expect(read("Kedai Buku SDN BHD", "Jalan Tun", "Pen   12.00", "TOTAL   12.00")?.currency).not.toBe("BHD")
  })

  it("takes no part of a product's name for a currency", () => {
    expect(
      read("Cantinho", "Contribuinte: 509180461", "Ben-u-ron 500   2,85", "Total   2,85", "IVA 23%   0,53")?.currency
    ).toBe("EUR")
  })
})

it.each([
  ["QAR", "12.50 ريال قطري", "Doha"],
  ["MAD", "12.50 درهم مغربي", "Casablanca"],
  ["EGP", "12.50 E£", "القاهرة"]
])("money that shares its name with another country's is %s", (currency, price, place) => {
  expect(read("Alder", place, `الإجمالي   ${price}`)?.currency).toBe(currency)
})

describe("amounts", () => {
  it("have the letter of the naira before them", () => {
    const data = read("SHOPRITE LEKKI", "Lagos", "PEAK MILK   1,850.00", "BALANCE DUE   N1,850.00")
    expect(data).toMatchObject({ total: 1850, currency: "NGN" })
  })

  it("are read behind signs that end in a point", () => {
    expect(read("Old Mill", "Logo design   Rs.88,350.00", "TOTAL   Rs.88,350.00")?.total).toBe(88350)
    expect(read("Old Mill", "Makati City", "Garden hose   P1,899.00", "TOTAL   P1,899.00")?.total).toBe(1899)
  })

  it("are no days until something is due", () => {
    const data = read("H\u00d3A \u0110\u01a0N", "Ng\u1ecdc Lan", "C\u00e0 ph\u00ea   45.000", "Tr\u00e0   35.000",
      "T\u1ed5ng c\u1ed9ng   80.000", "Thanh to\u00e1n trong 15 ng\u00e0y") // prettier-ignore
    expect(data?.total).toBe(80000)
  })

  it("lose the sign of yen that was read as a digit, where the parts come to the rest", () => {
    const data = read("\u98df\u5802", "\u9903\u5b50   580", "\u5f01\u5f53   498", "\u5c0f\u8a08   1078",
      "\u5185\u7a0e (8%)   86", "\u5408\u8a08   11164", "\u304a\u9810\u308a   1164") // prettier-ignore
    expect(data?.total).toBe(1164)
  })

  it("are the total of an invoice where a column comes to them, though nothing calls them so", () => {
    const rows = ["Harbour Lane Bakery", "Sourdough   13.00", "Cinnamon Roll   19.50", "   32.50", "Voucher 99.00"]
    expect(read("INVOICE", ...rows)?.total).toBe(32.5)
    expect(read("Harbour news", ...rows)).toBeUndefined()
  })
})

describe("a date in numbers", () => {
  const dated = (date: string, ...lines: ReadonlyArray<string>) =>
    read("Alder", ...lines, date, "Coffee   12,00", "TOTAL   12,00")?.date

  it("begins with its year where that is the custom", () => {
    expect(dated("18-07-27 12:30", "Org.nr 556012-3456", "Stockholm")).toBe("2018-07-27")
    expect(dated("18-07-27 12:30", "Portland, OR 97201")).not.toBe("2018-07-27")
  })

  it("begins with the month in the Philippines too", () => {
    expect(dated("08/05/2014", "Makati City", "VAT REG TIN 123-456-789-00000")).toBe("2014-08-05")
  })
})

describe("words of any alphabet", () => {
  it("are found whole", () => {
    expect(words("\u041f\u0414\u0412").test("\u0441 \u041f\u0414\u0412 20%")).toBe(true)
    expect(words("ron").test("Ironman")).toBe(false)
    expect(words("tphcm~, a.\u015f.~").test("tphcmc")).toBe(true)
  })
})

describe("prices of three decimals", () => {
  const lines = ["2 Water   5.000", "Salad   5.750", "SUB-TOTAL   10.750", "TAX 16%   1.720"]
  it.each([
    ["JOD", ["Cafe Levant", "Jabel Amman", ...lines, "TOTAL JD:   12.470"]],
    ["OMR", ["Golden Spoon", "Muscat", ...lines, "TOTAL   RO 12.470"]],
    ["BHD", ["Golden Spoon", "Manama, Bahrain", ...lines, "TOTAL BD   12.470"]]
  ])("are read where money is parted into a thousand: %s", (currency, page) => {
    expect(read(...page)).toMatchObject({
      total: 12.47,
      subtotal: 10.75,
      currency,
      taxes: [{ amount: 1.72 }],
      items: [
        { quantity: 2, unit_price: 2.5, total_price: 5 },
        { quantity: 1, total_price: 5.75 }
      ]
    })
  })

  it("are thousands elsewhere", () => {
    expect(read("Warung Levant", "Jakarta", ...lines, "TOTAL Rp   12.470")).toMatchObject({
      total: 12_470,
      currency: "IDR"
    })
  })
})

describe("the currency of the United States", () => {
  it.each(["Boulder, C0 80304", "90 Main St Brattleboro VT", "118 Ocean Blvd Myrtle Beach SC"])(
    "is told by an address: %s",
    (address) => {
      expect(read("Corner Drug", address, "Soap   3.00", "Total   3.00")?.currency).toBe("USD")
    }
  )

  it("is told by a town where a date has the month first", () => {
    const lines = [
      "City Center Garage",
      "1st & Pike, Seattle",
      "Parking fee   21.72",
      "Tax 10.5%   2.28",
      "Total   24.00"
    ]
    expect(read(...lines, "09/30/22 08:14 AM")?.currency).toBe("USD")
    expect(read(...lines)?.currency).toBe("XXX")
  })
})

it("Iran's currency is told where its sign is in Arabic letters", () => {
  const lines = ["فروشكاه مهر", "تهران خيابان وليعصر", "نان تست   390,000", "جمع كل   390,000"]
  expect(read(...lines, "مبلغ قابل پرداخت   390,000 ريال")?.currency).toBe("IRR")
  expect(read("مطعم الشام", "الرياض", "شاورما   28", "الإجمالي   28 ريال")?.currency).toBe("SAR")
})
