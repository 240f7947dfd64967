// What receipts and invoices say in English and German; `|` parts alternatives.
export const english = {
  locale: "en-GB",
  receipt: "RECEIPT|SALES RECEIPT|TAX INVOICE|CUSTOMER COPY|GUEST CHECK|Cash Sale||",
  invoice: "INVOICE|Invoice|TAX INVOICE|Tax Invoice|Receipt",
  number: "Invoice No.|Invoice #|Invoice number|INV NO:|Receipt #|Reference",
  dated: "Date|Invoice Date|Date of issue|Issued|Date:|INVOICE DATE|Date paid",
  due: "Due date|Payment due|Due|Please pay by",
  buyer: "Bill To|BILL TO:|Invoice to|Billed to|Sold to|Customer|Ship To",
  total: "TOTAL|Total|TOTAL DUE|Amount Due|GRAND TOTAL|Balance Due|Total to pay|TOTAL AMOUNT|Invoice total",
  subtotal: "SUBTOTAL|Sub Total|Subtotal|SUB-TOTAL|Sub-total",
  net: "Net|Net total|Total excl. VAT|Amount ex. tax",
  cash: "CASH|Cash|CASH TENDERED|Tendered|AMT TEND",
  change: "CHANGE|Change|CHANGE DUE|Change Due",
  card: "VISA|MASTERCARD|Debit Card|CREDIT|Amex|Contactless",
  tip: "Tip|Gratuity|TIP",
  discount: "Discount|DISCOUNT|Loyalty discount|Promo",
  quantity: "Qty|QTY|Quantity|Hours|Units",
  description: "Description|Item|DESCRIPTION|Details|Product|Service",
  unit: "Unit Price|Price|Rate|UNIT PRICE|Unit cost",
  amount: "Amount|Total|AMOUNT|Line total|Ext. Price",
  telephone: "Tel|Tel:|Phone|Ph:|T:|",
  thanks:
    "THANK YOU|Thank you for your custom!|Have a nice day|Please come again|Returns within 28 days with receipt|How did we do? Tell us at www.survey.example|YOU WERE SERVED BY",
  served: "Cashier|Server|Operator|Served by|Clerk|Table 12 Guests 2|Till 03 Trans 4471",
  names:
    "Harrow & Finch|The Copper Kettle|Bluegate|Marlowe's|Corner House|Pinewood|Redstone|Silver Lane|Old Mill|Northgate|Daisy's|Tanner Row|Brook & Vale|Sunfield",
  trades:
    "Coffee House|Hardware|Bakery|Pharmacy|Books|Grill|Supermarket|Garage|Cycles|Garden Centre|Hotel|Dry Cleaners|Pet Supplies|Bar & Kitchen",
  streets: "High Street|Station Road|Church Lane|Market Square|Victoria Avenue|Elm Drive",
  people: "James Holloway|Priya Raman|Acorn Consulting|Westbrook School|Laura Pettit|Dunmore Partners",
  items:
    "Flat White 3.20|Cheddar Baguette 4.95|Semi Skimmed Milk 2L 1.65|Paracetamol 500mg 0.89|AA Batteries 4pk 5.50|Bananas Loose 1.12|Fish & Chips 12.50|Sparkling Water 2.40|Garden Hose 15m 18.99|Notebook A5 3.75|House Red 175ml 6.20|Wholemeal Loaf 1.45|Brake Pads Front 42.00|Sourdough Toast 5.80|Chicken Caesar Wrap 4.25|Potting Compost 40L 7.99",
  services:
    "Consulting services 120.00|Website hosting, annual plan 96.00|Logo design 350.00|Boiler repair, call-out 85.00|Monthly subscription 29.00|Translation, per page 18.50|Office cleaning 64.00|Photography, half day 280.00",
  bank: "Bank details|Please make payment to|Payment terms: 30 days|Thank you for your business"
}
export const german = {
  locale: "de-DE",
  receipt: "KASSENBON|Rechnung|Quittung|Bon|Beleg|Kassenbeleg|||Verkauf",
  invoice: "Rechnung|RECHNUNG|Rechnung / Lieferschein|Honorarrechnung",
  number: "Rechnungsnr.|Rechnung Nr.|Rechnungsnummer:|Beleg-Nr.|Re.-Nr.",
  dated: "Datum|Rechnungsdatum|Datum:|Ausstellungsdatum|Belegdatum",
  due: "Fällig am|Zahlbar bis|Fälligkeit|Zahlungsziel",
  buyer: "Rechnung an|Kunde|Rechnungsempfänger|Rechnungsadresse|An",
  total: "SUMME|Summe|GESAMT|Gesamtbetrag|Zu zahlen|Rechnungsbetrag|Total|Gesamtsumme|Endbetrag|BETRAG",
  subtotal: "Zwischensumme|ZW-SUMME|Zwischentotal",
  net: "Netto|Nettobetrag|Summe netto|Gesamt netto",
  cash: "BAR|Bar|Gegeben BAR|Barzahlung",
  change: "Rückgeld|RÜCKGELD|Zurück|Wechselgeld",
  card: "Girocard|EC-Karte|VISA|Mastercard|Kartenzahlung|Maestro",
  tip: "Trinkgeld",
  discount: "Rabatt|RABATT|Gutschein|Nachlass",
  quantity: "Menge|Anz.|Anzahl|Stk.",
  description: "Bezeichnung|Artikel|Beschreibung|Leistung|Pos. Bezeichnung",
  unit: "Einzelpreis|E-Preis|Preis|Stückpreis",
  amount: "Gesamt|Betrag|Summe|G-Preis|Gesamtpreis",
  telephone: "Tel.|Telefon:|Tel|Fon|",
  thanks:
    "Vielen Dank für Ihren Einkauf|Danke für Ihren Besuch!|Auf Wiedersehen|Umtausch nur mit Kassenbon|Es bediente Sie",
  served: "Bediener|Kasse 2 Bon 4471|Es bediente Sie Frau Kern|Kassierer|Tisch 14",
  names:
    "Lindenhof|Brunner|Sonnengarten|Kleinschmidt|Zur Post|Waldmann|Hansen|Adlerhorst|Bergmüller|Rosenthal|Möwe|Fuchsbau",
  trades: "Bäckerei|Apotheke|Gasthaus|Baumarkt|Buchhandlung|Markt|Metzgerei|Café|Elektronik|Getränke|Hotel|Drogerie",
  streets: "Hauptstraße|Bahnhofstr.|Lindenweg|Marktplatz|Schillerstraße|Am Mühlbach",
  people: "Erika Vogel|Müller Maschinenbau|Stadtwerke Neuhaus|Jonas Becker|Praxis Dr. Weiß|Kita Regenbogen",
  items:
    "Roggenmischbrot 3,45|Brezel 0,95|Vollmilch 3,5% 1,19|Ibuprofen 400mg 4,97|Schrauben 4x40 5,49|Apfelschorle 0,5l 3,90|Wiener Schnitzel 16,80|Kaffee Crema 2,80|Bananen 1,37|Duschgel Sport 1,95|Taschenbuch 12,00|Gulaschsuppe 6,50|Tafel Schokolade 1,29|Blumenerde 45l 6,99|Weizenbier 0,5l 4,40|Gouda jung 2,29",
  services:
    "Beratung, pro Stunde 95,00|Webhosting Jahrespaket 71,40|Reparatur Heizung 148,00|Monatsbeitrag 39,90|Grafikarbeiten 420,00|Übersetzung 1,20|Wartungspauschale 60,00|Fahrtkosten 24,50",
  bank: "Bankverbindung|Zahlbar ohne Abzug|Bitte überweisen Sie den Betrag|Vielen Dank für Ihren Auftrag"
}
