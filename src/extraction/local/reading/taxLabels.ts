import { scale } from "../../../domain/Money.ts"
import { printedSign } from "../countries/signs.ts"
import type { Amount } from "./Amounts.ts"
import { cellAt } from "./cellAt.ts"
import { dayAhead } from "./dailyTaxes.ts"
import { isPlain, labelOf } from "./Labels.ts"
import type { Row } from "./Rows.ts"
import type { Entry, Sheet } from "./Sheet.ts"

const signBehind = new RegExp(String.raw`(?<=[\p{L}%)])\s+(?:${printedSign})\s*$`, "u")

/** A tax's name without stray marks, signs of money and brackets that are open. */
export const tidyLabel = (text: string): string =>
  text
    .replace(signBehind, "")
    // "1,510円（消費税 137円）": the sign of what it is on
    .replace(/^\s*[円元원]\s?[(（]\s?/u, "")
    // a bracket that is open: "PDV (25%", "VAT - Germany (19% on"
    .replace(/(?<=\p{L}.*)\s*[(（](?:([^)）]*?%)\s*$|[^)）]*$)/u, (_, rate?: string) =>
      rate === undefined || !/\d/.test(rate) ? "" : ` (${rate})`
    )
    .replace(dayAhead, "")
    // "1 Items GST-7% (Incl)": how many were sold
    .replace(/^\s*\d{1,3}\s+items?\s+(?=\p{L})/iu, "")
    .replace(/[\s:.\-=*@(（[{]+$/u, "")
    // "TOTAL GST", "Tot. Iva", "Περιλαμβάνεται ΦΠΑ"
    .replace(
      /^(?:tot(?:al[ei]?|aal)?\.?|περιλαμβάνεται)\s+(?=(?:GST|VAT|HST|PST|QST|SST|IVA|TVA|BTW|IGV|ΦΠΑ)(?!\p{L}))/iu,
      ""
    )
    // "Add: VAT", "El IVA incluido en esta boleta es de"
    .replace(/^(?:add|plus|zzgl\.?|el|la|der|die)[:\s]+(?=\p{L})/iu, "")
    .replace(/\s+incluid[oa]s? en esta?\s.*$/iu, "")
    // "T = CO TAX 8.81000 on 12.00", "T = FL TAX 6.0000% on $12.00": what it is on
    .replace(/(?<=\d%?)\s+on$/iu, "")
    .replace(/(?<=\p{L}{3})\s+\d{1,2}\.\d{3,5}$/u, "")
    // "VAT charged at" before its rate
    .replace(/(?<=\p{L})\s+(?:charged\s+)?at$/iu, "")
    // "C PDV%" above its rate
    .replace(/(?<=\p{L})%$/u, "")
    // "(A) 6,00%": its class
    .replace(/^\s*\((\p{L})\)\s*/u, "$1 ")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    // "(excluding VAT)", of which the last line is left
    .replace(/^([^()]+)\)$/u, "$1")
    // "Total includes Moms 25%: kr 52,40": what it is a part of
    .replace(/^(?:total\s+(?:includes|including|incl\.?|inkl\.?|inklusive)|includes)\s+(?=\p{L})/iu, "")
    .trim()

/** Money without cents, and nothing that a name has. */
const leastWhole = 100 * scale

/** A rate with the words before it, and behind prices, and with the tax's name behind it: "VAT 15%", "inkl. 19% MwSt". */
export const labelOfRate = (row: Row, amounts: ReadonlyArray<Amount>, rate: Amount): string => {
  const areWhole = amounts.every(({ decimals, percent }) => percent || decimals === 0)
  const price = amounts.findLast(
    ({ decimals, end, percent, units }) =>
      !percent && end <= rate.start && (decimals === 2 || (areWhole && units >= leastWhole))
  )
  const text = row.text.slice(price?.end ?? 0)
  const [own = "", behind = ""] = /^.*?%(?:\s?(\p{L}[\p{L}.]*))?/u.exec(text) ?? []
  return tidyLabel(labelOf(behind)?.role === "tax" ? own : own.slice(0, own.lastIndexOf("%") + 1))
}

/** What a tax is called: of "VAT 15% (incl) 44.22" all that stands before the amount, of "19 % MwSt 13.30" its name. */
export const labelInRow = ({ amounts, rows }: Sheet, { amount, label, text }: Entry): string => {
  const row = rows[amount.row]!
  const rate = amounts[amount.row]!.findLast(({ end, percent }) => percent && end <= amount.start)
  const isRemark =
    rate !== undefined &&
    (/^[%％]\s*[^()（）]*[)）]$/u.test(text) ||
      (label?.role !== "tax" && /^[%％]\s*\(?\p{L}[\p{L}\s.]*\)?$/u.test(text)))
  const beside = row.cells.findLast(({ right }) => right <= amount.left)
  // what stands in a column before it is said of something else
  if (!isRemark && beside !== undefined && text.endsWith(` ${beside.text}`) && labelOf(beside.text)?.role === "tax")
    return tidyLabel(beside.text)
  const own = isRemark ? "" : tidyLabel(text)
  // "VAT 15% SAR": a sign of money is no name
  return own === "" && rate !== undefined
    ? tidyLabel(row.text.slice(cellAt(row, rate.start)?.from ?? 0, amount.start))
    : own
}

/** "IVA Inc.": included, and no tax's name. */
const included = /^inc\.?$/i

/** Lines of a table of taxes that may stand between its head and a rate. */
const mostRates = 4

/** What the head of a table of taxes calls them: "Moms%   Moms   Netto". */
export const labelAboveRates = ({ rows }: Pick<Sheet, "rows">, row: number): string => {
  const heads = rows.slice(Math.max(0, row - mostRates), row).flatMap(({ cells }) => cells)
  const names = heads
    .flatMap(({ text }) => [...text.split(/\s+/), text])
    .filter((text) => {
      const label = labelOf(text)
      return isPlain(label) && label.role === "tax"
    })
  const named = names.findLast((name) => !included.test(name)) ?? names.at(-1)
  return named === undefined ? "" : tidyLabel(named.replace(/%|\s?[(（].*$/gu, ""))
}
