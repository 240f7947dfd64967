import type { frame as words } from "../english/frame.ts"

export const frame: typeof words = {
  language: "de",
  languageName: "Deutsch",
  brand: "Receipts",
  tagline: "Belege hinein, Zahlen heraus.",
  skip: "Zum Inhalt",
  menu: "Seiten",
  theme: { light: "Hell", dark: "Dunkel", system: "Wie das System", name: "Farben" },
  languages: "Sprache",
  nav: {
    convert: "Umwandeln",
    conversions: "Umwandlungen",
    keys: "API-Schlüssel",
    usage: "Verbrauch",
    ledger: "Journal",
    account: "Konto",
    docs: "Doku",
    signIn: "Anmelden",
    signUp: "Konto eröffnen",
    signOut: "Abmelden"
  },
  plans: { free: "Free", pro: "Pro", pro_plus: "Pro Plus" },
  unlimited: "unbegrenzt",
  quota: {
    left: (left, limit) => `noch ${left} von ${limit} in diesem Monat`,
    used: (used) => `${used} in diesem Monat, ohne Grenze`,
    none: "In diesem Monat keine mehr"
  },
  messages: {
    notFound: "Hier ist nichts",
    notFoundText: "Die Seite gibt es nicht, oder sie gehört zu einem anderen Konto.",
    refused: "Das kam nicht von unserer Seite",
    refusedText: "Nichts wurde geändert. Bitte die Seite neu öffnen und noch einmal versuchen.",
    failed: "Bei uns ist etwas schiefgegangen",
    failedText: "Nichts wurde berechnet. Bitte noch einmal versuchen.",
    linkRefused: "Dieser Link wurde schon benutzt",
    linkRefusedText: "Er gilt einmal. Beim Start des Dienstes wird ein neuer gedruckt.",
    home: "Zum Anfang"
  }
}
