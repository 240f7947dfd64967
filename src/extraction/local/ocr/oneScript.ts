export type Script = "Latin" | "Cyrillic" | "Greek"

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

/** The letter, or its twin in the script; null where it has none. */
export const inScript = (letter: string, script: Script): string | null => {
  if (scriptOf(letter) === null || scriptOf(letter) === script) return letter
  const twin = rows.get(letter)?.[scripts.indexOf(script)]
  return twin === undefined || twin === "·" ? null : twin
}

export const lettersOf = (text: string, script: Script): ReadonlyArray<string> =>
  [...text].filter((letter) => scriptOf(letter) === script)

/** The letters of the script that look like none of another one. */
export const certainLettersOf = (text: string, script: Script): ReadonlyArray<string> =>
  lettersOf(text, script).filter((letter) => !rows.has(letter))

const isCertain = (text: string, script: Script): boolean => certainLettersOf(text, script).length > 0

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
