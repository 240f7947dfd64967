import { certainLettersOf, inScript, lettersOf, type Script } from "./oneScript.ts"
import { asCyrillicWords } from "./asCyrillicWords.ts"
import { showsMarks, withBareLatin, withoutStrangeMarks } from "./strangeMarks.ts"

/** Letters that are misread for those of a page's script; not quite twins. */
const nearTwins: Readonly<Record<Script, ReadonlyMap<string, string>>> = (() => {
  const pairs = (text: string) => new Map(text.split(" ").map((pair) => [pair[0]!, pair[1]!] as const))
  return {
    Latin: pairs("εe ηn ωw μu σo тt мm нh вb гr иu пn дñ"),
    Cyrillic: pairs("ΔД δд Σз εе πп λл αа μм τт γу ηп"),
    Greek: pairs("ДΔ дδ ЧΨ чψ аα еε пπ лλ мμ тτ уγ")
  }
})()

/** So many letters that look like none of another script show that a page holds a script. */
const fewestCertain = 3
/** A page is in Cyrillic or Greek from this share of Latin letters on, which names of brands have there. */
const leastShare = 0.5

/** The script of a page, and those of which it shows nothing certain. */
const scriptsOf = (page: string): { readonly own: Script; readonly absent: ReadonlyArray<Script> } => {
  const latin = certainLettersOf(page, "Latin").length
  const counted = (["Cyrillic", "Greek"] as const).map(
    (script) => [script, certainLettersOf(page, script).length] as const
  )
  const [script, most] = counted.reduce((one, other) => (other[1] > one[1] ? other : one))
  return {
    own: most >= Math.max(fewestCertain, latin * leastShare) ? script : "Latin",
    absent: counted.filter(([, count]) => count < fewestCertain).map(([one]) => one)
  }
}

/** The word in letters of the script that look like its own; null where one of them looks like none. */
const turnedInto = (
  script: Script,
  word: string,
  near: ReadonlyMap<string, string> = nearTwins[script]
): string | null => {
  const turned = [...word].map((letter) => inScript(letter, script) ?? near.get(letter) ?? null)
  return turned.includes(null) ? null : turned.join("")
}

const exactTwins: ReadonlyMap<string, string> = new Map()

/** Words of Latin letters that look like Greek ones, and are none. */
const abbreviations = /^(?:IBAN|EAN|POS|ATM|PIN|BIO)$/

/** Latin letters that are none of another script, but not those of a unit behind a figure. */
const saysLatin = (line: string): boolean =>
  certainLettersOf(line.replace(/\d\s?\p{L}{1,2}(?!\p{L})/gu, " "), "Latin").length > 0

/**
 * The lines of a page: words in the letters of a script that the page does not show elsewhere are of the page's own or
 * Latin, and where the page is in Cyrillic or Greek, words that may be, too. Marks of Latin letters are those of its language.
 */
export const asOnPage = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const { absent, own } = scriptsOf(lines.join(" "))
  const plain = own === "Latin" ? lines : lines.map(withBareLatin)
  const turned = plain.map((line) => {
    const mayBeOwn = own !== "Latin" && !saysLatin(line)
    return line.replace(/\p{L}+/gu, (word) => {
      if (absent.some((script) => lettersOf(word, script).length > 0))
        return turnedInto(own, word) ?? turnedInto("Latin", word) ?? word
      return mayBeOwn && !abbreviations.test(word) ? (turnedInto(own, word, exactTwins) ?? word) : word
    })
  })
  if (own === "Latin") return withoutStrangeMarks(turned)
  return own === "Cyrillic" ? turned.map(asCyrillicWords) : turned
}

/** Whether a page is in letters of which the model first learned few: Cyrillic, Greek or with marks. */
export const hasRareLetters = (lines: ReadonlyArray<string>): boolean =>
  scriptsOf(lines.join(" ")).own !== "Latin" || showsMarks(lines)
