import type { Lexicon } from "./Lexicon.ts"

export const estonian: Lexicon = {
  language: "et",
  labels: {
    total: "kokku",
    tax: "kaibemaks"
  }
}
