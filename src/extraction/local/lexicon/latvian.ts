import type { Lexicon } from "./Lexicon.ts"

export const latvian: Lexicon = {
  language: "lv",
  labels: {
    total: "kopa"
  }
}
