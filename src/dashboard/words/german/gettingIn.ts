import type { gettingIn as words } from "../english/gettingIn.ts"

export const gettingIn: typeof words = {
  start: {
    title: "Aus einem Beleg werden Daten, mit einer Anfrage",
    lead: "Ein Foto, einen Scan oder ein PDF eines Kassenbons oder einer Rechnung senden. Händler, Datum, Posten, Steuern und Summe kommen als JSON zurück, mit dem, was für jeden Wert spricht, und wo er auf der Seite steht.",
    points: [
      [
        "Kein Betrag wird erfunden",
        "Was nicht gedruckt ist, ist null. Eine Seite ohne Summe wird abgelehnt und kostet nichts."
      ],
      [
        "Nichts wird doppelt berechnet",
        "Nur gelungene Umwandlungen zählen, jede einmal, in einem Journal mit Hash-Kette, das sich im eigenen Browser prüfen lässt."
      ],
      [
        "Es bleibt im Haus",
        "Gelesen wird auf dem Server selbst. Kein Beleg geht an Dritte, solange der Betreiber kein Modell einrichtet."
      ]
    ],
    receipt: "Ein Beleg",
    answer: "Seine Antwort",
    alt: "Fotografierter Kassenbon der Harbour Lane Bakery: vier Posten, Steuer, Summe 35,10 Dollar",
    plans: "Tarife",
    plan: "Tarif",
    conversions: "Umwandlungen im Monat",
    price: "Preis im Monat",
    planNote: "Kalendermonate in UTC. Seiten und API teilen sich dieselben Umwandlungen.",
    begin: "Kostenloses Konto eröffnen",
    read: "Zur Dokumentation"
  },
  signIn: {
    title: "Anmelden",
    email: "E-Mail-Adresse",
    password: "Passwort",
    submit: "Anmelden",
    forgot: "Passwort vergessen?",
    stranger: "Noch kein Konto?",
    with: (name) => `Mit ${name} anmelden`,
    refused: "E-Mail-Adresse oder Passwort stimmen nicht.",
    tooMany: (seconds) => `Zu viele Versuche. In ${seconds} Sekunden geht es wieder.`,
    provider: "Die Anmeldung beim Anbieter ist misslungen. Bitte noch einmal versuchen.",
    needed: "Für diese Seite bitte anmelden.",
    ended: "Sie sind abgemeldet."
  },
  signUp: {
    title: "Kostenloses Konto eröffnen",
    lead: "Zehn Umwandlungen im Monat, ohne Kreditkarte.",
    accountName: "Name des Kontos",
    accountHint: "Der Name der Firma, oder der eigene.",
    email: "E-Mail-Adresse",
    password: "Passwort",
    passwordHint: "Mindestens 10 Zeichen.",
    submit: "Konto eröffnen",
    known: "Schon ein Konto?",
    taken: "Diese E-Mail-Adresse geht nicht. Ist es die eigene, bitte anmelden.",
    passwordRefused: "Das Passwort muss 10 bis 128 Zeichen haben.",
    closed: "Neue Konten eröffnet der Betreiber dieses Dienstes."
  },
  forgot: {
    title: "Neues Passwort wählen",
    lead: "Wir senden einen Link an die E-Mail-Adresse. Er gilt einmal, eine Stunde lang.",
    submit: "Link senden",
    sent: "Gibt es ein Konto mit dieser Adresse, ist der Link unterwegs.",
    noMail:
      "Dieser Dienst verschickt keine E-Mail. Der Betreiber druckt einen Link: receipts accounts reset-link ADRESSE",
    password: "Neues Passwort",
    save: "Passwort speichern",
    linkRefused: "Dieser Link wurde schon benutzt oder ist zu alt. Bitte einen neuen anfordern.",
    done: "Das Passwort ist geändert. Bitte mit dem neuen anmelden."
  }
}
