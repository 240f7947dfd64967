import type { Country } from "./Country.ts"
import { spanishPrices } from "./dollars.ts"
import { words } from "./words.ts"

/** Mexico. */
export const MX: Country = {
  code: "MX",
  currency: "MXN",
  evidence: [
    ["tax_number", words("rfc, cfdi, r.f.c."), 5],
    ["address", /(?<!\p{L})Col(?:onia|\.)\s?\p{Lu}\p{L}/u, 4],
    // of the countries whose prices are written so, most people live here
    ["word", spanishPrices("point"), 4],
    ["company", /S\.?\s?A\.?\s?(?:P\.?I\.?\s?)?DE\s?C\.?\s?V|S\.?\s?DE\s?R\.?\s?L/i, 4],
    [
      "place",
      words(
        "méxico, mexico, cdmx, guadalajara, monterrey, puebla, tijuana, cancún, cancun, mérida yuc~, jalisco, nuevo león, quintana roo, querétaro"
      ),
      4
    ]
  ]
}
