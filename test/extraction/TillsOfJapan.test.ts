import { describe, expect, it } from "vitest"
import { typed } from "../support/papers.ts"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const read = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data
const namesOf = (data: ReturnType<typeof read>) => data?.items.map(({ name }) => name)

describe("a Japanese till", () => {
  it("prints what one costs below the name, and takes little off with a minus before the sign", () => {
    const goods = ["牛乳   ¥218※", "キャベツ", "2コ X 単158   ¥316※", "洗剤   ¥398", "値引   -¥50"]
    const data = read("スーパーやまなみ", "2024年3月15日 18:32", ...goods, "小計   ¥882", "合計   ¥882")
    expect(data?.items).toEqual([
      { name: "牛乳", quantity: 1, unit_price: 218, total_price: 218 },
      { name: "キャベツ", quantity: 2, unit_price: 158, total_price: 316 },
      { name: "洗剤", quantity: 1, unit_price: 398, total_price: 398 },
      { name: "値引", quantity: 1, unit_price: -50, total_price: -50 }
    ])
  })

  it("prints the price of one behind the name, and what all cost below, and whether their tax is in it", () => {
    const goods = ["おにぎり   2点   ¥440軽", "お茶525ml   @148", "3点   ¥444軽", "外 アイマスク   ¥105"]
    const data = read("コンビニやまなみ", "東京都新宿区西新宿1-1-1", "2024年9月18日", ...goods, "合計   ¥989")
    expect(data?.items).toMatchObject([
      { name: "おにぎり", quantity: 2, unit_price: 220 },
      { name: "お茶525ml", quantity: 3, unit_price: 148 },
      { name: "アイマスク", quantity: 1, unit_price: 105 }
    ])
  })

  it("counts close to the price of one, and prints the department close before the name", () => {
    const goods = ["0003食パン", "2コX単328   ¥656", "0014MN紙袋M   ¥30"]
    const data = read("ベーカリーやまなみ", "2024年5月3日 18:32", ...goods, "合計   ¥686")
    expect(data?.items).toEqual([
      { name: "食パン", quantity: 2, unit_price: 328, total_price: 656 },
      { name: "MN紙袋M", quantity: 1, unit_price: 30, total_price: 30 }
    ])
  })

  it("calls count and price by their names on each line", () => {
    const goods = ["レギュラー", "数量 32.15L 単価 @168.0   ¥5,401", "(内消費税10%   ¥491)"]
    const data = read("株式会社やまなみ石油", "2024年08月14日 09:31", ...goods, "合計   ¥5,401")
    expect(data?.items).toEqual([{ name: "レギュラー", quantity: 32.15, unit_price: 168, total_price: 5401 }])
  })

  const day = "2026年3月4日 (水) 17:05 レジ0071"

  it("counts in the line of the price, which counts nothing of the next line", () => {
    const goods = ["411001 青空フラワー", "2コX単328   ¥656", "内レジ袋4円   ¥4"]
    const data = read("青空ストア", day, ...goods, "合計   ¥660", "お預り   ¥1,000", "お釣り   ¥340")
    expect(data?.items.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
      [2, 328],
      [1, 4]
    ])
  })

  it("leads its goods with their departments, with a mark behind it and without a space", () => {
    const goods = [
      "0047 ハウスカレー   ¥328",
      "0015* ヨーグルト   ¥178",
      "0014KAL紙袋M   ¥30",
      "0009 デザインSポット   ¥498"
    ]
    expect(namesOf(read("青空ストア", day, ...goods, "合計   ¥1,034"))).toEqual([
      "ハウスカレー",
      "ヨーグルト",
      "KAL紙袋M",
      "デザインSポット"
    ])
    expect(namesOf(read("青空市役所", day, "0001 納税証明   ¥300", "合計   ¥300"))).toEqual(["納税証明"])
  })

  it("lists its goods below the receipt that says what they came to", () => {
    const receipt = [
      "領収証",
      "青空電機 八幡店",
      "¥32,580-",
      "(内、消費税等 ¥2,961-)",
      "(10%対象 ¥32,580 消費税 ¥2,961)"
    ]
    const goods = ["上記正に領収致しました。", day, "ヘッドホン   ¥24,800", "充電器   ¥7,120", "ラッピング   ¥660"]
    const data = read(...receipt, ...goods, "小計   ¥32,580", "合計   ¥32,580", "現金   ¥32,580")
    expect(namesOf(data)).toEqual(["ヘッドホン", "充電器", "ラッピング"])
  })

  it("is of the company that its head names, and sells what one character names", () => {
    const head = "Super AOZORA\n青空ホームサービス株式会社\n2026年3月4日\n"
    const page = typed(`${head}傘                  ¥996\n卵                  ¥298\n合計                ¥1,294`)
    const data = readReceipt([page])?.data
    expect(data?.vendor).toBe("青空ホームサービス株式会社")
    expect(namesOf(data)).toEqual(["傘", "卵"])
  })

  it("lists its goods below the receipt and its sums, with marks of their taxes before their names", () => {
    const receipt = [
      "領収証",
      day,
      "¥656-",
      "(08%対象   ¥656   内税   ¥48)",
      "合計   ¥656",
      "(内税   ¥48)",
      "上記正に領収しました"
    ]
    const goods = ["担当者 No570", "内*ヨーグルト   ¥258", "内 きのこたけのこ   ¥398"]
    const data = read("青空薬局", ...receipt, ...goods, "合計   ¥656", "お預り   ¥1,056", "お釣り   ¥400")
    expect(namesOf(data)).toEqual(["ヨーグルト", "きのこたけのこ"])
  })

  it("sums up for each rate before tax, and below the total with it", () => {
    const goods = ["おにぎり   *140", "緑茶   *151", "コーヒー   120", "値引額   -20"]
    const sums = ["小計(税抜8%)   ¥291", "消費税等(8%)   ¥23", "小計(税抜10%)   ¥100", "消費税等(10%)   ¥10"]
    const data = read(
      "セブン-イレブン",
      day,
      ...goods,
      ...sums,
      "合計   ¥424",
      "(税率 8%対象   ¥314)",
      "(税率10%対象   ¥110)"
    )
    expect(data?.items.map(({ total_price }) => total_price)).toEqual([140, 151, 120, -20])
    expect(data?.subtotal).not.toBe(291)
  })

  it("names the article's number above its name, and what goods came to", () => {
    const page = typed(`
青空屋
2026年3月4日 (水) 17:05
4902053118779 JAN
000406* ホイップ         ¥368
2100017701292 JAN
000051*サニーレタス      ¥129
お買上高   2点           ¥497
外税額                   ¥39
合計                     ¥536`)
    const data = readReceipt([page])?.data
    expect(namesOf(data)).toEqual(["ホイップ", "サニーレタス"])
    expect(data?.subtotal).toBe(497)
  })

  it("has its telephone behind its name, which begins with the legal form", () => {
    const vendorOf = (...head: ReadonlyArray<string>) => read(...head, day, "パン   ¥300", "合計   ¥300")?.vendor
    expect(vendorOf("ラーメン青空 03-1234-5678")).toBe("ラーメン青空")
    expect(vendorOf("青空屋 TEL0940-38-8897")).toBe("青空屋")
    expect(vendorOf("青葉ショップ", "(株)青空屋 青葉ショップ 0940-35-6132")).toBe("(株)青空屋 青葉ショップ")
  })

  it("is a notice of what gas costs, and no company's name", () => {
    const data = read("ガス 検針のお知らせ", "検針日   2026年2月5日", "ガス料金   15,746円", "ご請求額   15,746円")
    expect(data).toMatchObject({ vendor: null, total: 15746 })
  })
})

describe("a receipt by hand in Japan", () => {
  it("has its total alone in a row, closed with a line, and no goods", () => {
    const head = [
      "領 収 証",
      "株式会社あおぞら 様",
      "¥ 12,100-",
      "但 飲食代として",
      "2024年 5月 9日 上記正に領収いたしました"
    ]
    const tax = "内訳 税抜金額 ¥11,000   消費税額等(10%) ¥1,100"
    const data = read(...head, tax, "和食処 ひなた", "大阪府大阪市北区梅田1-1-1", "登録番号 T5555555555555")
    expect(data).toMatchObject({ vendor: "和食処 ひなた", total: 12100, subtotal: 11000, taxes: [{ amount: 1100 }] })
  })

  it("states no rate as a tax whose sign was not read", () => {
    const lines = ["領収書", "2026年6月13日", "¥12,050円", "「消費税等込み 10」", "東海旅客鉄道株式会社"]
    expect(read(...lines)).toMatchObject({ total: 12_050, taxes: [], category: "Transportation" })
  })
})
