import { describe, expect, it } from "vitest"
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
    ["Place du Marché", "35000 Rennes"]
  ])("is not stated: %s, %s", (street, town) => {
    expect(vendorOf(street, town)).toBeNull()
  })

  it.each([
    ["Bourbon Street", "300 Bourbon St", "New Orleans, LA 70130"],
    ["Block 16", "1611 Farnam St", "Omaha, NE 68102"],
    ["Pier 39", "12 Beach Street", "San Francisco, CA 94133"],
    ["Göteborg Grill", "Drottninggatan 30 A", "Göteborg"],
    ["Salon 21", "Ilica 5", "10000 Zagreb"]
  ])("is a name where the whole address stands below: %s", (name, street, town) => {
    expect(vendorOf(name, street, town)).toBe(name)
  })
})
