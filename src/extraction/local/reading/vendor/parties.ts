import { alternatives } from "../../lexicon/compile.ts"
import { goodsOf, sellerOf } from "../../lexicon/goodsSellers.ts"
import { letterCount } from "../../measures.ts"
import type { Cell } from "../Cell.ts"
import type { Row } from "../Rows.ts"
import { addressees } from "./addressees.ts"
import {
  addressed,
  addressedBefore,
  attention,
  type NamedParty,
  type Party,
  partyLabels,
  person
} from "./partyLabels.ts"
import { hasPrice } from "./nameFeatures.ts"
import { isAddressLine, isOfForm } from "./nameWords.ts"
import { linesOfAddress, senderOf } from "./senderLine.ts"

/** Lines of a party's block below its label: the name, and for a buyer the address. */
const linesOf: Record<NamedParty, number> = { seller: 1, buyer: 3 }
/** An address has no more lines. */
const mostOfAddress = 5
/** Lines that a name may be away from its label, as print heights. */
const nearestLines = 2.5

const isName = (text: string): boolean => letterCount(text) >= 3

const nameField = new RegExp(
  String.raw`^[^\p{L}]{0,3}${alternatives(({ nameFields }) => nameFields)}[\s.]*[:：]?\s*$`,
  "iu"
)

/** Whether the lower cell stands in the column that the upper one heads. */
const isInColumn = (upper: Cell, lower: Cell): boolean =>
  Math.abs(upper.left - lower.left) < (upper.bottom - upper.top) * 2 ||
  (lower.left < upper.right && lower.right > upper.left)

/** The cell in the row above that the cell goes on from. */
const cellAbove = (rows: ReadonlyArray<Row>, row: Row, cell: Cell): Cell | undefined => {
  const above = rows[row.index - 1]
  return above === undefined || above.page !== row.page || row.top - above.bottom > nearestLines * row.height
    ? undefined
    : above.cells.find((one) => isInColumn(one, cell) && isName(one.text))
}

const below = (rows: ReadonlyArray<Row>, row: Row, head: Cell, lines: number): ReadonlyArray<Cell> => {
  const found: Array<Cell> = []
  let bottom = head.bottom
  for (let index = row.index + 1; index < rows.length && found.length < lines; index++) {
    const next = rows[index]!
    if (next.page !== row.page || next.top - bottom > nearestLines * row.height) break
    const cell = next.cells.find((one) => isInColumn(head, one) && isName(one.text))
    if (cell === undefined) break
    const value = next.cells[next.cells.indexOf(cell) + 1]
    // the fields of a block: "Number:  123", "Name  …"
    if (value !== undefined && (/[:：]\s*$/.test(cell.text) || nameField.test(cell.text))) {
      bottom = cell.bottom
      if (nameField.test(cell.text) && isName(value.text)) found.push(value)
      continue
    }
    const beside = next.cells[next.cells.indexOf(cell) - 1]
    if (partyLabels.some(([, label]) => label.test(cell.text) || (beside !== undefined && label.test(beside.text))))
      break
    found.push(cell)
    bottom = cell.bottom
  }
  return found
}

/** Who wrote a letter by its sender's line, and the address below it, where one stands there. */
const partiesOfLetter = (
  rows: ReadonlyArray<Row>,
  row: Row,
  sender: Cell
): ReadonlyArray<readonly [Cell, NamedParty]> => {
  const lines = below(rows, row, sender, mostOfAddress)
  const address = lines.slice(0, linesOfAddress(lines.map(({ text }) => text)))
  return address.length === 0 ? [] : [[sender, "seller"], ...address.map((line) => [line, "buyer"] as const)]
}

const journeyHead = new RegExp(
  String.raw`^[^\p{L}]*${alternatives(({ journeyHeads }) => journeyHeads)}[^\p{L}]*$`,
  "iu"
)

/** "Flight | From | To | Class" tells of journeys. */
const isOfJourneys = ({ cells }: Row): boolean => cells.some(({ text }) => journeyHead.test(text))

/** Whether the next row has a name under each of two cells, so that both of them are heads. */
const isHeadOfItsOwn = (next: Row | undefined, cell: Cell, beside: Cell): boolean =>
  [cell, beside].every((head) => next?.cells.some((one) => isInColumn(head, one) && isName(one.text)))

