import { minus, type Money, sum } from "../../../../domain/Money.ts"
import type { Role } from "../../lexicon/Role.ts"
import type { Sheet } from "../Sheet.ts"
import { isPaidLessChange, type Summary } from "../Summary.ts"
import { collect } from "./collect.ts"
import { withoutCommonParts } from "./commonParts.ts"
import { countAlone } from "./countLines.ts"
import { withDepositsBelow } from "./depositsBelow.ts"
import { leastWholePrice } from "./factors.ts"
import { type Judgement, judgeItems, type StatedSums, sumOf } from "./judgeItems.ts"
import type { ListedItem } from "./ListedItem.ts"
import { isService, withServices } from "./lineKinds.ts"
import { countAhead, countAtEnd, countBehind, countCalledSo, pricedEach } from "./pricedEach.ts"
import { withoutPriorDiscounts } from "./priorDiscounts.ts"
import { withMendedPrice } from "./mendedPrice.ts"
import { withoutReducedPrices } from "./reducedPrices.ts"
import { readSections } from "./sections.ts"
import { withoutSideColumn } from "./sideColumn.ts"
import { withFilledTank } from "./withFilledTank.ts"
import { withoutDepartmentSums, withoutOwnSums } from "./withoutSums.ts"
import {
  beforeTax,
  columnBefore,
  type Listing,
  readBelow,
  readBetweenTaxes,
  readListings,
  readTables
} from "./Listing.ts"

/** More free lines than this are the choices of a set menu; fewer are items that cost nothing, as bags do. */
const mostFreeItems = 2

const withoutChoices = (items: ReadonlyArray<ListedItem>): ReadonlyArray<ListedItem> =>
  items.filter(({ total }) => total === 0).length > mostFreeItems ? items.filter(({ total }) => total !== 0) : items

/**
 * The items without lines of more than all of them may come to: numbers of addresses and articles; and without one that
 * costs as much as all of them.
 */
const withinSums = (items: ReadonlyArray<ListedItem>, { goods, total }: Summary): ReadonlyArray<ListedItem> => {
  const most = [total, ...goods.printed, ...goods.possible].reduce((a, b) => (b > a ? b : a))
  if (most <= 0) return items
  const within = items.filter((item) => item.total <= most)
  const parts = within.filter((item) => item.total !== total)
  const areBought = parts.length > 1 && parts.every((item) => item.total >= 0)
  return areBought && sum(parts.map((item) => item.total)) > 0 ? parts : within
}

/** The items with the price that must have been misread for them to come to a stated sum, or those that the sums allow. */
const withPriceMended = (found: Judgement, summary: Summary): Judgement => {
  const listings = [found.items, withinSums(found.items, summary)]
  const mended = listings.map((items) => withMendedPrice(items, summary.goods.printed))
  const comesTo = mended.find((items, at) => items !== listings[at])
  return comesTo === undefined ? { ...found, items: listings[1]! } : { ...found, items: comesTo, adds: true }
}

/** Prices have so many decimals, where they have some; others are of weights, and of "0,5L". */
const decimalsOfPrices = 2

/** Whether the rows have no prices with decimals. */
const areWhole = (amounts: Sheet["amounts"]): boolean =>
  amounts.flat().every(({ decimals, percent }) => percent || decimals !== decimalsOfPrices)

/** The listings with prices below a hundred; none where any amount above the sums has decimals. */
const withSmallPrices = (sheet: Sheet, firstRow: number): ReadonlyArray<Listing> => {
  if (!areWhole(sheet.amounts.slice(0, Math.max(1, firstRow)))) return []
  const small = { ...sheet, style: { ...sheet.style, whole: true, small: true } }
  const below = areWhole(sheet.amounts) ? [readBelow(small, firstRow)] : []
  return [readListings(small, firstRow)[0]!, ...readTables(small), ...below]
}

