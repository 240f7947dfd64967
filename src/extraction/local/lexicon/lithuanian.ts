import type { Lexicon } from "./Lexicon.ts"

export const lithuanian: Lexicon = {
  language: "lt",
  labels: {
    total: "viso",
    tax: "pvm"
  }
}
