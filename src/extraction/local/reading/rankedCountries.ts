import type { Country } from "../countries/Country.ts"
import { currencies } from "../countries/currencies.ts"
import type { Currency } from "../countries/Currency.ts"
import { areOtherDollars } from "../countries/dollars.ts"
import { countries } from "../countries/index.ts"
import { strengthOf } from "../../Proposal.ts"
import type { Evidence } from "../../Reading.ts"
import { countriesOfHosts } from "./countriesOfHosts.ts"
import { countriesOfNumbers, type NumberFound } from "./countriesOfNumbers.ts"
import { languagesOfLabels } from "./languagesOfLabels.ts"
import { printedOrder } from "./printedOrder.ts"
import type { Sheet } from "./Sheet.ts"
import { areSigned, shortSignOf } from "./signedPrices.ts"
import { foldTown, type TownFound, townsIn } from "./townsOnPage.ts"
import { chainCountry } from "./vendor/chainCountry.ts"

/** Prices with decimals speak against a currency whose prices are whole numbers. */
const decimalsAgainst: Evidence = { reason: "prices_with_decimals", weight: -2 }
/** So do prices with the sign of another: where the buyer lives, prices in dollars are no euros. */
const signAgainst: Evidence = { reason: "sign_of_another_currency", weight: -4 }
/** So do words and taxes of countries that have dollars or pesos of their own. */
const dollarsAgainst: Evidence = { reason: "other_dollars", weight: -3 }
/** Few countries have the month first: dates that can be read so alone speak for them. */
const monthFirst: Evidence = { reason: "country_dates", weight: 1 }
/** So do dates in an order that the country does not use. */
const datesAgainst: Evidence = { reason: "order_of_dates", weight: -2 }
/** Less evidence tells no country. */
const leastScore = 2
/** Signs, codes, taxes, towns and numbers of a country name its currency; words of its language alone do not. */
export const namingWeight = 3
/** More than the space that may part a number from its sign: "Persons 4" above "Din-In" are no dinars. */
export const betweenRows = "\n\n"

export interface Found extends Evidence {
  /** Whether a row shows it. */
  readonly isIn: (row: string) => boolean
}

export interface CountryFound {
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
export const rankCountries = (
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
        ...(own.some(({ reason }) => reason === placeReason) ? [] : (towns.get(country.code) ?? [])),
        ...(order === "month-first" && country.dateOrder === order ? [{ ...monthFirst, isIn: () => false }] : [])
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
