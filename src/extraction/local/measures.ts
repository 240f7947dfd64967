/** The upper middle value; 0 of none. */
export const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[Math.trunc(values.length / 2)] ?? 0

export const letterCount = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0
