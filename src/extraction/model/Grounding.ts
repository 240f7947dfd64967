import type { ReceiptItem, TaxLine } from "../../domain/Receipt.ts"
import { type AnsweredLine, groundLine } from "./groundLine.ts"
import type { ModelAnswer } from "./ModelAnswer.ts"
import { sumUnits, toUnits } from "./units.ts"

/** What an answer is held against. */
export interface Evidence {
  /** Amounts that were seen, in units of a ten-thousandth, without signs. */
  readonly amounts: ReadonlySet<number>
  /** What the local reader takes for the total. */
  readonly total: { readonly amount: number; readonly confidence: number } | null
}

/** Amounts of an answer that are printed, or that follow from printed ones. */
export interface Grounded {
  readonly total: number | null
  /** Whether printed parts of the answer add up to its total. */
  readonly adds: boolean
  readonly subtotal: number | null
  readonly tip: number | null
  readonly taxes: ReadonlyArray<TaxLine>
  readonly items: ReadonlyArray<ReceiptItem>
  /** Places in the answer whose amounts nothing explains, with these amounts. */
  readonly unexplained: ReadonlyArray<string>
}

/** A local total of this confidence was never wrong on the development data (README, "How well it reads"). */
export const certain = 0.9
/** From here on it takes more than one printed amount to contradict the local reader. */
const likely = 0.5

/** The answer's amounts that are printed. Conclusions are drawn from these, never from other conclusions. */
interface Printed {
  readonly total: number | null
  readonly subtotal: number | null
  /** None where the answer has a tip that is not printed. */
  readonly tips: ReadonlyArray<number | null>
  readonly taxes: ReadonlyArray<number | null>
  readonly lines: ReadonlyArray<ReceiptItem | null>
}

const isPriced = ({ total_price, unit_price }: AnsweredLine): boolean => total_price !== null || unit_price !== null

const printedOf = (answer: ModelAnswer, amounts: ReadonlySet<number>): Printed => {
  const isSeen = (amount: number) => amounts.has(Math.abs(toUnits(amount)))
  const printed = (amount: number | null) => (amount !== null && isSeen(amount) ? amount : null)
  return {
    total: printed(answer.total),
    subtotal: printed(answer.subtotal),
    tips: answer.tip === null ? [] : [printed(answer.tip)],
    taxes: answer.taxes.map(({ amount }) => printed(amount)),
    lines: answer.items.map((line) => groundLine(line, isSeen))
  }
}

/** What the lines come to; null while one of them is unknown. */
const goodsOf = (answer: ModelAnswer, { lines }: Printed): number | null => {
  const prices = lines.flatMap((line, index) => (isPriced(answer.items[index]!) ? [line?.total_price ?? null] : []))
  return prices.some((price) => price !== 0) ? sumUnits(prices) : null
}

/** Subtotal or goods, with the tip, and with the taxes unless the prices hold them already. */
const addsUp = (total: number, goods: number | null, { subtotal, taxes, tips }: Printed): boolean => {
  const bases = [subtotal === null || subtotal === 0 ? null : toUnits(subtotal), goods]
  const additions = [sumUnits(tips), sumUnits([...tips, ...taxes])]
  return bases.some(
    (base) => base !== null && additions.some((added) => added !== null && base + added === toUnits(total))
  )
}

/** Zero is printed on every other page: as a total it must be the sum of something. */
const isTotal = (amount: number, adds: boolean, { total }: Printed, local: Evidence["total"]): boolean => {
  if (!adds && (total === null || total === 0)) return false
  if (local === null || Math.abs(local.amount) === Math.abs(amount)) return true
  return local.confidence < likely || (adds && local.confidence < certain)
}

/** Whether the amount is what the parts leave of the printed total. */
const remains = (amount: number, { total }: Printed, parts: ReadonlyArray<number | null>): boolean => {
  const known = sumUnits(parts)
  return total !== null && known !== null && toUnits(total) - known === toUnits(amount)
}

/** Holds every amount of the model's answer against what was seen. */
export const ground = (answer: ModelAnswer, evidence: Evidence): Grounded => {
  const printed = printedOf(answer, evidence.amounts)
  const { lines, subtotal, taxes, tips } = printed
  const goods = goodsOf(answer, printed)
  const adds = answer.total !== null && addsUp(answer.total, goods, printed)

  const unexplained: Array<string> = []
  const keep = (place: string, amount: number | null, isExplained: (amount: number) => boolean): number | null => {
    if (amount === null || isExplained(amount)) return amount
    unexplained.push(`${place} ${amount}`)
    return null
  }
  return {
    total: keep("total", answer.total, (amount) => isTotal(amount, adds, printed, evidence.total)),
    adds,
    subtotal: keep(
      "subtotal",
      answer.subtotal,
      (amount) => subtotal !== null || toUnits(amount) === goods || remains(amount, printed, [...taxes, ...tips])
    ),
    tip: keep(
      "tip",
      answer.tip,
      (amount) => tips[0] != null || (subtotal !== null && remains(amount, printed, [subtotal, ...taxes]))
    ),
    taxes: answer.taxes.filter(({ amount }, index) => {
      const others = taxes.filter((_, other) => other !== index)
      const isTax = () =>
        taxes[index] != null || (subtotal !== null && remains(amount, printed, [subtotal, ...others, ...tips]))
      return keep(`taxes[${index}].amount`, amount, isTax) !== null
    }),
    items: answer.items.flatMap((line, index) => {
      const grounded = lines[index]
      if (grounded != null) return [grounded]
      if (isPriced(line)) unexplained.push(`items[${index}] ${line.total_price ?? line.unit_price}`)
      return []
    }),
    unexplained
  }
}
