import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Nigeria. */
export const NG: Country = {
  code: "NG",
  currency: "NGN",
  evidence: [
    ["place", words("nigeria, lagos, abuja, port harcourt, ibadan, kano"), 4],
    ["word", words("naira"), 3],
    ["tax", /\bVAT\b[^\d\n]{0,6}7\.50?\s?%/i, 3]
  ]
}
