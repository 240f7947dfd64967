// Prints texts in which letters are frequent that words of CLDR hardly have, a JSON object a line:
//   node letterTexts.mjs COUNT SEED FAKER     (FAKER is the folder of @faker-js/faker, MIT)
// Words are those of Faker and of Unicode's CLDR (in Node's Intl) that hold such a letter, and made-up ones, in which one
// of them stands where the word had another vowel or consonant.
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { randomOf } from "../receipts/random.mjs"
import { stringsIn } from "./stringsIn.mjs"

const [count, seed, faker] = process.argv.slice(2)
const { chance, int, pick, random } = randomOf(Number(seed))
const { allLocales } = await import(pathToFileURL(join(faker, "dist/index.js")).href)
const digits = (n) => Array.from({ length: n }, () => int(0, 9)).join("")

/** Each language's locales in Faker and in CLDR, its script, and the letters beside those that all of its script have. */
const languages = [
  { locales: ["hu"], letters: "őűöüóúáéí", script: "Latin" },
  { locales: ["pl"], letters: "ćąęłńóśźż", script: "Latin" },
  { locales: ["hr", "sr_RS_latin", "bs", "sl"], letters: "ćčđšž", script: "Latin" },
  { locales: ["sk"], letters: "ťĺŕľňďôäčšžýáéíóú", script: "Latin" },
  { locales: ["cs_CZ"], letters: "ťňďěščřžýáíéůú", script: "Latin" },
  { locales: ["lt"], letters: "įąčęėšųūž", script: "Latin" },
  { locales: ["lv"], letters: "āčēģīķļņšūž", script: "Latin" },
  { locales: ["et", "fi", "sv"], letters: "õäöüšžå", script: "Latin" },
  { locales: ["ro", "ro_MD"], letters: "îâășțşţ", script: "Latin" },
  { locales: ["fr", "fr_CA"], letters: "œîÿæçéèêëàâïôûùü", script: "Latin" },
  { locales: ["tr", "az"], letters: "ıİğşçöüə", script: "Latin" },
  { locales: ["da", "nb_NO", "is"], letters: "øåæðþ", script: "Latin" },
  { locales: ["cy", "mt"], letters: "ŵŷâêîôûċġħż", script: "Latin" },
  { locales: ["es", "pt_BR", "pt_PT", "it"], letters: "ñáéíóúãõçàòìù", script: "Latin" },
  {
    locales: ["vi"],
    letters: "ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ",
    script: "Latin",
    share: 6
  },
  { locales: ["sr", "mk"], letters: "ћњљђјџѓќѕ", script: "Cyrillic", share: 2 },
  { locales: ["uk", "be"], letters: "ґєіїўё", script: "Cyrillic" },
  { locales: ["kk"], letters: "һәғқңөұүі", script: "Cyrillic" },
  { locales: ["ru", "bg"], letters: "ёъыэщюя", script: "Cyrillic" },
  { locales: ["el"], letters: "άέήίόύώϊϋΐΰ", script: "Greek", share: 2 }
]

const kinds = [
  [
    "region",
    "AT BE BG BR CA CH CN CZ DE DK EE EG ES FI FR GB GR HR HU IE IN IS IT JP LT LU LV MX MY NL NO PL PT RO RS RU SE SI SK TH TR UA US VN".split(
      " "
    )
  ],
  [
    "language",
    "en de fr es it pt nl sv nb da fi is et lv lt pl cs sk hu ro hr sl sq tr ru uk bg el ar ja zh vi".split(" ")
  ],
  ["currency", Intl.supportedValuesOf("currency")]
]
const namesIn = (locale) =>
  kinds.flatMap(([type, codes]) => {
    const names = new Intl.DisplayNames([locale], { type, fallback: "none" })
    return codes.flatMap((code) => names.of(code) ?? [])
  })

/** The words of a language that hold one of its letters, and plain ones beside them. */
const wordsOf = ({ letters, locales, script }) => {
  const found = new Set()
  const all = new RegExp(`^[\\p{Script=${script}}\\p{M}.'&-]+$`, "u")
  for (const locale of locales) {
    const texts = [
      ...stringsIn(allLocales[locale] ?? {}),
      ...namesIn(locale === "sr_RS_latin" ? "sr-Latn" : locale.replace("_", "-"))
    ]
    for (const text of texts)
      for (const word of text
        .normalize("NFC")
        .replace(/\([^)]*\)|\{\{.*?\}\}/g, " ")
        .split(/[\s,/]+/))
        if (word.length > 1 && word.length < 18 && all.test(word)) found.add(word)
  }
  const special = new RegExp(`[${letters}]`, "iu")
  const words = [...found]
  return { special: words.filter((word) => special.test(word)), plain: words.filter((word) => !special.test(word)) }
}

const bare = (letter) => letter.normalize("NFD").replace(/\p{M}/gu, "")
const isVowel = (letter) => /[aeiouyаеиоуыэюяіαεηιουω]/iu.test(bare(letter))

const pools = languages.map((language) => ({ ...language, letters: [...language.letters], ...wordsOf(language) }))
const weighed = pools.flatMap((pool) => Array.from({ length: pool.share ?? 1 }, () => pool))

/** A word with another of the language's letters in place of one of its own. */
const madeUp = ({ letters, plain, special }) => {
  const word = [...pick(chance(0.5) && plain.length > 0 ? plain : special.length > 0 ? special : plain)]
  for (let i = 0; i < int(1, 2); i++) {
    const letter = pick(letters)
    const places = word.flatMap((other, at) => (/\p{L}/u.test(other) && isVowel(other) === isVowel(letter) ? [at] : []))
    if (places.length > 0) word[pick(places)] = letter
  }
  return word.join("")
}
const word = (pool) => {
  const roll = random()
  if (roll < 0.5 || pool.special.length === 0) return madeUp(pool)
  return pick(roll < 0.9 || pool.plain.length === 0 ? pool.special : pool.plain)
}
/** Greek's first letters keep their accents, which words in capitals lose. */
const upper = (letter, tag) => (tag === "el" ? letter.toUpperCase() : letter.toLocaleUpperCase(tag))

const cased = (text, locale) => {
  const roll = random()
  const tag = locale.slice(0, 2)
  if (roll < 0.45) return text.toLocaleUpperCase(tag)
  if (roll < 0.8) return text.replace(/(^|[\s-])(\p{L})/gu, (_, before, letter) => before + upper(letter, tag))
  return text.toLocaleLowerCase(tag)
}
const amount = () => `${int(0, 9999)}${pick([".", ","])}${digits(2)}`
const line = (pool) => {
  const words = (most) => cased(Array.from({ length: int(1, most) }, () => word(pool)).join(" "), pool.locales[0])
  return pick([
    () => words(3),
    () => words(4),
    () => words(2),
    () => `${words(2)} ${amount()}`,
    () => `${int(1, 9)} x ${words(2)}`,
    () => `${words(2)} ${int(1, 900)}${pick(["g", "kg", "ml", "l", "%"])}`,
    () => `${words(1)}: ${words(1)}`,
    () => `${words(2)} ${int(1, 240)}, ${digits(5)} ${words(1)}`
  ])()
}
for (let i = 0; i < Number(count);) {
  const pool = pick(weighed)
  const text = line(pool).normalize("NFC").replace(/\s+/g, " ").trim()
  if (text.length < 2 || text.length > 48) continue
  process.stdout.write(`${JSON.stringify({ text, label: text, script: pool.script })}\n`)
  i++
}
