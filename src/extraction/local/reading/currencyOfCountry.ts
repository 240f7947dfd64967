import { withSignsApart } from "../countries/signs.ts"
import type { CountryFound, Found } from "./rankedCountries.ts"
import type { Row } from "./Rows.ts"

/** Which of a country's two currencies the print names; where it names both, the one beside the total. */
const namedOf = ({ former, present }: CountryFound, total: Row | undefined): "former" | "present" | null => {
  const isBeside = (found: ReadonlyArray<Found>) =>
    total !== undefined && found.some(({ isIn }) => isIn(withSignsApart(total.text)))
  const [isFormer, isPresent] =
    former.length > 0 && present.length > 0
      ? [isBeside(former), isBeside(present)]
      : [former.length > 0, present.length > 0]
  return isFormer === isPresent ? null : isFormer ? "former" : "present"
}

const isAmount = /\d[.,]\d{2}(?!\d)/

/** Whether the coming currency is only shown, with what each sum is in it, as tills do in the months before the change. */
const isShownOnly = ({ present }: CountryFound, rows: ReadonlyArray<string>, total: Row | undefined): boolean => {
  const shown = rows.filter((row) => present.some(({ isIn }) => isIn(row)))
  return total !== undefined && !shown.includes(withSignsApart(total.text)) && shown.every((row) => isAmount.test(row))
}

/** What one paid with in the country on the day. */
export const currencyOn = (
  one: CountryFound,
  date: string | null,
  { rows, total }: { readonly rows: ReadonlyArray<string>; readonly total: Row | undefined }
): string => {
  const { currency, formerly } = one.country
  if (formerly === undefined) return currency
  const named = namedOf(one, total)
  const isBefore = date !== null && /^\d{4}-/.test(date) && date < formerly.until
  if (named === "present" && !(isBefore && isShownOnly(one, rows, total))) return currency
  return named === "former" || isBefore ? formerly.currency : currency
}
