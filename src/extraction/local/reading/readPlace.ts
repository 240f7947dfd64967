import type { Country, DateOrder } from "../countries/Country.ts"
import { currencies } from "../countries/currencies.ts"
import type { Currency } from "../countries/Currency.ts"
import { areOtherDollars } from "../countries/dollars.ts"
import { countries } from "../countries/index.ts"
import { withSignsApart } from "../countries/signs.ts"
import { type Candidate, strengthOf } from "../../Proposal.ts"
import type { Evidence } from "../../Reading.ts"
import { convertedRows } from "./convertedRows.ts"
import { countriesOfHosts } from "./countriesOfHosts.ts"
import { countriesOfNumbers, type NumberFound } from "./countriesOfNumbers.ts"
import { languagesOfLabels } from "./languagesOfLabels.ts"
import { placeOf } from "./placeOf.ts"
import { printedOrder } from "./printedOrder.ts"
import type { Row } from "./Rows.ts"
import type { Sheet } from "./Sheet.ts"
import { areSigned, shortSignOf } from "./signedPrices.ts"
import { chainCountry } from "./vendor/chainCountry.ts"
import { withoutStraySigns } from "./straySigns.ts"
import { weightsBesideTotal } from "./codesBesideTotal.ts"
import { foldTown, type TownFound, townsIn } from "./townsOnPage.ts"

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

/** Prices with decimals speak against a currency whose prices are whole numbers. */
const decimalsAgainst: Evidence = { reason: "prices_with_decimals", weight: -2 }
/** So do prices with the sign of another: where the buyer lives, prices in dollars are no euros. */
const signAgainst: Evidence = { reason: "sign_of_another_currency", weight: -4 }
/** So do words and taxes of countries that have dollars or pesos of their own. */
const dollarsAgainst: Evidence = { reason: "other_dollars", weight: -3 }
/** So do dates in an order that the country does not use. */
const datesAgainst: Evidence = { reason: "order_of_dates", weight: -2 }
/** Less evidence tells no country. */
const leastScore = 2
/** Currencies that are weighed against each other. */
const mostCurrencies = 2
/** Signs, codes, taxes, towns and numbers of a country name its currency; words of its language alone do not. */
const namingWeight = 3
/** So do a sign that several countries share and anything else of one of them. */
const namingSum = 4

/** More than the space that may part a number from its sign: "Persons 4" above "Din-In" are no dinars. */
const betweenRows = "\n\n"

/** Behind a price there may be the letter of a tax. */
const endsRow = /^[^\p{L}\d]*[\p{L}\d]?[^\p{L}\d]*$/u

