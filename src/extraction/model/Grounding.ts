import type { TaxFound } from "../Reading.ts"
import { absolute, minus, type Money, plus, sum, toNumber, zero } from "../../domain/Money.ts"
import { isHalfLegible, type Print } from "../local/reading/Print.ts"
import { type AnsweredLine, type GroundedLine, groundLine } from "./groundLine.ts"
import type { ModelAnswer } from "./ModelAnswer.ts"
import { Purse } from "./Purse.ts"
import { sumKnown } from "./sumKnown.ts"

/** What an answer is held against. */
export interface Basis {
  readonly print: Print
  /** What the local reader takes for the total. */
  readonly total: { readonly amount: Money; readonly confidence: number } | null
}

/** Amounts of an answer that are printed for that purpose, or that follow from printed ones. */
export interface Grounded {
  readonly total: Money | null
  /** Whether printed parts of the answer add up to its total. */
  readonly adds: boolean
  readonly subtotal: Money | null
  readonly tip: Money | null
  readonly taxes: ReadonlyArray<TaxFound>
  readonly items: ReadonlyArray<GroundedLine>
  /** Places in the answer whose amounts nothing explains, with these amounts. */
  readonly unexplained: ReadonlyArray<string>
}

/** A local total of this confidence was never wrong on the development data (README, "How well it reads"). */
export const certain = 0.9
/** From here on it takes more than one printed amount to contradict the local reader. */
const likely = 0.5

/** A tax takes no larger share of a total. */
const largestTaxShare = 0.5
/** Before discounts, a subtotal may be above the total, but not by more. */
const largestSubtotalShare = 1.5

/** The answer's amounts that are printed. Conclusions are drawn from these, never from other conclusions. */
interface Printed {
  readonly total: Money | null
  readonly subtotal: Money | null
  /** None where the answer has a tip that is not printed. */
  readonly tips: ReadonlyArray<Money | null>
  readonly taxes: ReadonlyArray<Money | null>
  readonly lines: ReadonlyArray<GroundedLine | null>
}

const isPriced = ({ total_price, unit_price }: AnsweredLine): boolean => total_price !== null || unit_price !== null

const printedOf = (answer: ModelAnswer, print: Print): Printed => {
  const purse = new Purse(print.amounts)
  const printed = (amount: Money | null, take: boolean) => (amount !== null && take ? amount : null)
  return {
    total: printed(answer.total, purse.holds(answer.total, "total")),
    subtotal: printed(answer.subtotal, purse.holds(answer.subtotal, "subtotal")),
    tips: answer.tip === null ? [] : [printed(answer.tip, purse.takes(answer.tip, "tip"))],
    taxes: answer.taxes.map(({ amount }) => printed(amount, purse.takes(amount, "tax"))),
    lines: answer.items.map((line, index) =>
      // no receipt lists more than it has lines, and each line is read in the print
      index < print.rows && isHalfLegible(print, line.name) ? groundLine(line, purse) : null
    )
  }
}

/** What the lines come to; null while one of them is unknown. */
const goodsOf = (answer: ModelAnswer, { lines }: Printed): Money | null => {
  const prices = lines.flatMap((line, index) =>
    isPriced(answer.items[index]!) ? [line?.item.total_price ?? null] : []
  )
  return prices.some((price) => price !== 0) ? sumKnown(prices) : null
}

/** Subtotal or goods, with the tip, and with the taxes unless the prices hold them already. */
const addsUp = (total: Money, goods: Money | null, { subtotal, taxes, tips }: Printed): boolean => {
  const bases = [subtotal === 0 ? null : subtotal, goods]
  const additions = [sumKnown(tips), sumKnown([...tips, ...taxes])]
  return bases.some((base) => base !== null && additions.some((added) => added !== null && plus(base, added) === total))
}

/** Zero is printed on every other page: as a total it must be the sum of something. Signs are the document's. */
const isTotal = (amount: Money, adds: boolean, purse: Purse, { print, total: local }: Basis): boolean => {
  if (amount < 0 !== (print.isRefund && amount !== 0) && amount !== local?.amount) return false
  const agrees = local !== null && Math.abs(local.amount) === Math.abs(amount)
  if (!adds && !agrees && (amount === 0 || !purse.isCalled(amount, "total"))) return false
  return local === null || agrees || local.confidence < likely || (adds && local.confidence < certain)
}

