import { alternatives } from "../../lexicon/compile.ts"
import type { Cell } from "../Cell.ts"
import type { Row } from "../Rows.ts"
import { squash } from "../squash.ts"
import { hasLegalForm } from "./legalForms.ts"
import { contact } from "./nameWords.ts"
import type { NamedParty } from "./partyLabels.ts"
import { linesOfAddress, senderOf } from "./senderLine.ts"
import { tidy } from "./tidiedName.ts"

/** What a company prints at the foot of its letters: its bank, its register, its taxes. */
const ofFoot =
  /(?<!\p{L})(?:IBAN|BIC|SWIFT|tel|telefon|sort code|bankgiro|plusgiro|HRB|HRA|handelsregister|amtsgericht|SIRET|R\.?C\.?S\.?|KvK|KBO|CVR|USt-?Id|UID|P\.? ?IVA|partita IVA)(?!\p{L})/iu

const bank = /bank|sparkasse|banca|banque|banco|kreditinstitut|caisse d'|caixa/iu

/** Rows from a line of the foot in which the company is named. */
const footRows = 3
/** An address of an envelope's window has no more lines, and the title follows it so closely. */
const [mostOfAddress, titleWithin] = [5, 6]

const title = new RegExp(String.raw`^\P{L}*${alternatives(({ documentTitles }) => documentTitles)}`, "iu")

/** The lines of an address from a row on: name, street and town below each other, without telephone or tax. */
const windowAt = (rows: ReadonlyArray<Row>, row: Row): ReadonlyArray<Cell> => {
  const cells = rows.slice(row.index, row.index + mostOfAddress).flatMap((one) => one.cells.slice(0, 1))
  const [first] = cells
  const otherwise = cells.findIndex(({ left }) => Math.abs(left - first!.left) > row.height)
  const aligned = otherwise === -1 ? cells : cells.slice(0, otherwise)
  const lines = aligned.slice(0, linesOfAddress(aligned.map(({ text }) => text)))
  return lines.length >= 3 && lines.every(({ text }) => !contact.test(text) && !ofFoot.test(text)) ? lines : []
}

/** The companies that are named beside such numbers, each with its letters. */
const companiesIn = (rows: ReadonlyArray<Row>): ReadonlyMap<Cell, string> =>
  new Map(
    rows
      .filter(({ index }) =>
        rows.some((one) => Math.abs(one.index - index) < footRows && one.cells.some(({ text }) => ofFoot.test(text)))
      )
      .flatMap(({ cells }) => cells)
      .flatMap((cell) => {
        const name = tidy(cell.text)
        return (hasLegalForm(name) || senderOf(cell.text) !== null) && !bank.test(name)
          ? [[cell, squash(name).letters] as const]
          : []
      })
  )

/**
 * Whom a letter is for where nothing says so but its form: an address above the title, and at the foot another company
 * with its bank or register, which sends it and whose name on top is a picture.
 */
export const addressees = (rows: ReadonlyArray<Row>): ReadonlyArray<readonly [Cell, NamedParty]> => {
  const headed = rows.findIndex(({ text }) => title.test(text))
  if (headed < 3) return []
  const above = rows.slice(Math.max(0, headed - titleWithin - mostOfAddress), headed)
  const address = above.map((row) => windowAt(rows, row)).find((lines) => lines.length > 0)
  if (address === undefined) return []
  const senders = companiesIn(rows.slice(headed + 2))
  const named = new Set(senders.values())
  const recipient = squash(address[0]!.text).letters
  if (named.size !== 1 || [...named].some((name) => name.includes(recipient) || recipient.includes(name))) return []
  return [
    ...address.map((cell) => [cell, "buyer"] as const),
    ...[...senders.keys()].map((cell) => [cell, "seller"] as const)
  ]
}
