import { median } from "../../measures.ts"
import { type Money, one, Quantity, scale } from "../../../../domain/Money.ts"
import { alternatives, matcher } from "../../lexicon/compile.ts"
import type { Amount } from "../Amounts.ts"
import {
  countBetween,
  endsWithCounts,
  type Factors,
  factorsOf,
  leadingCountOf,
  leadsWithCounts,
  leastWholePrice,
  shareOf
} from "./factors.ts"
import type { ListedItem } from "./ListedItem.ts"
import { isSumming, type Line, type Listing } from "./Listing.ts"

const savings = matcher(({ savings }) => savings)

const isDiscount = ({ label, row }: Line): boolean =>
  (label?.role === "discount" && label.coverage >= 0.5) || savings.test(row.text)

const isWords = (line: Line | undefined): line is Line =>
  line !== undefined && line.price === null && line.name !== "" && !isSumming(line) && !isDiscount(line)

/** "DPHB9169": the number of an article. */
const isCode = (name: string): boolean => /^[A-Z]{0,6}\d{3,}[A-Z\d-]*$/.test(name)

/** Lines whose prices stand beside the article's number alone are named by the words above or below. */
const withoutCodes = ({ headed, lines }: Listing): Listing => {
  const named = lines.filter(({ name, price }) => price !== null && name !== "")
  return named.length > 0 && named.every(({ name }) => isCode(name)) && lines.some(isWords)
    ? { headed, lines: lines.map((line) => (line.price === null ? line : { ...line, name: "" })) }
    : { headed, lines }
}

/** Whether prices without words of their own are named by the words below them: nothing stands above the first. */
const isNamedBelow = ({ lines }: Listing): boolean => {
  const unnamed = lines.flatMap(({ name, price }, index) => (price !== null && name === "" ? [index] : []))
  return unnamed.length > 0 && !isWords(lines[unnamed[0]! - 1]) && unnamed.every((index) => isWords(lines[index + 1]))
}

/** Whether names go on below their price's row; else they begin above it. */
const continuesBelow = ({ headed, lines }: Listing): boolean => {
  const first = lines.findIndex(({ price }) => price !== null)
  const last = lines.findLastIndex(({ price }) => price !== null)
  const above = headed && isWords(lines[first - 1])
  const below = isWords(lines[last + 1])
  if (above !== below) return below
  let balance = 0
  for (let index = first + 1; index < last; index++) {
    const [upper, line, lower] = [lines[index - 1]!, lines[index]!, lines[index + 1]!]
    if (!isWords(line) || upper.price === null || lower.price === null) continue
    balance += line.row.top - upper.row.bottom <= lower.row.top - line.row.bottom ? 1 : -1
  }
  return balance >= 0
}

/** Where the column of names ends: not before its longest name, nor before the next column begins. */
const nameColumnRight = (priced: ReadonlyArray<Line>): number =>
  Math.max(
    ...priced.map(({ place }) => place.right),
    median(priced.flatMap(({ amounts, place }) => amounts.find(({ left }) => left >= place.right)?.left ?? []))
  )

/** Whether the lower line's first word had no room on the upper line, so that the name was broken there. */
const isBroken = (upper: Line, lower: Line, columnRight: number): boolean => {
  if (lower.row.top - upper.row.bottom > upper.row.height) return false
  if (isOpen(upper.name)) return true
  // "Serial: 123" remarks on the item
  if (lower.name.includes(":")) return false
  const letter = (lower.place.right - lower.place.left) / Math.max(1, lower.name.length)
  const firstWord = /^\S+/.exec(lower.name)![0].length
  const aligned = Math.abs(lower.place.left - upper.place.left) < upper.row.height
  return aligned && upper.place.right + (firstWord + 1) * letter > columnRight
}

/** A word that no name ends with. */
const link = new RegExp(String.raw`\s${alternatives(({ nameLinks }) => nameLinks)}$`, "iu")

/** A bracket is open, or a hyphen, a slash or a word wants to go on. */
const isOpen = (name: string): boolean =>
  (name.match(/[(（]/g)?.length ?? 0) > (name.match(/[)）]/g)?.length ?? 0) ||
  /[\p{L}][-/&+]$/u.test(name) ||
  link.test(name)

/** "- less ice 0.00": a wish, which costs nothing. */
const isModifier = ({ name, place, row }: Line, columnLeft: number): boolean =>
  name !== "" && (/^(?:\d{1,2}\s+)?[-*+>)=]/.test(row.text) || place.left > columnLeft + row.height * 0.8)

/** The line and the words right above it that belong to it, from the first to the last. */
const leadIn = (words: ReadonlyArray<Line>, line: Line, columnRight: number): ReadonlyArray<Line> => {
  const parts = [line]
  for (const upper of words.toReversed()) {
    // a row without words of its own takes the line above it whatever its length
    if (parts[0]!.name !== "" && !isBroken(upper, parts[0]!, columnRight)) break
    parts.unshift(upper)
  }
  return parts
}

/** The line and the words right below that go on with its name; a row without words of its own takes the first ones. */
const leadOut = (line: Line, words: ReadonlyArray<Line>, columnRight: number): ReadonlyArray<Line> => {
  const parts = [line]
  for (const lower of words) {
    if (parts.at(-1)!.name !== "" && !isBroken(parts.at(-1)!, lower, columnRight)) break
    parts.push(lower)
  }
  return parts
}

const wordsBelow = (lines: ReadonlyArray<Line>, index: number): ReadonlyArray<Line> => {
  const end = lines.findIndex((one, at) => at > index && !isWords(one))
  return lines.slice(index + 1, end === -1 ? lines.length : end)
}

const nameOf = (lines: ReadonlyArray<Line>): string =>
  lines
    .map(({ name }) => name)
    .filter((name) => name !== "")
    .join(" ")

