import { everyOf } from "../../lexicon/compile.ts"
import type { Row } from "../Rows.ts"
import type { ListedItem } from "./ListedItem.ts"
import { isFuel } from "./fuels.ts"
import { tidyName } from "./tidyName.ts"

/** The same in a row that names the pump, too: elsewhere these shorten other words. */
const besidePump = everyOf("reg, prem, sup, supr, mid")
const pump = /(?<!\p{L})pump\W*\d/iu

/** What pumps sell, whatever it is: "FUEL TOTAL". */
const anyFuel = everyOf(`
  fuel, carburant, kraftstoff, combustible, carburante, combustível, paliwo, топливо, brændstof, drivstoff, polttoaine,
  üzemanyag, palivo, akaryakıt, yakıt, gorivo, combustibil, 연료, 燃料, 燃油
`)

/** What names the station, and no fuel. */
const station = /station|stn|service|company|corp|\bltd|limited|bhd|gmbh|スタンド|加油站|주유소|азс/iu

/** A name has no more letters. */
const longestName = 24

/** "Product: ", "pump 4 ", "4 ": what its field or its pump is called; "REG  PUMP 11" has it behind. */
const before = /^(?:[^:：]*[:：]|(?:pump\W*)?\d{1,2}\s)\s*/iu
const behind = /\s+pump\W*\d{1,2}\W*$/iu
/** "11.203 gal @ 4.299/gal" behind the fuel's name. */
const numbersBehind = /\s\d+[.,]\d{2}.*$/su

const has = (words: RegExp, text: string): boolean => text.match(words) !== null

/** The fuel that a row names below the merchant's first one, without what its field or its pump is called. */
const fuelIn = ({ cells, index, text }: Row): string | null => {
  if (index === 0 || station.test(text)) return null
  const isNamed = (words: string) => isFuel(words) || (pump.test(text) && has(besidePump, words))
  const named = cells.find((cell) => isNamed(cell.text))?.text ?? ""
  const name = tidyName(named.replace(before, "").replace(numbersBehind, "").replace(behind, "").trim())
  return name === "" || name.length > longestName || !isNamed(name) ? null : name
}

/** The fuel that is named nearest to a row; where none is, what a row calls any. */
export const fuelNear = (rows: ReadonlyArray<Row>, index: number): Pick<ListedItem, "name" | "rows"> | undefined => {
  const nearest = rows.toSorted((one, other) => Math.abs(one.index - index) - Math.abs(other.index - index))
  const named = (nameIn: (row: Row) => string | null) =>
    nearest.flatMap((row) => {
      const name = nameIn(row)
      return name === null ? [] : [{ name, rows: [row] }]
    })[0]
  return named(fuelIn) ?? named(({ text }) => (station.test(text) ? null : (text.match(anyFuel)?.[0] ?? null)))
}
