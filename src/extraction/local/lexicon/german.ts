import type { Lexicon } from "./Lexicon.ts"

export const german: Lexicon = {
  language: "de",
  months: [
    "januar jan",
    "februar feb",
    "marz maerz mrz mar",
    "april apr",
    "mai",
    "juni jun",
    "juli jul",
    "august aug",
    "september sep sept",
    "oktober okt",
    "november nov",
    "dezember dez"
  ],
  labels: {
    grandTotal: `
      gesamtbetrag, gesamtsumme, zu zahlen, zu zahlender betrag, zahlbetrag, rechnungsbetrag, endbetrag,
      bruttobetrag, gesamt brutto, summe brutto, gesamtbetrag brutto, total brutto, rechnungsendbetrag,
      endsumme, falliger betrag, zahlbarer betrag, rechnungssumme, bruttosumme, betrag eur, summe eur, summe in
      eur, gutschriftsbetrag, erstattungsbetrag
    `,
    total: "summe, gesamt, betrag, total eur, total chf, brutto, gesamtpreis",
    net: `
      netto, nettobetrag, nettosumme, gesamt netto, summe netto, zwischensumme netto, total netto, basis,
      warenwert, umsatzsteuerbasis, ohne mwst
    `,
    subtotal: "zwischensumme, zw summe",
    tax: "mwst, mehrwertsteuer, ust, umsatzsteuer, steuer, enthaltene mwst, inkl mwst, zzgl mwst",
    tip: "trinkgeld",
    service: "bedienung, versand, versandkosten, lieferung",
    rounding: "rundung",
    discount: "rabatt, nachlass, gutschein, skonto, preisvorteil, ersparnis",
    tendered: "bar, bargeld, gegeben, bar gegeben, bar eur, gegeben bar, erhalten, bar bezahlt",
    card: "kartenzahlung, ec karte, ec cash, girocard, karte, eccash, vorauskasse, bankomat",
    change: "ruckgeld, wechselgeld, zuruck, rueckgeld, rest",
    deposit: "pfand, leergut, anzahlung",
    other: `
      ust id, ust idnr, steuernummer, steuer nr, ust nr, kundennummer, rechnungsnummer, bon nr, beleg nr,
      anzahl, artikel, anzahl artikel, stuck, posten, menge, satz, steuersatz, preis, einzelpreis, bargeldlos
    `
  },
  dateLabels: "~datum~, ausgestellt, leistungsdatum, rechnungsdatum, belegdatum",
  otherDates: `
    ~fällig~, ~faellig~, ~zahlbar~, ~lieferdatum~, ~liefertermin~, ~bestell~, ~zeitraum~, ~prenotif~
  `,
  refundTitles: `
    gutschrift, rechnungskorrektur, stornorechnung, stornobeleg, retourenbeleg, erstattung, warenrückgabe
  `,
  refundDenials: "nicht, kein~, umtausch",
  documentTitles: "rechnung, quittung",
  datedTitles: "rechnung",
  otherTitles: `
    preisliste, speisekarte, weinkarte, kontoauszug, angebot, lieferschein, packliste, nährwerte,
    nährwertangaben, bordkarte, katalog, bilanz, fahrplan, gehaltsabrechnung
  `,
  tableHeads: "menge, artikel, bezeichnung, einzel~",
  sumHeads: "betrag, beschreibung",
  legalForms: "gmbh, gmb h, mbh, ag, kg, ohg, e. k, ug, gbr",
  companyWords: "~bäckerei~, ~apothe~, ~markt~, ~kiosk~, ~kebap~",
  companyKinds: "gmbh~",
  addressWords: "straße, strasse, ~straße, ~strasse, weg, platz, gasse, allee, postfach",
  contactWords: "~telefon~",
  formWords: `
    rechnung, quittung, beleg, kassenbon, kassenbeleg, bon, willkommen, danke, kunde, kopie, bestell, datum,
    seite, ust, steuer, kassa, ihr, ihre
  `,
  payments: {
    girocard: "~girocard~, ~ec-karte~, ~eckarte~, ~ec karte~, ~ec-cash~, ~ec cash~, ~eccash~",
    "Credit Card": "~kreditkarte~",
    Card: "~kartenzahlung~, karte",
    "Bank Transfer": "~überweisung~",
    "Direct Debit": "~lastschrift~",
    Cash: "bar #, bargeld #, barzahlung #"
  }
}
