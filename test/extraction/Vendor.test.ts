import { describe, expect, it } from "vitest"
import { hasLegalForm } from "../../src/extraction/local/reading/vendor/legalForms.ts"
import { receiptPage } from "../support/receiptPage.ts"
import { readReceipt } from "../support/readPages.ts"
import { vendorOf } from "../support/vendorOf.ts"

describe("a name", () => {
  it.each([
    "Alder Paper AS",
    "Alder Paper AS avd. 12",
    "Alder Paper a.s.",
    "ALDER PAPER OY",
    "SIA ALDER PAPER",
    "Alder Paper Sdn Bhd (123)"
  ])("has a legal form: %s", (name) => {
    expect(hasLegalForm(name)).toBe(true)
  })

  it.each(["Open as always", "THANK YOU AS ALWAYS", "Vos achats", "Tomatoes 1.2 KG", "Served at noon"])(
    "has no word for a legal form that is one in another country: %s",
    (text) => {
      expect(hasLegalForm(text)).toBe(false)
    }
  )

  it.each([
    ["ALDER PAPER, SPOL. S R.O., LIPOVA 67", "ALDER PAPER, SPOL. S R.O."],
    ["ALDER PAPER SDN BHD (417940-M),", "ALDER PAPER SDN BHD"],
    ["ALDER PAPER SDN. BHD. (417940-M)", "ALDER PAPER SDN. BHD."],
    ["OWNED BY ALDER PAPER S/B", "ALDER PAPER S/B"],
    ["Alder GmbH & Co. KG, Schloß Holte", "Alder GmbH & Co. KG"],
    ["Alder Paper S.r.l., Milano", "Alder Paper S.r.l."],
    ["Alder Trading Co., Ltd.", "Alder Trading Co., Ltd."],
    ["Alder, Birch LLP", "Alder, Birch LLP"],
    ["Alder Paper, Inc. #2231-9087", "Alder Paper, Inc."],
    ["ALDER PAPER #12 Phone 213-555-1234", "ALDER PAPER #12"],
    ["SQ *ALDER COFFEE", "ALDER COFFEE"],
    ["by Alder Paper Sdn Bhd", "Alder Paper Sdn Bhd"],
    ["Đơn vị bán hàng: CÔNG TY TNHH ALDER", "CÔNG TY TNHH ALDER"],
    ["Betrieben von Alder Paper GmbH", "Alder Paper GmbH"],
    ["ALDER PAPER, S.A. A-28123456", "ALDER PAPER, S.A."],
    ["ALDER PAPER, S.A. 28123456", "ALDER PAPER, S.A."],
    ["ALDER PAPER, S.A.U.", "ALDER PAPER, S.A.U."],
    ["STUDIO A 1234567", "STUDIO A"],
    ["Alder Paper Oy 0208265-2", "Alder Paper Oy"],
    ["Alder Paper GmbH Kassenbon", "Alder Paper GmbH"],
    ["ALDER PAPER TRADING (NORTON) SDN BHD", "ALDER PAPER TRADING (NORTON) SDN BHD"],
    ["ALDER ENTERPRISE (TAMAN DAYA) SDN BHD", "ALDER ENTERPRISE (TAMAN DAYA) SDN BHD"],
    ["ALDER PAPER.", "ALDER PAPER"],
    ["Alder Paper Corp.", "Alder Paper Corp."]
  ])("ends where address, number or stamp begin: %s", (line, name) => {
    expect(vendorOf(line, "Some Street 5")).toBe(name)
  })

  it.each([
    ["ALDER PAPER SDN 3HD", "ALDER PAPER SDN BHD"],
    ["ALDER PAPER SDN BHID", "ALDER PAPER SDN BHD"],
    ["ALDER PAPER SDM.BHD", "ALDER PAPER SDN. BHD"],
    ["ALDER PAPER SB(306295-X)", "ALDER PAPER SB"],
    ["ALDER PAPER F&E SDN BHD", "ALDER PAPER F&B SDN BHD"],
    ["Alder Paper Sdn Bnd.", "Alder Paper Sdn Bhd."],
    ["ALDER PAPER S/E", "ALDER PAPER S/B"],
    ["ALDER PAPER PTE LTD", "ALDER PAPER PTE LTD"],
    ["ALDER PAPER SDN BHD (FKA ALDER STORES SDN BHD)", "ALDER PAPER SDN BHD"],
    ["ALDER PAPER ENTERPRISE (M) SDN BHD, NO 12 JALAN BESAR", "ALDER PAPER ENTERPRISE (M) SDN BHD"],
    ["ALDER PAPER GST REG NO 000123456789", "ALDER PAPER"]
  ])("has the letters of its legal form, and no former name: %s", (line, name) => {
    expect(vendorOf(line, "Some Street 5")).toBe(name)
  })

  it.each([
    [["いらっしゃいませ", "喫茶ルノアール", "〒160-0022 東京都新宿区新宿3-1"], "喫茶ルノアール"],
    [["請求書", "合同会社デザイン工房", "東京都新宿区西新宿1-1-1"], "合同会社デザイン工房"],
    [["[고객용]", "감사합니다", "다이소 명동점", "서울시 중구 명동길 12"], "다이소 명동점"],
    [["歡迎光臨", "翠華餐廳", "香港中環威靈頓街15-19號"], "翠華餐廳"]
  ])("is no greeting, form or address in Asia either: %s", (head, name) => {
    expect(vendorOf(...head)).toBe(name)
  })

  it.each(["(417940-M)", "Company No. 417940-M", "SIRET 732 829 320 00074"])(
    "is rather the one whose number in a register follows: %s",
    (number) => {
      expect(vendorOf("BLUE MOON", "ALDER PAPER", number, "Some Street 5")).toBe("ALDER PAPER")
    }
  )

  it("has the letters of a word of companies, unless it was read surely", () => {
    const read = (confidence: number) => {
      const page = receiptPage(["ALDER HARDWAKE", "Some Street 5", "Paper   4.00", "TOTAL   4.00"])
      return readReceipt([{ ...page, runs: page.runs.map((run) => ({ ...run, confidence })) }])?.data.vendor
    }
    expect([read(0.96), read(1)]).toEqual(["ALDER HARDWARE", "ALDER HARDWAKE"])
  })

  it.each([
    ["a greeting", ["Receipt 4711", "Thank you for shopping at Alder Paper!"]],
    ["a web address, where no line is a name", ["Receipt 4711", "alder@gmail.com", "www.alder-paper.co.uk"]]
  ])("is told by %s", (_, lines) => {
    expect(vendorOf(...lines)).toBe("Alder Paper")
  })

  it("is rather one that was read without doubt than letters that were guessed from a picture", () => {
    const page = receiptPage(["CICAWOR", "Alder Paper", "Norton Road 7, 12345 Norton", "Paper   4.00", "TOTAL   4.00"])
    const read = (confidence: number) => {
      const runs = page.runs.map((run, index) => (index === 0 ? { ...run, confidence } : run))
      return readReceipt([{ ...page, runs }])?.data.vendor
    }
    expect([read(1), read(0.5)]).toEqual(["CICAWOR", "Alder Paper"])
  })

  it("is rather the one that the page's web address has", () => {
    expect(vendorOf("Everything for you", "Alder Paper", "www.alderpaper.com")).toBe("Alder Paper")
  })
})

