import type { Lexicon } from "./Lexicon.ts"

export const finnish: Lexicon = {
  language: "fi",
  months: [
    "tammikuu",
    "helmikuu",
    "maaliskuu",
    "huhtikuu",
    "toukokuu",
    "kesakuu",
    "heinakuu",
    "elokuu",
    "syyskuu",
    "lokakuu",
    "marraskuu",
    "joulukuu"
  ],
  labels: {
    grandTotal: "maksettava, yhteensa eur, loppusumma",
    total: "yhteensa, summa",
    subtotal: "valisumma",
    tax: "alv",
    discount: "alennus",
    tendered: "kateinen",
    card: "kortti",
    change: "vaihtoraha"
  },
  dateLabels: "~päivä~, ~pvm~",
  legalForms: "oy, oyj"
}
