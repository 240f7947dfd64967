import { printedSign } from "../countries/signs.ts"
import type { Amount } from "./Amounts.ts"
import { labelOf } from "./Labels.ts"
import type { Row } from "./Rows.ts"

/** "(includes £": what opens the remark on a total, with the sign that the amount has before it. */
const opens = new RegExp(
  String.raw`\(\s*(?:in[ck]l|enth|davon|dont|di cui|waarvan|w tym|cont[eé]m|contiene|varav|heraf|herav)[\p{L}.]*\s*(?:${printedSign})?\s*$`,
  "iu"
)
const closes = new RegExp(String.raw`^\s*(?:${printedSign})?\s*(\p{L}[^()\d]*?)\s*\)`, "u")

/** "Total £30.20 (includes £5.03 VAT)": the name of a tax that stands behind its amount; none elsewhere. */
export const includedTaxBehind = (row: Row, { start, end }: Amount): string | null => {
  if (!opens.test(row.text.slice(0, start))) return null
  const name = closes.exec(row.text.slice(end))?.[1] ?? null
  return name !== null && labelOf(name)?.role === "tax" ? name : null
}
