import type { Row } from "../Rows.ts"
import { postalTown } from "./addresses.ts"
import { isAddressLine } from "./nameWords.ts"

/** "EUR": what the prices below it are in. */
const currencyHead = /^(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|MYR|SGD|CAD|AUD)$/

/** "GBR": the last line of an address. */
const countryCodes: ReadonlySet<string> = new Set(
  "AUS AUT BEL BGR BRA CAN CHE CHL CHN COL CZE DEU DNK ESP EST FIN FRA GBR GRC HKG HRV HUN IDN IND IRL ISR ITA JPN KOR LTU LVA MEX MYS NLD NOR NZL PHL POL PRT ROU SGP SRB SVK SVN SWE THA TUR TWN UKR USA VNM ZAF".split(
    " "
  )
)

/** "Commentaire:": what stands below is called so. */
const field = /\p{L}\s?[:：]$/u

/** "Gmail", "Yahoo Mail - Your order": the program that printed a letter, above it. */
const mailProgram =
  /^(?:g-?mail|(?:yahoo|icloud|aol|zoho|fastmail|gmx|outlook)[ !]?mail|outlook|proton ?mail)(?!\p{L})(?:$|\s?[-–—|:].*$)/iu

/** Whether a row is a mail program's, the head of a column of prices, the name of a field, or the town below a street. */
export const isNoName = ({ cells, index, text }: Row, above: Row | undefined): boolean =>
  (index === 0 && mailProgram.test(cells[0]!.text)) ||
  currencyHead.test(text) ||
  cells.some((cell) => countryCodes.has(cell.text)) ||
  (cells.length === 1 && field.test(text)) ||
  (above !== undefined && postalTown.test(text) && isAddressLine(above.text))
