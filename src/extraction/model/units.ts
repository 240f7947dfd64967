import { toUnits } from "../local/reading/Amounts.ts"

/** Of amounts that are all known, in units of a ten-thousandth; null as soon as one is not. */
export const sumUnits = (amounts: ReadonlyArray<number | null>): number | null =>
  amounts.reduce<number | null>((sum, amount) => (sum === null || amount === null ? null : sum + toUnits(amount)), 0)
