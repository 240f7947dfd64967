import type { Country } from "./Country.ts"
import { spanishPrices } from "./dollars.ts"
import { words } from "./words.ts"

/** Colombia. */
export const CO: Country = {
  code: "CO",
  currency: "COP",
  evidence: [
    // of nine digits and one that checks them; those of its neighbours are shorter
    ["tax_number", /\bN\.?I\.?T\b\W{0,6}(?:\d{3}[. ]?){3}\s?-\s?\d(?!\d)/i, 4],
    ["tax_number", /\bNIT\b.*\d/i, 2],
    // "Calle 93 # 13-45"
    [
      "address",
      /\b(?:Cra|Cr|Carrera|Calle|Cll|Cl|Kra|Kr|Av|Tv|Transversal|Dg|Diagonal)\.?\s?\d{1,3}\s?[A-Z]?\s?(?:#|No?[.°º]?)\s?\d{1,3}\s?[A-Z]?\s?-\s?\d{1,3}\b/i,
      4
    ],
    ["word", spanishPrices("whole", words("propina voluntaria, servicio voluntario, vueltas, domicilio")), 4],
    ["tax", words("dian, impoconsumo, régimen común, responsable de iva, autorización dian"), 4],
    [
      "place",
      words("colombia, bogotá, bogota, medellín, medellin, cali, barranquilla, cartagena, bucaramanga, pereira"),
      4
    ]
  ]
}
