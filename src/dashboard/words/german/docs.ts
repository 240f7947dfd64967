import type { docs as words } from "../english/docs.ts"

export const docs: typeof words = {
  docs: {
    title: "API",
    lead: "Ein Aufruf macht aus einem Beleg Daten.",
    contents: "Auf dieser Seite",
    base: "Basisadresse",
    authentication: "Anmeldung",
    authenticationText: "Jede Anfrage trägt einen Schlüssel des Kontos:",
    operation: "Einen Beleg umwandeln",
    upload: "Mit einer Datei",
    uploadText:
      "multipart/form-data; die Datei im Feld file, höchstens 10 MB: JPG, PNG, WEBP, HEIC, TIFF, BMP oder ein PDF mit Text.",
    link: "Mit einer Adresse",
    linkText: "application/json; die öffentliche Adresse der Datei in url.",
    fileName: "Beide nehmen file_name, einen Hinweis, der auf den Seiten gezeigt wird.",
    examples: "Anfragen",
    answer: "Die Antwort",
    field: "Feld",
    type: "Typ",
    meaning: "Bedeutung",
    errors: "Fehler",
    errorsText: "Jeder Fehler hat dieselbe Form und kostet nichts.",
    status: "Status",
    code: "error",
    cause: "Ursache",
    cure: "Was zu tun ist",
    headers: "Kopfzeilen",
    idempotency: "Nie doppelt",
    idempotencyText:
      "Mit Idempotency-Key (1 bis 255 druckbare ASCII-Zeichen) gibt dieselbe Anfrage noch einmal die erste Antwort, mit Idempotent-Replayed: true, und kostet nichts. Antworten werden 48 Stunden aufbewahrt.",
    evidence: "Belegstellen",
    evidenceText:
      "Mit ?include=evidence sagt die Antwort zu jedem Wert, wie sicher er ist, wo er auf der Seite steht und warum; und Hinweise, worauf zu achten ist.",
    limits: "Grenzen",
    limitsText: [
      "Eine Datei hat höchstens 10 MB (10 × 1024 × 1024 Bytes).",
      "Eine gelungene Umwandlung kostet ein Guthaben; API und Seiten teilen sie sich.",
      "Ein Konto hat höchstens fünf aktive Schlüssel.",
      "Monate sind Kalendermonate in UTC und beginnen am 1. neu."
    ],
    try: "Ausprobieren",
    tryText:
      "Sendet von dieser Seite eine Datei an die API, mit Ihrem Schlüssel. Der Schlüssel bleibt in dieser Seite.",
    key: "API-Schlüssel",
    file: "Datei",
    send: "Senden",
    machine: "Für Maschinen",
    explorer: "Explorer",
    cures: {
      unauthorized: "Authorization: Bearer mit einem aktiven Schlüssel senden. Schlüssel gibt es unter API-Schlüssel.",
      no_file: "Die Datei im Feld file senden, oder ihre Adresse als url.",
      file_too_large: "Ein kleineres Bild oder weniger Seiten senden.",
      invalid_file_type: "Eines der Formate oben senden, unbeschädigt und ohne Passwort.",
      scanned_pdf: "Das PDF in JPG oder PNG umwandeln und dieses senden.",
      url_fetch_failed: "Prüfen, ob die Adresse öffentlich ist und innerhalb von 20 Sekunden antwortet.",
      not_a_receipt: "Ein scharfes, aufrechtes Bild des ganzen Belegs senden.",
      monthly_limit_reached: "Bis zum 1. warten (Retry-After sagt, wie lange), oder einen größeren Tarif nehmen.",
      conversion_failed: "Nach den Sekunden in Retry-After noch einmal versuchen. Nichts wurde berechnet.",
      invalid_idempotency_key: "1 bis 255 druckbare ASCII-Zeichen senden.",
      idempotency_key_reused: "Für eine neue Anfrage einen neuen Schlüssel nehmen.",
      invalid_include: "Nach evidence fragen, oder den Parameter weglassen."
    }
  }
}
