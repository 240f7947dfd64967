import type { Lexicon } from "./Lexicon.ts"

export const ukrainian: Lexicon = {
  language: "uk",
  months: [
    "січня",
    "лютого",
    "березня",
    "квітня",
    "травня",
    "червня",
    "липня",
    "серпня",
    "вересня",
    "жовтня",
    "листопада",
    "грудня"
  ],
  labels: {
    total: "разом, сума",
    tax: "пдв",
    tendered: "готівка",
    change: "решта"
  }
}
