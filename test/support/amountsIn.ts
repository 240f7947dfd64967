import { toNumber } from "../../src/domain/Money.ts"
import { toSheet } from "../../src/extraction/local/reading/Sheet.ts"
import { receiptPage } from "./receiptPage.ts"

/** The amounts of each line, as numbers. */
export const amountsIn = (...lines: ReadonlyArray<string>) =>
  toSheet([receiptPage(lines)]).amounts.map((amounts) => amounts.map(({ units }) => toNumber(units)))
