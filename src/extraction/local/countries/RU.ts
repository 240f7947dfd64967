import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Russia. */
export const RU: Country = {
  code: "RU",
  currency: "RUB",
  evidence: [
    // its tax numbers have ten or twelve digits, Kyrgyzstan's fourteen, Uzbekistan's nine
    [
      "tax_number",
      /(?<!\p{L})(?:КПП|ОГРН(?:ИП)?|[РЗ]Н\s?ККТ|ИНН[^\p{L}\d]{0,4}\d{10}(?:\d{2})?(?!\d))(?!\p{L})|nalog\.(?:gov\.)?ru/iu,
      4
    ],
    [
      "place",
      words(
        "россия, российская федерация, москва, санкт-петербург, московская обл~, новосибирск, екатеринбург, казань, нижний новгород, челябинск, самара, омск, ростов-на-дону, уфа, красноярск, воронеж, пермь, волгоград, краснодар, саратов, тюмень, сочи, калининград, владивосток"
      ),
      4
    ],
    // its neighbours' receipts are written in Russian, too, and name more than these
    [
      "word",
      /(?<!\p{L})(?:ИНН|НДС|ККМ|ООО|ПАО)(?!\p{L})|кассов|ит[о0]г|сдач|наличн|скидк|спасиб[о0]|кассир|приход/iu,
      3
    ]
  ]
}
