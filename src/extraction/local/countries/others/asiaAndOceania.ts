import type { Country } from "../Country.ts"
import { country } from "./country.ts"

/** Asia and Oceania, as far as there is no file of their own. */
export const asiaAndOceania: ReadonlyArray<Country> = [
  country(
    "KZ",
    "KZT",
    {
      place:
        "казахстан, қазақстан, алматы, астана, нур-султан, шымкент, караганда, қарағанды, kazakhstan, almaty, astana",
      tax_number: "бин, иин, бсн, жсн, зным",
      tax: "ққс",
      // in small letters a number in Mongolian
      company: /(?<!\p{L})(?:ТОО|ЖШС)\s?["«“„']?\p{Lu}/u
    },
    { language: "kk" }
  ),
  country("KG", "KGS", {
    place: "кыргызстан, киргизия, бишкек, каракол, джалал-абад, чолпон-ата, kyrgyzstan, bishkek",
    // of fourteen digits
    tax_number: /(?<!\p{L})ИНН[^\p{L}\d]{0,4}\d{14}(?!\d)|salyk\.kg/iu,
    tax: "нсп, ндс/нсп",
    company: /(?<![\p{L}\d])[ОO][СC][ОO0]{2}(?![\p{L}\d])/iu
  }),
  country(
    "UZ",
    "UZS",
    {
      place:
        "o'zbekiston, oʻzbekiston, ўзбекистон, узбекистан, toshkent, ташкент, тошкент, samarqand, самарканд, buxoro, uzbekistan, tashkent",
      tax_number: "stir, soliq.uz",
      tax: "qqs, ққс",
      company: "mchj, мчж",
      payment: "uzcard, humocard"
    },
    { language: "uz" }
  ),
  country("TJ", "TJS", {
    company: "ҷдмм, чдмм",
    place: "тоҷикистон, таджикистан, душанбе, tajikistan, dushanbe, худжанд, хуҷанд"
  }),
  country("TM", "TMT", { place: "türkmenistan, туркменистан, aşgabat, ашхабад, turkmenistan, ashgabat" }),
  country(
    "MN",
    "MNT",
    {
      place: "монгол улс, монгол, улаанбаатар, mongolia, ulaanbaatar, эрдэнэт, дархан",
      tax_number: "ддтд, ттд",
      tax: "нөат, нхат"
    },
    { language: "mn", dateOrder: "year-first" }
  ),
  country("NP", "NPR", {
    // India's have letters, too
    tax_number: /\bPAN\b\W{0,3}(?:No\b\W{0,3})?\d{9}(?!\d)/i,
    place: "nepal, kathmandu, pokhara, lalitpur, bhaktapur, biratnagar, नेपाल, काठमाडौं"
  }),
  country("BT", "BTN", { place: "bhutan, thimphu, phuentsholing" }),
  country("MV", "MVR", { place: "maldives, hulhumalé, hulhumale, addu city" }),
  country("AF", "AFN", { place: "افغانستان, afghanistan, کابل, kabul, kandahar" }),
  country(
    "IR",
    "IRR",
    { place: "ایران, تهران, مشهد, اصفهان, شیراز, تبریز, iran, tehran", word: "تومان, ریال" },
    { language: "fa" }
  ),
  country("IQ", "IQD", {
    place: "العراق, بغداد, البصرة, أربيل, السليمانية, iraq, baghdad, basra, erbil, sulaymaniyah"
  }),
  country("SY", "SYP", { place: "سوريا, سورية, دمشق, حلب, اللاذقية, syria, damascus, aleppo" }),
  country("LB", "LBP", {
    tax: /(?:\bTVA\b|ضريبة)[^\d\n]{0,10}11\s?[%٪]/i,
    place: "لبنان, بيروت, طرابلس لبنان, lebanon, liban, beirut, beyrouth, jounieh"
  }),
  country("PS", "ILS", { place: "فلسطين, رام الله, غزة, نابلس, الخليل, palestine, ramallah, nablus, hebron" }),
  country("YE", "YER", { place: "اليمن, صنعاء, عدن, yemen, sanaa" }),
  country("MM", "MMK", { place: "myanmar, yangon, mandalay, naypyidaw, မြန်မာ, ရန်ကုန်" }),
  country("KH", "KHR", { place: "cambodia, phnom penh, siem reap, sihanoukville, កម្ពុជា, ភ្នំពេញ" }),
  country("LA", "LAK", { place: "lao pdr, vientiane, luang prabang, ລາວ, ວຽງຈັນ", payment: "bcel one" }),
  country("BN", "BND", { place: "brunei, bandar seri begawan, kuala belait" }),
  country("MO", "MOP", { place: "macau, macao, 澳門, 澳门, taipa", word: "patacas" }),
  country("FJ", "FJD", { place: "fiji, suva, nadi, lautoka" }),
  country("PG", "PGK", { place: "papua new guinea, port moresby, lae morobe" }),
  country("WS", "WST", { place: "samoa, apia" }),
  country("VU", "VUV", { place: "vanuatu, port vila" }),
  country("NC", "XPF", { place: "nouvelle-calédonie, nouvelle calédonie, nouméa, noumea", tax_number: "ridet" }),
  country("PF", "XPF", { place: "polynésie française, papeete, tahiti, moorea", tax_number: "n° tahiti" }),
  country("GU", "USD", { place: "guam, tamuning, hagåtña, dededo" })
]
