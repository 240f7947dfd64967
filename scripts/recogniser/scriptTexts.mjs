// Prints texts of scripts that have a model of their own, as receipts show them, a JSON object a line:
//   node scriptTexts.mjs COUNT SEED FAKER SCRIPT…     (after npm run build; FAKER is the folder of @faker-js/faker, MIT)
// Words are those of Unicode's CLDR (in Node's Intl), of Faker, of the service's own vocabulary, and made-up ones, whose
// letters follow one another as theirs do. The label is what stands there from left to right.
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { visualOrder } from "../../dist/extraction/local/ocr/visualOrder.js"
import { lexica } from "../../dist/extraction/local/lexicon/index.js"
import { randomOf } from "../receipts/random.mjs"
import { stringsIn } from "./stringsIn.mjs"

const [count, seed, faker, ...scripts] = process.argv.slice(2)
const { chance, int, pick, random } = randomOf(Number(seed))
const digits = (n) => Array.from({ length: n }, () => int(0, 9)).join("")
const { allLocales } = await import(pathToFileURL(join(faker, "dist/index.js")).href)

const known = {
  Arabic: {
    locales: ["ar", "fa", "ur"],
    digits: "٠١٢٣٤٥٦٧٨٩",
    signs: ["ج.م", "ر.س", "د.إ", "د.ك", "جنيه", "ريال", "درهم"]
  },
  Hebrew: { locales: ["he"], signs: ["₪", 'ש"ח'] },
  Thai: { locales: ["th"], digits: "๐๑๒๓๔๕๖๗๘๙", signs: ["บาท", "฿", "บ."] },
  Devanagari: { locales: ["hi", "mr", "ne"], digits: "०१२३४५६७८९", signs: ["₹", "रु.", "रू"] },
  Hangul: { locales: ["ko"], signs: ["원", "₩", "개"] }
}

const codes = (letters, length) => {
  const all = [""]
  for (let i = 0; i < length; i++) all.splice(0, all.length, ...all.flatMap((one) => [...letters].map((l) => one + l)))
  return all
}
const upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
const kinds = [
  ["region", codes(upper, 2)],
  ["language", [...codes(upper.toLowerCase(), 2), ...codes(upper.toLowerCase(), 3)]],
  ["currency", Intl.supportedValuesOf("currency")]
]
const tidy = (text) =>
  text
    .normalize("NFC")
    // vowels that Arabic and Hebrew print leaves out, the long stroke, and marks that nobody sees
    .replace(/[\u0591-\u05c7\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\s\u00a0]+/g, " ")
    .trim()
const isOf = (script, text) =>
  new RegExp(`^[\\p{Script=${script}}\\p{M} .'"-]+$`, "u").test(text) && /\p{L}/u.test(text)

const wordsOf = (script) => {
  const found = new Set()
  const add = (text) => {
    for (const word of tidy(text.replace(/\([^)]*\)|\{\{.*?\}\}/g, " ")).split(" "))
      if (word.length > 1 && isOf(script, word)) found.add(word)
  }
  for (const locale of known[script].locales) {
    for (const [type, all] of kinds) {
      const names = new Intl.DisplayNames([locale], { type, fallback: "none" })
      for (const code of all) {
        try {
          add(names.of(code) ?? "")
        } catch {
          // no such code
        }
      }
    }
    for (let day = 0; day < 365; day += 5)
      for (const dateStyle of ["full", "long", "medium"])
        add(new Intl.DateTimeFormat(locale, { dateStyle }).format(new Date(2026, 0, day)))
    stringsIn(allLocales[locale] ?? {}).forEach(add)
  }
  for (const { labels } of lexica)
    for (const phrase of Object.values(labels).join(",").split(",")) add(phrase.replace(/[~^$]+/g, " "))
  return [...found]
}

/** Which letter follows which two, for words as nobody has. */
const chainOf = (words) => {
  const next = new Map()
  for (const word of words) {
    const letters = ["", "", ...word, ""]
    for (let i = 2; i < letters.length; i++) {
      const key = letters[i - 2] + "|" + letters[i - 1]
      next.set(key, [...(next.get(key) ?? []), letters[i]])
    }
  }
  return () => {
    let [before, last, word] = ["", "", ""]
    while ([...word].length < 12) {
      const letter = pick(next.get(`${before}|${last}`))
      if (letter === "") break
      word += letter
      ;[before, last] = [last, letter]
    }
    return word
  }
}
/** The 2,350 syllables that Korean is written with (KS X 1001), of which words hold some much more often than others. */
const syllables = Array.from({ length: 25 * 94 }, (_, i) =>
  new TextDecoder("euc-kr").decode(Uint8Array.of(0xb0 + Math.floor(i / 94), 0xa1 + (i % 94)))
)
const ofSyllables = () => Array.from({ length: int(1, 5) }, () => pick(syllables)).join("")
const pools = Object.fromEntries(
  scripts.map((script) => {
    const words = wordsOf(script)
    return [script, { words, madeUp: script === "Hangul" ? ofSyllables : chainOf(words) }]
  })
)