/** "15 Wellington Street": a street is in another town than the one that it is called after. */
const streetName = /\p{L}[\p{L}'’-]+ (?:street|road|rd|avenue|ave|lane|drive|blvd|boulevard)(?!\p{L})/giu

interface Found extends Evidence {
  /** Whether a row shows it. */
  readonly isIn: (row: string) => boolean
}

interface CountryFound {
  readonly country: Country
  /** Signs and codes of its currency, and of the one that it had before. */
  readonly present: ReadonlyArray<Found>
  readonly former: ReadonlyArray<Found>
  readonly found: ReadonlyArray<Found>
  readonly score: number
}

const currenciesByCode = new Map(currencies.map((one) => [one.code, one]))

/** The first of a currency's signs is its code, and whatever stands for it alone. */
const reasonOf = (index: number, weight: number): string =>
  index === 0 ? "currency_code" : weight >= namingWeight + 1 ? "currency_sign" : "shared_currency_sign"

const signsOf = ({ signs }: Currency, text: string): ReadonlyArray<Found> =>
  signs.flatMap(([pattern, weight], index) =>
    pattern.test(text) ? [{ reason: reasonOf(index, weight), weight, isIn: (row) => pattern.test(row) }] : []
  )

const shownBy = (reason: string, weight: number, print: string | undefined): ReadonlyArray<Found> =>
  print === undefined ? [] : [{ reason, weight, isIn: (row) => row.includes(print) }]

const shownIn = ({ print, ...evidence }: NumberFound): Found => ({ ...evidence, isIn: (row) => row.includes(print) })

/** Where the strongest of the evidence is printed. */
const placesOf = ({ pages, rows }: Sheet, found: ReadonlyArray<Found>) => {
  for (const { isIn } of [...found].sort((a, b) => b.weight - a.weight)) {
    const row = rows.find(({ text }) => isIn(withSignsApart(text)))
    if (row !== undefined) return [placeOf(pages, row, row.text)]
  }
  return []
}

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

/** Currencies that the row of the total names, and what that says for each. */
const toldBeside = (total: Row | undefined, found: ReadonlyArray<CountryFound>): ReadonlyMap<string, Found> => {
  const text = withSignsApart(total?.text ?? "")
  const told = new Map(
    found.flatMap(({ country: { currency }, present }) =>
      present
        .filter(({ isIn, reason }) => reason === "currency_code" && isIn(text))
        .map(({ isIn }) => [currency, isIn] as const)
    )
  )
  const weights = weightsBesideTotal(text, [...told.keys()])
  return new Map(
    [...told].map(([currency, isIn]) => [
      currency,
      { reason: "code_beside_total", weight: weights.get(currency)!, isIn }
    ])
  )
}

const isAmount = /\d[.,]\d{2}(?!\d)/

/** Whether the coming currency is only shown, with what each sum is in it, as tills do in the months before the change. */
const isShownOnly = ({ present }: CountryFound, rows: ReadonlyArray<string>, total: Row | undefined): boolean => {
  const shown = rows.filter((row) => present.some(({ isIn }) => isIn(row)))
  return total !== undefined && !shown.includes(withSignsApart(total.text)) && shown.every((row) => isAmount.test(row))
}

/** What one paid with in the country on the day. */
const currencyOn = (
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

const wordReasons: ReadonlySet<string> = new Set(["country_tax", "country_word"])

/** Whether nothing but words speaks for a country: as many that speak for another one say that some were misread. */
const isOnlyWorded = ({ found }: CountryFound): boolean => found.every(({ reason }) => wordReasons.has(reason))

const placeReason = "country_place"

/** A chain has shops abroad, too, which show where they are; an address on the web is often its, too. */
const [chainWeight, hostWeight] = [3, 3]

/** Of each country the town that is printed most surely as one. */
const townsByCountry = (rows: ReadonlyArray<string>): ReadonlyMap<string, ReadonlyArray<Found>> => {
  const best = new Map<string, TownFound>()
  for (const town of rows.flatMap(townsIn)) {
    if (town.weight > (best.get(town.country)?.weight ?? 0)) best.set(town.country, town)
  }
  return new Map(
    [...best].map(([country, { print, weight }]) => [
      country,
      [{ reason: placeReason, weight, isIn: (row) => foldTown(row).includes(print) }]
    ])
  )
}

/**
 * Every country with evidence for it, the likeliest first. What has a price is a product: "BERMUDA SHORTS", "COFFEE KENYA"
 * tell no place.
 */
const rankCountries = (
  text: string,
  { priced, unpriced }: { readonly priced: ReadonlyArray<string>; readonly unpriced: string },
  { entries, rows: printed, style }: Pick<Sheet, "entries" | "rows" | "style">
): ReadonlyArray<CountryFound> => {
  const signed = areSigned(priced)
  const numbers = countriesOfNumbers(text)
  const rows = text.split(betweenRows)
  const towns = townsByCountry(rows)
  const signs = new Map(currencies.map((one) => [one.code, signsOf(one, text)]))
  const chain = chainCountry(rows)
  const hosts = countriesOfHosts(rows)
  const languages = languagesOfLabels(entries)
  const otherDollars = areOtherDollars(text)
  const order = printedOrder(printed)
  return countries
    .map((country) => {
      const own = country.evidence.flatMap(([kind, pattern, weight]) =>
        pattern.test(kind === "place" ? unpriced : text)
          ? [{ reason: `country_${kind}`, weight, isIn: (row: string) => pattern.test(row) }]
          : []
      )
      const present = signs.get(country.currency) ?? []
      const former = signs.get(country.formerly?.currency ?? "") ?? []
      const found: ReadonlyArray<Found> = [
        ...present,
        ...former,
        ...own,
        ...(numbers.get(country.code) ?? []).map(shownIn),
        ...shownBy("country_chain", chainWeight, chain?.country === country.code ? chain.row : undefined),
        ...shownBy("country_host", hostWeight, hosts.get(country.code)),
        ...languages
          .filter(({ language }) => language === country.language)
          .map(({ texts, weight }) => ({
            reason: "country_language",
            weight,
            isIn: (row: string) => texts.some((one) => row.includes(one))
          })),
        ...(own.some(({ reason }) => reason === placeReason) ? [] : (towns.get(country.code) ?? []))
      ]
      const isTooFine = priced.length > 0 && !style.whole && currenciesByCode.get(country.currency)?.whole === true
      const isOfOthers =
        signed &&
        present.length + former.length === 0 &&
        !priced.some((row) => row.includes(shortSignOf(country.currency)))
      const isOtherDollar = otherDollars && country.currency === "USD" && strengthOf(own) < namingWeight
      const isOtherOrder =
        order === "month-first" && country.dateOrder !== "month-first" && country.dateOrder !== "year-first"
      const against = [
        ...(isTooFine ? [decimalsAgainst] : []),
        ...(isOfOthers ? [signAgainst] : []),
        ...(isOtherDollar ? [dollarsAgainst] : []),
        ...(isOtherOrder ? [datesAgainst] : [])
      ]
      const evidence = [...found, ...against.map((one): Found => ({ ...one, isIn: () => false }))]
      return { country, present, former, found: evidence, score: strengthOf(evidence) }
    })
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score)
}

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
