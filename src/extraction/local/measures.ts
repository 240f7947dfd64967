/** The upper middle value; 0 of none. */
export const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[Math.trunc(values.length / 2)] ?? 0

export const letterCount = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

/** Whether the line was read as a number, which no script writes differently enough to be read again. */
export const isNumeric = (text: string): boolean => {
  const digits = text.match(/\p{N}/gu)?.length ?? 0
  return digits > 0 && digits * 2 > letterCount(text) * 3
}
