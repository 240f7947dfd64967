/** Figures that are read for letters among which they stand. */
const lettersOfFigures: Readonly<Record<string, string>> = { "0": "О", "3": "З", "4": "Ч", "6": "Б" }

const letter = String.raw`\p{Script=Cyrillic}`
/** No unit, as in "ВОДА3л". */
const letterOfWord = String.raw`(?!(?:шт|кг|гр?|мл?|л|см)(?!\p{L}))${letter}`
/** With two letters on one side: "ФРУН3Е", but not "Р3М". */
const figureInWord = new RegExp(
  `(?<=${letter}{2})[0346](?=${letterOfWord})|(?<=${letter})[0346](?=${letterOfWord}${letter})`,
  "giu"
)

const isSmall = (letter: string | undefined): boolean => letter !== undefined && /\p{Ll}/u.test(letter)

/** Of the forms of companies, before their names: "3А0 «Весна»". */
const companyKind = /(?<![\p{L}\d])(?:[3З]А[0О]|[О0]А[0О]|ПА[0О]|[О0]{3})(?=\s?["«„])/gu

/** Small letters that differ from the capital in more than their size, and capitals that do. */
const [small, capital] = [/[абеёрії]/u, /[АБЕЁР]/u]
/** Of fewer letters it may be a unit: кВт. */
const fewestLetters = 4

/** Most Cyrillic letters are the same in both cases but for their size: a word is in capitals, or only its first letter is one. */
const inOneCase = (word: string): string => {
  const rest = word.slice(1)
  if (word.length < fewestLetters || !/\p{Lu}/u.test(rest) || !/\p{Ll}/u.test(word)) return word
  if (small.test(word)) return capital.test(rest) ? word : word[0]! + rest.toLowerCase()
  return word.toUpperCase()
}

/** A line in Cyrillic letters with its words in one case each, and without figures that are letters. */
export const asCyrillicWords = (line: string): string =>
  line
    .replace(companyKind, (kind) => kind.replace(/0/g, "О").replace(/3/g, "З"))
    .replace(figureInWord, (figure, at: number, whole: string) => {
      const letter = lettersOfFigures[figure]!
      return isSmall(whole[at - 1]) && isSmall(whole[at + 1]) ? letter.toLowerCase() : letter
    })
    .replace(/\p{Script=Cyrillic}+/gu, inOneCase)
