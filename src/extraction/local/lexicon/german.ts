import type { Lexicon } from "./Lexicon.ts"

export const german: Lexicon = {
  language: "de",
  months: {
    1: "janner jaenner",
    2: "feber",
    3: "maerz mrz"
  },
  labels: {
    grandTotal: `
      bestellsumme, bestellwert, gesamtbestellwert,
      gesamtbetrag, gesamtsumme, zu zahlen, zu zahlender betrag, zahlbetrag, rechnungsbetrag, endbetrag,
      bruttobetrag, gesamt brutto, summe brutto, gesamtbetrag brutto, total brutto, rechnungsendbetrag,
      endsumme, falliger betrag, zahlbarer betrag, rechnungssumme, bruttosumme, betrag eur, summe eur,
      summe in eur, gutschriftsbetrag, erstattungsbetrag, total inkl mwst, betrag inkl mwst,
      gesamtbetrag inkl mwst, zu bezahlen, zu zahlen eur, total chf inkl mwst, totalbetrag, noch zu zahlen,
      offener betrag, gesamtpreis brutto, rechnungstotal, total inkl
    `,
    total: "summe, gesamt, betrag, total eur, total chf, brutto, gesamtpreis, fahrpreis, parkgebühr, parkentgelt",
    net: `
      netto, nettobetrag, nettosumme, gesamt netto, summe netto, zwischensumme netto, total netto, basis,
    warenwert, umsatzsteuerbasis, ohne mwst, ohne ust, ohne umsatzsteuer, exkl ust, betrag netto, nettowert,
    nettoumsatz,
      zwischensumme ohne mwst, summe exkl mwst, warenwert netto, total exkl mwst, exkl mwst,
      gesamtbetrag netto, nettopreis
    `,
    subtotal: `
      artikelsumme, summe artikel, artikel gesamt, zwischensumme, zw summe, zwischentotal, teilsumme, warensumme,
      summe vor rabatt, betrag vor rabatt
    `,
    tax: `
      mwst, mehrwertsteuer, ust, umsatzsteuer, steuer, enthaltene mwst, inkl mwst, zzgl mwst, mwst betrag,
      umsatzsteuerbetrag, steuerbetrag, summe mwst, mwst summe, gesamt mwst, ust betrag, zzgl ust, plus mwst,
      davon mwst, darin enthaltene mwst, kurtaxe, ortstaxe, beherbergungssteuer, citytax
    `,
    tip: "trinkgeld",
    service: `
      bedienung, versand, versandkosten, lieferung, liefergebuhr, versandkostenpauschale, bearbeitungsgebuhr,
      servicegebuhr, lieferkosten, zustellgebuhr, versandpauschale
    `,
    rounding: "rundung",
    discount: `
      rabatt, nachlass, gutschein, skonto, preisvorteil, ersparnis, gesamtrabatt, preisnachlass,
      sofortrabatt, treuerabatt
    `,
    tendered: `
      bar, bargeld, bezahlt, gegeben, bar gegeben, bar eur, gegeben bar, erhalten, bar bezahlt, bezahlt bar,
      bar chf, barzahlung
    `,
    card: `
      kartenzahlung, ec karte, ec cash, girocard, karte, eccash, vorauskasse, bankomat, kreditkarte,
      maestro karte, twint, postcard, postfinance, ec lastschrift, bezahlt mit karte, kundenkarte,
      debitkarte, lastschrift
    `,
    change: `
      ruckgeld, wechselgeld, zuruck, rueckgeld, rest, retourgeld, ruckgeld eur, ruckgeld bar, herausgeld
    `,
    deposit: "pfand, leergut, anzahlung, einwegpfand, mehrwegpfand, zuzahlung",
    other: `
      nettogewicht, netto gewicht, ust id, ust idnr, steuernummer, steuer nr, ust nr, kundennummer, rechnungsnummer,
      bon nr, beleg nr, anzahl, artikel, anzahl artikel, stuck, posten, menge, satz, steuersatz, preis, einzelpreis,
      bargeldlos, gesamtmenge, artikelanzahl, anzahl positionen, bonnummer, kassenummer, filiale, bediener, kassierer,
      terminal id, kartennummer, genehmigungsnummer, punkte, punktestand, mwst nr, uid nr
    `
  },
  dateLabels: "~datum~, ausgestellt, leistungsdatum, rechnungsdatum, belegdatum",
  otherDates: `
    ~veranstaltung~, ~vorstellung~, ~reisedatum~, ~fällig~, ~faellig~, ~zahlbar~, ~lieferdatum~, ~liefertermin~,
    ~bestell~, ~zeitraum~, ~prenotif~, ~gültig~, ~geburts~, ~eintritt~, ~abreise~, ~anreise~, ~druck~, buchen
  `,
  refundTitles: `
    gutschrift, rechnungskorrektur, stornorechnung, stornobeleg, retourenbeleg, erstattung, warenrückgabe,
    ^rückerstattung$, ^rückgabe$, ^retoure$
  `,
  refundDenials: "nicht, kein~, umtausch",
  documentTitles:
    "rechnung, quittung, mietquittung, kassenbon, kassenzettel, bewirtungsbeleg, kaufbeleg, honorarrechnung, " +
    "zuwendungsbestätigung, sammelbestätigung, spendenbescheinigung, spendenquittung",
  datedTitles: "rechnung",
  reminders: `
    mahnung, erste mahnung, zweite mahnung, dritte mahnung, zahlungserinnerung, mahnschreiben, letzte mahnung,
    zahlungsaufforderung, mahnbescheid
  `,
  overviewWords: `
    kosten~, ~kosten, ~übersicht, übersicht, aufstellung, ~aufstellung, planung, ~planung, ~plan, ~schätzung,
    vorausschau, ergebnis~, ~bericht, statistik, kalkulation, ausgaben, vergleich
  `,
  otherTitles: `
    wochenkarte, rentenanpassung, rentenanpassungsmitteilung, dienstleistungsvertrag, ^gutschein$,
    ^geschenkgutschein$, auszahlung, bargeldauszahlung, geldautomat, überweisung ausgeführt, bußgeldbescheid,
    strafverfügung, verwarnungsgeld, überweisungsbestätigung, überweisungsbeleg, überweisungsauftrag, inventurliste,
    inventur, dividendengutschrift, dividendenabrechnung, wertpapierabrechnung, lagerliste, z-bericht, z bericht,
    z-bon, x-bericht, tagesabschluss, kassenabschluss, tagesbericht, preisliste, speisekarte, weinkarte, kontoauszug,
    angebot, lieferschein, packliste, nährwerte, nährwertangaben, bordkarte, katalog, bilanz, fahrplan,
    gehaltsabrechnung, kostenvoranschlag, auftragsbestätigung, bestellbestätigung, stundenplan, lohnabrechnung,
    gehaltsnachweis, steuerbescheid, getränkekarte, mittagskarte, tageskarte, einkaufsliste, zeugnis, mietvertrag,
    arbeitsvertrag, inhaltsverzeichnis, lebenslauf, umsatzübersicht, depotauszug, einkommensteuerbescheid, gewinn-
    und verlustrechnung, tilgungsplan, reisekostenabrechnung, spesenabrechnung, inventarliste, bestandsliste,
    wechselkurse, haushaltsplan, versicherungsschein, jahresabschluss, lohnjournal, depotübersicht, wahlergebnis,
    darlehensvertrag, bezügemitteilung, stundenzettel, kreditangebot, rentenbescheid, entgeltabrechnung,
    entgeltnachweis, verdienstabrechnung, gehaltszettel, lohnzettel, fahrtenbuch, gebührenverzeichnis,
    preisverzeichnis, vermögensübersicht, zahlungsavis, kassenbuch, buchungsjournal, speiseplan, stundennachweis,
    leistungsnachweis, mietangebot, einkaufszettel, bestellschein, bestellformular, stückliste, frachtbrief,
    kreditkartenabrechnung, steuererklärung, gebührenordnung, kaufvertrag, offene posten, ligatabelle, notenspiegel,
    sachkonto, personenkonto, kontenblatt, kontoblatt, hauptbuch, summen- und saldenliste, saldenliste,
    rechnungsausgangsbuch, rechnungseingangsbuch, rechnungsjournal, umsatzsteuer-voranmeldung,
    umsatzsteuervoranmeldung, kostenplan, finanzplan, kassenbericht, kostenaufstellung, fondsporträt, monatsbericht,
    ^tabelle$, tabelle runde, tabellenstand, abschlusstabelle, rangliste, ergebnisliste, nachlassverzeichnis
  `,
  otherSigns: `
    bieten wir ihnen, freuen uns auf ihren auftrag, freuen uns auf ihre bestellung, auftraggeberkonto, empfängerkonto,
    von konto, auf konto, an iban, an konto, kontostand, anfangssaldo, endsaldo, kontoauszug, buchungstag, nährwerte,
    davon zucker, davon gesättigte, brennwert, bruttolohn, nettolohn, steuerklasse, sozialversicherung, bilanzsumme,
    umlaufvermögen, anlagevermögen, unverbindliche preisempfehlung, lohnsteuer, rentenversicherung,
    arbeitslosenversicherung, auszahlungsbetrag, lohnart, grundgehalt, gesamtbrutto, steuerbrutto, alter kontostand,
    neuer kontostand, kontostand am, sollzinsen, habenzinsen, kohlenhydrate, nettokaltmiete, festgesetzt werden,
    wohnfläche, hebesatz, messbetrag, kaltmiete
  `,
  declines: "zahlung nicht erfolgt, zahlung abgelehnt, vorgang abgebrochen, transaktion abgebrochen, karte abgelehnt",
  savings: "sie sparen, ersparnis, gespart",
  sectionHeads:
    "obst und gemüse, obst & gemüse, molkereiprodukte, tiefkühlkost, backwaren, getränke, speisen, drogerie",
  departments: "speisen, getränke, küche",
  tableHeads: `
    menge, artikel, bezeichnung, einzel~, stück, ean, leistungsbeschreibung, stunden, stundensatz, satz, stückzahl,
    pauschale, fahrten, entfernung, einheit, leistung, größe, farbe, artikelnr, artikel-nr, art.-nr, artikelnummer
  `,
  sumHeads: "betrag, beschreibung, gesamt, summe",
  legalForms: `
    gmbh, gmb h, mbh, ag, kg, ohg, e. k, ug, gbr, gmbh & co. kg, mbb, e. v, ges. m. b. h, ges. mbh, kgaa,
    sagl, se
  `,
  companyWords: `
    ~bäckerei~, ~apothe~, ~markt~, ~kiosk~, ~kebap~, ~konditorei~, ~metzgerei~, ~fleischerei~, ~gasthaus~,
    ~gasthof~, ~wirtshaus~, ~brauhaus~, ~gaststätte~, ~drogerie~, ~tankstelle~, ~buchhandlung~, ~imbiss~,
    ~eiscafé~, ~bäcker~, ~metzger~, ~baumarkt~, ~reinigung~, ~friseur~, ~weingut~
  `,
  companyKinds: "gmbh~",
  nameLinks: "am, im, zum, zur, und, von, bei",
  ownerWords: "betrieben von, eine marke der",
  sellerLabels: `
    verkäufer, aussteller, rechnungssteller, lieferant, leistungserbringer, verkauft durch,
    verkauft von, anbieter, zahlungsempfänger, von, auftragnehmer, vermieter, vermieterin, rechnung von
  `,
  buyerLabels: `
    mieter, mieterin,
    empfänger, rechnungsempfänger, käufer, rechnungsadresse, rechnungsanschrift, lieferadresse,
    lieferanschrift, leistungsempfänger, kundin, rechnung an, auftraggeber, bewirtete personen, kunde,
    rechnungsempfängerin, besteller, lieferung an, an, herrn, frau, firma
  `,
  journeyHeads: "flug, zug, abflug, abfahrt, ankunft, klasse, sitzplatz, verbindung",
  nameFields: "name, firma, firmenname, firmenbezeichnung, unternehmen",
  addressWords: `
    straße, strasse, ~straße, ~strasse, ~strabe, weg, platz, gasse, allee, postfach, chaussee, ~gasse, ~platz, ~weg,
    ~allee, promenade, ~promenade, ~damm, ~ufer, ~str, ~str.
  `,
  contactWords: "~telefon~, mobil, fernruf",
  describingWords: `
    italienisches, griechisches, chinesisches, indisches, türkisches, thailändisches, vietnamesisches, asiatisches,
    italienische, griechische, chinesische, indische, türkische, asiatische, mediterrane, deutsche, bayerische,
    schwäbische, regionale, gutbürgerliche, frische, feine, restaurant, gaststätte, café, bar, bistro, imbiss, pizzeria,
    küche, spezialitäten, speisen, getränke, weine, biere, kaffee, kuchen, torten, eis, brot, backwaren, fleisch, wurst,
    fisch, pizza, pasta, döner, kebap, blumen, mode, schuhe, und, aus, der, die, für, seit, mit
  `,
  greetings: `
    rechnung von, beleg von, quittung von, zahlungsbeleg von, ihre bestellung bei, deine bestellung bei, ihr einkauf
    bei, dein einkauf bei, vielen dank für ihre bestellung bei, vielen dank für deine bestellung bei, vielen dank für
    deinen einkauf bei, danke für deinen einkauf bei, danke für deine bestellung bei, willkommen bei, willkommen im,
    vielen dank für ihren einkauf bei, vielen dank für ihren besuch bei, vielen dank für ihren besuch im, danke für
    ihren einkauf bei, danke für ihren besuch bei, danke für ihren besuch im, danke für ihren einkauf im
  `,
  formWords: `
    frohe weihnachten, frohe ostern, frohes fest, guten rutsch, inhaber, inhaberin, inh., rechnung, quittung, beleg,
    kassenbon, kassenbeleg, bon, willkommen, danke, kunde, kopie, bestell, bestellbestätigung, auftragsbestätigung,
    datum, seite, ust, steuer, kassa, ihr, ihre, unser, unsere, referenz, nummer, anschrift, steuernummer,
    kundennummer, rechnungsnummer, ausstellung, ~datum, kassierer, bediener, tisch, vielen dank, ~besuch, beehren, auf
    wiedersehen, guten appetit, zahlung, betrag, öffnungszeiten, filiale, belegnummer, händlerbeleg, kundenbeleg,
    seriennummer, gastbewirtung, servicekraft, herzlich, grüezi, lieferschein
  `,
  payments: {
    girocard: "~girocard~, ~ec-karte~, ~eckarte~, ~ec karte~, ~ec-cash~, ~ec cash~, ~eccash~, ec-zahlung, ec zahlung",
    "Debit Card": "bankomat #, ~bankomatkarte~, ~debitkarte~",
    "Credit Card": "~kreditkarte~",
    Card: "~kartenzahlung~, karte",
    "Bank Transfer": "~überweisung~",
    "Direct Debit": "~lastschrift~",
    Cheque: "scheck #, verrechnungsscheck, per scheck",
    Cash: `
      ^bar #, gegeben bar #, geg. bar #, gegeben : bar #, bezahlt bar #, zahlung bar #, bar eur #, bar gegeben #, bar
      bezahlt, in bar, bargeld #, barzahlung #, bargeldzahlung #
    `
  }
}
