import type { Country } from "./Country.ts"
import { words } from "./words.ts"
import { traditionalChinese } from "./shared.ts"

/** Hong Kong. */
export const HK: Country = {
  code: "HK",
  currency: "HKD",
  evidence: [
    ["script", traditionalChinese, 2],
    ["place", /hong kong|香港|九龍|新界|kowloon/i, 5],
    ["payment", words("~八達通~, octopus card"), 4],
    // as dishes are called, too
    ["payment", { test: (text) => /^\s*octopus\b/im.test(text) && traditionalChinese.test(text) }, 4],
    ["payment", /^\s*octopus(?: card)?\W{0,4}[\d,.]+\s*$/im, 4]
  ]
}
