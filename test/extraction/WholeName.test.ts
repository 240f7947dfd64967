import { describe, expect, it } from "vitest"
import { receiptPage } from "../support/receiptPage.ts"
import { readReceipt } from "../support/readPages.ts"

const vendorOf = (...lines: ReadonlyArray<string>) =>
  readReceipt([receiptPage([...lines, "Paper   4.00", "TOTAL   4.00"])])?.data.vendor

describe("a name over several lines", () => {
  it.each([
    ["Alder House At", "The Quayside", "Alder House At The Quayside"],
    ["GASTHAUS ZUR", "ALDER", "GASTHAUS ZUR ALDER"],
    ["Alder House", "The Quayside", "Alder House"]
  ])("goes on in the line below where it ends with a word that no name ends with: %s", (upper, lower, name) => {
    expect(vendorOf(upper, lower, "Some Street 5")).toBe(name)
  })

  it.each([
    ["RESTAURANTE", "EL ALDER", "RESTAURANTE EL ALDER"],
    ["SYARIKAT PERNIAGAAN", "ALDER LEE SENG", "SYARIKAT PERNIAGAAN ALDER LEE SENG"],
    ["FARMACIA", "SAN ALDER SNC", "FARMACIA SAN ALDER SNC"],
    ["ALDER GREEN MODERN", "CASH & CARRY SDN. BHD.", "ALDER GREEN MODERN CASH & CARRY SDN. BHD."],
    ["ALDER GREEN FOOD", "SUPPLIES & SERVICES", "ALDER GREEN FOOD SUPPLIES & SERVICES"],
    ["RESTAURANT", "ALDER", "RESTAURANT ALDER"],
    ["ALDER", "ΚΑΦΕ ΜΠΑΡ", "ALDER"],
    ["ALDER HOUSE", "BISTRO & CAFE", "ALDER HOUSE"],
    ["МАГАЗИН", "ООО АЛДЕР", "ООО АЛДЕР"],
    ["CITY MILK", "ALDER VENTURE SDN BHD", "ALDER VENTURE SDN BHD"],
    ["CITY MILK", "PUSAT ALDER SDN BHD", "PUSAT ALDER SDN BHD"]
  ])("has a line that only says of what kind it is, but no description: %s, %s", (upper, lower, name) => {
    expect(vendorOf(upper, lower, "Some Street 5")).toBe(name)
  })

  it.each([
    ["ALDER GREEN", "PLUMBING & CERAMICS SDN BHD", "ALDER GREEN PLUMBING & CERAMICS SDN BHD"],
    ["ALDER GREEN", "PLUMBING & CERAMICS", "ALDER GREEN"],
    ["ALDER", "GLASS & ALUMINIUM", "ALDER GLASS & ALUMINIUM"],
    ["ALDER GREEN", "ACHIEVERS (M) SDN BHD", "ALDER GREEN ACHIEVERS (M) SDN BHD"],
    ["SCHUHHAUS", "ALDER", "SCHUHHAUS ALDER"],
    ["Librairie Papeterie", "Alder", "Librairie Papeterie Alder"],
    ["CALZATURE", "ALDER", "CALZATURE ALDER"],
    ["PELUQUERÍA", "ALDER", "PELUQUERÍA ALDER"],
    ["TALHO", "DO ALDER", "TALHO DO ALDER"],
    ["BLOEMENWINKEL", "ALDER", "BLOEMENWINKEL ALDER"],
    ["KIRTASİYE", "ALDER", "KIRTASİYE ALDER"],
    ["ΑΡΤΟΠΟΙΕΙΟ", "ΑΛΔΕΡ", "ΑΡΤΟΠΟΙΕΙΟ ΑΛΔΕΡ"],
    ["ЦВЕТЫ", "АЛДЕР", "ЦВЕТЫ АЛДЕР"]
  ])("has a line that tells a trade, above or below it as its language has it: %s, %s", (upper, lower, name) => {
    expect(vendorOf(upper, lower, "Some Street 5")).toBe(name)
  })

  it.each([
    ["ALDER TREE STORES", "CANADA, INC.", "ALDER TREE STORES CANADA, INC."],
    ["ALDER", "DEUTSCHLAND GMBH", "ALDER DEUTSCHLAND GMBH"],
    ["ALDER HOLIDAYS", "OF CANADA LTD", "ALDER HOLIDAYS OF CANADA LTD"]
  ])("ends with the country that a part of the company is for: %s, %s", (upper, lower, name) => {
    expect(vendorOf(upper, lower, "Some Street 5")).toBe(name)
  })

  it("begins in the line above where the line tells whose shop it is", () => {
    expect(vendorOf("BAR ALDER", "di Betulla Mario & C. s.n.c.", "Via Roma 10")).toBe(
      "BAR ALDER di Betulla Mario & C. s.n.c."
    )
    expect(vendorOf("BAR ALDER", "Betulla Mario & C. s.n.c.", "Via Roma 10")).toBe("Betulla Mario & C. s.n.c.")
  })

  it("goes on where its line had no more place for the next word", () => {
    const address = ["12, JALAN ALDER, 43300", "TEL 03-1234567"]
    const full = "ALDER BIRCH CEDAR ELM FIR HAZEL JUNIPER LARCH AND MAPLE"
    const rest = "FOUNDATION YEW SDN BHD"
    expect(vendorOf(full, rest, ...address)).toBe(`${full} ${rest}`)
    expect(vendorOf("ALDER BIRCH", rest, ...address)).toBe(rest)
    expect(vendorOf("MID ALDER CITY,SYED", rest, ...address)).toBe(rest)
  })

  it("is broken within its brackets, and goes on from the line above", () => {
    expect(vendorOf("ALDER PAPER ENTERPRISE (SETIA", "ALAM) SDN BHD", "Some Street 5")).toBe(
      "ALDER PAPER ENTERPRISE (SETIA ALAM) SDN BHD"
    )
  })

  it("begins above a line that only says what kind of company it is", () => {
    expect(vendorOf("ALDER GREEN", "MINI MARKET", "(417940-M)", "Some Street 5")).toBe("ALDER GREEN MINI MARKET")
  })

  it("does not go on with its company's number in brackets, nor with the address behind that", () => {
    const address = ["LOT 1851-A, JALAN KPB 6", "43300 SERI KEMBANGAN"]
    expect(vendorOf("Tan Woon", "ALDER PAPER SDN BHD", "(CO. RFG : 860671-D)", ...address)).toBe("ALDER PAPER SDN BHD")
  })

  it("goes on with the legal form below it, where its last word may be one, too", () => {
    expect(vendorOf("ALDER PAPER TRADING & SERVICES", "SDN BHD", "12 Jalan Mawar")).toBe(
      "ALDER PAPER TRADING & SERVICES SDN BHD"
    )
  })

  it.each([
    [
      ["FİL", "REST.GIDA TURZ.TİC.LTD.ŞTİ.", "MODA CAD. NO 66", "KADIKÖY - İSTANBUL"],
      "FİL REST.GIDA TURZ.TİC.LTD.ŞTİ."
    ],
    [["ALDER BÜFE", "ALTUN GIDA LTD. ŞTİ.", "MODA CAD. NO 66", "KADIKÖY - İSTANBUL"], "ALTUN GIDA LTD. ŞTİ."],
    [["PADARIA ESTRELA", "DO NORTE LTDA ME", "Rua das Flores 12, São Paulo"], "PADARIA ESTRELA DO NORTE LTDA ME"],
    [["BOULANGERIE DUPONT", "ET FILS SARL", "12 rue des Lilas", "69003 LYON"], "BOULANGERIE DUPONT ET FILS SARL"]
  ])("begins above a line that starts with what the company does, or with whose it is: %j", (lines, name) => {
    expect(vendorOf(...lines)).toBe(name)
  })

  it.each([
    [["株式会社", "青空商店", "東京都港区1-2-3"], "株式会社青空商店"],
    [["CÔNG TY TNHH THƯƠNG MẠI DỊCH VỤ", "SEN VÀNG", "12 Lê Lợi, Quận 1"], "CÔNG TY TNHH THƯƠNG MẠI DỊCH VỤ SEN VÀNG"],
    [["ООО", "ЛЕСНОЙ ДВОР", "г. Тула, ул. Ленина 5"], "ООО ЛЕСНОЙ ДВОР"],
    [["ALDER TRADING", "SDN BHD", "KEDAI RUNCIT", "12 Jalan Mawar"], "ALDER TRADING SDN BHD"]
  ])("stands below a legal form that leads it: %j", (lines, name) => {
    expect(vendorOf(...lines)).toBe(name)
  })

  it("ends with its legal form, and not with a number that is hardly legible", () => {
    expect(vendorOf("ALDER BAKERIES (KL) SDN BHD (E19386 X)", "12 Jalan Mawar")).toBe("ALDER BAKERIES (KL) SDN BHD")
  })

  it.each(["SON BHD", "San. Bhd", "SLI BHD", "SLT: BHD", "SDN: BHD"])(
    "has Malaysia's legal form, with letters of that misread: %s",
    (form) => {
      const written = form.endsWith("BHD") ? "SDN BHD" : "Sdn. Bhd"
      expect(vendorOf(`ALDER PAPER ${form}`, "12 Jalan Mawar")).toBe(`ALDER PAPER ${written}`)
      expect(vendorOf("ALDER PAPER TRADING", `${form} (451564-W)`, "12 Jalan Mawar")).toBe(
        `ALDER PAPER TRADING ${written}`
      )
    }
  )

  it("goes on where the next line begins with an ampersand, and has no word of an address in it", () => {
    expect(vendorOf("Klinik Dr. Teh", "& Surgeri", "12 Jalan Mawar")).toBe("Klinik Dr. Teh & Surgeri")
    expect(vendorOf("KINGS SB CAFE", "KOMPLEKS SB", "12 JALAN MAWAR")).toBe("KINGS SB CAFE")
  })

  it("goes on neither with a register's number nor with a street, and may be a shop of the web", () => {
    expect(vendorOf('UAB "Lidl Lietuva" Į. k.: 111791015', "PVM mokėtojo kodas LT117910113")).toBe('UAB "Lidl Lietuva"')
    expect(vendorOf("Kundenbeleg", "Blume2000 SE", "Filiale 1140", "Marzahner Promenade 1 A", "12679 Berlin")).toBe(
      "Blume2000 SE"
    )
    expect(vendorOf("bol.com", "Bedankt voor je bestelling!")).toBe("bol.com")
  })

  it("goes on with no sentence", () => {
    expect(vendorOf("THE HARDWARE STORE", "We help you build it.", "500 W COMMERCE BLVD")).toBe("THE HARDWARE STORE")
  })

  it("ends with kinds of companies that say where they are", () => {
    expect(vendorOf("SIN HENG", "HOUSEHOLD APPLIANCES (M) SDN BHD", "12 JALAN MAWAR")).toBe(
      "SIN HENG HOUSEHOLD APPLIANCES (M) SDN BHD"
    )
  })
})
