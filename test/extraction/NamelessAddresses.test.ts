import { describe, expect, it } from "vitest"
import { readTyped } from "../support/readTyped.ts"
import { vendorOf } from "../support/vendorOf.ts"

describe("a name that is a picture, above an address", () => {
  it.each([
    ["Am Alten Markt 3", "18055 Rostock"],
    ["Grote Markt 5", "9712 HN Groningen"],
    ["Masarykova 12", "602 00 Brno"],
    ["Ilica 12", "10000 Zagreb"],
    ["Ερμού 25", "10563 Αθήνα"],
    ["пр-т Невский 28", "Санкт-Петербург"],
    ["ул. Тверская, д. 5", "г. Москва"],
    ["Drottninggatan 30 A", "Göteborg"],
    ["İstiklal Cad. No:45", "Beyoğlu / İSTANBUL"],
    ["12 High Street", "Oxford OX1 4DB"],
    ["Shop 12 Westfield", "Chermside QLD 4032"],
    ["MG Road", "Bengaluru 560001"],
    ["Sheikh Zayed Road", "Dubai, UAE"],
    ["Place du Marché", "35000 Rennes"],
    ["147 Nguyen Co Thach, An Loi Dong", "Ward, District 2, HCMC"]
  ])("is not stated: %s, %s", (street, town) => {
    expect(vendorOf(street, town)).toBeNull()
  })

  it.each([
    ["Bourbon Street", "300 Bourbon St", "New Orleans, LA 70130"],
    ["Block 16", "1611 Farnam St", "Omaha, NE 68102"],
    ["Pier 39", "12 Beach Street", "San Francisco, CA 94133"],
    ["Göteborg Grill", "Drottninggatan 30 A", "Göteborg"],
    ["Alder Fuel", "1200 Main St, Reno NV", "Pump 04"],
    ["Salon 21", "Ilica 5", "10000 Zagreb"]
  ])("is a name where the whole address stands below: %s", (name, street, town) => {
    expect(vendorOf(name, street, town)).toBe(name)
  })

  it("is neither what somebody wrote on the picture, nor what is sold", () => {
    expect(vendorOf("There goes my 24,300.… and I'm not even full.")).toBeNull()
    const data = readTyped(`147 Nguyen Co Thach, An Loi Dong
Ward, District 2, HCMC
Mar 16, 19 09:31 AM
Cold Brew Iced Coffee - LARGE
1 x 84,000                          84,000
Cheesecake
1 x 69,000                          69,000
Total VND:                         153,000`)
    expect([data?.vendor, data?.total]).toEqual([null, 153000])
  })
})