const isLeftward = (script) => ["Arabic", "Hebrew"].includes(script)
const word = (script) => (chance(0.6) ? pick(pools[script].words) : pools[script].madeUp())
/** Thai has no spaces between words. */
const phrase = (script, most = 3) =>
  Array.from({ length: int(1, most) }, () => word(script)).join(script === "Thai" && chance(0.6) ? "" : " ")
const native = (text, script) =>
  known[script].digits !== undefined && chance(0.3)
    ? text.replace(/\d/g, (digit) => known[script].digits[Number(digit)])
    : text
const number = (script) => {
  const grouped = String(pick([int(0, 9), int(0, 99), int(0, 999), int(1000, 99999)])).replace(
    /\B(?=(\d{3})+$)/g,
    chance(0.5) ? "," : ""
  )
  return native(script === "Hangul" || chance(0.2) ? grouped : `${grouped}.${digits(2)}`, script)
}
const date = (script) =>
  native(
    [String(int(1, 31)).padStart(2, "0"), String(int(1, 12)).padStart(2, "0"), int(2004, 2027)].join(
      pick(["/", ".", "/"])
    ),
    script
  )
const colon = () => pick([" : ", ": ", " ", " ", " "])

const line = (script) =>
  pick([
    () => phrase(script, 4),
    () => phrase(script, 4),
    () => phrase(script),
    () => phrase(script),
    () => word(script),
    () => `${phrase(script, 2)}${colon()}${number(script)}`,
    () => `${phrase(script, 2)}${colon()}${number(script)}`,
    () => `${phrase(script, 2)} ${pick(known[script].signs)} ${number(script)}`,
    () => `${number(script)} ${pick(known[script].signs)}`,
    () => `${phrase(script, 2)}:`,
    () => `${int(1, 24)} ${phrase(script)}`,
    () => `${phrase(script, 2)} ${int(1, 900)} ${word(script)}`,
    () => `${word(script)}${colon()}${date(script)}`,
    () => `${word(script)}${colon()}${digits(int(3, 10))}`,
    () => `${phrase(script, 2)} (${word(script)})`,
    () => `${phrase(script, 2)} - ${word(script)}`,
    () =>
      isLeftward(script)
        ? phrase(script, 3)
        : `[${word(script)}] ${chance(0.5) ? phrase(script, 2) : digits(int(3, 9))}`,
    () =>
      isLeftward(script) ? word(script) : `${pick(["*", "* ", "**", "#", "※ ", "■ ", "▶", "~"])}${phrase(script)}`,
    () => (isLeftward(script) ? word(script) : `${word(script)}${pick(["/", "~", "*", "+", "(", ","])}${word(script)}`),
    () =>
      isLeftward(script)
        ? word(script)
        : `${digits(3)}-${"*".repeat(int(3, 6))}${digits(4)}${chance(0.5) ? ` ${word(script)}` : ""}`,
    () => (isLeftward(script) ? phrase(script, 4) : `${phrase(script, 2)} ${int(1, 25)}%`),
    () =>
      isLeftward(script)
        ? phrase(script, 4)
        : `${pick(["Coffee", "BABY", "POINT", "Set", "XL", "COUPON", "IC"])} ${phrase(script, 2)}`
  ])()
const plain = () =>
  pick([
    () => `${number("Hangul")}.${digits(2)}`,
    () => digits(int(3, 12)),
    () => `${int(1, 12)} x ${int(1, 90)}.${digits(2)}`,
    () => `${pick(["Total", "TEL", "VAT", "Tax Invoice", "CASH", "VISA", "No.", "Item", "ID"])} ${digits(int(2, 8))}`,
    () => pick(["TOTAL", "Tax", "Thank you", "Cash", "Change", "Visa", "Date", "Time", "Qty", "Price", "Order"])
  ])()

for (let i = 0; i < Number(count);) {
  const script = pick(scripts)
  const text = tidy(random() < 0.07 ? plain() : line(script))
  if (text.length === 0 || text.length > 48) continue
  process.stdout.write(`${JSON.stringify({ text, label: visualOrder(text), script })}\n`)
  i++
}