/** What stands before a line's price. */
const beforePrice = ({ price, row }: Line): string => row.text.slice(0, price?.start)

/** What leads the first line of an item, before its price. */
const textBefore = ({ row, start }: Amount, [first]: ReadonlyArray<Line>): string =>
  first === undefined ? "" : first.row.text.slice(0, first.row.index === row ? start : undefined)

/** Quantity and unit price in a row of their own; a price in it that does not lead to the total is another item's. */
const detailOf = (amounts: ReadonlyArray<Amount>, total: Money, text: string): Factors | null => {
  const factors = factorsOf(amounts, total, text)
  const isAnothers = ({ decimals, percent, units }: Amount): boolean =>
    !percent && units !== total && (decimals === 2 || units >= leastWholePrice)
  const isProduct = amounts.some(({ units }) => units === factors?.unitPrice)
  return isProduct || !amounts.some(isAnothers) ? factors : null
}

/** The name without the quantity and the price that stand close behind it: "Daal Tadka 235", "Daal Tadka 2×235". */
const withoutNumbers = (name: string, numbers: ReadonlyArray<number>): string => {
  const match = /^(.*\p{L}.*?)\s+(?:(\d+)\s?[x×]\s?)?(\d+)$/iu.exec(name)
  const isOne = (printed: string | undefined): boolean =>
    printed === undefined || numbers.some((units) => Number(printed) * scale === units)
  return match !== null && isOne(match[2]) && isOne(match[3]) ? withoutNumbers(match[1]!, numbers) : name
}

const leadingDigits = /^[\s*#-]*(\d{1,3})/
/** "1Bakmi", in a listing that leads with counts. */
const gluedCount = /^\d{1,2}(?=\p{L}{3})/u

/** Items of the listing, with quantity and unit price where the arithmetic shows them. */
export const collect = (printed: Listing): ReadonlyArray<ListedItem> => {
  const listing = withoutCodes(printed)
  const { lines } = listing
  const namedBelow = isNamedBelow(listing)
  const below = continuesBelow(listing)
  const priced = lines.filter(({ price }) => price !== null)
  const column = { left: median(priced.map(({ place }) => place.left)), right: nameColumnRight(priced) }
  const named = priced.filter(({ name }) => name !== "")
  const counted = leadsWithCounts(named.map(({ row }) => row.text))
  const countedBehind = endsWithCounts(named.map((line) => ({ text: beforePrice(line), total: line.price!.units })))
  const first = lines.findIndex(({ price }) => price !== null)
  const items: Array<ListedItem> = []
  /** Whether quantity and price of the last item are printed both: no other row tells them better. */
  let isTold = false
  /** "2 x 1,29" below its item. */
  const addDetail = ({ amounts, row }: Line): void => {
    const previous = items.at(-1)
    if (previous === undefined || isTold) return
    const detail = detailOf(amounts, previous.total, row.text)
    const isProduct = amounts.some(({ units }) => units === detail?.unitPrice)
    if (detail === null || (previous.quantity !== one && !isProduct)) return
    items[items.length - 1] = { ...previous, ...detail, rows: [...previous.rows, row] }
  }
  /** Words that stand above the line and belong to no item yet. */
  let words: ReadonlyArray<Line> = []
  /** "1.33 lb @ 1.39" above the line that it belongs to. */
  let detailAbove: Line | null = null
  /** "3.05", a weight above the line that it belongs to, where the others lead with counts. */
  let weightAbove: Amount | null = null
  lines.forEach((line, index) => {
    const { amounts, name, price, row } = line
    const above = detailAbove
    const weight = weightAbove
    detailAbove = name === "" && amounts.length > 1 ? line : null
    weightAbove = counted && name === "" && price === null && amounts.length === 1 ? amounts[0]! : null
    if (isSumming(line)) {
      words = []
      return
    }
    if (price === null) {
      // what stands above the first price belongs to the head, but for the line right above it
      if (isWords(line) && first !== -1 && index >= first - 1) words = [...words, line]
      if (detailAbove !== null && items.at(-1)?.quantity === one) addDetail(line)
      return
    }
    if (name === "" && words.length === 0 && !namedBelow) {
      addDetail(line)
      return
    }
    const parts = (name === "" ? namedBelow : below)
      ? leadOut(line, wordsBelow(lines, index), column.right)
      : leadIn(words, line, column.right)
    if (price.units === 0 && isModifier(line, column.left)) return
    const others = amounts.filter((amount) => amount !== price)
    const factors = factorsOf(others, price.units, row.text.slice(0, price.start)) ??
      (above === null || name === "" ? null : detailOf(above.amounts, price.units, above.row.text)) ??
      leadingCountOf(textBefore(price, parts), price.units, counted) ??
      (countedBehind ? countBetween(beforePrice(line), price.units) : null) ??
      (weight !== null && weight.decimals > 0 ? shareOf(Quantity(weight.units), price.units) : null) ?? {
        quantity: one,
        unitPrice: price.units
      }
    isTold =
      factors.quantity !== one &&
      [...others, ...(above?.amounts ?? [])].some(({ units }) => units === factors.unitPrice)
    const isLed = Number(leadingDigits.exec(parts[0]!.row.text)?.[1]) * scale === factors.quantity
    const called = nameOf(parts)
    items.push({
      name: withoutNumbers(
        counted && gluedCount.test(parts[0]!.row.text) ? called.replace(gluedCount, "") : called,
        // "1 Combo 1": the count stands before the name
        [...(isLed ? [] : [factors.quantity]), factors.unitPrice, price.units]
      ),
      total: price.units,
      isDiscount: isDiscount(line),
      rows: parts.map((part) => part.row),
      ...factors
    })
    words = []
  })
  return items
}
