import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Spain. */
export const ES: Country = {
  code: "ES",
  currency: "EUR",
  taxNumber: /ES[A-Z\d]\d{7}[A-Z\d]/,
  evidence: [
    ["tax", words("iva, factura, factura simplificada"), 2],
    ["tax_number", /(?<![\p{L}\d])(?:C\.?I\.?F|N\.?I\.?F)\b|(?<![\p{L}\d])[AB]-?\d{8}(?!\d)/u, 3],
    ["company", /(?<![\p{L}.])(?:S\.L\.?(?:U\.?)?|S\.A\.U\.?)(?![\p{L}.])/u, 3],
    [
      "place",
      words(
        "españa, madrid, barcelona, sevilla, valencia, zaragoza, málaga, bilbao, palma de mallorca, alicante, murcia, granada, las palmas, tenerife, san sebastián, ciudad real"
      ),
      4
    ]
  ]
}
