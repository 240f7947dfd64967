import type { Lexicon } from "./Lexicon.ts"

export const hindi: Lexicon = {
  language: "hi",
  labels: {
    grandTotal: "कुल राशि, कुल योग, देय राशि, भुगतान राशि, कुल भुगतान",
    total: "कुल, योग",
    subtotal: "उप योग",
    tax: "कर, जीएसटी",
    discount: "छूट",
    tendered: "नकद, नकद भुगतान",
    card: "कार्ड",
    change: "वापसी, शेष राशि"
  }
}
