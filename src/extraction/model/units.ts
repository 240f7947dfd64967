import { scale } from "../local/reading/Amounts.ts"

/** Amounts are compared and added as integers of a ten-thousandth, like those that were seen. */
export const toUnits = (amount: number): number => Math.round(amount * scale)

/** Of amounts that are all known; null as soon as one is not. */
export const sumUnits = (amounts: ReadonlyArray<number | null>): number | null =>
  amounts.reduce<number | null>((sum, amount) => (sum === null || amount === null ? null : sum + toUnits(amount)), 0)
