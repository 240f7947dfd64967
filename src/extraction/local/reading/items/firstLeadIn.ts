import { goodsHeads } from "../../lexicon/columnHeads.ts"
import { businessWord, isNamelike } from "../vendor/nameWords.ts"
import type { Line } from "./Line.ts"
import { leadIn, longName } from "./nameOverLines.ts"

/** A line of a head is shorter, tells where, when or by whom, or heads columns. */
const isPartOfName = ({ name, row }: Line): boolean =>
  name.length >= longName && isNamelike(row.text) && !businessWord.test(row.text) && row.text.match(goodsHeads) === null

/** Whether no name begins so, without a capitalised word of letters. */
export const isRest = (name: string): boolean => !/^\p{Lu}[\p{L}'’.-]*(?:\s|$)/u.test(name)

/** The first item's line and the words right above it, where these are long and had no room for its first word. */
export const firstLeadIn = (words: ReadonlyArray<Line>, line: Line, columnRight: number): ReadonlyArray<Line> => {
  const parts = leadIn(words, line, columnRight)
  // the first line of all names the shop, but where goods are cut out
  const mayLead = parts[0]!.row.index > 0 || isRest(line.name)
  return mayLead && parts.slice(0, -1).every(isPartOfName) ? parts : [line]
}
