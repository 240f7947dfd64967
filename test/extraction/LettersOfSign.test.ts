import { expect, it } from "vitest"
import { withSignOfPage } from "../../src/extraction/local/reading/lettersOfSign.ts"
import { toRows } from "../../src/extraction/local/reading/Rows.ts"
import { typed } from "../support/papers.ts"
import { readTyped } from "../support/readTyped.ts"

const goods = (sign: string) => {
  const read = readTyped(`Kedai Makan
12 Jalan Besar, 50000 Kuala Lumpur
02/10/2026 16:11
NASI LEMAK                 RM4.50
TEH TARIK                  ${sign}3.25
TOTAL                      RM7.75`)
  return { currency: read?.currency, items: read?.items.map(({ name, total_price }) => [name, total_price]) }
}
const asPrinted = {
  currency: "MYR",
  items: [
    ["NASI LEMAK", 4.5],
    ["TEH TARIK", 3.25]
  ]
}

it.each(["RM", "RW", "RN", "AM", "RMM", "RRM"])("reads %s before an amount as the sign before the others", (sign) => {
  expect(goods(sign)).toEqual(asPrinted)
})

it("reads one with a space behind it, too", () => {
  const paper = (cash: string) => `Toko Roti
ROTI                       Rp 12,000
KOPI                       Rp 8,000
TOTAL                      Rp 20,000
TUNAI                      ${cash}`
  expect(readTyped(paper("R 0.00"))?.currency).toBe("IDR")
})

it("leaves what else touches an amount", () => {
  expect(goods("NET").items).not.toContainEqual(["TEH TARIK", 3.25])
})

it("leaves the unit of a weight, which is a letter off the sign", () => {
  const paper = `Torvehallen
1,250 kg 25,00 kr/kg
POTETER                    kr 31,25
BRØD                       kr 20,00
SUM                        kr 51,25`
  expect(readTyped(paper)?.items.map(({ name, total_price }) => [name, total_price])).toContainEqual(["POTETER", 31.25])
  expect(withSignOfPage(toRows([typed(paper)]))("1,250 kg 25,00 kr/kg")).toBe("1,250 kg 25,00 kr/kg")
})
