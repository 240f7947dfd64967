/** The rates of value added and sales taxes, in per cent, that a table without its per cent signs may show. */
export const commonRates: ReadonlyArray<number> = [
  2.5, 2.6, 5, 5.5, 6, 7, 7.7, 8, 8.1, 9, 9.5, 10, 12, 13, 13.5, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27
]
