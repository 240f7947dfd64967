import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** North Macedonia. */
export const MK: Country = {
  code: "MK",
  currency: "MKD",
  language: "mk",
  evidence: [
    ["place", words("македонија, скопје, битола, охрид, skopje, makedonija"), 4],
    ["tax", words("ддв, едб, дооел"), 4]
  ]
}
