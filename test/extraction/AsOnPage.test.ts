import { describe, expect, it } from "vitest"
import { asOnPage, hasRareLetters } from "../../src/extraction/local/ocr/asOnPage.ts"

it("takes letters of a script that the page does not show for their Latin twins", () => {
  expect(asOnPage(["НАКО", "СА 1", "Total 12.00"])).toEqual(["HAKO", "CA 1", "Total 12.00"])
  expect(asOnPage(["Οεt25'12 08:17PM", "67 Pall Malт", "Total"])).toEqual(["Oet25'12 08:17PM", "67 Pall Malt", "Total"])
  expect(asOnPage(["НАКО", "Итого к оплате"])).toEqual(["НАКО", "Итого к оплате"])
})

describe("a page in Latin letters", () => {
  it("has those of its language, one with another mark for one that it lacks", () => {
    const polish = ["Sałata rzymska", "Żółty ser łódzki", "Świeże pączki"]
    expect(asOnPage([...polish, "DOMAČE JABŁKA"]).at(-1)).toBe("DOMAĆE JABŁKA")
    expect(asOnPage(["Hähnchen", "Brötchen mit Käse", "2 à 4.50 Crème brûlée"]).at(-1)).toBe("2 à 4.50 Crème brûlée")
    expect(asOnPage(["Hähnchen", "Brötchen mit Käse", "Hãhnchen 1x"]).at(-1)).toBe("Hähnchen 1x")
    expect(asOnPage(["Äyriäisiä", "Pähkinä", "Şavuhovi café"]).at(-1)).toBe("Savuhovi café")
    expect(asOnPage(["Phở bò", "Trà đường", "Nước suối"]).at(-1)).toBe("Nước suối")
  })

  it("is in Vietnamese only where every other word shows it", () => {
    const portuguese = [
      "Bolo de aniversário",
      "Pastel de nata",
      "Oficina do Pẩo, Lisboa",
      "Total ilíquido",
      "Café da manhã"
    ]
    expect(asOnPage(portuguese)[2]).toBe("Oficina do Pao, Lisboa")
    expect(asOnPage(["Thank you for dining with us", "Croissant xệ 3.20"]).at(-1)).toBe("Croissant xe 3.20")
  })

  it("keeps every mark where it shows fewer than any language has", () => {
    const english = ["Thank you for dining with us, please come again", "Table number twelve, two guests, one waiter"]
    expect(asOnPage([...english, "Ş Š"]).at(-1)).toBe("Ş Š")
  })

  it("has rare letters where it is in a language that has them", () => {
    expect(hasRareLetters(["Sałata rzymska", "Żółty ser"])).toBe(true)
    expect(hasRareLetters(["Ћевапи", "Љубљана", "Бурек"])).toBe(true)
    expect(hasRareLetters(["Thank you, please come again", "Total"])).toBe(false)
  })
})

describe("a page in Greek or Cyrillic letters", () => {
  const greek = ["ΨΩΜΙ ΛΕΥΚΟ", "ΣΥΝΟΛΟ ΠΛΗΡΩΜΗΣ"]
  const russian = ["Журнал, жильё", "Общая цена"]
  /** What a line says beside those of a page. */
  const beside = (page: ReadonlyArray<string>, line: string) => asOnPage([...page, line]).at(-1)

  it("has words of twins in its own, where no word beside them is certainly Latin", () => {
    expect(beside(greek, "NEPO 1,5L")).toBe("ΝΕΡΟ 1,5L")
    expect(beside(russian, "KKM 00179347")).toBe("ККМ 00179347")
    expect(beside(greek, "PAOK CLUB")).toBe("PAOK CLUB")
    expect(beside(greek, "IBAN GR16")).toBe("IBAN GR16")
    expect(beside(russian, "OẠO")).toBe("ОАО")
  })

  it("has no words in the other of the two", () => {
    expect(beside(greek, "ФЕТА")).toBe("ΦΕΤΑ")
    expect(beside(greek, "ЧΩΜΙ")).toBe("ΨΩΜΙ")
    expect(beside(russian, "ΠΡΟΔΑ")).toBe("ПРОДА")
  })

  it("has Latin words where it shows more of those", () => {
    const many = [...Array.from({ length: 4 }, () => "Restaurant Wagner, flüssige Seife"), ...russian]
    expect(beside(many, "KKM")).toBe("KKM")
  })

  it.each([
    ["ПиВО 0,5Л", "ПИВО 0,5Л"],
    ["ИтОГ", "ИТОГ"],
    ["детСкую бонуснУю", "детскую бонусную"],
    ["СредСтва УКладКи", "Средства Укладки"],
    ["кВт Вес МДж", "кВт Вес МДж"],
    ["Молоко МОЛОКО", "Молоко МОЛОКО"],
    ["МагАЗИН", "МагАЗИН"]
  ])("has each Cyrillic word in one case where that is certain: %s", (line, read) => {
    expect(beside(russian, line)).toBe(read)
  })

  it.each([
    ['3А0 "Весна"', 'ЗАО "Весна"'],
    ["00О «Весна»", "ООО «Весна»"],
    ["ФРУН3Е О6ЕД МОЛ0КО", "ФРУНЗЕ ОБЕД МОЛОКО"],
    ["мол0ко", "молоко"],
    ["ВОДА3л КАССА3 АИ3 ВЕС0,5 3 Б0Б", "ВОДА3л КАССА3 АИ3 ВЕС0,5 3 Б0Б"]
  ])("has letters among letters, and not the figures that they look like: %s", (line, read) => {
    expect(beside(russian, line)).toBe(read)
  })
})
