import type { Lexicon } from "./Lexicon.ts"

export const swedish: Lexicon = {
  language: "sv",
  months: {
    6: "jun",
    7: "jul"
  },
  labels: {
    grandTotal: `
      ordersumma, ordertotal,
      att betala, summa att betala, totalt att betala, belopp att betala, totalsumma, slutsumma,
      att betala sek, totalt sek, totalbelopp, summa sek, belopp inkl moms, total inkl moms,
      totalt inkl moms, summa inkl moms, att erlagga, betalt belopp, summa totalt
    `,
    total: "summa, totalt, belopp, tot",
    net: `
      varav netto, netto, belopp fore moms, exkl moms, belopp exkl moms, summa exkl moms, totalt exkl moms,
      netto sek, nettobelopp, momsunderlag, fore moms, varuvarde
    `,
    subtotal: "summa artiklar, delsumma, delsumma sek, subtotal, mellansumma, summa varor",
    tax: `
      moms, varav moms, moms totalt, moms sek, momsbelopp, moms kr, summa moms, total moms, varav moms sek,
      mervardesskatt
    `,
    tip: "dricks",
    service: `
      frakt, fraktavgift, expeditionsavgift, serviceavgift, leverans, leveransavgift, faktureringsavgift,
      fakturaavgift, miljoavgift, porto
    `,
    rounding: "avrundning, avrundn, oresavr, oresavrundning, oresutjamning, oresavrundning sek, oresutj",
    discount: `
      rabatt, prisnedsattning, rabatter, total rabatt, din rabatt, medlemsrabatt, kampanj, erhallen rabatt
    `,
    tendered: "kontant, kontanter, mottaget, mottaget kontant, betalat, erhallet, kontant sek",
    card: "kort, bankkort, betalkort, kortkop, kontokort, kreditkort, swish, kort sek, mottaget kontokort",
    change: "vaxel, tillbaka, vaxel kontant, vaxel sek",
    deposit: "pant, handpenning, deposition",
    other: `
      nettovikt, antal varor, antal artiklar, antal, a pris, org nr, organisationsnummer, momsreg nr, kvitto nr,
      kassor, ocr, bankgiro, plusgiro, kundnummer, fakturanummer, personnummer, moms procent, brutto,
      poang, kontrollenhet
    `
  },
  dateLabels: "datum, fakturadatum, köpdatum, kvittodatum",
  otherDates: "~förfall~, ~leverans~, ~betalas~, ~giltig~, ~beställnings~",
  returnTitles: "retur",
  refundTitles: "kreditnota, kreditfaktura, retur, återbetalning, återköp, returkvitto",
  documentTitles: "faktura, kvitto, kassakvitto, kontantnota, nota",
  reminders: "påminnelse, betalningspåminnelse, inkassokrav, betalningsuppmaning",
  overviewWords: "kostnader, översikt, utgifter, resultat, sammanställning, budget, jämförelse",
  otherTitles: `
    uttag, kontantuttag, överföringskvitto, lagerlista, inventeringslista, utdelningsavi, prislista, meny, offert,
    kontoutdrag, följesedel, orderbekräftelse, näringsvärde, lönespecifikation, tidtabell, katalog, vinlista,
    lönebesked, kassabok, tidrapport, arbetsorder$, packsedel, inköpsorder, inkomstdeklaration, balansräkning,
    resultaträkning, inköpslista, näringsdeklaration, reseräkning, valresultat, huvudbok, verifikationslista,
    saldobalans, momsdeklaration, resultatlista, kostnadssammanställning, månadsrapport
  `,
  otherSigns: `
    från konto, till konto,
    ingående saldo, utgående saldo, bruttolön, nettolön, preliminärskatt, kolhydrat, varav sockerarter,
    varav mättat fett
  `,
  declines: "köp medges ej, medges ej, betalning nekad",
  savings: "du sparar, sparat",
  departments: "mat, dryck",
  tableHeads: `
    artikel, benämning, beskrivning, belopp, à-pris, artikelnr, enhet, timmar, enhetspris, produkt, artikelnummer,
    art.nr, mängd
  `,
  sumHeads: "antal, pris, summa",
  legalForms: "ab, hb, kb, aktiebolag, handelsbolag, ek. för",
  companyWords: `
    ~restaurang~, ~bageri~, ~konditori~, ~apotek~, ~bokhandel~, ~kiosk~, ~värdshus~, ~verkstad~, ~blommor~,
    ~stormarknad~
  `,
  sellerLabels: "säljare, leverantör, säljs av, från, avsändare, utfärdare",
  buyerLabels: `
    köpare, mottagare, fakturaadress, leveransadress, fakturamottagare, faktureras till, beställare,
    kund, faktureras, er referens, kundens referens, betalare, levereras till, faktureringsadress
  `,
  nameFields: "namn, företag, företagsnamn",
  addressWords: "gatan, vägen, ~gatan, ~vägen, gränd, ~gränd, torg, ~torget, väg, ~gata",
  contactWords: "~telefon~, ~kundtjänst~, mobil, epost, e-post, växel",
  greetings: `
    kvitto från, faktura från, din order från, din order hos, din beställning från, din beställning hos, tack för din
    beställning hos, tack för ditt köp hos,
    välkommen till
  `,
  formWords: `
    god jul, glad påsk, faktura, kvitto, ~kvitto~, kontantnota, välkommen, tack, kund, kopia, org.nr, org nr, orgnr,
    momsreg, datum, öppet, öppettider, vi ses, spara, kortköp, betjänad, servitör, säljare, termid, butiksnr
  `,
  payments: {
    "Direct Debit": "~autogiro~",
    "Debit Card": "~bankkort~",
    "Credit Card": "kreditkort",
    Card: "~kortbetal~, betalkort, kontokort, kortköp, ^kort #",
    "Bank Transfer": "banköverföring",
    Cash: "~kontant~"
  }
}
