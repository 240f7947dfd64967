import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Peru. */
export const PE: Country = {
  code: "PE",
  currency: "PEN",
  evidence: [
    ["tax_number", /\bR\.?U\.?C\b\W{0,6}(?:10|20)\d{9}\b/i, 4],
    ["tax", words("igv, i.g.v., sunat, boleta de venta electrónica, boleta de venta electronica"), 5],
    ["place", words("perú, peru, lima, arequipa, cusco, cuzco, trujillo, miraflores, chiclayo, san isidro lima"), 3],
    ["company", /(?<![\p{L}.])(?:S\.?A\.?C|E\.?I\.?R\.?L)\.?(?![\p{L}.])/u, 2]
  ]
}
