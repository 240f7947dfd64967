import { countsOnly, hours, measures, sizes } from "../../lexicon/units.ts"
import { cent, Money, negated, Quantity, scale, times } from "../../../../domain/Money.ts"
import { type Amount, mostInRow } from "../Amounts.ts"
import { type Factors, comesNear, toldFactors } from "./toldFactors.ts"

/** Of "Muesli 5 fruits 1 x 4.99 4.99" it is 1 × 4.99 and not 5 × 1: what comes to the total itself goes first. */
const closeness = [(a: number, b: number): boolean => a === b, comesNear]

/**
 * "2 x", "3 pcs", "2,00 st", "@ 2" somewhere, or a number that leads the line; "04 Chicken" has that of its department, and
 * "20x30" and "100mm x 3m" are sizes, and "500mg x 20" is a pack.
 */
const marked = new RegExp(
  String.raw`(?:^|\s)(\d{1,3})(?![x×]\d{2,3}(?![\d.,]))\s*(?:[x×@*]|(?:${countsOnly.join("|")})(?:[x×]|(?![\p{L}\d])))|(?:^|\s)(\d{1,3})[.,]0{1,3}\s(?:${countsOnly.join("|")})(?![\p{L}\d])|(?<!\d|\d\s?m[cg]g?\s?)[x×]\s*(\d{1,3})(?!\d|[.,]\d|\s?(?:${[...sizes, "m"].join("|")})(?!\p{L}))`,
  "iu"
)
const leading = /^[\s*#-]*(?!0\d)(\d{1,2})\s+(?=[([<]?(?:\d{1,3}\s?)?\p{L})/u

/** "Acqua 6x1,5L": how many are in a pack, behind its name. */
const pack = new RegExp(
  String.raw`(?<=\p{L}.*)\s\d{1,3}\s?[x×]\s?\d+(?:[.,]\d+)?\s?(?:${measures.join("|")})(?!\p{L})`,
  "iu"
)

/** So many pieces, with no space before their unit. */
const packed = /\d{2,3}\p{L}{2}/u

/** A single letter behind a price tells a tax. */
const workUnits = hours.filter((unit) => unit.length > 1)
const unitBehind = new RegExp(
  String.raw`^\s?(?:${[...measures, ...countsOnly, ...workUnits].join("|")})(?![\p{L}\d])`,
  "iu"
)

/** "0,562", "1,0000": a number as fine as scales print it, or a whole one as fine; money has a sign. */
const isFine = ({ decimals, sign, units }: Amount): boolean =>
  sign === null && (decimals === 3 || (decimals > 3 && units % scale === 0))

/** "1,00", "3,00": a whole number as fine as money. */
const isWholeOf = ({ decimals, units }: Amount): boolean => decimals === 2 && units > 0 && units % scale === 0

/** "0,562 kg", "14 UN". */
const hasUnit = ({ end }: Amount, text: string): boolean => unitBehind.test(text.slice(end))

/** "640 @ 0.112": what one of them costs. */
const isEach = ({ decimals, start }: Amount, text: string): boolean =>
  decimals > 0 && /@\s?\P{L}?$/u.test(text.slice(0, start))

/** "2% x 199.00": a count, with a speck before the sign that was taken for one of its own. */
const isTimes = ({ decimals, end }: Amount, text: string): boolean =>
  decimals === 0 && /^\s?[%％]\s?[xX×*]\s?\P{L}{0,2}\d/u.test(text.slice(end))

/** A number that counts is smaller than this price without decimals. */
export const leastWholePrice = 100 * scale

/** Nothing costs less where prices have no decimals: "50 x 1" is one for 50. */
const leastCoin = 10 * scale

/** "1,990  1.2  2,388": where money has no cents, tenths and thousandths are weighed. */
const isWeighedAt = (count: Amount, price: Amount): boolean =>
  (count.decimals === 1 || count.decimals === 3) &&
  count.units < leastWholePrice &&
  price.decimals === 0 &&
  price.units >= leastWholePrice

/** The smallest coin of countries that have none of a hundredth. */
const fiveCents = 5 * cent

/** "0.746  24.50  18.30": what is weighed costs whole coins of five in Switzerland. */
const isWeighedToFive = (count: Amount, price: Amount, total: Money): boolean =>
  count.decimals === 3 && price.decimals === 2 && price.units % fiveCents === 0 && total % fiveCents === 0

/** "0.652kg x 45   29": what is weighed costs whole coins. */
const isWeighedWhole = (count: Amount, price: Amount): boolean =>
  count.decimals === 3 && price.decimals === 0 && price.units >= leastCoin

const isPrintedAsMoney = ({ decimals, sign }: Amount): boolean => sign !== null && decimals === 2

/** Whether so many stand before a price that is as fine as scales print weights, and less than one. */
const isCountedFinely = (count: Amount, price: Amount): boolean =>
  count.decimals === 0 && count.sign === null && isFine(price) && price.units < scale && count.start < price.start

/**
 * Of 2 × 3 and 3 × 2: what has a unit, stands before "@" or is a weight is the quantity, else the number with fewer
 * decimals, a single one, or the first.
 */
const isQuantity = (one: Amount, other: Amount, text: string): boolean => {
  if (hasUnit(one, text) !== hasUnit(other, text)) return hasUnit(one, text)
  if (isEach(one, text) !== isEach(other, text)) return isEach(other, text)
  // "720  0.085  61.20": so many, each a fraction of the money
  if (isCountedFinely(one, other)) return true
  if (isCountedFinely(other, one)) return false
  // "1,00  32,520  32,52": prices as fine as scales weigh, behind whole counts
  const [first, second] = one.start < other.start ? [one, other] : [other, one]
  if (isWholeOf(first) && isFine(second) && !isWholeOf(second)) return one === first
  if (isFine(one) !== isFine(other)) return isFine(one)
  if (isWeighedAt(one, other)) return true
  if (isWeighedAt(other, one)) return false
  // "0,4520 x 8.900,00" is weighed as finely as "25,00 x 0,1450" is priced: the quantity leads
  if ([one, other].some(({ decimals }) => decimals > 3) && [one, other].some(({ decimals }) => decimals === 2))
    return one.start < other.start
  if (one.decimals !== other.decimals) return one.decimals < other.decimals
  // "5,000 2 10,000" where prices have no decimals
  if (one.decimals === 0) {
    for (const least of [leastWholePrice, leastCoin]) {
      const [isCount, isOtherCount] = [one, other].map(({ units }) => units < least)
      if (isCount !== isOtherCount) return isCount!
    }
  }
  const isSingle = [one, other].map(({ decimals, units }) => decimals > 0 && units === scale)
  return isSingle[0] === isSingle[1] ? one.start < other.start : isSingle[0]!
}

/** "1.255 x 12,99", "34.800 LX5,99": three digits behind a mark that groups the prices of the page, but not its counts. */
const groupedCount = new RegExp(String.raw`^\d{1,3}[.,]\d{3}(?=\s*(?:${measures.join("|")})?\s*[x×*])`, "iu")

/** "4.61" is "4.6 l": a one at the end of a count may be the letter of litres. */
const litresOf = ({ decimals, sign, units }: Amount): Money | null => {
  const last = scale / 10 ** decimals
  return sign === null && decimals > 1 && decimals < 5 && (units / last) % 10 === 1 ? Money(units - last) : null
}

/** The amounts, and those that count in thousandths, or in litres, as the counts that they are. */
const withFineCounts = (amounts: ReadonlyArray<Amount>, text: string): ReadonlyArray<Amount> =>
  amounts.flatMap((amount) => {
    if (amount.decimals === 0 && amount.sign === null && groupedCount.test(text.slice(amount.start)))
      return [amount, { ...amount, decimals: 3, units: Money(amount.units / 1000) }]
    const litres = litresOf(amount)
    return litres === null ? [amount] : [amount, { ...amount, decimals: amount.decimals - 1, units: litres }]
  })

/**
 * Quantity and unit price that multiply to the line's total, from the row's other numbers and words; of a number in the
 * words the share of each is an amount of the smallest coins. What is taken off may have its minus before the total alone.
 */
export const factorsOf = (
  amounts: ReadonlyArray<Amount>,
  total: Money,
  text: string,
  smallest: number = cent
): Factors | null => {
  const factors = signedFactorsOf(amounts, total, text, smallest)
  if (factors !== null || total >= 0) return factors
  const opposite = signedFactorsOf(amounts, negated(total), text, smallest)
  return opposite === null ? null : { ...opposite, unitPrice: negated(opposite.unitPrice) }
}

const signedFactorsOf = (
  amounts: ReadonlyArray<Amount>,
  total: Money,
  text: string,
  smallest: number
): Factors | null => {
  const others = withFineCounts(amounts, text).filter(
    (amount) => (!amount.percent || isTimes(amount, text)) && amount.units !== 0
  )
  const multiplied = (quantity: Amount, price: Amount, isClose: (a: number, b: number) => boolean): Factors | null => {
    // what is printed as money counts nothing
    if (quantity.units <= 0 || quantity.units > 10_000 * scale || isPrintedAsMoney(quantity)) return null
    const product = times(Quantity(quantity.units), price.units)
    const off = Math.abs(product - total)
    const isRounded =
      (isWeighedWhole(quantity, price) && off <= scale / 2) ||
      (isWeighedToFive(quantity, price, total) && off <= fiveCents / 2)
    return (isClose(product, total) || isRounded) && isQuantity(quantity, price, text)
      ? { quantity: Quantity(quantity.units), unitPrice: price.units }
      : null
  }
  // "2  Adhesive 20kg  5  22.00  110.00": a count beside a price, nearest to the total, before numbers in names
  const neighbours = others
    .slice(1)
    .map((price, at) => [others[at]!, price] as const)
    .filter(([quantity, price]) => quantity.decimals === 0 && price.decimals > 0)
  const pairs = others.flatMap((quantity) => others.map((price) => [quantity, price] as const))
  for (const isClose of closeness) {
    for (const [quantity, price] of [...neighbours.toReversed(), ...pairs]) {
      const found = price === quantity ? null : multiplied(quantity, price, isClose)
      if (found !== null) return found
    }
  }
  const told = toldFactors(amounts, others, total, text)
  if (told !== null) return told
  const count = marked.exec(text.replace(pack, ""))
  const lead = leading.exec(text)?.[1]
  // "Ramipril 5mg 100St": what a pack holds
  if (count !== null && count.index > 0 && packed.test(count[0])) return null
  // "1 Cheese Rolls 6 pcs", "1 8PC MEAL": what one of them holds
  const isContent = lead !== undefined && count !== null && count.index > 0
  const printed = Number((isContent ? lead : (count?.[1] ?? count?.[2] ?? count?.[3])) ?? lead ?? 0)
  return printed > 0 && printed < 200 && total % (printed * smallest) === 0
    ? { quantity: Quantity(printed * scale), unitPrice: Money(total / printed) }
    : null
}

/** Prices have decimals where others of their row have, and are no small numbers elsewhere. */
const pricesAmong = (numbers: ReadonlyArray<Amount>): ((amount: Amount) => boolean) =>
  numbers.some(({ decimals }) => decimals >= 2)
    ? ({ decimals }) => decimals >= 2
    : ({ decimals, units }) => decimals === 0 && units >= leastWholePrice

/** The amount that two numbers before it come to: what a line of an invoice costs before tax is added to it. */
export const productOf = (amounts: ReadonlyArray<Amount>): Amount | null => {
  const numbers = amounts.filter(({ percent, units }) => !percent && units > 0)
  if (numbers.length > mostInRow) return null
  const isPriced = pricesAmong(numbers)
  return (
    numbers.find((amount, index) =>
      numbers
        .slice(0, index)
        .some((price, at) =>
          numbers
            .slice(0, at)
            .some((count) => isPriced(amount) && comesNear(times(Quantity(count.units), price.units), amount.units))
        )
    ) ?? null
  )
}
