import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Armenia. */
export const AM: Country = {
  code: "AM",
  currency: "AMD",
  language: "hy",
  evidence: [
    ["script", /[\u0530-\u058f]/, 5],
    ["place", words("armenia, yerevan, ереван, հայաստան, երևան"), 4]
  ]
}
