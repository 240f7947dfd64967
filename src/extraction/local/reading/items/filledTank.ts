import { Money, Quantity, scale, times } from "../../../../domain/Money.ts"
import type { Amount } from "../Amounts.ts"
import type { Sheet } from "../Sheet.ts"
import { fuelNear } from "./fuelNames.ts"
import type { ListedItem } from "./ListedItem.ts"

/** What was filled in. */
export interface FilledTank extends ListedItem {
  /** Whether its volume is told to be one, rather than a count. */
  readonly isMeasured: boolean
}

/** What fuel is measured in, as part of a pattern. */
export const fuelUnits = "l|ltrs?|lit(?:er|re|ro)s?|litri|gal(?:lons?)?|升|리터|л"

/** What tells that a number is a volume: its unit behind it, or what it is called; of "35,12 1 x 1,799" the l is a stroke. */
const unitBehind = new RegExp(String.raw`^\s?(?:${fuelUnits}|[1I](?=\s?[x×*@])|g(?=\s?@))(?![\p{L}\d])`, "iu")
/** "13.253 G": gallons are told in thousandths; behind cents it is the letter of a tax. */
const gallonsBehind = /^\s?g(?![\p{L}\d])/iu
/** "9.134 @ $2.039/GAL": what follows it is the price of one. */
const pricedBehind = new RegExp(
  String.raw`^\s?[@x×*]\s?\P{L}{0,3}\d+[.,]\d+\s?/\s?(?:${fuelUnits}|g)(?![\p{L}\d])`,
  "iu"
)
const volume = /(?:volume|gallons|lit(?:er|re|ro)s?(?!\p{L})|litri|ltrs?(?!\p{L}))/iu
const calledVolume = new RegExp(String.raw`${volume.source}(?:\s?\(?(?:${fuelUnits})(?!\p{L})\)?)?[^\p{L}/]*$`, "iu")
const calledCount = /(?:menge|quantit[éàày]|cantidad|qty|数量|數量|수량|количество|объем|кол-во)[^\p{L}]*$/iu

/** "Rate/Ltr: 1.94", "Quantity 2 @ 1.50", "1.94 /Ltr", "139.9 c/L": what one unit costs, and no volume. */
const [rateBefore, rateBehind] = [/(?:\/\s?\p{L}+|@)[^\p{L}\d]*$/u, /^\s?\p{L}{0,3}\s?\/\s?\p{L}/u]
/** "PRICE/GAL: $2.349", beside which a number that stands alone may be the volume: "14.481". */
const perUnit = new RegExp(String.raw`/\s?(?:${fuelUnits}|g)[^\p{L}\d]*$`, "iu")
const decimalsOfVolume = 3
/** "142.9p", "139.9 c/L": in hundredths, as in Britain and Australia. */
const inCents = /^\s?(?:p|ppl|pence|c|¢|cents?)(?![\p{L}\d])/iu

/** "12.345" where three digits behind a mark group the prices: of what is filled in they are decimals. */
const groupOfThree = /^[1-9]\d{0,2}[.,]\d{3}$/

const asVolume = (amount: Amount, text: string): Amount =>
  amount.decimals === 0 && groupOfThree.test(text.slice(amount.start, amount.end))
    ? { ...amount, units: Money(Math.round(amount.units / 1000)), decimals: decimalsOfVolume }
    : amount

/** A slip tells one volume, and few sums; what has more is no slip. */
const [mostVolumes, mostSums] = [4, 20]

/** How far count × price may be off, where the volume is rounded to its last decimal. */
const toleranceOf = (rate: number, decimals: number, whole: boolean): number =>
  rate * 0.5 * 10 ** -decimals + (whole ? scale : 0.011 * scale)

/**
 * The fuel of a slip that tells volume, rate and sum in rows of their own, or below its name; null where no volume and
 * rate come to one of the sums, or nothing names the fuel.
 */
export const filledTank = ({ amounts, rows, style }: Sheet, sums: ReadonlyArray<Money>): FilledTank | null => {
  const all = amounts.flat().filter(({ percent, units }) => !percent && units > 0)
  const around = ({ end, row, start }: Amount): readonly [before: string, behind: string] => [
    rows[row]!.text.slice(Math.max(0, start - 24), start),
    rows[row]!.text.slice(end)
  ]
  const isHeaded = (row: number): boolean =>
    row > 0 && amounts[row - 1]!.length === 0 && volume.test(rows[row - 1]!.text)
  const volumes = all.flatMap((printed) => {
    const amount = asVolume(printed, rows[printed.row]!.text)
    const [before, behind] = around(amount)
    if (amount.decimals < 2 || rateBefore.test(before) || rateBehind.test(behind)) return []
    const isMeasured =
      unitBehind.test(behind) ||
      (amount.decimals === decimalsOfVolume && gallonsBehind.test(behind)) ||
      pricedBehind.test(behind) ||
      calledVolume.test(before) ||
      isHeaded(amount.row)
    const isBare = !isMeasured && amount.decimals === decimalsOfVolume && !/\p{L}/u.test(rows[amount.row]!.text)
    return isMeasured || isBare || calledCount.test(before) ? [{ ...amount, isBare, isMeasured }] : []
  })
  if (volumes.length > mostVolumes) return null
  for (const { decimals, isBare, isMeasured, row, start, units } of volumes) {
    for (const rate of all) {
      if (rate.row === row && rate.start === start) continue
      const [before, behind] = around(rate)
      if (isBare && !perUnit.test(before)) continue
      // times one it is its own sum, if that is not printed, too
      if (rate.units === scale && all.filter((amount) => amount.units === units).length < 2) continue
      const price = inCents.test(behind) ? Money(Math.round(rate.units / 100)) : rate.units
      const comesTo = times(Quantity(units), price)
      const away = (sum: Money): number => Math.abs(sum - comesTo)
      const total = sums
        .slice(0, mostSums)
        .filter((sum) => away(sum) <= toleranceOf(price, decimals, style.whole) && sum !== price)
        .sort((a, b) => away(a) - away(b))[0]
      if (total === undefined) continue
      const named = fuelNear(rows, row)
      if (named === undefined) return null
      const shown = [...new Set([...named.rows, rows[rate.row]!, rows[row]!])]
      return {
        name: named.name,
        quantity: Quantity(units),
        unitPrice: price,
        total,
        isDiscount: false,
        rows: shown,
        isMeasured
      }
    }
  }
  return null
}
