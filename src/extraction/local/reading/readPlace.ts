import type { DateOrder } from "../countries/Country.ts"
import { withSignsApart } from "../countries/signs.ts"
import { type Candidate, strengthOf } from "../../Proposal.ts"
import { convertedRows } from "./convertedRows.ts"
import { placeOf } from "./placeOf.ts"
import type { Row } from "./Rows.ts"
import type { Sheet } from "./Sheet.ts"
import { withoutStraySigns } from "./straySigns.ts"
import { toldBeside } from "./codesBesideTotal.ts"
import { currencyOn } from "./currencyOfCountry.ts"
import { betweenRows, type CountryFound, type Found, namingWeight, rankCountries } from "./rankedCountries.ts"

export interface PlaceFound {
  /**
   * The likeliest currencies on a day (ISO 8601; null where it is not known), the better one first; none without
   * evidence that names one. Where a country's present and former currency are printed, it is the one in the total's row.
   */
  readonly currencyOn: (date: string | null, total?: Row) => ReadonlyArray<Candidate<string>>
  /** In what order its dates are written; null where no country is told. */
  readonly dateOrder: DateOrder | null
  /** Whether the country writes dates in another order as well. */
  readonly datesVary: boolean
}

/** Currencies that are weighed against each other. */
const mostCurrencies = 2
/** A sign that several countries share and anything else of one of them name its currency, too. */
const namingSum = 4

/** Behind a price there may be the letter of a tax. */
const endsRow = /^[^\p{L}\d]*[\p{L}\d]?[^\p{L}\d]*$/u

/** "15 Wellington Street": a street is in another town than the one that it is called after. */
const streetName = /\p{L}[\p{L}'’-]+ (?:street|road|rd|avenue|ave|lane|drive|blvd|boulevard)(?!\p{L})/giu

/** Where the strongest of the evidence is printed. */
const placesOf = ({ pages, rows }: Sheet, found: ReadonlyArray<Found>) => {
  for (const { isIn } of [...found].sort((a, b) => b.weight - a.weight)) {
    const row = rows.find(({ text }) => isIn(withSignsApart(text)))
    if (row !== undefined) return [placeOf(pages, row, row.text)]
  }
  return []
}

const wordReasons: ReadonlySet<string> = new Set(["country_tax", "country_word"])

/** Whether nothing but words speaks for a country: as many that speak for another one say that some were misread. */
const isOnlyWorded = ({ found }: CountryFound): boolean => found.every(({ reason }) => wordReasons.has(reason))

/** Weighs all evidence; signs and codes next to amounts count most. `sign` stands beside the prices, unread. */
export const readPlace = (sheet: Sheet, sign = ""): PlaceFound => {
  const converted = convertedRows(sheet)
  const rows = withoutStraySigns(sheet).map((text, index) => (converted.has(index) ? "" : withSignsApart(text)))
  const priced = new Set(
    sheet.entries
      .filter(({ amount }) => amount.decimals > 0 && endsRow.test(sheet.rows[amount.row]!.text.slice(amount.end)))
      .map(({ amount }) => amount.row)
  )
  const byPrice = {
    priced: rows.filter((_, index) => priced.has(index)),
    unpriced: rows
      .filter((_, index) => !priced.has(index))
      .join(betweenRows)
      .replace(streetName, " ")
  }
  const ranked = rankCountries([...rows, sign].join(betweenRows), byPrice, sheet)
  const [best] = ranked
  if (best === undefined) return { currencyOn: () => [], dateOrder: null, datesVary: false }
  const isNamed = best.found.some(({ weight }) => weight >= namingWeight) || best.score >= namingSum
  return {
    dateOrder: best.country.dateOrder ?? "day-first",
    datesVary: best.country.datesVary === true,
    currencyOn: (date, total) => {
      if (!isNamed) return []
      const byCurrency = new Map<string, CountryFound>()
      for (const one of ranked) {
        const currency = currencyOn(one, date, { rows, total })
        if (!byCurrency.has(currency)) byCurrency.set(currency, one)
      }
      const [first, second] = byCurrency.values()
      if (first!.score < namingSum && second?.score === first!.score && [first!, second].every(isOnlyWorded)) return []
      const beside = toldBeside(total, ranked)
      return [...byCurrency]
        .map(([value, { found }]): readonly [string, ReadonlyArray<Found>] => {
          const told = beside.get(value)
          return [value, told === undefined ? found : [...found, told]]
        })
        .toSorted(([, a], [, b]) => strengthOf(b) - strengthOf(a))
        .slice(0, mostCurrencies)
        .map(([value, found]) => ({
          value,
          source: "print",
          places: placesOf(sheet, found),
          evidence: found.map(({ reason, weight }) => ({ reason, weight }))
        }))
    }
  }
}
