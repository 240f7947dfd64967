import { describe, expect, it } from "vitest"
import { readPages, readReceipt } from "../support/readPages.ts"
import { typed } from "../support/papers.ts"
import { readTyped } from "../support/readTyped.ts"
import { receiptPage } from "../support/receiptPage.ts"

const read = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data
const warningsOf = (...lines: ReadonlyArray<string>) =>
  readPages([receiptPage(lines)])?.warnings.map(({ code }) => code)
const namesOf = (data: ReturnType<typeof read>) => data?.items.map(({ name }) => name)

const seller = ["Sklep Zielony Sp. z o.o.", "31-543 Kraków, ul. Polna 42", "NIP 644-187-76-00", "PARAGON FISKALNY"]

describe("a supermarket's till", () => {
  it("takes one of the goods back without giving money back", () => {
    const goods = ["Szynka   1,000*0,19   0,19C", "Polędwica   0,188*39,00   7,33C", "##STORNO##"]
    const data = read(...seller, ...goods, "Szynka   -1,000*0,19   -0,19C", "SUMA: PLN   7,33", "Karta:   7,33")
    expect(data?.total).toBe(7.33)
    expect(read("GUTSCHRIFT", ...seller, "Szynka   7,33", "SUMA PLN   7,33")?.total).toBe(-7.33)
  })

  it("has a number in a name beside count and price, which come to the line exactly", () => {
    const goods = ["MUSLI 5 OWOCÓW   1 x4,99   4,99C", "TORTILLA   2 x4,99   9,98A", "SER   1 x5,99   5,99C"]
    expect(read(...seller, ...goods, "SUMA PLN   20,96")?.items[0]).toEqual({
      name: "MUSLI 5 OWOCÓW",
      quantity: 1,
      unit_price: 4.99,
      total_price: 4.99
    })
  })

  it("keeps numbers that belong to names, where few lines have one", () => {
    const goods = [
      "6 OEUFS PLEIN AIR   2,33",
      "EARL GREY 5   4,10",
      "SPAGHETTI   0,95",
      "FUSILLI   0,64",
      "SKYR   5,02"
    ]
    expect(namesOf(read("Épicerie Verte", ...goods, "MONTANT DU   13,04 EUR"))).toEqual([
      "6 OEUFS PLEIN AIR",
      "EARL GREY 5",
      "SPAGHETTI",
      "FUSILLI",
      "SKYR"
    ])
  })

  it("codes its goods with numbers of all lengths, twice where something is bought twice", () => {
    const goods = ["80193 Sui Kau   5,99 A", "2715 Tofu natur   1,79 A", "60771 Aal   12,99 A", "60771 Aal   12,99 A"]
    const data = read("Asia Markt GmbH", "80335 München", ...goods, "SUMME EUR   33,76")
    expect(namesOf(data)).toEqual(["Sui Kau", "Tofu natur", "Aal", "Aal"])
  })

  it("has names of two lines, the price beside the second one", () => {
    const goods = [
      "NAPÓJ GAZOWANY 850ML ZERO CUKRU BUTELKA",
      "PLASTIK A   1szt x5,99   5,99A",
      "JOGURT PITNY 360G WYSOKOBIAŁKOWY SMAK",
      "WANILIA C   1szt x6,99   6,99C",
      "SER ŻÓŁTY C   1szt x4,00   4,00C"
    ]
    expect(namesOf(read(...seller, ...goods, "SUMA PLN   16,98"))).toEqual([
      "NAPÓJ GAZOWANY 850ML ZERO CUKRU BUTELKA PLASTIK",
      "JOGURT PITNY 360G WYSOKOBIAŁKOWY SMAK WANILIA",
      "SER ŻÓŁTY"
    ])
  })

  it("names each article on a line of its own that begins with its number", () => {
    const goods = ["353564 EIWEISS   1,0 ST   7,99", "463529 GOLDFORELLE   1,0 kg", "0,5 kg X 28,90 EUR/kg   14,45"]
    expect(namesOf(read("Markthalle GmbH", ...goods, "Summe EUR   22,44"))).toEqual(["EIWEISS", "GOLDFORELLE 1,0 kg"])
  })

  it("tells taxes by their letters, and what an article cost before", () => {
    const goods = ["KREM   1 x10,99   10,99B", "Uwzgl. rabat: -3,00 st.c   13,99", "SZAMPON   1 x11,99   11,99A"]
    const taxes = [
      "Sprzed. opod. PTU A   11,99",
      "Kwota A 23,00%   2,24",
      "Sprzed. opod. PTU B   10,99",
      "Kwota B 08,00%   0,81"
    ]
    const data = read(...seller, ...goods, ...taxes, "Podatek PTU   3,05", "SUMA PLN   22,98")
    expect(namesOf(data)).toEqual(["KREM", "SZAMPON"])
    expect(data?.taxes.map(({ amount }) => amount)).toEqual([2.24, 0.81])
  })

  it("has the letter of a tax behind cents, which is no gram, and says how many", () => {
    const goods = ["SAFETY RAZOR   29.99 G", "2 QTY   GREEN ONIONS   1.00", "WT   BULK COOKIES   0.89", "SOAP   1.49 G"]
    const data = read(
      "GREEN MARKET",
      "Edmonton, AB T5R 5X1",
      "GST #817093735",
      ...goods,
      "GST 5%   1.57",
      "TOTAL   34.94"
    )
    expect(namesOf(data)).toEqual(["SAFETY RAZOR", "GREEN ONIONS", "BULK COOKIES", "SOAP"])
    expect([data?.vendor, data?.currency]).toEqual(["GREEN MARKET", "CAD"])
  })

  it("is in Canada by a tax number of nine digits, and writes dates either way there", () => {
    const lines = ["Joe's Seafood", "GST #86951 4596", "DATE: 10/4/2015", "1 Combo   $9.59", "TOTAL:   $9.59"]
    expect(read(...lines)?.currency).toBe("CAD")
    expect(warningsOf(...lines)).toContain("date_order_ambiguous")
  })

  it("has one decimal where count and price come to the line", () => {
    const table = ["Item Name   Qty   Rate   Amount", "Pizza Large   1   430.0   430.0", "Pasta   2   220.0   440.0"]
    expect(read("Blue Lotus Cafe", "Mobile No.: 9879042519", ...table, "Total:   870.0")?.items[1]).toEqual({
      name: "Pasta",
      quantity: 2,
      unit_price: 220,
      total_price: 440
    })
  })

  it("prints thousands whose digits repeat, and two prices run together", () => {
    const total = (...lines: ReadonlyArray<string>) =>
      read("CASA EDITORA LTDA", "CNPJ: 44.194.660/0011-06", ...lines)?.total
    expect(total("LIVRO   1.581,58", "TOTAL R$   1.581,58", "Dinheiro   1.581,58")).toBe(1581.58)
    expect(total("LIVRO   42,8042,80", "TOTAL R$   42,80")).toBe(42.8)
  })

  it("sells subscriptions without giving money back", () => {
    const data = read("Trei Brazi SRL", "Abonament lunar   59,00", "Găzduire web   900,00", "TOTAL LEI   959,00")
    expect(data?.total).toBe(959)
  })

  it("has a count close to the sum that it and the price before it come to", () => {
    const goods = ["Transaction Fee T1   0,58 € 14 8,12 €", "Transaction Fee T3   1,50 € 162 243,00 €"]
    expect(read("Access GmbH", ...goods, "Total   251,12 €")?.items[1]).toEqual({
      name: "Transaction Fee T3",
      quantity: 162,
      unit_price: 1.5,
      total_price: 243
    })
  })

  it("leaves out codes of taxes and customs behind names", () => {
    const at = (text: string, left: number, top: number) => ({
      text,
      confidence: 1,
      left,
      right: left + text.length * 10,
      top,
      bottom: top + 16
    })
    const readCoded = (...codes: ReadonlyArray<string>) => {
      const rows = [
        ["CHOCOLATES", codes[0], "5.98"],
        ["COOKIES", codes[1], "3.68"],
        ["MILK", codes[2], "4.54"],
        ["TOTAL", "", "14.20"]
      ]
      const runs = rows.flatMap(([name, code, price], row) =>
        [at(name!, 0, row * 24), at(code!, 320, row * 24), at(price!, 500, row * 24)].filter(({ text }) => text !== "")
      )
      return namesOf(readReceipt([{ width: 600, height: 120, runs }])?.data)
    }
    expect(readCoded("GMRJ", "MRJ", "RQ")).toEqual(["CHOCOLATES", "COOKIES", "MILK"])
    expect(readCoded("1806", "1905", "0401")).toEqual(["CHOCOLATES", "COOKIES", "MILK"])
  })

  it.each([
    ["Kłos M. Kurzyca sp. jawna", ["Kłos M. Kurzyca sp. jawna", "SKLEP FIRMOWY"]],
    ["Stacje Paliw TRANS Sp. z o.o. Sp. Komandytowa", ["Stacje Paliw TRANS", "Sp. z o.o. Sp. Komandytowa"]],
    [
      "COSTCO",
      [
        "WAREHOUSE   #258",
        "2616 91st Street NW",
        ...Array.from({ length: 16 }, (_, n) => `APPLE ${n}A   1.00`),
        "COSTCO # 258"
      ]
    ],
    ["SAFEWAY", ["SAFEWAY", "STORE MGR KELSEY COLE   780-435-5132", "0.090 kg NET@ $9.90 / kg"]],
    ["CASA PUBLICADORA", ["CASA PUBLICADORA", "RODOVIA SP 932 KM 160, 160 FAZENDA LAGOA"]],
    ["ALLES GUT", ["NFC-e", "ALLES GUT", "CNPJ: 04760620000107"]],
    ["VANHA SEPÄN KY", ["VANHA SEPÄN KY", "Kauppakatu 132", "33124 Tampere"]],
    ["Edo Japan", ["Edo Japan", "Unit 4 205 - 19th Avenue", "Edmonton, AB"]],
    ["LA ROTONDE", ["CARTE BANCAIRE", "CB", "DEBIT MASTERCARD", "LA ROTONDE", "13100 AIX EN PROVENCE"]]
  ])("is called %s", (vendor, head) => {
    expect(read(...head, "BREAD   4.00", "TOTAL   4.00")?.vendor).toBe(vendor)
  })

  it("has no net of one rate for its subtotal, which comes to the total with the other's gross", () => {
    const data = readTyped(`Grüner Markt
01067 Dresden
                              Preis EUR
Joghurt                       3,60 A
Pfand                         0,15 B
K-Card Rabatt                -0,20
Summe                         3,55
MwSt        Netto   MwSt  Umsatz
B 19,0%     0,13    0,02   0,15
A  7,0%     3,18    0,22   3,40`)
    expect(data?.subtotal).toBeNull()
  })

  it("may have a colon before the s of its name", () => {
    expect(read("Alder:s Hemma", "Mjölk   17,50", "Totalt   17,50")?.vendor).toBe("Alder:s Hemma")
  })

  it("takes a discount off what was weighed, though that leads from the price of a kilo to what it cost", () => {
    const goods = ["Milk   5.58", "Apples 0.856 x 3.49   2.99", "Discount   -0.50"]
    const items = read("Alder Market", ...goods, "Total   8.07")?.items
    expect(items?.map(({ total_price }) => total_price)).toEqual([5.58, 2.99, -0.5])
  })

  it("sells no price after a discount, which is told once more", () => {
    const goods = ["Bułka kajzerka 5 * 0,45   2,25 C", "RABAT   -0,50 C", "Po rabacie   1,75 C", "Mleko   6,98 C"]
    expect(namesOf(read(...seller, ...goods, "SUMA PLN   8,73"))).toEqual(["Bułka kajzerka", "RABAT", "Mleko"])
  })

  it("keeps the plus behind its name", () => {
    expect(read("AlderMart+", "Sữa tươi   70.000", "Tổng tiền   70.000")?.vendor).toBe("AlderMart+")
    expect(read("WinMart+", "Sữa tươi   70.000", "Tổng tiền   70.000")?.vendor).toBe("WinMart+")
  })

  it.each([
    [["Kaucja butelka PET 3 x 0,50   1,50", "DO ZAPŁATY   11,48"], "Kaucja butelka PET", 1.5],
    [
      ["OPAKOWANIA ZWROTNE", "BUTELKA 3 x 0,50   1,50", "OPAKOWANIA ZWROTNE SUMA   1,50", "DO ZAPŁATY   11,48"],
      "BUTELKA",
      1.5
    ],
    [
      ["Rozliczenie opakowań zwrotnych", "Opakowanie zwr.", "3 x 0,50   1,50", "DO ZAPŁATY   11,48"],
      "Opakowanie zwr.",
      1.5
    ],
    [["OPAKOWANIA ZWROTNE PRZYJĘTE", "Puszka 5 x 0,50   -2,50", "DO ZAPŁATY   7,48"], "Puszka", -2.5]
  ])("lists deposits between what the goods come to and what is paid: %s", (lines, name, total_price) => {
    const data = read(...seller, "Woda 2 x 1,99   3,98 A", "Chleb   6,00 C", "SUMA PLN   9,98", ...lines)
    expect(data?.items.map((item) => [item.name, item.total_price])).toEqual([
      ["Woda", 3.98],
      ["Chleb", 6],
      [name, total_price]
    ])
  })

  it("counts in one column with prices, where a deposit is a part of a name, and reads a one that became a letter", () => {
    const goods = [
      "COCA COLA ZERO CUKRU PET",
      "+ KAUCJA 0,50 A        1szt x5,99   5,99A",
      "SCHAB WIEPRZOWY BK C",
      "                    0,48kg x23,99  11,52C",
      "JOGURT PITNY SKYR 360G HIGH",
      "PROTEIN WANILIA C      lszt x6,99   6,99C"
    ]
    const text = ["MARKET POINT", "PARAGON FISKALNY", ...goods, "SUMA PLN                           24,50"].join("\n")
    const items = readReceipt([typed(text)])?.data.items
    expect(items?.map((item) => [item.name, item.quantity, item.total_price])).toEqual([
      ["COCA COLA ZERO CUKRU PET + KAUCJA", 1, 5.99],
      ["SCHAB WIEPRZOWY BK", 0.48, 11.52],
      ["JOGURT PITNY SKYR 360G HIGH PROTEIN WANILIA", 1, 6.99]
    ])
  })

  it("goes on below with no discount's name", () => {
    const goods = [
      "Apelsinai, 1-2 d.",
      "  2,69 X 1,422 kg                                 3,83 A",
      "Nuolaida:Apelsinai, 1-2 d.[                      -1,43 A",
      "Sv. visciuku slauneliu mesa be antibiotiku, su kaulu WELL",
      "DON                                               3,99 A",
      "Mokėti                                            6,39"
    ]
    const items = readReceipt([typed(["MAXIMA LT, UAB", ...goods].join("\n"))])?.data.items
    expect(items?.map(({ name }) => name)).toContain("Sv. visciuku slauneliu mesa be antibiotiku, su kaulu WELL DON")
  })
})
