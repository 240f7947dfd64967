import type { Amount } from "./Amounts.ts"
import { labelOf } from "./Labels.ts"
import type { Row } from "./Rows.ts"

/** Codes of currencies that end names as well: "BLUE PEN 1.99", "MEAT FOR DRY TRY 2.50", "EGGS PASTURE RSD 6.99". */
const wordlike = /^(?:PEN|TRY|RSD|RON)(?=\s?\d)/

/** Whether words end before the code, and what they say is no sum's name. */
const endsName = (before: string): boolean => /\p{L}{2}\s$/u.test(before) && labelOf(before) === null

/** The rows' amounts without a code that stands beside one of them alone, at the end of a name. */
export const withoutWordSigns = (
  amounts: ReadonlyArray<ReadonlyArray<Amount>>,
  rows: ReadonlyArray<Row>
): ReadonlyArray<ReadonlyArray<Amount>> => {
  const coded = amounts.flat().filter(({ row, start }) => wordlike.test(rows[row]!.text.slice(start)))
  return amounts.map((own) =>
    own.map((amount) => {
      const { text } = rows[amount.row]!
      const [code = ""] = wordlike.exec(text.slice(amount.start)) ?? []
      const isAlone = coded.filter(({ row, start }) => rows[row]!.text.startsWith(code, start)).length === 1
      if (code === "" || !isAlone || !endsName(text.slice(0, amount.start))) return amount
      return { ...amount, sign: null, start: amount.start + text.slice(amount.start).search(/\d/) }
    })
  )
}
