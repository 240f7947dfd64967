import { everyOf } from "../../lexicon/compile.ts"
import { priceHeads } from "../../lexicon/priceHeads.ts"
import { terms } from "../../lexicon/units.ts"
import type { Line } from "./Line.ts"

const priceHead = new RegExp(String.raw`^\W*${everyOf(priceHeads).source}\W*$`, "iu")

const timesTerm = new RegExp(String.raw`[x×]\s?(\d{1,3}\s(?:${terms.join("|")}))(?!\p{L})`, "iu")

/** "3 nights" of "€82.00 x 3 nights" below "Price breakdown", where nothing else names it. */
export const termBelowHead = ({ name, row }: Line, above: Line | undefined): string | null =>
  name === "" && above !== undefined && priceHead.test(above.row.text) ? (timesTerm.exec(row.text)?.[1] ?? null) : null
