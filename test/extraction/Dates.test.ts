import { describe, expect, it } from "vitest"
import { readPages, readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const dateOf = (...lines: ReadonlyArray<string>) =>
  readReceipt([receiptPage(["Corner Diner", ...lines, "Soup   7.00", "Total   7.00"])])?.data.date

describe("a date", () => {
  it.each([
    ["令和元年5月6日", "2019-05-06"],
    ["平成31年4月1日", "2019-04-01"],
    ["H31.4.1", "2019-04-01"],
    ["R07/12/22", "2025-12-22"],
    ["25年12月22日", "2025-12-22"],
    ["14.XI.2026", "2026-11-14"],
    ["14 IV 2026", "2026-04-14"],
    ["3. listopada 2024.", "2024-10-03"],
    ["3 listopada 2024", "2024-11-03"],
    ["3. listopadu 2024", "2024-11-03"],
    ["3 มกราคม ค.ศ. 2024", "2024-01-03"]
  ])("counts years of Japan's eras, and has the months of its language: %s", (line, date) => {
    expect(dateOf(line)).toBe(date)
  })

  it.each([
    ["month first", ["03/10/19", "03/11/19", "03/12/19"], "2019-03-12"],
    ["day first", ["10/03/19", "11/03/19", "12/03/19"], "2019-03-12"]
  ])("is in the order in which the nights of a stay follow each other: %s", (_, nights, date) => {
    expect(dateOf(`Date: ${nights[2]}`, ...nights.map((night) => `${night} Room   119.00`))).toBe(date)
  })

  it.each([
    ["26/O5/2014", "2014-05-26"],
    ["O8/31/2015 10:33", "2015-08-31"],
    ["08/3I/2O15", "2015-08-31"],
    ["JANI5 14 5:50PM", "2014-01-15"],
    ["53 KS#03 S#1 Ju1.30'11(Sat)07:27", "2011-07-30"],
    ["N0v 12 2013", "2013-11-12"],
    ["0ct 25 2012", "2012-10-25"],
    ["DEC 0S 2013", "2013-12-05"],
    ["l5/03/2017", "2017-03-15"],
    ["15-03-20I7", "2017-03-15"],
    ["20l7/03/15", "2017-03-15"],
    ["15I03I2017", "2017-03-15"],
    ["Mar 15,12017", "2017-03-15"],
    ["Mar|15, 2017", "2017-03-15"],
    ["15:03:2017 19:32", "2017-03-15"],
    // with two digits of a year, where it stands alone, or a label or a time before it
    ["03/15/1T", "2017-03-15"],
    ["Date: 03/1S/17", "2017-03-15"],
    ["7:32 PM 03-15-l7", "2017-03-15"],
    ["Mar15'1T", "2017-03-15"],
    ["DATE 1S-MAR-17", "2017-03-15"],
    ["03/]5/2017", "2017-03-15"],
    ["0&/15/17 19:32", "2017-08-15"],
    ["03/15/2077", "2017-03-15"],
    ["15///17 19:32", "2017-01-15"],
    ["2017-03-1S", "2017-03-15"],
    ["4 Mar 15 2017 19:32", "2017-03-15"],
    ["4 Mar 15, 2O17 19:32", "2017-03-15"],
    ["20]7-03-15 19:32", "2017-03-15"],
    [": 115/03/2017", "2017-03-15"],
    ["Date: 115 Mar 17", "2017-03-15"],
    ['Aup15"17 07:0M', "2017-08-15"],
    ["MAR15117 12:30", "2017-03-15"],
    ["MAR15'17:30PM", "2017-03-15"],
    ["MAR75 14 5:50PM", "2014-03-15"],
    ["15:-03-2017 19:32", "2017-03-15"],
    ["25 Dec 15 11 35:34", "2015-12-25"]
  ])("is read through letters that digits were taken for: %s", (printed, date) => {
    expect(dateOf(printed)).toBe(date)
  })

  it.each([
    ["Date 121418", "2018-12-14"],
    ["121418 19:32", "2018-12-14"],
    ["12 14 18 19:32", "2018-12-14"],
    ["Date: 12142018", "2018-12-14"],
    ["FriDec 14 18 07:32PM", "2018-12-14"],
    ["Dec 142018", "2018-12-14"],
    ["14 12 2018", "2018-12-14"]
  ])("is read without what parts it: %s", (printed, date) => {
    expect(dateOf(printed)).toBe(date)
  })

  it.each([
    ["4 Oca 2018", "2018-01-04"],
    ["2018. dec. 14. 19:32", "2018-12-14"],
    ["14 ธ.ค. 61", "2018-12-14"],
    ["14 คันยายน 2561", "2018-09-14"],
    ["14 דצמ׳ 2018", "2018-12-14"],
    ["١٤\u200f/١٢\u200f/٢٠١٨", "2018-12-14"],
    ["दिनांक १४/१२/२०१८", "2018-12-14"],
    ["4 كانون الثاني 2018", "2018-01-04"],
    ["14 de desembre del 2018", "2018-12-14"],
    ["107/12/14 19:32", "2018-12-14"],
    ["'18/12/14", "2018-12-14"]
  ])("is read as its country writes it: %s", (printed, date) => {
    expect(dateOf(printed)).toBe(date)
  })

  it("is no hour of business", () => {
    expect(dateOf("PON-SUB 7:00 - 22:00")).toBeNull()
  })

  it.each([
    ["12 War 18 8:54 AM", "2018-03-12"],
    ["Oet25'12 08:17PM", "2012-10-25"],
    ["Septembar 12, 2014", "2014-09-12"],
    ["5ep05'17 08:01PM", "2017-09-05"],
    ["15 Ma r 2017 13:30", "2017-03-15"]
  ])("is read through a letter of its month: %s", (printed, date) => {
    expect(dateOf(printed)).toBe(date)
  })

  it.each([
    ["03/1 5/2017", "2017-03-15"],
    ["2 017-03-15 18:22", "2017-03-15"],
    ["03/15/201 7", "2017-03-15"],
    ["03/15/20 17 12:30", "2017-03-15"],
    ["03/15/1 7 12:30", "2017-03-15"]
  ])("is read through a space within a number: %s", (printed, date) => {
    expect(dateOf(printed)).toBe(date)
  })

  it.each([
    ["0315/2017", "2017-03-15"],
    ["03/152017", "2017-03-15"],
    ["03715/2017", "2017-03-15"],
    ["03/15117 12:30", "2017-03-15"],
    ["03/15 2017", "2017-03-15"],
    ["03//15/2017", "2017-03-15"],
    ["03/15:2017", "2017-03-15"],
    ["15 03 2017 12:30", "2017-03-15"],
    ["12:30:4503/15/2017", "2017-03-15"],
    ["Date: 15032017", "2017-03-15"],
    ["15–03–2017", "2017-03-15"]
  ])("is read where a mark was lost, doubled or taken for another: %s", (printed, date) => {
    expect(dateOf(printed)).toBe(date)
  })

  it.each([
    ["Wed Mar 15 12:30:45 EDT 2017", "2017-03-15"],
    ["MAR152017 12:30", "2017-03-15"],
    ["WEDNESDAY15MARCH2017", "2017-03-15"],
    ["17年3月15日", "2017-03-15"]
  ])("is read as machines write it: %s", (printed, date) => {
    expect(dateOf(printed)).toBe(date)
  })

  it.each(["Tel 031 152 0170", "0315-2017", "Item 15032017", "No 03 15 17", "SKU 1234/152017"])(
    "is no other number: %s",
    (line) => {
      expect(dateOf(line)).toBeNull()
    }
  )

  it.each(["März 2025", "Mars 2025", "August 2025", "Août 2025", "Mayıs 2025", "Junio 2025", "Sept 2025"])(
    "is not made of a month and a year alone: %s",
    (printed) => {
      expect(dateOf(printed)).toBeNull()
    }
  )

  it("begins with its month, whatever number stands before that", () => {
    expect(dateOf("S#1   Jul.30'11(Sat)07:27")).toBe("2011-07-30")
    // "out" is October in Portuguese
    expect(dateOf("OUT 05/12/24   17:42", "Parking in Austin TX 78701")).toBe("2024-05-12")
  })

  it("is no price behind a word that is a month elsewhere", () => {
    expect(dateOf("Kaya Toast Set   4.80")).toBeNull()
    expect(dateOf("Kaya Toast Set 4.80")).toBeNull()
  })

  it("begins with the month where nothing but tips and the clock tell the country", () => {
    expect(dateOf("10/07/13   8:43p", "Tip Not Included")).toBe("2013-10-07")
    expect(dateOf("10/07/13   20:43")).toBe("2013-07-10")
  })

  it("falls on the day of the week that stands beside it", () => {
    expect(dateOf("Sat 03/04/2017   12:10")).toBe("2017-03-04")
    expect(dateOf("Mon 03/04/2017   12:10")).toBe("2017-04-03")
    expect(dateOf("Dienstag, 05.06.2018")).toBe("2018-06-05")
    // neither order falls on a Sunday: the day is misread, or belongs to something else
    expect(dateOf("Open Sun 03/04/2017   12:10")).toBe("2017-04-03")
  })

  it.each([
    ["8/7/25", "2025-07-08"],
    ["3.4.21", "2021-04-03"],
    ["2024. gada 12. marts 12:34", "2024-03-12"],
    ["2024. g. 12. marts", "2024-03-12"],
    ["24년 3월 12일", "2024-03-12"],
    ["12 сакавіка 2024", "2024-03-12"],
    ["12 Machi 2024", "2024-03-12"]
  ])("may be short, or of one more language: %s", (printed, date) => {
    expect(dateOf(printed)).toBe(date)
  })

  it.each([
    ["MON JANUARY 11,2018", "2016-01-11"],
    ["Sunday 18/05/2021", "2021-05-16"],
    ["Tuesday 10/03/2021", "2021-03-16"]
  ])("has the figure of its day of the week where eyes may have taken it for another one: %s", (printed, date) => {
    const { runs, ...page } = receiptPage(["Corner Diner", printed, "Soup   7.00", "Total   7.00"])
    const seen = { ...page, runs: runs.map((run) => ({ ...run, confidence: 0.97 })) }
    expect(readReceipt([seen])?.data.date).toBe(date)
  })

  it("stays as it is set beside another day of the week", () => {
    expect(dateOf("MON JANUARY 11,2018")).toBe("2018-01-11")
  })

  it("stays ambiguous beside a day of the week on which it does not fall", () => {
    const warningsOf = (line: string) =>
      readPages([receiptPage(["Corner Diner", line, "Soup   7.00", "Total   7.00"])])?.warnings.map(({ code }) => code)
    expect(warningsOf("Open Sun 03/04/2017   12:10")).toContain("date_order_ambiguous")
    expect(warningsOf("Sat 03/04/2017   12:10")).not.toContain("date_order_ambiguous")
  })

  it("is not in the future where its numbers can be read otherwise, or another date is printed", () => {
    const dateBefore = (latestDay: string, ...lines: ReadonlyArray<string>) =>
      readReceipt([receiptPage(["Corner Diner", ...lines, "Soup   7.00", "Total   7.00"])], { latestDay })?.data.date
    expect(dateBefore("2026-11-25", "03/12/2026")).toBe("2026-03-12")
    expect(dateBefore("2026-12-25", "03/12/2026")).toBe("2026-12-03")
    expect(dateBefore("2026-11-25", "11/11/2037 10:30", "Copy of 11/11/2017")).toBe("2017-11-11")
    // what is printed is told all the same
    expect(dateBefore("2026-11-25", "24/12/2026")).toBe("2026-12-24")
  })

  it.each(["Order 12 Bag 18", "Jug 5'12 deep"])("is no word that is like a month elsewhere: %s", (line) => {
    expect(dateOf(line)).toBeNull()
  })

  it("is rather one that was read without a doubt", () => {
    expect(dateOf("Date: 26/O5/2014", "27/05/2014")).toBe("2014-05-27")
  })

  it.each(["Ref IO/BO/SOS1", "O/I/OO", "Room B1-O2-1S45"])(
    "is no word of letters that look like digits: %s",
    (line) => {
      expect(dateOf(line)).toBeNull()
    }
  )

  it.each(["27-May-20?3 19:32", "10/26/20?3 19:32", "01-?7-2018 19:32", "3/2017", "12 15 4"])(
    "is not made of what is left of one: %s",
    (line) => {
      expect(dateOf(line)).toBeNull()
    }
  )
})
