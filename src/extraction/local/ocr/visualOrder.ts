const leftward = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

const mirrored: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[", "<": ">", ">": "<" }

/** Figures of every script run rightward, also with what parts them. */
const figures = /\p{Nd}+(?:[.,:/٫٬]\p{Nd}+)*/gu

const turnedWord = (word: string): string =>
  [...word.replace(figures, (number) => [...number].reverse().join(""))]
    .reverse()
    .map((letter) => mirrored[letter] ?? letter)
    .join("")

/** "12," of an address, which stands as ",12" between words that run leftward: commas belong to what was read before. */
const withComma = /^([,;:])(\p{Nd}+)$|^(\p{Nd}+)([,;:])$/u

const turnedNumber = (word: string): string => word.replace(withComma, "$2$4$3$1")

/**
 * Turns a line with words that run leftward from the order in which it is read into the one in which it stands, from left to
 * right, and back. Words of other scripts and figures keep theirs.
 */
export const visualOrder = (text: string): string =>
  leftward.test(text)
    ? text
        .split(" ")
        .reverse()
        .map((word) => (leftward.test(word) || !/[\p{L}\p{Nd}]/u.test(word) ? turnedWord(word) : turnedNumber(word)))
        .join(" ")
    : text
