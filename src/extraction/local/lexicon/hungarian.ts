import type { Lexicon } from "./Lexicon.ts"

export const hungarian: Lexicon = {
  language: "hu",
  months: [
    "januar",
    "februar",
    "marcius",
    "aprilis",
    "majus",
    "junius",
    "julius",
    "augusztus",
    "szeptember",
    "oktober",
    "november",
    "december"
  ],
  labels: {
    grandTotal: "fizetendo, vegosszeg, osszesen",
    subtotal: "reszosszeg",
    tax: "afa",
    tip: "borravalo",
    rounding: "kerekites",
    discount: "kedvezmeny",
    tendered: "keszpenz",
    card: "bankkartya",
    change: "visszajaro"
  },
  dateLabels: "dátum, kelt",
  legalForms: "kft, zrt",
  payments: { Cash: "~készpénz~" }
}
