type Script = "Latin" | "Cyrillic" | "Greek"

const scripts: ReadonlyArray<Script> = ["Latin", "Cyrillic", "Greek"]

/** Letters that look the same in the three scripts, in that order; a point where one has none. */
const twins = (
  "AАΑ BВΒ CС· EЕΕ HНΗ IІΙ JЈ· KКΚ MМΜ N·Ν OОΟ PРΡ SЅ· TТΤ XХΧ YУΥ Z·Ζ " +
  "aаα cс· eе· iіι jј· kкκ oоο pрρ sѕ· ·тτ u·υ v·ν xхχ yу· ·фφ ·ФΦ ·ГΓ ·ЛΛ ·ПΠ"
).split(" ")

/** The row of twins that a letter stands in. */
const rows = new Map(twins.flatMap((row) => [...row].filter((letter) => letter !== "·").map((letter) => [letter, row])))

/** The same for all letters that look alike. */
export const shapeOf = (letter: string): string => /[^·]/u.exec(rows.get(letter) ?? letter)![0]

const scriptOf = (letter: string): Script | null =>
  /\p{Script=Latin}/u.test(letter)
    ? "Latin"
    : /\p{Script=Cyrillic}/u.test(letter)
      ? "Cyrillic"
      : /\p{Script=Greek}/u.test(letter)
        ? "Greek"
        : null

const inScript = (letter: string, script: Script): string | null => {
  if (scriptOf(letter) === null || scriptOf(letter) === script) return letter
  const twin = rows.get(letter)?.[scripts.indexOf(script)]
  return twin === undefined || twin === "·" ? null : twin
}

const lettersOf = (text: string, script: Script): ReadonlyArray<string> =>
  [...text].filter((letter) => scriptOf(letter) === script)

/** Whether the text has a letter of the script that looks like none of another one. */
const isCertain = (text: string, script: Script): boolean => lettersOf(text, script).some((letter) => !rows.has(letter))

/**
 * A recogniser of three scripts takes letters for their twins in another one. A word is of one script: of those that
 * have all its letters, the one of most letters of the line; one that is of a script which the line certainly holds
 * stays as it is.
 */
export const oneScript = (line: string): string => {
  const present = scripts.filter((script) => lettersOf(line, script).length > 0)
  if (present.length < 2) return line
  const byLetters = [...present].sort((a, b) => lettersOf(line, b).length - lettersOf(line, a).length)
  return line.replace(/\p{L}+/gu, (word) => {
    const [only, ...others] = present.filter((script) => lettersOf(word, script).length > 0)
    if (only === undefined || (others.length === 0 && isCertain(line, only))) return word
    for (const script of byLetters) {
      const turned = [...word].map((letter) => inScript(letter, script))
      if (!turned.includes(null)) return turned.join("")
    }
    return word
  })
}

/** Letters that are misread for Latin ones where their script is not on the page; not quite twins. */
const nearTwins: ReadonlyMap<string, string> = new Map(
  "εe ηn ωw μu σo тt мm нh вb гr иu пn".split(" ").map((pair) => [pair[0]!, pair[1]!] as const)
)

/** So many letters that look like none of another script show that a page holds a script. */
const fewestCertain = 3

/** The lines of a page: words in the letters of a script that the page does not show elsewhere are Latin. */
export const asOnPage = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const all = lines.join(" ")
  const absent = (["Cyrillic", "Greek"] as const).filter(
    (script) => lettersOf(all, script).filter((letter) => !rows.has(letter)).length < fewestCertain
  )
  return lines.map((line) =>
    line.replace(/\p{L}+/gu, (word) => {
      if (!absent.some((script) => lettersOf(word, script).length > 0)) return word
      const turned = [...word].map((letter) => inScript(letter, "Latin") ?? nearTwins.get(letter) ?? null)
      return turned.includes(null) ? word : turned.join("")
    })
  )
}