/** Whether the amount is what the parts leave of the printed total. */
const remains = (amount: Money, { total }: Printed, parts: ReadonlyArray<Money | null>): boolean => {
  const known = sumKnown(parts)
  return total !== null && known !== null && minus(total, known) === amount
}

/** Holds every amount of the model's answer against what was seen. */
export const ground = (answer: ModelAnswer, basis: Basis): Grounded => {
  const purse = new Purse(basis.print.amounts)
  const printed = printedOf(answer, basis.print)
  const { lines, subtotal, taxes, tips } = printed
  const goods = goodsOf(answer, printed)
  const adds = answer.total !== null && addsUp(answer.total, goods, printed)

  const unexplained: Array<string> = []
  const keep = (place: string, amount: Money | null, isExplained: (amount: Money) => boolean): Money | null => {
    if (amount === null || isExplained(amount)) return amount
    unexplained.push(`${place} ${toNumber(amount)}`)
    return null
  }
  const total = keep("total", answer.total, (amount) => isTotal(amount, adds, purse, basis))
  const whole = total ?? basis.total?.amount ?? answer.total ?? zero
  /** A part goes the way of the whole, and is no more of it than this share. */
  const isPart = (amount: Money, share: number) =>
    amount === 0 || (amount < 0 === whole < 0 && Math.abs(amount) <= Math.abs(whole) * share)
  /** Printed parts that come to the total leave no doubt what each of them is. */
  const wholeSum = sumKnown([subtotal, ...taxes, ...tips])
  const isWholeSum = wholeSum !== null && wholeSum === whole

  const grounded = {
    subtotal: keep(
      "subtotal",
      answer.subtotal,
      (amount) =>
        isPart(amount, largestSubtotalShare) &&
        ((subtotal !== null && (purse.isCalled(amount, "subtotal") || isWholeSum)) ||
          (goods !== null && amount === goods) ||
          remains(amount, printed, [...taxes, ...tips]))
    ),
    tip: keep(
      "tip",
      answer.tip,
      (amount) =>
        isPart(amount, 1) &&
        ((tips[0] != null && (purse.isCalled(amount, "tip") || isWholeSum)) ||
          (subtotal !== null && remains(amount, printed, [subtotal, ...taxes])))
    ),
    taxes: answer.taxes.filter(({ amount }, index) => {
      const others = taxes.filter((_, other) => other !== index)
      const isTax = () =>
        isPart(amount, largestTaxShare) &&
        ((taxes[index] != null && (purse.isCalled(amount, "tax") || isWholeSum)) ||
          (subtotal !== null && remains(amount, printed, [subtotal, ...others, ...tips])))
      return keep(`taxes[${index}].amount`, amount, isTax) !== null
    }),
    items: answer.items.flatMap((line, index) => {
      const item = lines[index]
      if (item != null) return [item]
      if (isPriced(line)) unexplained.push(`items[${index}] ${toNumber(line.total_price ?? line.unit_price ?? zero)}`)
      return []
    })
  }
  return { total, adds, ...grounded, items: withinTotal(grounded.items, whole, unexplained), unexplained }
}

/** Goods cost no more than was paid, but for what was taken off again; a list that does is none of this receipt. */
const withinTotal = (
  items: ReadonlyArray<GroundedLine>,
  whole: Money,
  unexplained: Array<string>
): ReadonlyArray<GroundedLine> => {
  const priceOf = (lines: ReadonlyArray<GroundedLine>) => sum(lines.map(({ item }) => absolute(item.total_price)))
  const against = items.filter(({ item }) => item.total_price < 0 !== whole < 0)
  const goods = items.filter(({ item }) => item.total_price < 0 === whole < 0)
  if (priceOf(goods) <= (absolute(whole) + priceOf(against)) * largestSubtotalShare) return items
  unexplained.push(`items ${toNumber(priceOf(goods))}`)
  return []
}
