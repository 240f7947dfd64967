import type { Row } from "../Rows.ts"
import { postalTown } from "./addresses.ts"
import { isAddressLine } from "./nameWords.ts"

/** "EUR": what the prices below it are in. */
const currencyHead = /^(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|MYR|SGD|CAD|AUD)$/

/** "Commentaire:": what stands below is called so. */
const field = /\p{L}\s?[:：]$/u

/** Whether a row is the head of a column of prices, the name of a field, or the town below a street. */
export const isNoName = ({ cells, text }: Row, above: Row | undefined): boolean =>
  currencyHead.test(text) ||
  (cells.length === 1 && field.test(text)) ||
  (above !== undefined && postalTown.test(text) && isAddressLine(above.text))
