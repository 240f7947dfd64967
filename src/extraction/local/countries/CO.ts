import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Colombia. */
export const CO: Country = {
  code: "CO",
  currency: "COP",
  evidence: [
    ["tax_number", /\bNIT\b.*\d/i, 4],
    ["tax", words("dian, impoconsumo, régimen común, responsable de iva, autorización dian"), 4],
    [
      "place",
      words("colombia, bogotá, bogota, medellín, medellin, cali, barranquilla, cartagena, bucaramanga, pereira"),
      4
    ]
  ]
}
