import { plus } from "../../../../domain/Money.ts"
import type { Amount } from "../Amounts.ts"
import { isPlain } from "../Labels.ts"
import { type Entry, isRateRow, type Sheet } from "../Sheet.ts"
import { isTotal } from "./concluded.ts"

/** Whether base and tax of its row come to the amount. */
const isSumInRow = ({ units }: Amount, own: ReadonlyArray<Amount>): boolean =>
  own.some((base) => own.some((tax) => tax !== base && !tax.percent && plus(base.units, tax.units) === units))

/**
 * "BASE IMPONIBLE  % IVA  CUOTA IVA  TOTAL FACTURA": what its own head calls the total stands beside the rate of its tax,
 * where nothing else is called so.
 */
export const totalsOfRateRows = ({ amounts }: Sheet, entries: ReadonlyArray<Entry>): ReadonlySet<Entry> => {
  const totals = entries.filter(isTotal)
  const ofRateRows = totals.filter(({ amount, isBeside, label }) => {
    const own = amounts[amount.row]!
    return !isBeside && isPlain(label) && label.role === "grandTotal" && isRateRow(own) && isSumInRow(amount, own)
  })
  return new Set(totals.length === 1 ? ofRateRows : [])
}
