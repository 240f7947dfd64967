import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Costa Rica. */
export const CR: Country = {
  code: "CR",
  currency: "CRC",
  evidence: [
    ["place", words("costa rica, san josé costa rica, heredia, alajuela, escazú"), 4],
    ["tax_number", words("cédula jurídica, cedula juridica, ced. jur., ced juridica, céd. jurídica"), 5],
    ["tax_number", /(?<!\d)3-?101-?\d{6}(?!\d)/, 5]
  ]
}