/** "Date: 12.03.2024", "Rechnungsnr. 17": what stands beside a block, and is none of its names. */
const isOtherField = (text: string): boolean =>
  /\d/.test(text) &&
  (isOfForm(text) || /^\p{L}[^:：]{1,24}[:：]|(?:n[ro]|n[°º]|num(?:mer|ber|ero)?|№|#)[.:]? ?\S*\d/iu.test(text))

/** "Guest | # is 697": a number, and no name. */
const numbered = /^#(?:$|[\s\d])/

/** "Account name: …": a customer's, but beside the numbers of a bank that of who is paid. */
const accountName = /^(?:account (?:name|holder)|titulaire du compte|titular de la cuenta)(?!\p{L})/iu
const bankNumber = /(?<!\p{L})(?:IBAN|BIC|SWIFT|sort code|BSB|routing)(?!\p{L})/iu

const isPaid = (rows: ReadonlyArray<Row>, row: Row, { text }: Cell): boolean =>
  accountName.test(text) &&
  rows.slice(Math.max(0, row.index - 2), row.index + 3).some((one) => bankNumber.test(one.text))

const isOfGoods = (rows: ReadonlyArray<Row>, { index }: Row, { text }: Cell): boolean =>
  (goodsOf.test(text) || (sellerOf.test(text) && rows.some((row) => row.index !== index && sellerOf.test(row.text)))) &&
  rows.slice(0, index).some(hasPrice)

/** Whether a letter is for somebody: a person below the first line, with an address. */
const isAddressedPerson = (rows: ReadonlyArray<Row>, row: Row, cell: Cell): boolean =>
  row.index > 0 &&
  /\p{Lu}/u.test(cell.text.replace(/^\S+/, "")) &&
  person.test(cell.text) &&
  rows
    .slice(row.index + 1, row.index + 3)
    .some(
      (next) => next.page === row.page && next.cells.some((one) => isInColumn(cell, one) && isAddressLine(one.text))
    )

/** The cells that stand for the seller or the buyer by the label in them, beside them or above them. */
export const partiesOf = (rows: ReadonlyArray<Row>): ReadonlyMap<Cell, Party> => {
  const parties = new Map<Cell, Party>()
  for (const row of rows) {
    if (isOfJourneys(row)) continue
    for (const [at, cell] of row.cells.entries()) {
      const recipient = attention.test(cell.text) && row.index > 0 ? cellAbove(rows, row, cell) : undefined
      for (const one of recipient === undefined ? [] : [recipient, cell]) {
        if (!parties.has(one)) parties.set(one, "buyer")
      }
      if (isOfGoods(rows, row, cell)) continue
      const found = partyLabels.flatMap(([party, label]) => {
        const match = label.exec(cell.text)
        return match === null
          ? []
          : [{ party: isPaid(rows, row, cell) ? "seller" : party, name: match.at(-1)! } as const]
      })[0]
      const beside = row.cells[at + 1]
      if (found === undefined) {
        const isAddressed = addressed.test(cell.text) || (beside !== undefined && addressedBefore.test(beside.text))
        if (isAddressed || isAddressedPerson(rows, row, cell)) parties.set(cell, "buyer")
        else if (senderOf(cell.text) !== null) {
          for (const [one, party] of partiesOfLetter(rows, row, cell)) parties.set(one, party)
        } else if (beside !== undefined && nameField.test(cell.text)) parties.set(cell, "label")
        continue
      }
      if (beside !== undefined && numbered.test(beside.text)) {
        parties.set(cell, "label")
        continue
      }
      const isHeaded =
        beside !== undefined &&
        (partyLabels.some(([, label]) => label.test(beside.text)) || isHeadOfItsOwn(rows[row.index + 1], cell, beside))
      const first = isName(found.name)
        ? cell
        : beside !== undefined && !isHeaded && isName(beside.text) && !isOtherField(beside.text)
          ? beside
          : undefined
      if (first !== cell) parties.set(cell, "label")
      const lines = linesOf[found.party] - (first === undefined ? 0 : 1)
      for (const one of [...(first === undefined ? [] : [first]), ...below(rows, row, first ?? cell, lines)]) {
        if (!parties.has(one)) parties.set(one, found.party)
      }
    }
  }
  const isTold = [...parties.values()].some((party) => party !== "label")
  return isTold ? parties : new Map([...parties, ...addressees(rows)])
}
