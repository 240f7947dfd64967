import { shortMonths } from "./dateParts.ts"
import type { Entry } from "./Sheet.ts"

/** "05/03/2024 STATE TAX", "03Mar25 CITY TAX": the day of a night, before what is charged for it. */
export const dayAhead = new RegExp(
  String.raw`^\s*(?:\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{1,2}[ .-]?(?:${shortMonths.join("|")})[ .-]?\d{2,4})(?=\s+\p{L})`,
  "iu"
)

const dayOf = ({ text }: Entry): string | undefined => dayAhead.exec(text)?.[0].trim()

/** Taxes of a further day, each of which is due although its amount is printed for another day, too. */
export const dailyTaxes = (entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> => {
  const taxes = entries.filter((entry) => entry.label?.role === "tax" && dayOf(entry) !== undefined)
  return taxes.filter((entry, at) => {
    const before = taxes.slice(0, at).filter(({ amount }) => amount.units === entry.amount.units)
    return before.length > 0 && before.every((one) => dayOf(one) !== dayOf(entry))
  })
}
