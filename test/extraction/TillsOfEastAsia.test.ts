import { describe, expect, it } from "vitest"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const read = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data
const namesOf = (data: ReturnType<typeof read>) => data?.items.map(({ name }) => name)

describe("a Korean till", () => {
  it("labels the shop's name in brackets", () => {
    const head = ["[영수증]", "[매장명] 달빛상회 한강점", "[사업자] 123-45-67890", "[매출일] 2024-05-28 18:57:54"]
    const goods = ["상 품 명   단 가   수 량   금 액", "둥굴레차   5,500   2   11,000", "합계 금액   11,000"]
    expect(read(...head, ...goods)).toMatchObject({ vendor: "달빛상회 한강점", currency: "KRW", total: 11000 })
  })

  it("writes its number and its owner behind the shop's name, and sells no vendor", () => {
    const head = ["[영수증]", "달빛인디아 / 401-11-84868 / 홍길동", "전라북도 군산시 강변길 36", "2024-05-30 13:11:26"]
    const goods = ["상 품 명   단 가   수량   금 액", "치킨커리   12,000   2   24,000", "라씨   3,000   2   6,000"]
    expect(read(...head, ...goods, "합 계 금 액   30,000")?.vendor).toBe("달빛인디아")
  })

  it("counts closely, numbers its lines and marks what is free of tax", () => {
    const goods = [
      "001 달빛우유1L   2,890   2   5,780",
      "002 *콩나물   1,990   1   1,990",
      "003 라면   4,100   1   4,100"
    ]
    const data = read("달빛마트 강서점", "서울 강서구 화곡로 1", ...goods, "라면 할인   -600", "합 계   11,270")
    expect(namesOf(data)).toEqual(["달빛우유1L", "콩나물", "라면", "라면 할인"])
    const counted = read("달빛문구점", "연필 2개 × 1,000원 = 2,000원", "노트 1개 × 3,000원 = 3,000원", "합계: 5,000원")
    expect(counted?.items[0]).toMatchObject({ name: "연필", quantity: 2, unit_price: 1000 })
  })

  it("sells no terminal's number", () => {
    const slip = ["달빛설렁탕", "436-12-00482/ TID: 7154372/ Tel: 02-865-1255", "2024/08/12 19:44:28"]
    const data = read(...slip, "거래금액:   16,364원", "부가세 :   1,636원", "합   계:   18,000원")
    expect(data).toMatchObject({ total: 18000, items: [] })
  })
})

describe("a Chinese till", () => {
  it("closes a name with a bracket of full width", () => {
    const goods = ["数量   单价   小计", "6901234567890   纯牛奶250ml", "2   3.50   7.00", "应收：7.00", "现金：7.00"]
    const data = read("明月超市（湖滨店）", "收银员：0032   机号：05", "交易时间：2023-11-18 10:22:31", ...goods)
    expect(data).toMatchObject({ vendor: "明月超市(湖滨店)", currency: "CNY", total: 7 })
  })

  it("names both parties of an invoice", () => {
    const data = read(
      "电子发票",
      "开票日期：2023年06月15日",
      "购买方 名称：青松科技有限公司",
      "餐饮服务   1   471.70   471.70   6%   28.30",
      "价税合计（小写）   ¥500.00",
      "销售方 名称：明月餐饮有限公司"
    )
    expect(data).toMatchObject({ vendor: "明月餐饮有限公司", total: 500 })
  })
})

describe("prices below a hundred", () => {
  it("are whole though the sums have decimals", () => {
    const dishes = ["鸳鸯锅底   1   88   88", "捞派肥牛   2   58   116", "虾滑   1   62   62", "酸梅汤   4   9   36"]
    const data = read(
      "明月火锅",
      "菜品   数量   单价   小计",
      ...dishes,
      "消费合计:   302.00",
      "优惠:   -30.20",
      "实付:   271.80"
    )
    expect(data?.items.map(({ quantity, total_price }) => [quantity, total_price])).toEqual([
      [1, 88],
      [2, 116],
      [1, 62],
      [4, 36]
    ])
  })

  it("are whole though what is weighed has decimals, and comes to whole coins", () => {
    const goods = ["鮮乳936ml   92 TX", "豆漿   25 TX", "香蕉", "0.652kg x 45   29 TX", "購物袋   11 TX"]
    const data = read("明月超市", "2024-03-12", "賣方 16740494", ...goods, "總計   157", "現金   200", "找零   43")
    expect(data?.items[2]).toMatchObject({ name: "香蕉", quantity: 0.652, unit_price: 45, total_price: 29 })
    expect(data?.items).toHaveLength(4)
  })
})

describe("a till in Taiwan", () => {
  it("tells the total above the goods, whose prices are small", () => {
    const head = [
      "明月實業股份有限公司",
      "電子發票證明聯",
      "2023-10-05 18:22:10",
      "隨機碼 1234   總計 215",
      "賣方 22662550"
    ]
    const goods = [
      "品名   數量   單價   金額",
      "鮮乳936ml   1   92   92TX",
      "吐司   1   45   45TX",
      "雞蛋   1   78   78TX"
    ]
    const data = read(...head, ...goods, "合計 3 項   金額 215", "現金   500   找零 285")
    expect(data).toMatchObject({ currency: "TWD", total: 215 })
    expect(data?.items.map(({ total_price }) => total_price)).toEqual([92, 45, 78])
  })
})

describe("a till that was given money and gave change", () => {
  it.each([
    ["in Taiwan", ["全家便利商店", "24/03/14 12:30", "牛奶   35", "麵包   45", "合計   80", "現金   100", "找零   20"]],
    ["anywhere", ["ALDER", "14/03/2024 12:30", "Milk   35", "Bread   45", "Total   80", "Cash   100", "Change   20"]]
  ])("sells for less than a hundred, without decimals or a sign: %s", (_, lines) => {
    const data = read(...lines)
    expect([data?.total, data?.items.map(({ total_price }) => total_price)]).toEqual([80, [35, 45]])
  })
})

describe("a bill without decimals", () => {
  it("sells one for fifty, and no fifty for one", () => {
    const goods = ["拉麵 298 x 2   596", "加麵 50 x 1   50", "鹽味蛋 40 x 2   80"]
    const data = read("明月拉麵 台北館", "2024-03-09 13:22", ...goods, "總計   NT$726")
    expect(data?.items.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
      [2, 298],
      [1, 50],
      [2, 40]
    ])
  })

  it("is an invoice whose font shows a backslash for yen, and whose tax stands in brackets", () => {
    const head = ["請求書", "株式会社スカイ 御中", "株式会社SIX", "発行日：2026年4月10日", "品名   金額"]
    const data = read(
      ...head,
      "報酬   \\786,643",
      "代行費用   \\150,000",
      "消費税（10％内税）   (85,149)",
      "合計   \\936,643"
    )
    expect([data?.total, data?.currency, data?.items.map(({ name }) => name)]).toEqual([
      936643,
      "JPY",
      ["報酬", "代行費用"]
    ])
    expect(data?.taxes).toEqual([{ label: "消費税（10％内税）", amount: 85149 }])
  })

  it("has no date in the number of a document, and no vendor in what an invoice is about", () => {
    const head = ["№ H2026-03-09", "請求書", "件名 業務委託契約3月分", "発行日 2026年4月1日"]
    const data = read(...head, "動画編集   119,300", "合計   119,300円")
    expect([data?.vendor, data?.date]).toEqual([null, "2026-04-01"])
  })
})
