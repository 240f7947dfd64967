import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

describe("a category", () => {
  it("is told by words of any language", () => {
    const categoryOf = (vendor: string, item: string) =>
      readReceipt([receiptPage([vendor, `${item}   120.00`, "TOTAL   120.00"])])?.data.category
    expect(categoryOf("老成都火锅", "米饭")).toBe("Dining")
    expect(categoryOf("달빛약국", "감기약")).toBe("Healthcare")
    expect(categoryOf("Pastelería Luna", "Concha")).toBe("Dining")
    expect(categoryOf("Księgarnia Kos", "Zeszyt")).toBe("Office Supplies")
    expect(categoryOf("ΤΑΒΕΡΝΑ Ο ΓΙΩΡΓΟΣ", "ΜΟΥΣΑΚΑΣ")).toBe("Dining")
    expect(categoryOf("U Tří Smrků", "Svíčková na smetaně")).toBe("Dining")
    expect(categoryOf("Little Acorns Creche", "12 October 2026")).toBe("Education")
    expect(categoryOf("Notaría Olmo", "Escritura")).toBe("Professional Services")
    expect(categoryOf("Hickory Wine & Spirits", "Malbec Beer")).toBe("Groceries")
    expect(categoryOf("Almacén Boldo SpA", "Queso")).toBe("Groceries")
    expect(categoryOf("Deliveroo", "Delivery")).toBe("Dining")
    expect(categoryOf("Miller's Wines & Spirits", "Gin")).toBe("Groceries")
    expect(categoryOf("Lakeside Family Practice", "99213 Office visit")).toBe("Healthcare")
    expect(categoryOf("Corner Lube", "Oil Change")).toBe("Transportation")
    expect(categoryOf("DB", "ICE Fahrkarte Flexpreis")).toBe("Travel")
    expect(categoryOf("Yellow Cab", "Trip")).toBe("Transportation")
    expect(categoryOf("Joey's Only Seafood", "Combo")).toBe("Dining")
    expect(categoryOf("Road Service", "Fuel Filter")).toBe("Transportation")
    expect(categoryOf("Berghotel Scheidegg", "Gloki")).toBe("Lodging")
    expect(categoryOf("ТОВ Зоря", "Бензин А-95")).toBe("Fuel")
  })

  it("is told by the first line, too, where a company that runs the shop is named below it", () => {
    const lines = ["NARRA SUPERMARKET", "Narra Retail Inc.", "Rice   265.00", "Chicken   320.00", "TOTAL   585.00"]
    expect(readReceipt([receiptPage(lines)])?.data).toMatchObject({
      vendor: "Narra Retail Inc.",
      category: "Groceries"
    })
  })

  it("is told by the merchant's name before its goods", () => {
    const goods = ["Green Tea   4.00", "Noodle   3.00", "Rice   5.00"]
    const categoryOf = (vendor: string) =>
      readReceipt([receiptPage([vendor, ...goods, "TOTAL   12.00"])])?.data.category
    expect(categoryOf("Lotus Supermarket")).toBe("Groceries")
    expect(categoryOf("Lotus House")).toBe("Dining")
  })

  it.each([
    ["Churrascaria Pampa", "Dining"],
    ["Konditorei Weber", "Dining"],
    ["Reštaurácia Mlyn", "Dining"],
    ["CUKRAREN LIPA", "Dining"],
    ["Metzgerei Lang", "Groceries"],
    ["Getränkemarkt West", "Groceries"],
    ["Fromagerie Blanc", "Groceries"],
    ["Farmácia Nova", "Healthcare"],
    ["Tandarts Visser", "Healthcare"],
    ["Auberge du Lac", "Lodging"],
    ["Pension Waldblick", "Lodging"],
    ["Sapataria Moderna", "Clothing"],
    ["Frisör Lisa", "Personal Care"],
    ["Ferramenta Verdi", "Home Improvement"],
    ["Nábytek Dvořák", "Home Improvement"],
    ["Jardinerie Martin", "Home Improvement"]
  ])("is that of the kind of shop which its name tells: %s", (vendor, category) => {
    const read = readReceipt([receiptPage([vendor, "Polo   12.00", "TOTAL   12.00"])])
    expect(read?.data.category).toBe(category)
  })

  it("is that of a chain whose name the merchant's begins with", () => {
    const categoryOf = (vendor: string) =>
      readReceipt([receiptPage([vendor, "Polo   12.00", "TOTAL   12.00"])])?.data.category
    expect(categoryOf("GAP FACTORY STORE")).toBe("Clothing")
    expect(categoryOf("ESSELUNGA S.p.A.")).toBe("Groceries")
    expect(categoryOf("Gapminder House")).toBeNull()
  })

  it("is that of a chain which the head names, though another company runs the shop, and of no sum on top", () => {
    const categoryOf = (...head: ReadonlyArray<string>) =>
      readReceipt([receiptPage([...head, "Polo   12.00", "TOTAL   12.00"])])?.data.category
    expect(categoryOf("OXXO", "ALDER COMERCIAL SA DE CV")).toBe("Groceries")
    expect(categoryOf("ALFAMART CILANDAK", "PT ALDER TRIJAYA TBK")).toBe("Groceries")
    expect(categoryOf("Alder House", "Total   12.00")).toBeNull()
  })

  it("is what a known chain sells, whatever its name says else; a garment is no taxi", () => {
    const categoryOf = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data.category
    const sums = ["TOTAL   2.49", "shoppersdrugmart.ca"]
    expect(categoryOf("SHOPPERS DRUG MART", "Edmonton, AB", "EGGS   2.49", ...sums)).toBe("Healthcare")
    expect(categoryOf("Alder", "PLAYERA CAB M   398.00", "TOTAL   398.00")).not.toBe("Transportation")
  })
})
