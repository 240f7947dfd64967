import type { Country } from "./Country.ts"
import { spanishPrices } from "./dollars.ts"
import { words } from "./words.ts"

/** Argentina. */
export const AR: Country = {
  code: "AR",
  currency: "ARS",
  evidence: [
    ["tax_number", words("cuit, ingresos brutos, iva responsable inscripto, afip, inicio de actividades"), 5],
    ["word", spanishPrices("comma"), 4],
    ["place", words("argentina, buenos aires, caba, rosario, mendoza, la plata, mar del plata, tucumán"), 4]
  ]
}
