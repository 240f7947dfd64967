import { type Money, sum } from "../../../domain/Money.ts"
import type { Entry } from "./Sheet.ts"

/** A sum of the named goods: "Food total", "Total Parts", but not "Total". */
const isOfSection = ({ isBeside, label, text }: Entry): boolean =>
  isBeside &&
  label !== null &&
  label.exact &&
  ((label.role === "total" && label.coverage < 1) || (label.role === "subtotal" && /\s/.test(text.trim())))

/** What the sums of food and of drinks, or of parts and of labour, come to that stand one below the other; null where none do. */
export const sectionSum = (entries: ReadonlyArray<Entry>): Money | null => {
  const own = entries.filter(isOfSection)
  const first = own.findIndex((entry, at) => own[at + 1]?.amount.row === entry.amount.row + 1)
  if (first === -1) return null
  const rest = own.slice(first)
  const end = rest.findIndex((entry, at) => at > 0 && entry.amount.row !== rest[at - 1]!.amount.row + 1)
  return sum(rest.slice(0, end === -1 ? rest.length : end).map(({ amount }) => amount.units))
}
