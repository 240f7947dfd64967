import { Brand } from "effect"

/**
 * An exact amount of money: an integer of a millionth of the currency's unit, so that sums are exact and the price of
 * a kilowatt-hour keeps its decimals. Every amount is one, from the print to the JSON number.
 */
export type Money = number & Brand.Brand<"Money">
export const Money = Brand.nominal<Money>()

/** How many of something, or how much of it, as exact as money is. */
export type Quantity = number & Brand.Brand<"Quantity">
export const Quantity = Brand.nominal<Quantity>()

/** Millionths in one. */
export const scale = 1_000_000
/** Decimals that are kept; finer ones are rounded. */
export const mostDecimals = 6

export const zero = Money(0)
export const cent = Money(scale / 100)
/** By so much tills round what is paid in cash at most, in countries whose smallest coin is a tenth. */
export const largestRounding = Money(5 * cent)
export const one = Quantity(scale)

/** The number of the JSON answer, exactly as printed: the nearest double prints as the decimal it came from. */
export const toNumber = (exact: Money | Quantity): number => exact / scale

/** A number that others state, as a model does in JSON. */
export const fromNumber = (amount: number): Money => Money(Math.round(amount * scale))

/** Digits before and after the decimal mark, as printed. */
export const fromDigits = (whole: string, fraction: string): Money =>
  Money(Number(whole) * scale + Number(fraction.slice(0, mostDecimals).padEnd(mostDecimals, "0")))

export const plus = (a: Money, b: Money): Money => Money(a + b)
export const minus = (a: Money, b: Money): Money => Money(a - b)
/** Never minus zero, which JSON would print. */
export const negated = (amount: Money): Money => (amount === 0 ? amount : Money(-amount))
export const absolute = (amount: Money): Money => Money(Math.abs(amount))
export const sum = (amounts: Iterable<Money>): Money => {
  let all = 0
  for (const amount of amounts) all += amount
  return Money(all)
}

/** What so many of something cost, rounded to a millionth. */
export const times = (quantity: Quantity, price: Money): Money => Money(Math.round((quantity * price) / scale))

/** The price of one, of so many that cost so much, rounded to a millionth. */
export const share = (amount: Money, quantity: Quantity): Money => Money(Math.round((amount / quantity) * scale))
