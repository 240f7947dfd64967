/** Letters that each digit is taken for, from 0 on. */
const table = (letters: ReadonlyArray<string>): ReadonlyMap<string, string> =>
  new Map(letters.flatMap((some, digit) => [...some].map((letter) => [letter, String(digit)] as const)))

/** Those that are most like it. */
export const likely = table(["Oo", "Il|!", "", "", "", "S", "", "", "B", ""])
/** Those that are less so, and mostly what they are read for. */
export const unlikely = table(["DQ", "it", "Zz", "", "A", "s", "bG", "T", "", "gq"])

/** The digit that a letter may stand for; undefined for none. */
export const digitOf = (letter: string): string | undefined => likely.get(letter) ?? unlikely.get(letter)

/** The letters as they stand in a class of characters of a pattern. */
export const classOf = (letters: ReadonlyMap<string, string>): string => [...letters.keys()].join("")
