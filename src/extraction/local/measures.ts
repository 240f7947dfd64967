/** The upper middle value; 0 of none. */
export const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[Math.trunc(values.length / 2)] ?? 0

/** How often a global pattern matches. */
export const occurrences = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Whether a text has a word that is read from the right. */
export const isLeftwardText = (text: string): boolean => /\p{Script=Arabic}{2}|\p{Script=Hebrew}{2}/u.test(text)

export const letterCount = (text: string): number => occurrences(text, /\p{L}/gu)

/** Whether the line was read as a number, which no script writes differently enough to be read again. */
export const isNumeric = (text: string): boolean => {
  const digits = occurrences(text, /\p{N}/gu)
  return digits > 0 && digits * 2 > letterCount(text) * 3
}
