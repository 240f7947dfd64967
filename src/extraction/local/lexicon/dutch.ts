import type { Lexicon } from "./Lexicon.ts"

export const dutch: Lexicon = {
  language: "nl",
  labels: {
    grandTotal: `
      besteltotaal, totaal bestelling, totaal van je bestelling,
      totaal te betalen, te betalen, totaalbedrag, totaal incl btw, totaal incl, totaal bedrag,
      te betalen bedrag, totaal te voldoen, totaal eur, totaal euro, totaal factuur, factuurbedrag,
      totaal inclusief, totaal inclusief btw, bedrag incl btw, eindtotaal, totaalprijs, te voldoen
    `,
    total: "totaal, bedrag, parkeertarief, parkeerkosten, parkeergeld",
    net: `
      excl btw, totaal excl, totaal excl btw, netto, bedrag excl btw, totaal exclusief btw, exclusief btw,
      bedrag excl, netto bedrag, grondslag
    `,
    subtotal: "subtotaal artikelen, totaal artikelen, subtotaal, tussentotaal, goederenbedrag",
    tax: `
      btw, btw bedrag, waarvan btw, btw laag, btw hoog, totaal btw, btw totaal, btw over, bedrag btw,
      omzetbelasting, toeristenbelasting
    `,
    tip: "fooi",
    service: "verzendkosten, bezorgkosten, servicekosten, verzending, administratiekosten, emballage, bezorging",
    rounding: "afronding",
    discount: `
      korting, kortingen, totaal korting, uw voordeel, voordeel, bonuskorting, actiekorting, waardebon,
      kassakorting
    `,
    tendered: "contant, kontant, ontvangen, betaald contant, contant geld, contant eur, betaald",
    card: "pinnen, betaalpas, creditcard, v pay, bankpas, pinbetaling, betaald met pin",
    change: "retour, wisselgeld, terug, terug eur, teruggave, wisselgeld contant",
    deposit: "statiegeld, aanbetaling, borg, voorschot",
    other: `
      nettogewicht, netto gewicht, btw nr, btw nummer, aantal artikelen, aantal, artikelen, prijs, prijs per stuk,
      stuksprijs, kassa, kassier, kassabon, filiaal, klantnummer, factuurnummer, kvk, kvk nummer, kaartnummer,
      terminal, koopzegels, spaarzegels, zegels, zegeltegoed, punten, tafel, bonnummer
    `
  },
  dateLabels: "datum, factuurdatum",
  otherDates: "~vervaldatum~, ~vervalt~, ~betaal~, ~lever~, ~geldig~, ~geboorte~, ~aankomst~",
  returnTitles: "retour",
  refundTitles: "creditnota, creditfactuur, terugbetaling, retourbon",
  documentTitles: "factuur, kassabon, kwitantie, nota, bon, rekening",
  datedTitles: "factuur",
  reminders: `
    aanmaning, tweede aanmaning, laatste aanmaning, tweede herinnering, laatste herinnering, betalingsherinnering,
    herinnering, ingebrekestelling
  `,
  overviewWords: `
    kosten, kostenoverzicht, overzicht, begroting, uitgaven, uitslag, raming, vergelijking, statistiek
  `,
  otherTitles: `
    ^cadeaubon$, ^cadeaukaart$, weekmenu, geldopname, overschrijvingsbevestiging, voorraadlijst, inventarislijst,
    dividendnota, prijslijst, offerte, pakbon, rekeningafschrift, voedingswaarde, catalogus, menukaart, wijnkaart,
    bestelbon, orderbevestiging, loonstrook, dienstregeling, jaaropgave, boodschappenlijst, vrachtbrief,
    salarisspecificatie, salarisstrook, winst- en verliesrekening, aflossingsschema, onkostendeclaratie,
    huurovereenkomst, arbeidsovereenkomst, wisselkoersen, inkooporder, inkoopbestelling, loonspecificatie,
    rekeningoverzicht, prijsopgave, leverbon, bankafschrift, belastingaangifte, begroting, resultatenrekening,
    declaratieformulier, verkiezingsuitslag, openstaande facturen, kasboek, grootboek, grootboekkaart, saldibalans,
    btw-aangifte, aangifte omzetbelasting, verkoopboek, inkoopboek, ^ranglijst$, ^eindstand$, kostenoverzicht,
    maandrapport
  `,
  otherSigns: `
    van rekening, naar rekening, tegenrekening, beginsaldo, eindsaldo, voedingswaarde, waarvan suikers, waarvan
    verzadigde, brutoloon, nettoloon, loonheffing, vaste activa, totaal bruto, pensioenpremie, koolhydraten, eiwitten
  `,
  declines: "betaling geweigerd, transactie geweigerd, betaling mislukt, betaling afgebroken",
  savings: "bespaard, u bespaart",
  departments: "eten, dranken, keuken",
  tableHeads: `
    aantal, prijs, artikel, stuks, omschrijving, btw, artikelnr, tarief, eenheid, uren, stukprijs, eenheidsprijs,
    product, artikelnummer
  `,
  sumHeads: "omschrijving, bedrag, totaal",
  legalForms: "b.v, n.v, bvba, v.o.f, vof, c.v, b.v.b.a, c.v.b.a, stichting, coöperatie",
  companyWords: `
    ~bakkerij~, ~slagerij~, ~apotheek~, ~winkel~, ~restaurant~, ~eetcafé~, ~drogist~, ~boekhandel~,
    ~brasserie~, ~bloemist~, ~supermarkt~, ~kapper~, ~garagebedrijf~, ~tankstation~, ~ijssalon~,
    ~grand café~
  `,
  nameLinks: "van, het",
  ownerWords: "geëxploiteerd door, een handelsnaam van, onderdeel van",
  sellerLabels: "verkoper, leverancier, verkocht door, van, afzender, geleverd door, verhuurder",
  buyerLabels: `
    huurder,
    koper, ontvanger, factuuradres, afleveradres, bezorgadres, factuur aan, gefactureerd aan, debiteur,
    klantgegevens, klant, aan, factuur voor, t.a.v, bestemd voor, besteller
  `,
  journeyHeads: "vlucht, trein, vertrek, aankomst, klasse, stoel",
  nameFields: "naam, bedrijf, bedrijfsnaam",
  addressWords: `
    plaats, ~straat, ~laan, ~plein, ~gracht, ~kade, ~dijk, ~singel, ~steenweg, steenweg, straat, postbus
  `,
  contactWords: "telefoon, tel.nr, mobiel, klantenservice, website",
  greetings: `
    je bestelling bij, uw bestelling bij, bedankt voor je bestelling bij, bedankt voor uw bestelling bij, bedankt voor
    je aankoop bij, factuur van, ontvangstbewijs van, kwitantie van,
    welkom bij, bedankt voor uw aankoop bij, bedankt voor uw bezoek aan
  `,
  formWords: `
    fijne feestdagen, prettige feestdagen, factuur, kassabon, bedankt, tot ziens, welkom, klant, kopie, pagina, btw
    nr, kvk, u bent geholpen, geholpen door, kassamedewerker, klantticket, betaling, transactie, smakelijk, datum,
    dank u
  `,
  payments: {
    "Debit Card": "~pinnen~, betaalpas, bankpas, pinpas, pinbetaling, ^pin #, met pin, debetkaart",
    "Credit Card": "creditcard",
    "Bank Transfer": "~overboeking~, ~overschrijving~",
    "Direct Debit": "~incasso~",
    Cash: "~contant~, kontant"
  }
}