/** Whether the prices of the lines, of those too whose names were not read, come to a total that is none of a few coins. */
const pricesComeTo = ({ lines }: Listing, total: Money): boolean =>
  total >= leastWholePrice &&
  sum(lines.flatMap(({ label, price }) => (price === null || label !== null ? [] : [price.units]))) === total

/** The items, judged without what is already taken off their prices, or with it where only that comes to what is stated. */
const judgeNet = ({ amounts }: Sheet, items: ReadonlyArray<ListedItem>, goods: StatedSums): Judgement => {
  const paid = withoutReducedPrices(items)
  if (paid.length < items.length && goods.printed.includes(sumOf(paid))) return { items: paid, adds: true }
  const net = withoutPriorDiscounts(items, amounts)
  const judged = judgeItems(net, goods)
  return judged.adds || net.length === items.length ? judged : judgeItems(items, goods)
}

/** The goods among which their taxes stand, where they come to what is left of the total, and are more than were found. */
const betweenTaxes = (found: Judgement, sheet: Sheet, summary: Summary, untaxed: Money): Judgement | null => {
  if (found.adds && summary.goods.printed.includes(sumOf(found.items))) return null
  const listing = readBetweenTaxes(sheet, summary)
  if (listing === null) return null
  const judged = judgeNet(sheet, collect(listing), { printed: [untaxed], possible: [], untaxed: [] })
  return judged.adds && judged.items.length > found.items.length ? judged : null
}

/** "COPERTO 2,00" above "FOCACCIA 13,00". */
const isServiceAmongGoods = ({ lines }: Listing): boolean =>
  lines.findIndex(isService) <
  lines.findLastIndex((line) => line.price !== null && line.name !== "" && !isService(line))

/** What the only amount below a total may be called that restates it. */
const summing: ReadonlySet<Role> = new Set(["grandTotal", "total", "tendered"])

/** Whether an item costs what the subtotal says, or what a sum below it does: "AMOUNT PAID" may head what was bought, too. */
const isSummedUp = (item: ListedItem | undefined, { entries }: Sheet, { subtotal, total }: Summary): boolean =>
  item !== undefined &&
  (item.total === subtotal ||
    (item.total === total &&
      entries.some(
        ({ amount, label }) =>
          amount.units === total && label !== null && summing.has(label.role) && amount.row > item.rows.at(-1)!.index
      )))

