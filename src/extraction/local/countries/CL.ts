import type { Country } from "./Country.ts"
import { spanishPrices } from "./dollars.ts"
import { words } from "./words.ts"

/** Chile. */
export const CL: Country = {
  code: "CL",
  currency: "CLP",
  evidence: [
    ["tax_number", words("rut, sii, boleta electronica, boleta electrónica, giro"), 4],
    ["tax_number", /\b\d{1,2}\.\d{3}\.\d{3}-[\dkK]\b/, 3],
    ["word", spanishPrices("whole", words("vuelto, boleta, propina sugerida")), 4],
    [
      "place",
      words(
        "chile, santiago de chile, valparaíso, valparaiso, viña del mar, concepción, antofagasta, temuco, providencia, las condes"
      ),
      4
    ]
  ]
}
