import type { Money } from "../../../domain/Money.ts"

/** A tax as the page prints it. */
export interface PrintedTax {
  readonly label: string
  readonly units: Money
  readonly row: number
}
