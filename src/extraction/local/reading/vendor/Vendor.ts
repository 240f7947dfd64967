import { type Candidate, strengthOf } from "../../../Proposal.ts"
import { certain } from "../certain.ts"
import { placeOf } from "../placeOf.ts"
import type { Sheet } from "../Sheet.ts"
import { type Name, namesFound, typicalHeight } from "./namesFound.ts"
import { withKnownWords, withSpaces } from "./nameSpacing.ts"
import { nameWeights } from "./nameWeights.ts"
import { asToldElsewhere } from "./toldElsewhere.ts"
import { wholeName } from "./wholeName.ts"

/** Names that are weighed against each other. */
const mostNames = 3

/** A line near the top of which nothing can be said; where more speaks against a name, it is none. */
const leastStrength = -0.25

/** A name with all of its lines, its spaces, and the letters that an address of the page has for it. */
export const asPrinted = ({ pages, rows }: Sheet, name: Name): Pick<Candidate<string>, "value" | "places"> => {
  const whole = name.isWhole ? { text: name.text, rows: [name.row] } : wholeName(rows, name, typicalHeight(rows))
  const cells = whole.rows.flatMap((row) => row.cells)
  const confidence = Math.min(...cells.map((cell) => cell.confidence))
  const spaced = withSpaces(whole.text)
  const elsewhere = rows.filter((row) => !whole.rows.includes(row)).flatMap((row) => row.cells)
  return {
    value: confidence >= certain ? spaced : asToldElsewhere({ text: withKnownWords(spaced), confidence }, elsewhere),
    places: whole.rows.map((row) => placeOf(pages, row, row.text))
  }
}

/** The merchant's name as printed: the likeliest ones, the better one first. */
export const readVendor = (sheet: Sheet): ReadonlyArray<Candidate<string>> =>
  namesFound(sheet)
    .map((name) => ({
      name,
      evidence: name.features.map(([reason, value]) => ({ reason, weight: value * nameWeights[reason] }))
    }))
    .filter(({ evidence }) => strengthOf(evidence) >= leastStrength)
    .sort((a, b) => strengthOf(b.evidence) - strengthOf(a.evidence))
    .slice(0, mostNames)
    .map(({ evidence, name }): Candidate<string> => ({ ...asPrinted(sheet, name), source: "print", evidence }))
    .filter(({ value }, index, all) => all.findIndex((one) => one.value === value) === index)
