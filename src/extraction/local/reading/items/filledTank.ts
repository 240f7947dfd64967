import { type Money, Quantity, scale, times } from "../../../../domain/Money.ts"
import { everyOf } from "../../lexicon/compile.ts"
import type { Row } from "../Rows.ts"
import type { Sheet } from "../Sheet.ts"
import type { ListedItem } from "./ListedItem.ts"
import { tidyName } from "./tidyName.ts"

/** What pumps sell. */
const fuels = everyOf(`
  petrol, diesel~, unleaded~, gasoline, regular, plus, premium, midgrade, super, super plus, ordinaire, suprême, e10, e5, e85, adblue, lpg, cng,
  benzin~, gazole, gasoil, sans plomb, sp95, sp98, gasolina~, gasóleo, magna, extra, corriente, gasolio, benzina,
  etanol, motorin, kurşunsuz, nafta, natural 95, motorină, benzină, pb95, pb 95, blyfri 95, bensin~, pertalite,
  pertamax, solar, ron95, ron97, ~бензин~, аи-92, аи-95, аи-98, дт, ~дизель~, αμόλυβδη, レギュラー, ハイオク, 軽油, 灯油, 汽油, 柴油,
  휘발유, 경유, primax~, v-power~, fuelsave~, excellium~, efecta~, verva~, gnv, alcool, álcool
`)

/** What names the station, and no fuel. */
const station = /station|stn|service|company|corp|\bltd|limited|bhd|gmbh|スタンド|加油站|주유소|азс/iu

/** What tells that a number is a volume: its unit behind it, or what it is called; of "35,12 1 x 1,799" the l is a stroke. */
const unitBehind = /^\s?(?:l|[1I](?=\s?[x×*@])|ltrs?|lit(?:er|re|ro)s?|litri|gal(?:lons?)?|升|리터|л)(?![\p{L}\d])/iu
const called =
  /volume|gallons|lit(?:er|re|ro)s?(?!\p{L})|litri|ltrs?(?!\p{L})|menge|quantit[éàày]|cantidad|qty|数量|數量|수량|количество|объем|кол-во/iu

/** The head of a column of volumes: many things are counted, few are filled in. */
const head = /volume|gallons|lit(?:er|re|ro)s?(?!\p{L})|litri|ltrs?(?!\p{L})/iu

/** A slip tells one volume, and few sums; what has more is no slip. */
const [mostVolumes, mostSums] = [4, 20]

/** A name has no more letters. */
const longestName = 24

/** "Product: ", "pump 4 ", "4 ": what its field or its pump is called. */
const before = /^(?:[^:：]*[:：]|(?:pump\W*)?\d{1,2}\s)\s*/iu
/** "11.203 gal @ 4.299/gal" behind the fuel's name. */
const numbersBehind = /\s\d+[.,]\d{2}.*$/su

/** The fuel that a row names, without what its field or its pump is called. */
const fuelIn = ({ cells, text }: Row): string | null => {
  if (station.test(text)) return null
  const named = cells.find((cell) => cell.text.match(fuels) !== null)
  const name = named === undefined ? "" : tidyName(named.text.replace(before, "").replace(numbersBehind, ""))
  return name === "" || name.length > longestName || name.match(fuels) === null ? null : name
}

/** The fuel that is named nearest to a row. */
const fuelNear = (rows: ReadonlyArray<Row>, index: number): Pick<ListedItem, "name" | "rows"> | undefined =>
  rows
    .toSorted((one, other) => Math.abs(one.index - index) - Math.abs(other.index - index))
    .flatMap((row) => {
      const name = fuelIn(row)
      return name === null ? [] : [{ name, rows: [row] }]
    })[0]

/** How far count × price may be off, where the volume is rounded to its last decimal. */
const toleranceOf = (rate: number, decimals: number, whole: boolean): number =>
  rate * 0.5 * 10 ** -decimals + (whole ? scale : 0.011 * scale)

/**
 * The fuel of a slip that tells volume, rate and sum in rows of their own, or below its name; null where no volume and
 * rate come to one of the sums, or nothing names the fuel.
 */
export const filledTank = ({ amounts, rows, style }: Sheet, sums: ReadonlyArray<Money>): ListedItem | null => {
  const all = amounts.flat().filter(({ percent, units }) => !percent && units > 0)
  const isHeaded = (row: number): boolean => row > 0 && amounts[row - 1]!.length === 0 && head.test(rows[row - 1]!.text)
  const volumes = all.filter(
    ({ decimals, end, row, start }) =>
      decimals >= 2 &&
      (unitBehind.test(rows[row]!.text.slice(end)) ||
        called.test(rows[row]!.text.slice(Math.max(0, start - 24), start)) ||
        isHeaded(row))
  )
  if (volumes.length > mostVolumes) return null
  for (const volume of volumes) {
    for (const rate of all) {
      const comesTo = times(Quantity(volume.units), rate.units)
      const away = (sum: Money): number => Math.abs(sum - comesTo)
      const total = sums
        .slice(0, mostSums)
        .filter((sum) => away(sum) <= toleranceOf(rate.units, volume.decimals, style.whole) && sum !== rate.units)
        .sort((a, b) => away(a) - away(b))[0]
      if (rate === volume || total === undefined) continue
      const named = fuelNear(rows, volume.row)
      if (named === undefined) return null
      const shown = [...new Set([...named.rows, rows[rate.row]!, rows[volume.row]!])]
      return {
        name: named.name,
        quantity: Quantity(volume.units),
        unitPrice: rate.units,
        total,
        isDiscount: false,
        rows: shown
      }
    }
  }
  return null
}