describe("what is no merchant", () => {
  it.each([
    ["a label whose words are not known, beside one that is", ["Seller   Er referens", "Alder Paper   Norton School"]],
    ["the title of the document", ["Honorarrechnung", "Alder Paper"]],
    ["who is addressed", ["\u682a\u5f0f\u4f1a\u793e\u9752\u7a7a\u5546\u4e8b \u5fa1\u4e2d", "Alder Paper"]],
    ["a town as Brazil writes it", ["Alder Paper", "Rua da Liberdade 91, S\u00e3o Paulo - SP"]]
  ])("is %s", (_, lines) => {
    expect(vendorOf(...lines)).toBe("Alder Paper")
  })

  it("is the address behind a name on the line above an envelope's window", () => {
    expect(vendorOf("Alder Paper KG \u00b7 Bahnhofstr. 85 \u00b7 5534 Hallein")).toBe("Alder Paper KG")
  })

  it("is no letters that look like the digits of a register", () => {
    expect(vendorOf("Bokhandel Lille Oslo", "Storgata 5")).toBe("Bokhandel Lille Oslo")
  })
})

describe("a merchant's name among the lines of its head", () => {
  const lines = ["1 Burger   9.99", "Total   9.99"]
  const vendorOf = (...head: ReadonlyArray<string>) => readReceipt([receiptPage([...head, ...lines])])?.data.vendor

  it("is what stands above a line that describes what is sold", () => {
    expect(vendorOf("Tully & Finn's", "New York Italian Restaurant & Bar", "12 Elm Street")).toBe("Tully & Finn's")
    expect(vendorOf("PHO 99", "VIETNAMESE NOODLE SOUP", "12 Elm Street")).toBe("PHO 99")
    expect(vendorOf("Zum Hirsch", "Griechische Spezialitäten und Weine", "Tel 07121 1234")).toBe("Zum Hirsch")
    expect(vendorOf("Chinese Restaurant", "12 Elm Street")).toBe("Chinese Restaurant")
  })

  it("is not how the order was taken, or what guests are asked to do", () => {
    for (const way of ["DINE IN", "TO GO", "TAKE OUT", "FOR HERE", "Drive Thru"]) {
      expect(vendorOf(way, "Olive & Thyme", "12 Elm Street")).toBe("Olive & Thyme")
    }
    expect(vendorOf("Like us on Facebook", "Olive & Thyme")).toBe("Olive & Thyme")
  })

  it("is no part of a menu, nothing that was ordered, and no place near by another", () => {
    expect(vendorOf("QTY ITEM   TOTAL", "1 Breakfast Deal   6.99", "1 S Coffee", "ADD Cream")).toBeNull()
    expect(vendorOf("Ordered:", "Completed", "Variation: Hazelnut", "Variation: Vanilla")).toBeNull()
    expect(vendorOf("Green Lane, Near by C21 Mall")).toBeNull()
  })

  it.each(["Merry Christmas!", "Happy Hour 4-6 PM", "COVID-19: Masks required", "Register 4", "Frohe Weihnachten!"])(
    "is no greeting of a season, no notice and no till: %s",
    (line) => {
      expect(vendorOf(line, "Alder House", "12 Jalan Mawar")).toBe("Alder House")
    }
  )

  it("is not the table that the bill is for, though a name may have one in it", () => {
    expect(vendorOf("Masa: 55", "Nota: 402289", "Ospatar: Ana")).toBeNull()
    expect(vendorOf("TAVOLO N. 7", "Olive & Thyme")).toBe("Olive & Thyme")
    expect(vendorOf("Mesa 12 Grill", "12 Elm Street")).toBe("Mesa 12 Grill")
  })

  it("may have a form's word in it where it heads an address, and is else no word of forms", () => {
    const names = ["The Green Table", "Chef's Table", "Date & Thyme"]
    for (const name of names) expect(vendorOf(name, "10 Columbus Circle", "Springfield")).toBe(name)
    expect(vendorOf("Guest Table", "10 Columbus Circle", "Springfield")).not.toBe("Guest Table")
    expect(vendorOf("The Green Table: 7", "Alder Paper", "10 Columbus Circle")).toBe("Alder Paper")
  })

  it.each([
    "10 Columbus Circle",
    "250 W 57th",
    "1500 Broadway",
    "12 Waterloo Pl",
    "8 place Bellecour",
    "Hauptstr. 12",
    "An der Alster 14",
    "Av. Paulista 1578",
    "Corso Italia 7",
    "Ronda Norte 2",
    "Rynek 12"
  ])("is no address: %s", (address) => {
    expect(vendorOf(address, "Springfield")).not.toBe(address)
    expect(vendorOf("Alder Paper", address)).toBe("Alder Paper")
  })

  it.each(["Circle K", "4 Guys Pizza", "Studio 54", "Am Markt Caf\u00e9", "Pier 1 Imports"])(
    "is not taken for an address: %s",
    (name) => {
      expect(vendorOf(name, "12 Market Street", "Springfield")).toBe(name)
    }
  )

  it("follows a greeting that takes two lines, and may say where it is", () => {
    expect(vendorOf("THANK YOU FOR DINING", "AT OLIVE & THYME", "12 Elm Street")).toBe("OLIVE & THYME")
    expect(vendorOf("TOAST & CO @ VIVO", "GST Reg No: 200509271K")).toBe("TOAST & CO @ VIVO")
    expect(vendorOf("Olive & Thyme", "hello@olive.example")).toBe("Olive & Thyme")
  })

  it("is no chain whose name is only a word of an address", () => {
    expect(vendorOf("Harbor Fish", "1250 El Camino Real")).toBe("Harbor Fish")
  })

  it.each([
    "Blauwald Netze - Adam-Ries-Str. 6 - 95512 Neudorf",
    "Blauwald Netze, Tannenweg 6, D-95512 Neudorf",
    "Blauwald Netze Tannenstraße 6 - 95512 Neudorf",
    "Blauwald Netze | Talmatten 10 | 95512 Neudorf"
  ])("is whose letter it is by the line above the address: %s", (sender) => {
    expect(vendorOf(sender, "Erlenhof GmbH", "Ida Linden", "Birkengasse 1", "53797 Lohmar", "Rechnung")).toBe(
      "Blauwald Netze"
    )
  })

  it("is nothing that is sold for some cents", () => {
    expect(vendorOf("ROYAL Oak", "05/01/91", "NOODLES .59", "NOODLES .59", "BUNS 1.99")).toBe("ROYAL Oak")
  })
  it.each([
    ["Storgatan Bygg AB", "Kvitto Storgatan Bygg AB"],
    ["Maxi ICA Stormarknad Haninge", "Kvitto Maxi ICA Stormarknad Haninge"],
    ["Corner Coffee", "Receipt from Corner Coffee"],
    ["Invoice Ninja LLC", "Invoice Ninja LLC"]
  ])("is %s behind what a receipt is called: %s", (vendor, title) => {
    expect(vendorOf(title, "Datum 2026-06-22")).toBe(vendor)
  })

  it("is no title of a document that lost a space, and has no number of a register with a figure too many", () => {
    expect(vendorOf("RETAIL INVOICEORIGINAL", "GEETHA RESTAURANT", "Vesu Char Rasta 5")).toBe("GEETHA RESTAURANT")
    expect(vendorOf("ALDER PAPER SDN BHD (728384-4M)", "Some Street 5")).toBe("ALDER PAPER SDN BHD")
  })

  it("is no head of a table", () => {
    expect(vendorOf("Kvitto", "Datum 2026-06-22", "Beskrivning   Artikelnummer   Pris   Mängd   Summa(SEK)")).toBe(null)
  })
  it.each([
    ["REMA 1000", ["REMA 1000", "Org.nr 979 443 137 MVA"]],
    ["KIWI", ["Salgskvittering", "KIWI 818 Bøhmergaten"]],
    ["KIWI", ["Salgskvittering", "KIwI 818 Bøhmergaten"]],
    ["Kaufland", ["EUR", "Kaufland - Gutschmidtstraße 19"]],
    ["Kaufland", ["EUR", "Kaufland - GutschmidtstraBe 19"]],
    ["Willys", ["Vår affärsidé: Sveriges billigaste matkasse", "WiLLY:S"]],
    ["coop", ["Pour moi et pour toi. coop", "Neuchâtel Maladière"]],
    ["DECATHLON", ["DECATHLON", "Tasa Sin IVA Total IVA IVA Inc."]]
  ])("is of the chain %s, wherever its shop is and whatever it promises", (vendor, head) => {
    expect(vendorOf(...head)).toBe(vendor)
  })

  it.each([[["Hauptstrasse 45", "2340 Mödling"]], [["TICKET N 14401 - VENTE", "Commentaire:", "23/09/2026"]]])(
    "is neither a town, nor a field, nor what the prices are in: %s",
    (head) => {
      expect(vendorOf(...head)).toBe(null)
    }
  )

  it("is no web address for its country's letters, which are a legal form elsewhere", () => {
    expect(vendorOf("Alder Baguetteria", "Storgatan 5", "www.alderbaguetter.se", "ORG. NR 556123-4567")).toBe(
      "Alder Baguetteria"
    )
  })

  it("is a chain's without the number of its shop, though that is called so behind the name", () => {
    expect(vendorOf("STARBUCKS Store #12345", "1234 Pine St", "Seattle, WA")).toBe("STARBUCKS")
  })

  it.each([
    ["THE HOME DEPOT", "1234 Elm St"],
    ["FLOOR & HEARTH", "Skokie IL 60077"]
  ])("does not go on with where it is: %s, %s", (name, place) => {
    expect(vendorOf(name, place, "(847)555-1212")).toBe(name)
  })
})
