// Prints texts as receipts show them, a JSON object a line: node texts.mjs COUNT SEED LINES (after npm run build)
// Words are those of Unicode's CLDR (in Node's Intl), the service's own vocabulary and the labels of SROIE (CC-BY-4.0).
// Words of scripts that the model does not read are there, too, each as one mark of its script.
import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { lexica } from "../../dist/extraction/local/lexicon/index.js"
import { randomOf } from "../receipts/random.mjs"

const [count = "1000", seed = "1", lines] = process.argv.slice(2)

const { chance, int, pick, random } = randomOf(Number(seed))
const digits = (n) => Array.from({ length: n }, () => int(0, 9)).join("")

const latin =
  "en de fr es it pt nl sv nb da fi is et lv lt pl cs sk hu ro hr sl sq tr ga cy mt ca eu gl lb bs sr-Latn vi id ms fil sw af az uz".split(
    " "
  )
const cyrillic = "ru uk bg sr mk be kk mn".split(" ")
const greek = ["el"]

const regions =
  "AT BE BG BR CA CH CN CZ DE DK EE EG ES FI FR GB GR HR HU IE IL IN IS IT JP KR LT LU LV MX MY NL NO PL PT RO RS RU SE SG SI SK TH TR TW UA US VN ZA AR CL CO PE KE NG MA TN GE AM AZ KZ".split(
    " "
  )
const languages =
  "en de fr es it pt nl sv nb da fi is et lv lt pl cs sk hu ro hr sl sq tr ga cy mt ca eu gl ru uk bg el ar he hi th ko ja zh vi id ms fil sw la eo".split(
    " "
  )
const currencies =
  "EUR USD GBP CHF SEK NOK DKK PLN CZK HUF RON BGN RUB UAH TRY ISK RSD MDL MKD ALL BAM CAD AUD NZD MXN BRL ARS CLP COP PEN MYR SGD IDR PHP THB VND INR CNY JPY KRW HKD TWD ILS AED SAR EGP ZAR KES NGN MAD".split(
    " "
  )
const units = "kilogram gram liter meter hour minute day week month year percent kilometer degree".split(" ")

const wordsOf = (locale) => {
  const found = new Set()
  for (const [type, codes] of [
    ["region", regions],
    ["language", languages],
    ["currency", currencies]
  ]) {
    const names = new Intl.DisplayNames([locale], { type })
    for (const code of codes) found.add(names.of(code).replace(/[()（）]/g, ""))
  }
  for (let month = 0; month < 12; month++) {
    for (const form of ["long", "short"]) {
      const at = new Date(Date.UTC(2026, month, 3 + month))
      for (const options of [{ month: form }, { weekday: form }, { day: "numeric", month: form, year: "numeric" }])
        found.add(new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(at))
    }
  }
  for (const unit of units)
    for (const unitDisplay of ["long", "short"])
      found.add(new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay }).format(int(1, 40)))
  return [...found]
}
const vocabulary = lexica.flatMap(({ labels }) =>
  Object.values(labels)
    .join(",")
    .split(",")
    .map((one) => one.replace(/[~\s]+/g, " ").trim())
    .filter((one) => one !== "")
)
const ofScript = (script) =>
  vocabulary.filter((one) => new RegExp(`^[\\p{Script=${script}}\\p{M}\\p{P}\\p{N} ]+$`, "u").test(one))

/** Scripts that the model reads, and those of which it only tells which they are, with the mark of each. */
const read = { Latin: latin, Cyrillic: cyrillic, Greek: greek }
const told = {
  Hangul: { locales: ["ko"], mark: "한" },
  Kana: { locales: ["ja"], mark: "か" },
  Han: { locales: ["zh", "zh-Hant"], mark: "漢" },
  Arabic: { locales: ["ar", "fa", "ur"], mark: "ع" },
  Hebrew: { locales: ["he"], mark: "א" },
  Thai: { locales: ["th"], mark: "ก" },
  Devanagari: { locales: ["hi", "mr", "ne"], mark: "अ" }
}
const lettersOfScript = (script) =>
  script === "Kana" ? "\\p{Script=Hiragana}\\p{Script=Katakana}" : `\\p{Script=${script}}`
const isDrawable = (text, script) =>
  new RegExp(`^[${lettersOfScript(script)}\\p{Script=Latin}\\p{Script=Common}\\p{Script=Inherited}]+$`, "u").test(
    text
  ) ||
  (script === "Kana" && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}]+$/u.test(text))
