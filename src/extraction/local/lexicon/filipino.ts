import type { Lexicon } from "./Lexicon.ts"

export const filipino: Lexicon = {
  language: "tl",
  labels: {
    grandTotal: "kabuuan"
  }
}
