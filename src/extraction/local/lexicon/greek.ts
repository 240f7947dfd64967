import type { Lexicon } from "./Lexicon.ts"

export const greek: Lexicon = {
  language: "el",
  labels: {
    grandTotal: "πληρωτεο, πληρωτεο ποσο, γενικο συνολο, τελικο συνολο, συνολο πληρωμης",
    total: "συνολο, ποσο",
    subtotal: "μερικο συνολο",
    tax: "φπα",
    discount: "εκπτωση",
    tendered: "μετρητα",
    card: "καρτα",
    change: "ρεστα"
  },
  dateLabels: "~ημερομηνια~"
}