const locales = {
  ...read,
  ...Object.fromEntries(Object.entries(told).map(([script, { locales }]) => [script, locales]))
}
const pools = Object.fromEntries(
  Object.entries(locales).map(([script, locales]) => [
    script,
    locales.map((locale) => ({ locale, words: wordsOf(locale).filter((one) => isDrawable(one, script)) }))
  ])
)
const labels = Object.fromEntries(
  Object.keys(locales).map((script) => [
    script,
    script === "Kana"
      ? [...ofScript("Hiragana"), ...ofScript("Katakana")]
      : script === "Han"
        ? ofScript("Han")
        : ofScript(script)
  ])
)

/**
 * What the model shall read, from left to right: words of a script that it does not read as one mark, a kana anywhere in
 * a line telling Japanese from Chinese. Their figures and the signs beside them are read.
 */
const labelOf = (text, script) => {
  if (!(script in told)) return text
  const { mark } = told[script === "Kana" && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? "Han" : script]
  const marked = text.replace(/(?:(?![0-9])[\p{L}\p{M}\p{N}ー々·])+/gu, (word) =>
    /^\p{Script=Latin}+$/u.test(word) ? word : mark
  )
  if (!["Arabic", "Hebrew"].includes(script) || !marked.includes(mark)) return marked
  const leftward = (token) => (token.includes(mark) ? [...token].reverse().join("") : token)
  return marked.split(" ").reverse().map(leftward).join(" ")
}

/** Labels of training receipts, for their words in other types. */
const sroie =
  lines === undefined
    ? []
    : gunzipSync(readFileSync(lines))
        .toString()
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line))
        .filter((row) => !row.exam && !row.dev && row.text.length > 2)
        .map((row) => row.text_cased ?? row.text)

const cased = (text, locale) => {
  const roll = random()
  if (roll < 0.45) return text.toLocaleUpperCase(locale)
  if (roll < 0.75)
    return text.replace(/(^|[\s-])(\p{L})/gu, (_, before, letter) => before + letter.toLocaleUpperCase(locale))
  return roll < 0.85 ? text.toLocaleLowerCase(locale) : text
}
const word = (script) => {
  const { locale, words } = pick(pools[script])
  const parts = pick(words).split(" ")
  const from = int(0, parts.length - 1)
  return cased(parts.slice(from, from + int(1, 3)).join(" "), locale)
}
const phrase = (script, most = 3) => {
  const text = Array.from({ length: int(1, most) }, () => word(script)).join(
    chance(0.9) ? " " : pick(["-", " & ", ", ", "/", ". "])
  )
  return text.length > 42 ? text.slice(0, int(12, 42)).trim() : text
}

