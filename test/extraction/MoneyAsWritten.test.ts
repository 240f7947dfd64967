import { describe, expect, it } from "vitest"
import { phrasesOf } from "../../src/extraction/local/lexicon/compile.ts"
import { lexica } from "../../src/extraction/local/lexicon/index.ts"
import { readReceipt } from "../support/readPages.ts"
import { receiptPage } from "../support/receiptPage.ts"

const pairs = (list: string): ReadonlyArray<[language: string, currency: string]> =>
  list.split(",").map((one) => one.trim().split(" ") as [string, string])

/** Languages with money whose sign says which it is. */
const signed = pairs(`
  en-US USD, fr-CA CAD, en-GB GBP, en-IE EUR, hi-IN INR, en-IN INR, en-PH PHP, en-NG NGN, en-GH GHS, fr-FR EUR, fr-CH CHF,
  de-CH CHF, de-DE EUR, de-AT EUR, nl-NL EUR, es-ES EUR, pt-PT EUR, it-IT EUR, el-GR EUR, fi-FI EUR, et-EE EUR, lv-LV EUR,
  lt-LT EUR, sl-SI EUR, sk-SK EUR, hr-HR EUR, pl-PL PLN, cs-CZ CZK, hu-HU HUF, ro-RO RON, bg-BG BGN, sr-RS RSD, sq-AL ALL,
  uk-UA UAH, ru-RU RUB, kk-KZ KZT, ka-GE GEL, az-AZ AZN, he-IL ILS, tr-TR TRY, ar-EG EGP, ar-SA SAR, th-TH THB, vi-VN VND,
  id-ID IDR, ms-MY MYR, ja-JP JPY, ko-KR KRW, bn-BD BDT, es-PE PEN, es-CR CRC, es-PY PYG, pt-BR BRL,
  ar-JO JOD, ar-KW KWD, ar-BH BHD, ar-OM OMR, ar-TN TND
`)

/** Such whose code says it, behind the word for the total. */
const coded = pairs(`
  es-AR ARS, es-CL CLP, es-CO COP, es-MX MXN, es-UY UYU, es-PE PEN, es-BO BOB, es-CR CRC, es-DO DOP, en-IL ILS, en-AU AUD,
  en-SG SGD, ar-KW KWD, ar-TN TND, nb-NO NOK, sv-SE SEK, da-DK DKK, is-IS ISK
`)

const labelIn = (language: string): string => {
  const { labels } = lexica.find((one) => language.startsWith(one.language)) ?? lexica[0]!
  // what names a tax names the countries that have it
  return [...phrasesOf(labels.grandTotal), ...phrasesOf(labels.total)].find((phrase) => !/gst/.test(phrase))!
}

describe("money as ICU writes it", () => {
  it.each([...signed.map((pair) => [...pair, "symbol"] as const), ...coded.map((pair) => [...pair, "code"] as const)])(
    "is read with its marks: %s %s, by its %s",
    (language, currency, currencyDisplay) => {
      const format = new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay })
      const decimals = format.resolvedOptions().maximumFractionDigits
      for (const factor of [1, 1030]) {
        const [first, second] = [12.5, 7.25].map(
          (price) => Math.round(price * factor * 100) / (decimals === 0 ? 1 : 100)
        )
        const total = Math.round((first! + second!) * 100) / 100
        const rows = [
          ["Abcde", first],
          ["Fghij", second],
          [labelIn(language), total]
        ] as const
        const lines = rows.map(([name, price]) => `${name}   ${format.format(price!)}`)
        const data = readReceipt([receiptPage(["Alder", ...lines])])?.data
        const prices = data?.items.map(({ total_price }) => total_price)
        expect({ lines, ...data }).toMatchObject({ total, currency })
        expect({ lines, prices }).toEqual({ lines, prices: [first, second] })
      }
    }
  )
})
