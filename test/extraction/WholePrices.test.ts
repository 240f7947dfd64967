import { describe, expect, it } from "vitest"
import { itemsTyped, readTyped } from "../support/readTyped.ts"

describe("prices without decimals", () => {
  const bonus = `
Alder Matvara
VSK nr. 67891
13.03.2025  16:44:02
Mjólk 1L                    249
Brauð Heimilis              429
Bananar  0,812 kg x 329     267
Poki                         45
Samtals                     990
VSK 11%    945   93,65
VSK 24%     45    8,71`

  it("stand beside taxes that have some, as in Iceland", () => {
    expect(readTyped(bonus)).toMatchObject({ total: 990, currency: "ISK", date: "2025-03-13" })
    expect(itemsTyped(bonus)).toEqual(["1 Mjólk 1L 249", "1 Brauð Heimilis 429", "0.812 Bananar 267", "1 Poki 45"])
  })

  it("may be small among sizes, and be paid back for a bottle", () => {
    expect(
      itemsTyped(`ALDER MAGYARORSZÁG KFT.
C00 TEJ 1,5% 1L                    389
C00 KENYÉR FEHÉR 1KG               699
A00 SÖR DREHER 0,5L                349
A00 BETÉTDÍJ                        50
RÉSZÖSSZESEN:                    1 487
KEDVEZMÉNY                        -100
ÖSSZESEN:                     1 387 Ft`)
    ).toEqual(["1 TEJ 1,5% 1L 389", "1 KENYÉR FEHÉR 1KG 699", "1 SÖR DREHER 0,5L 349", "1 BETÉTDÍJ 50"])
  })

  it("are worked out where others have some", () => {
    expect(
      itemsTyped(`ТОО "Ольха"
1. Кефир 2,5% 900г
   2 шт x 520 =               1040
2. Яблоки Апорт
   1,240 кг x 890 =        1103,60
3. Пакет майка
   1 шт x 25 =                  25
ИТОГО:                    2168,60 ₸`)
    ).toEqual(["2 Кефир 2,5% 900г 1040", "1.24 Яблоки Апорт 1103.6", "1 Пакет майка 25"])
  })
})