const signs = [
  "€",
  "£",
  "$",
  "¥",
  "₺",
  "₽",
  "₩",
  "₫",
  "₹",
  "฿",
  "₴",
  "₪",
  "zł",
  "kr",
  "Kč",
  "Ft",
  "лв",
  "руб",
  "грн",
  "lei",
  "RM",
  "Rp",
  "CHF",
  "EUR",
  "USD",
  "GBP",
  "R$",
  "S/",
  "KM",
  "kn",
  "TL",
  "₸",
  "₱",
  "NT$",
  "Fr.",
  "DKK",
  "SEK",
  "NOK",
  "PLN",
  "RON",
  "HUF",
  "CZK",
  "MYR",
  "CAD",
  "AUD"
]
const number = () => {
  const whole = pick([int(0, 9), int(0, 99), int(0, 999), int(1000, 99999), int(0, 40)])
  const [group, mark] = pick([
    [",", "."],
    [".", ","],
    ["", "."],
    ["", ","],
    [" ", ","],
    ["'", "."],
    ["", "."],
    ["", ","]
  ])
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, group)
  return chance(0.9) ? `${grouped}${mark}${digits(chance(0.95) ? 2 : 3)}` : grouped
}
const amount = () => {
  const value = (chance(0.06) ? "-" : "") + number() + (chance(0.03) ? "-" : "")
  const roll = random()
  if (roll < 0.5) return value
  const sign = chance(0.5) ? pick(signs.slice(0, 4)) : pick(signs)
  return roll < 0.7
    ? sign + (chance(0.5) ? " " : "") + value
    : roll < 0.92
      ? value + (chance(0.6) ? " " : "") + sign
      : `${value} ${pick(["A", "B", "*", "%", "x", "T", "N", "SR", "ZR", "F", "1", "C"])}`
}
const date = () => {
  const [d, m, y] = [int(1, 31), int(1, 12), int(2004, 2027)].map(String)
  const mark = pick(["/", ".", "-", "/", ".", " "])
  const [dd, mm, yy] = [d.padStart(2, "0"), m.padStart(2, "0"), chance(0.3) ? y.slice(2) : y]
  const day = pick([
    [dd, mm, yy],
    [dd, mm, yy],
    [mm, dd, yy],
    [y, mm, dd],
    [d, m, yy]
  ]).join(mark)
  const time = `${String(int(0, 23)).padStart(2, "0")}:${digits(1).replace(/[6-9]/, "4")}${digits(1)}${chance(0.4) ? `:${int(10, 59)}` : ""}${chance(0.15) ? pick([" AM", " PM", "am", "pm", "h", " Uhr"]) : ""}`
  return chance(0.5) ? `${day}${pick([" ", "  ", " - ", ", "])}${time}` : chance(0.7) ? day : time
}
const letters = (n) => Array.from({ length: n }, () => pick([..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"])).join("")
const code = () =>
  pick([
    () => `${pick(["+", "00"])}${int(1, 998)} ${digits(2)} ${digits(3)} ${digits(4)}`,
    () => `(${digits(3)}) ${digits(3)}-${digits(4)}`,
    () => `${digits(2)}-${digits(8)}`,
    () => `${letters(2)}${digits(2)} ${digits(4)} ${digits(4)} ${digits(4)} ${digits(2)}`,
    () => `${letters(2)}${digits(9)}`,
    () => `${letters(int(1, 4))}${pick(["-", "", "/"])}${digits(int(3, 8))}`,
    () => digits(int(4, 13)),
    () => `#${digits(int(2, 6))}`,
    () => `${digits(3)}.${digits(3)}.${digits(3)}-${digits(2)}`,
    () => `**** **** **** ${digits(4)}`,
    () => `${"X".repeat(12)}${digits(4)}`,
    () => `${letters(1)}${digits(1)}${letters(2)}${digits(3)}${letters(1)}`,
    () => `${digits(5)} ${word("Latin")}`,
    () => `(${digits(6)}-${letters(1)})`
  ])()
const host = () =>
  `${
    word("Latin")
      .normalize("NFD")
      .replace(/[^A-Za-z]/g, "") || "shop"
  }.${pick(["com", "de", "fr", "it", "es", "pl", "se", "com.my", "co.uk", "eu", "ru", "net", "org", "hu", "gr"])}`
const legal = [
  "GmbH",
  "AG",
  "Ltd",
  "Ltd.",
  "LLC",
  "Inc.",
  "S.A.",
  "S.L.",
  "S.p.A.",
  "S.r.l.",
  "Sdn Bhd",
  "SDN BHD",
  "SDN. BHD.",
  "B.V.",
  "AB",
  "A/S",
  "AS",
  "Oy",
  "Sp. z o.o.",
  "s.r.o.",
  "d.o.o.",
  "Kft.",
  "S.R.L.",
  "SARL",
  "SAS",
  "& Co. KG",
  "e.K.",
  "PTE LTD",
  "Pty Ltd",
  "Lda",
  "EOOD",
  "A.Ş."
]

/** A name as nobody has: letters that no vocabulary foretells, with a trade behind or before it, or a legal form. */
const syllable = () =>
  pick([..."bcdfghjklmnprstvwyz", "ch", "sh", "th", "st", "br", "kr", "tr", "pl", "gr", "qu", "", "", ""]) +
  pick([..."aeiouaeiouy", "ee", "oo", "ai", "au", "ie", "ou", "ö", "é", "ü", "ä", "ã", "å"]) +
  pick(["", "", "", ..."nrslmtkdgxpb", "ng", "ck", "ll", "nd", "rt"])
const trades =
  "cafe,café,restaurant,restaurante,ristorante,trattoria,pizzeria,bar,bistro,pub,grill,kitchen,bakery,boulangerie,bäckerei,panadería,hotel,market,mart,store,stores,shop,trading,enterprise,hardware,pharmacy,apotheke,farmacia,books,bookstore,electronics,garage,petrol,station,sport,mode,fashion,boutique,supermarket,supermercado,hypermarket,marketing,industries,holdings,group,foods,coffee,tea house,noodle house,seafood,steakhouse,tavern,inn,brewery,wines,fleurs,blumen,taxi,parking,cinema,salon,spa,clinic,optik,möbel,markt,butik,kiosk,sklep,obchod,lékárna,trgovina,magazin,kaffe,konditori,the,house of,la,le,el,il,casa".split(
    ","
  )
const name = () => {
  const own = () => {
    const text = Array.from({ length: int(1, 3) }, syllable).join("")
    return chance(0.1) ? `${text}'s` : text
  }
  const parts = [own(), ...(chance(0.4) ? [own()] : []), ...(chance(0.6) ? [pick(trades)] : [])]
  if (chance(0.3)) parts.reverse()
  const text = cased(parts.join(pick([" ", " ", " ", " ", " & ", "-"])), "en")
  return chance(0.25) ? `${text} ${pick(legal)}` : text
}

const line = (script) =>
  pick([
    () => phrase(script, 4),
    () => phrase(script),
    () => phrase(script),
    () => `${phrase(script, 2)} ${script === "Latin" ? pick(legal) : pick(["ООО", "ЕООД", "ΑΕ", "Ltd"])}`,
    () => `${phrase(script, 2)}${pick([" ", ": ", ":", "  ", " : ", "."])}${amount()}`,
    () => `${cased(pick(labels[script]), "en")}${pick([" ", ": ", ":", "", "  ", " : ", " "])}${amount()}`,
    () => `${cased(pick(labels[script]), "en")}${pick(["", ":", "", "."])}`,
    () =>
      `${int(1, 24)}${pick([" x ", "x ", " X ", " ", " @ ", " * ", "  "])}${chance(0.5) ? phrase(script, 2) : amount()}`,
    () =>
      `${phrase(script, 2)} ${int(1, 900)}${pick(["g", "kg", "ml", "l", "L", "cl", "G", "ML", "KG", "cm", "%", "er", "pcs", "stk"])}`,
    () => `${word(script)}${pick([":", ": ", " ", " : ", "."])}${code()}`,
    () => `${word(script)}${pick([":", ": ", " "])}${date()}`,
    () => `${phrase(script, 2)} ${int(1, 240)}${pick(["", "a", "/", ","])} ${digits(5)} ${word(script)}`,
    () =>
      `${pick(["***", "*", "-", "--", "=", "«", "„", "“", "!", "<"])} ${phrase(script, 2)} ${pick(["***", "*", "-", "--", "=", "»", "”", "!", ">"])}`,
    () => `${phrase(script, 2)} (${word(script)})`,
    () => `${phrase(script, 2)} ${int(1, 25)}${pick(["%", ",0%", ".00%", " %"])}`,
    () => `${phrase(script, 2)}${pick(["!", "?", ",", ".", "…", ";"])}`,
    () => `№ ${code()}`.slice(chance(0.6) ? 2 : 0).trim()
  ])()
const numeric = () =>
  pick([
    amount,
    amount,
    amount,
    date,
    date,
    code,
    () => `${int(1, 12)} x ${number()}`,
    () => `${number()} ${number()}`,
    () => `www.${host()}`,
    () => `info@${host().toLowerCase()}`,
    () => `${int(1, 30)}%`,
    () => `${number()} x ${number()}`
  ])()

const tidy = (text) =>
  text
    .normalize("NFC")
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim()
const foreign = Object.keys(told)
for (let i = 0; i < Number(count);) {
  const roll = random()
  const script =
    roll < 0.44 ? "Latin" : roll < 0.56 ? "Cyrillic" : roll < 0.62 ? "Greek" : roll < 0.74 ? pick(foreign) : "Numbers"
  const text = tidy(
    script === "Numbers"
      ? numeric()
      : script === "Latin" && chance(0.25)
        ? name()
        : script === "Latin" && sroie.length > 0 && chance(0.25)
          ? pick(sroie)
          : line(script)
  )
  if (text.length === 0 || text.length > 60) continue
  // where both directions meet, more than one order would be right
  if (["Arabic", "Hebrew"].includes(script) && /[\p{Script=Latin}]/u.test(text)) continue
  process.stdout.write(`${JSON.stringify({ text, label: labelOf(text, script), script })}\n`)
  i++
}
