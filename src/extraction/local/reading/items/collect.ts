import { identity } from "effect"
import { isSectionHead } from "../departments.ts"
import { isCounted } from "../isCounted.ts"
import { median } from "../../measures.ts"
import { one, Quantity, scale } from "../../../../domain/Money.ts"
import type { Amount } from "../Amounts.ts"
import { withLettersForDigits } from "../lettersForDigits.ts"
import {
  areNumbered,
  countBetween,
  endsWithCounts,
  isLedBy,
  leadingCountOf,
  leadsWithCounts,
  shareOf,
  withoutGluedCount,
  withoutLineNumber
} from "./countColumns.ts"
import { countedUnderHead } from "./countsUnderHead.ts"
import { countAloneIn, countBefore, countedAs } from "./countLines.ts"
import { detailOf, multipliedBelow, tellPrice } from "./details.ts"
import { factorsOf } from "./factors.ts"
import type { Factors } from "./toldFactors.ts"
import { firstLeadIn, isRest } from "./firstLeadIn.ts"
import { withoutCodes } from "./articleCodes.ts"
import type { ListedItem } from "./ListedItem.ts"
import type { Line } from "./Line.ts"
import { isDiscount, isSumming } from "./lineKinds.ts"
import { withoutRateCell } from "./lineNames.ts"
import type { Listing } from "./Listing.ts"
import { numbersInNames } from "./numbersInNames.ts"
import { offerName } from "./offerNames.ts"
import {
  continuesBelow,
  firstNaming,
  isNamedBelow,
  isWords,
  joinedName,
  leadIn,
  leadOut,
  nameColumnRight,
  wordsBelow
} from "./nameOverLines.ts"
import { pricesOfEach } from "./pricesOfEach.ts"
import { beforePrice, leadOf } from "./readingOrder.ts"
import { asTakenOff } from "./reducedPrices.ts"
import { isOption, isWish, uncounted } from "./wishes.ts"
import { withoutCountBehind, withoutCountCell, withoutNumbers } from "./withoutNumbers.ts"

/** Whether a whole number stands in the cell before the price's. */
const hasCountCell = ({ price, row }: Line): boolean => {
  const at = row.cells.findIndex(({ left, right }) => price !== null && price.left >= left - 1 && price.left < right)
  return at > 1 && /^\d{1,3}$/.test(row.cells[at - 1]!.text)
}

/** A line's name without the count in a cell of its own, and what is counted, before or behind it. */
const withoutCounts = (line: Line, factors: Factors): string =>
  withoutCountBehind(withoutCountCell(line.name, line, factors), line, factors)

/** "x 24,90  35,16", below "Swede 1,412 kg". */
const times = /^\s*[xX×*@]/

/** What leads the first line of an item, before its price. */
const textBefore = ({ row }: Amount, [first]: ReadonlyArray<Line>): string =>
  first === undefined ? "" : first.row.index === row ? beforePrice(first) : leadOf(first)

