import { describe, expect, it } from "vitest"
import { inTraditional } from "../../src/extraction/local/ocr/inTraditional.ts"

describe("characters of simplified Chinese", () => {
  it("are traditional ones on a page in traditional Chinese", () => {
    const page = ["大兴茶餐廳", "電話:2395 0123", "焗猪扒飯", "總計: $154"]
    expect(inTraditional(page)).toEqual(["大興茶餐廳", "電話:2395 0123", "焗豬扒飯", "總計: $154"])
  })

  it("are left where traditional texts have them too", () => {
    const page = ["台北信義店", "電子發票證明聯", "牛肉面", "公里"]
    expect(inTraditional(page)).toEqual(page)
  })

  it.each([
    [["老王川菜馆", "宫保鸡丁 42", "青岛啤酒 8", "總店"]],
    [["居酒屋 三平", "焼き鳥盛合せ", "刺身三点盛"]],
    [["HARBOUR LANE", "Bread 2.50"]]
  ])("are left on other pages: %j", (page) => {
    expect(inTraditional(page)).toEqual(page)
  })
})
