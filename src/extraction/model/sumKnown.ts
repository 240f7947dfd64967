import { type Money, plus, zero } from "../../domain/Money.ts"

/** Of amounts that are all known; null as soon as one is not. */
export const sumKnown = (amounts: ReadonlyArray<Money | null>): Money | null =>
  amounts.reduce<Money | null>((sum, amount) => (sum === null || amount === null ? null : plus(sum, amount)), zero)
