import type { ledger as words } from "../english/ledger.ts"

export const ledger: typeof words = {
  ledger: {
    title: "Journal",
    lead: "Jeder Schlüssel und jede gelungene Umwandlung dieses Kontos ist hier ein Ereignis. Ereignisse kommen nur hinzu, und jedes trägt einen Hash über sich und das vorige.",
    count: "Umwandlungen in diesem Monat",
    events: "Ereignisse",
    head: "Kopf",
    headHint: "Bitte notieren: Solange er in der Kette zu finden ist, wurde davor nichts geändert oder entfernt.",
    export: "Export (JSONL)",
    verify: "Prüfen",
    verifyLead: "Ihr Browser holt den Export und rechnet jeden Hash selbst nach.",
    verifyHead: "Ein früher notierter Kopf",
    verifyHeadHint: "POSITION:HASH, wie hier gezeigt oder im Kopf einer Antwort. Darf leer bleiben.",
    verifyStart: "In diesem Browser prüfen",
    verifying: (events) => `Wird geprüft… ${events} Ereignisse`,
    intact: (events) => `Unversehrt: ${events} Ereignisse, jeder Hash nachgerechnet.`,
    countAgrees: (used) => `Die Zahl dieses Monats, ${used}, stimmt.`,
    countDiffers: (found, shown) => `Die Ereignisse zählen ${found} in diesem Monat, die Seite sagt ${shown}.`,
    headProven: "Der notierte Kopf steht in der Kette.",
    headMissing: "Der notierte Kopf steht nicht in der Kette.",
    headShown: "Der hier gezeigte Kopf steht in der Kette.",
    headGone: "Der hier gezeigte Kopf steht nicht in der Kette.",
    fault: (version, reason) => `Fehler an Position ${version}: ${reason}.`,
    faults: {
      version: "die Position folgt nicht auf die vorige",
      hash: "der Hash passt nicht zum Ereignis",
      previous: "es folgt nicht aus dem vorigen Ereignis",
      ordinal: "die laufende Nummer ist nicht an der Reihe",
      line: "die Zeile ist nicht lesbar"
    },
    otherFile: "Einen aufbewahrten Export prüfen",
    position: "Position",
    time: "Zeit (UTC)",
    type: "Ereignis",
    actor: "Durch",
    month: "Monat",
    ordinal: "Nummer",
    hash: "Hash",
    older: "Frühere Ereignisse",
    newest: "Neueste Ereignisse",
    types: {
      AccountOpened: "Konto eröffnet",
      PlanChanged: "Tarif geändert",
      KeyCreated: "Schlüssel erzeugt",
      KeyRevoked: "Schlüssel widerrufen",
      ConversionSucceeded: "Umwandlung"
    },
    operator: "Betreiber"
  }
}
