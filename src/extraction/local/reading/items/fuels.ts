import { everyOf } from "../../lexicon/compile.ts"

/** What pumps sell. */
const fuels = everyOf(`
  petrol, diesel~, unleaded~, unlead, unld, unl, dsl, ulsd, gasoline, regular, plus, premium, midgrade, super, super plus,
  ordinaire, suprême, e10, e5, e85, adblue, lpg, cng, euro 95, euro95, euro 98,
  benzin~, gazole, gasoil, sans plomb, sp95, sp98, gasolina~, gasóleo, magna, extra, corriente, gasolio, benzina,
  etanol, motorin, kurşunsuz, nafta, natural 95, motorină, benzină, pb95, pb 95, blyfri 95, bensin~, pertalite,
  pertamax, solar, ron95, ron97, ~бензин~, аи-92, аи-95, аи-98, дт, ~дизель~, αμόλυβδη, αμολυβδη, レギュラー, ハイオク, 軽油, 灯油, 汽油, 柴油,
  휘발유, 경유, primax~, v-power~, fuelsave~, fuel save, eurosuper, euro super, excellium~, efecta~, efitec~, verva~, gnv, alcool, álcool
`)

/** Whether a name is of what pumps sell. */
export const isFuel = (name: string): boolean => name.match(fuels) !== null

/** How well it keeps from knocking, behind its name. */
const octane = /\s(?:8\d|9\d|100)\s*$/

/** "GASOLINA 95", of which "GASOLINA" was left: with its octane, which is no count. */
export const withOctane = (name: string, text: string): string => {
  const [found] = octane.exec(text) ?? []
  return found !== undefined && text.endsWith(name + found) && isFuel(name + found) ? name + found.trimEnd() : name
}