/** Items of the listing, with quantity and unit price where the arithmetic shows them. */
export const collect = (printed: Listing): ReadonlyArray<ListedItem> => {
  const listing = withoutCodes(printed)
  const { lines } = listing
  const namedBelow = isNamedBelow(listing)
  const below = continuesBelow(listing)
  const priced = lines.filter(({ price }) => price !== null)
  const column = { left: median(priced.map(({ place }) => place.left)), right: nameColumnRight(listing) }
  const named = priced.filter((line) => line.name !== "" && line.price!.units >= 0 && !isDiscount(line))
  const areSeveral = named.length > 1
  const numbered = areNumbered(
    named.map((line) => ({
      text: line.row.text,
      isCounted: hasCountCell(line),
      total: line.price!.units,
      others: line.amounts
        .filter((amount) => amount.decimals > 0 || line.price!.decimals === 0)
        .map(({ units }) => units)
    }))
  )
  /** What stands before a line's price, without the line's number. */
  const wordsAhead = (line: Line): string => (numbered ? withoutLineNumber(beforePrice(line)) : beforePrice(line))
  /** A line whose name stands above it is led by that. */
  const nameLines = named.length > 0 ? named : priced.filter(({ price }) => price!.units >= 0)
  const ledBy = (line: Line): Line => (line.name === "" ? (lines[lines.indexOf(line) - 1] ?? line) : line)
  const counted =
    !numbered && leadsWithCounts(nameLines.map((line) => ({ text: leadOf(ledBy(line)), total: line.price!.units })))
  const countedBehind = endsWithCounts(named.map((line) => ({ text: wordsAhead(line), total: line.price!.units })))
  const withItsNumbers = numbersInNames(counted || numbered ? [] : named)
  const piecesOf = pricesOfEach(named)
  const isChosen = isOption(named)
  const first = lines.findIndex(({ price }) => price !== null)
  const firstWords = firstNaming(lines, first)
  const items: Array<ListedItem> = []
  /** Whether quantity and price of the last item are printed both: no other row tells them better. */
  let isTold = false
  /** "2 x 1,29" below its item, if it is that; or "x 2  2,58" below 1,29. */
  const addDetail = (line: Line): boolean => {
    const { amounts, row } = line
    const previous = items.at(-1)
    if (previous === undefined || isTold) return false
    const multiplied = previous.quantity === one ? multipliedBelow(line, previous.total) : null
    if (multiplied !== null) {
      items[items.length - 1] = {
        ...previous,
        quantity: multiplied,
        total: line.price!.units,
        rows: [...previous.rows, row]
      }
      return true
    }
    const detail = detailOf(amounts, previous.total, row.text)
    if (detail === null || (previous.quantity !== one && !tellPrice(amounts, detail))) return false
    items[items.length - 1] = { ...previous, ...detail, rows: [...previous.rows, row] }
    return true
  }
  /** "Qty: 2" below its item; one such line tells how many goods there are in all, where several were bought. */
  const areCounted = lines.filter(({ row }) => countAloneIn(row) !== null).length > 1 || priced.length === 1
  const addCount = ({ row }: Line, count: number): void => {
    const previous = items.at(-1)
    if (!areCounted || previous === undefined || previous.quantity !== one) return
    items[items.length - 1] = { ...previous, ...countedAs(count, previous.total), rows: [...previous.rows, row] }
  }
  /** Words that stand above the line and belong to no item yet. */
  let words: ReadonlyArray<Line> = []
  /** "1.33 lb @ 1.39" above the line that it belongs to. */
  let detailAbove: Line | null = null
  /** "3.05", a weight above the line that it belongs to, where the others lead with counts. */
  let weightAbove: Amount | null = null
  /** "Qty: 2" between a name and its price. */
  let countAbove: number | null = null
  lines.forEach((listed, index) => {
    const line = asTakenOff(listed, items.at(-1))
    const { amounts, name, price, row } = line
    const above = detailAbove
    const weight = weightAbove
    // "1.312 x 74.90" above a name of two lines
    const isBetween = price === null && isWords(line)
    detailAbove = (name === "" || line.isToldBelow === true) && amounts.length > 1 ? line : isBetween ? above : null
    weightAbove = counted && name === "" && price === null && amounts.length === 1 ? amounts[0]! : null
    if (isSumming(line)) {
      // "24.00 ORIG PRICE" stands between a name and what is paid
      if (!isDiscount(line)) words = []
      return
    }
    if (price === null) {
      // what stands above the first price belongs to the head, but for the line right above it
      const isNaming = isWords(line) && !(index > first && isChosen(line))
      if (isNaming && first !== -1 && index >= firstWords) words = [...words, line]
      const count = countAloneIn(row)
      if (count !== null && words.length > 0) countAbove = count
      else if (count !== null) addCount(line, count)
      if (detailAbove !== null && items.at(-1)?.quantity === one && addDetail(line)) detailAbove = null
      return
    }
    // "****5998   0.00": a member's card, above all goods
    if (name === "" && price.units === 0 && items.length === 0) {
      words = []
      return
    }
    if (name === "" && words.length === 0 && !namedBelow && offerName(line) === null) {
      const above = lines[index - 1]
      const isHeaded = above !== undefined && above.price === null && isSectionHead(above.row.text)
      // "PRODUCE", and below it "2.35 lb @ 1.99/lb  4.68": nothing else names what was weighed
      const isDetail = addDetail(line)
      if (isDetail) detailAbove = null
      if (isDetail || !isHeaded) return
      words = [above]
    }
    const behind = (counted || isCounted(row.text)) && name !== "" ? uncounted : identity
    const isBelow = name === "" ? namedBelow : below
    const down = isBelow ? leadOut(line, behind(wordsBelow(lines, index)), column.right) : [line]
    // nothing stands above the first item that the words there could go on with; those above an only one may be a heading
    const isFirst = isBelow && items.length === 0 && down.length === 1 && name !== "" && (areSeveral || isRest(name))
    const parts = isFirst ? firstLeadIn(words, line, column.right) : isBelow ? down : leadIn(words, line, column.right)
    if (price.units === 0 && (isDiscount(line) || isWish(line, column.left))) return
    const weighedAbove = name === "" && times.test(row.text) ? (words.at(-1)?.amounts.slice(-1) ?? []) : []
    const ownAmounts = amounts.filter((amount) => amount !== price && !(numbered && amount.start === 0))
    const others = [...weighedAbove, ...ownAmounts]
    const ahead = wordsAhead(line)
    const told =
      countedUnderHead(line, others, price.units) ??
      factorsOf(others, price.units, ahead, price.decimals === 0 ? scale : undefined)
    const behindName = countedBehind && hasCountCell(line) ? countBetween(ahead, price.units) : null
    // "Potting mix 10 l   2   13.00": what one of them holds counts none
    const isContent = told !== null && behindName !== null && !tellPrice(others, told)
    const factors = (isContent ? behindName : told) ??
      (above === null || (name === "" && words.length === 0)
        ? null
        : detailOf(above.amounts, price.units, above.row.text)) ??
      (name === "" ? countedAs(countBefore(row) ?? countAbove, price.units) : null) ??
      leadingCountOf(textBefore(price, parts), price.units, counted) ??
      (countedBehind ? countBetween(ahead, price.units) : null) ??
      piecesOf(listed) ??
      countedAs(line.count ?? null, price.units) ??
      (weight !== null && weight.decimals > 0 ? shareOf(Quantity(weight.units), price.units) : null) ?? {
        quantity: one,
        unitPrice: price.units
      }
    isTold = factors.quantity !== one && tellPrice([...others, ...(above?.amounts ?? [])], factors)
    const offer = offerName(line)
    if (offer !== null) {
      items.push({
        name: offer,
        quantity: one,
        unitPrice: price.units,
        total: price.units,
        isDiscount: true,
        rows: [row]
      })
      words = []
      return
    }
    const { text } = parts[0]!.row
    // "1 Combo 1": the count stands before the name
    const numbers = [...(isLedBy(text, factors.quantity) ? [] : [factors.quantity]), factors.unitPrice, price.units]
    const printed = joinedName(
      parts.map((part) =>
        part === line ? { ...part, name: withoutNumbers(withoutCounts(part, factors), numbers) } : part
      )
    )
    const named = withItsNumbers(
      withoutRateCell(row, withoutNumbers(counted ? withoutGluedCount(printed, text) : printed, numbers)),
      line,
      [factors.quantity, factors.unitPrice, price.units]
    )
    items.push({
      name: withLettersForDigits(named),
      total: price.units,
      isDiscount: isDiscount(line),
      rows: parts.map((part) => part.row),
      ...factors
    })
    words = []
    countAbove = null
    detailAbove = null
  })
  return items
}
