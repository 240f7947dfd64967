import { letterCount } from "../measures.ts"
import type { Amount } from "./Amounts.ts"
import { scale } from "./Amounts.ts"
import { labelOf } from "./Labels.ts"
import type { Row } from "./Rows.ts"
import type { Sheet } from "./Sheet.ts"
import type { Summary } from "./Summary.ts"

/** Units are ten-thousandths, of the quantity too. */
export interface ItemFound {
  readonly name: string
  readonly quantity: number
  readonly unitPrice: number
  readonly total: number
}

const header =
  /\b(?:description|item|items|qty|quantity|price|amount|artikel|bezeichnung|menge|einzelpreis|betrag|beschreibung|désignation|quantité|prix|montant|descripción|cantidad|precio|importe|aantal|omschrijving|prijs|produkt|antal|pris|ilość|cena|nazwa|code|disc|u\.?\s?price|rm|total|unit)\b/gi

const isHeader = (row: Row, amounts: ReadonlyArray<Amount>): boolean =>
  amounts.length === 0 && (row.text.match(header)?.length ?? 0) >= 2

const isPrice = (amount: Amount, whole: boolean): boolean =>
  !amount.percent && (whole ? Math.abs(amount.units) >= 100 * scale || amount.units === 0 : amount.decimals >= 2)

/** A row's words without its numbers, codes and column leftovers. */
const nameOf = (row: Row, amounts: ReadonlyArray<Amount>, whole: boolean): string => {
  const firstPrice = amounts.find((amount) => isPrice(amount, whole))?.start ?? row.text.length
  let text = row.text.slice(0, firstPrice)
  if (letterCount(text) < 2)
    text = amounts.reduceRight((rest, { end, start }) => rest.slice(0, start) + " " + rest.slice(end), row.text)
  return tidyName(text)
}

const tidyName = (text: string): string =>
  text
    .replace(/^\s*(?:\d{1,2}[.)]\s+)/, "")
    .replace(/^[\s*#\-.:|]*\d{6,}[\s*:.-]*/, "")
    .replace(/^\s*\d{1,3}\s*(?:[xX×*@]|pcs?|stk|st)?\.?\s+(?=\p{L})/u, "")
    .replace(/\s+(?:[xX×@]\s*)?\d{1,3}\s*[xX×@]?\s*$/, "")
    .replace(/\s+(?:RM|Rp\.?|EUR|USD|\$|€|£|@|[xX×])\s*$/i, "")
    .replace(/^[\s*#\-.:|]+|[\s*#:|@(=-]+$/gu, "")
    .replace(/\s{2,}/g, " ")
    .trim()

const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(0.011 * scale, Math.abs(b) * 0.0005)

const product = (a: number, b: number): number => Math.round((a * b) / scale)

interface Reading {
  readonly quantity: number
  readonly unitPrice: number
}

/** Quantity and unit price that multiply to the line's total, from the row's other numbers. */
const factors = (amounts: ReadonlyArray<Amount>, total: number, text: string): Reading | null => {
  const others = amounts.filter(({ percent }) => !percent)
  for (const quantity of others) {
    if (quantity.units <= 0 || quantity.units > 10_000 * scale) continue
    for (const price of others) {
      if (price !== quantity && price.units !== 0 && near(product(quantity.units, price.units), total)) {
        // of 2 × 3 and 3 × 2 the one with fewer decimals, standing first, is the quantity
        if (price.decimals < quantity.decimals && near(product(price.units, quantity.units), total)) continue
        return { quantity: quantity.units, unitPrice: price.units }
      }
    }
  }
  const marked = /(?:^|\s)(\d{1,3})\s*(?:[xX×@*]|pcs?\b|stk\b|st\b|ea\b|nos\b)|[xX×]\s*(\d{1,3})(?!\d|[.,]\d)/.exec(
    text
  )
  const leading = /^\s*(\d{1,2})\s+(?=\p{L})/u.exec(text)
  const count = Number(marked?.[1] ?? marked?.[2] ?? leading?.[1] ?? 0)
  if (count > 0 && count < 200 && total % count === 0) return { quantity: count * scale, unitPrice: total / count }
  return null
}

interface Line {
  readonly row: Row
  readonly amounts: ReadonlyArray<Amount>
  readonly name: string
  /** The line's total: its last price in the price column. */
  readonly price: Amount | null
}

const skipped = new Set([
  "grandTotal",
  "total",
  "net",
  "subtotal",
  "tax",
  "tendered",
  "card",
  "change",
  "rounding",
  "other"
])

/** Rows that list: between the table's head and the first row that sums up. */
const listingRows = (sheet: Sheet, summary: Summary): ReadonlyArray<Row> => {
  const before = sheet.rows.slice(0, summary.firstRow)
  const head = before.findLastIndex((row) => isHeader(row, sheet.amounts[row.index]!))
  return before.slice(head + 1)
}

const toLine = (row: Row, sheet: Sheet, width: number): Line => {
  const amounts = sheet.amounts[row.index]!
  const { whole } = sheet.style
  const price = amounts.findLast((amount) => isPrice(amount, whole) && amount.right > width * 0.45) ?? null
  return { row, amounts, name: nameOf(row, amounts, whole), price }
}

/** Items of the listing, with quantity and unit price where the arithmetic shows them. */
export const readItems = (sheet: Sheet, summary: Summary): ReadonlyArray<ItemFound> => {
  const rows = listingRows(sheet, summary)
  const left = Math.min(...sheet.rows.map((row) => row.left))
  const width = Math.max(...sheet.rows.map((row) => row.right)) - left
  const lines = rows.map((row) => toLine(row, sheet, left + width))
  const firstPriced = lines.findIndex(({ price }) => price !== null)
  const items: Array<ItemFound> = []
  let pending = ""
  lines.forEach(({ amounts, name, price, row }, index) => {
    const label = labelOf(row.text)
    if (label !== null && label.exact && skipped.has(label.role) && label.length >= letterCount(row.text) * 0.6) {
      pending = ""
      return
    }
    const named = letterCount(name) >= 2
    if (price === null) {
      // what stands above the first price belongs to the head, but for the line right above it
      if (named && (firstPriced === -1 ? false : index >= firstPriced - 1)) pending = name
      return
    }
    const total = price.units
    const others = amounts.filter((amount) => amount !== price)
    const previous = items.at(-1)
    if (!named && pending === "") {
      // "2 x 1,29" below its item
      const detail = previous === undefined ? null : factors(amounts, previous.total, row.text)
      if (detail !== null && previous !== undefined) items[items.length - 1] = { ...previous, ...detail }
      return
    }
    const text = named ? name : pending
    const found = factors(others, total, row.text.slice(0, price.start)) ?? { quantity: scale, unitPrice: total }
    pending = ""
    items.push({ name: text, ...found, total })
  })
  return items.filter(({ total }) => total !== 0 || items.length < 3)
}
