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
    ["a web address, where no line is a name", ["Receipt 4711", "alder@gmail.com", "www.alder-paper.co.uk"]],
    ["a web address of which the start was misread", ["Receipt 4711", "alder@gmail.com", "wuw.alder-paper.co.uk"]]
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