/** The items, judged by the sums that the receipt states. */
export const readItems = (printed: Sheet, summary: Summary): Judgement => {
  const sheet = withoutSideColumn(printed)
  const [listed, ...above] = readListings(sheet, summary.firstRow) as readonly [Listing, ...ReadonlyArray<Listing>]
  const judge = (listing: Listing, goods = summary.goods) =>
    judgeNet(sheet, withoutChoices(withoutDepartmentSums(withoutCommonParts(collect(listing)))), goods)
  const first = judge(listed)
  const tables = readTables(sheet)
  const untaxed = [listed, ...tables].flatMap((listing) => {
    const bare = beforeTax(listing)
    return bare === null ? [] : [judge(bare)]
  })
  const others = [...tables, ...above].map((listing) => judge(listing))
  const inColumnBefore = (): ReadonlyArray<Judgement> => {
    const column = columnBefore(listed)
    return column === null ? [] : [judge(column)]
  }
  const ofAllTables = (): ReadonlyArray<Judgement> => {
    const lines = tables.flatMap((table) => table.lines)
    return tables.length < 2 ? [] : [lines, withServices(lines)].map((all) => judge({ headed: true, lines: all }))
  }
  // what was paid and the change, 29,000 and 0, come to the total, too
  const areParts = ({ adds, items }: Judgement) =>
    adds && items.length > 1 && items.every(({ total }) => total !== summary.total)
  const comesToTotal = (one: Judgement) => one.adds && sumOf(one.items) === summary.total
  // an invoice sells what a restaurant adds
  const soldFor = (sums: ReadonlyArray<Money>): Judgement | null => {
    if (!listed.lines.some(isService)) return null
    const lines = withServices(listed.lines)
    const sold = judge({ ...listed, lines }, { ...summary.goods, printed: sums, possible: [] })
    return sold.adds ? sold : null
  }
  const isOfAll = isServiceAmongGoods(listed) && !summary.goods.printed.includes(sumOf(first.items))
  const sold = soldFor(isOfAll ? [...summary.goods.untaxed, summary.total] : summary.goods.untaxed)
  if (sold !== null) return sold
  // "Initial Charge 9.06" above the table of what was charged
  const isSumOnly = !listed.headed && first.items.length === 1 && comesToTotal(first)
  const byLikelihood = isSumOnly ? [...others.filter(({ items }) => items.length > 1), first] : [first, ...others]
  const likeliest =
    untaxed.find(({ adds }) => adds) ??
    (comesToTotal(first) ? undefined : inColumnBefore().find(comesToTotal)) ??
    byLikelihood.find(({ adds }) => adds) ??
    ofAllTables().find((one) => comesToTotal(one) && one.items.length > first.items.length) ??
    (first.items.length > 0 ? first : (others.find(({ items }) => items.length > 0) ?? first))
  const found = withoutOwnSums(likeliest, summary)
  const sections = comesToTotal(found) ? null : readSections(sheet, summary.firstRow)
  if (sections !== null && sections.length > found.items.length) return { items: sections, adds: true }
  const untaxedTotal = minus(summary.total, sum(summary.taxes.map(({ units }) => units)))
  const between = betweenTaxes(found, sheet, summary, untaxedTotal)
  if (between !== null) return between
  if (!found.adds) {
    const soldUntaxed = soldFor([untaxedTotal])
    if (soldUntaxed !== null) return soldUntaxed
  }
  if (found.items.length === 0 || (isSumOnly && likeliest === first)) {
    // below the first of the sums, or below the total, where "Postage" stands between them
    const lastTotal = sheet.entries.findLast(({ amount }) => amount.units === summary.total)?.amount.row
    for (const row of new Set([summary.firstRow, lastTotal ?? summary.firstRow])) {
      const below = judge(readBelow(sheet, row))
      const isOnly = found.items.length === 0 && isSummedUp(below.items[0], sheet, summary)
      if (areParts(below) || (below.adds && below.items.length === 1 && isOnly)) return below
      const untaxed = judge(readBelow(sheet, row, { withoutTaxes: true }), {
        printed: [untaxedTotal],
        possible: [],
        untaxed: []
      })
      if (summary.taxes.length > 0 && areParts(untaxed)) return untaxed
    }
  }
  const fuelled = withFilledTank(found, sheet, summary)
  if (fuelled !== null) return fuelled
  const withDeposits = withDepositsBelow(found, sheet, summary)
  if (withDeposits !== null) return withDeposits
  if (!found.adds) {
    for (const pattern of [countAhead, countAtEnd, countBehind, countAlone, countCalledSo]) {
      const each = judgeItems(pricedEach(found.items, pattern), { ...summary.goods, possible: [] })
      if (each.adds) return each
    }
  }
  // counts come to something by chance where they are taken for prices: they must come to what is stated, and to more
  // than counts do, or to what was paid less the change
  const isMore = (one: Judgement): boolean => comesToTotal(one) && one.items.length > found.items.length
  const small = (comesToTotal(found) ? [] : withSmallPrices(sheet, summary.firstRow)).map((listing) => ({
    listing,
    judged: judge(listing)
  }))
  return (
    small
      .map(({ judged }) => judged)
      .filter((one) => !found.adds || isMore(one))
      .find((one) => areParts(one) && (sumOf(one.items) >= leastWholePrice || isPaidLessChange(summary))) ??
    (found.items.length === 0
      ? small.find(({ judged, listing }) => judged.items.length > 1 && pricesComeTo(listing, summary.total))?.judged
      : undefined) ??
    (found.adds ? found : withPriceMended(found, summary))
  )
}
