import { printedMoney } from "../../countries/signs.ts"
import { everyOf } from "../../lexicon/compile.ts"
import { priorPrices } from "../../lexicon/priorPrices.ts"
import { letterCount } from "../../measures.ts"

const named = everyOf(priorPrices)

/** "Was 20.00 Now 15.00": whether a line only tells what the item above it cost before, or what was saved on it. */
export const isPriorPrice = (text: string): boolean => {
  const left = text.replace(named, " ")
  return left !== text && /\d/.test(text) && letterCount(left.replace(printedMoney, " ")) === 0
}
