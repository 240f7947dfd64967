import { scale } from "../../../domain/Money.ts"
import type { Amount } from "./Amounts.ts"
import { factorsOf } from "./items/factors.ts"

/**
 * Whether a count, of at least so many, and a price come to a row's last amount: "Monthly fee (3 × 128.00) 384.00" is no tax,
 * nor any other sum.
 */
export const isSold = (amounts: ReadonlyArray<Amount>, fewest = 1): boolean => {
  const plain = amounts.filter(({ percent }) => !percent)
  if (plain.length === 0) return false
  const factors = factorsOf(plain.slice(0, -1), plain.at(-1)!.units, "")
  return factors !== null && factors.quantity >= fewest * scale && factors.quantity % scale === 0
}
