import type { Money, Quantity } from "../../../../domain/Money.ts"
import type { Row } from "../Rows.ts"

/** A line of the listing that is one. */
export interface ListedItem {
  readonly name: string
  readonly quantity: Quantity
  readonly unitPrice: Money
  readonly total: Money
  readonly isDiscount: boolean
  /** Whether its price is what sums make of a misread one. */
  readonly isMended?: boolean
  /** The rows that it takes. */
  readonly rows: ReadonlyArray<Row>
}
