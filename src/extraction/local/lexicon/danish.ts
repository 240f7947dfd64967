import type { Lexicon } from "./Lexicon.ts"

export const danish: Lexicon = {
  language: "da",
  labels: {
    grandTotal: `
      ordretotal,
      at betale, i alt at betale, total dkk, i alt dkk, total inkl moms, ialt inkl moms, total at betale,
      beløb at betale, til betaling, fakturatotal, slutbelob, betalt belob
    `,
    total: "i alt, belob, total kr, sum",
    net: `
      netto, ekskl moms, i alt ekskl moms, momsgrundlag, subtotal ekskl moms, nettobelob, total ekskl moms,
      beløb ekskl moms, momspligtig
    `,
    subtotal: "varetotal, delsum, mellemsum, varer i alt, sub total dkk",
    tax: `
      moms, heraf moms, moms udgor, momsbelob, moms i alt, total moms, moms dkk, heraf udgor moms, moms kr,
      moms 25
    `,
    tip: "drikkepenge",
    service: "fragt, levering, gebyr, forsendelse, leveringsgebyr, miljobidrag, porto",
    rounding: "oreafrunding, ore afrunding, afrunding, afrundet",
    discount: "rabat, rabatter, samlet rabat, besparelse, du sparer, medlemsrabat",
    tendered: "kontant, kontanter, modtaget, betalt, kontant dkk",
    card: "kort, dankort, betalingskort, kreditkort, mobilepay, kortbetaling, visa dankort",
    change: "byttepenge, retur, tilbage, byttepenge dkk, retur kontant",
    deposit: "pant, depositum, forudbetaling",
    other: `
      antal varer, antal, pris, stk pris, cvr, cvr nr, se nr, bon nr, kasse, ekspedient, kundenr,
      fakturanr, bilagsnr, kontonr
    `
  },
  dateLabels: "~dato~, fakturadato, købsdato",
  otherDates: "~forfald~, ~leverings~, ~betalings~, ~gyldig~",
  returnTitles: "retur",
  refundTitles: "kreditnota, retur, refundering, tilbagebetaling, returbon",
  documentTitles: "faktura, kvittering, kassebon, bon, nota, regning",
  reminders: "rykker, betalingspåmindelse, rykkerskrivelse, rykkerbrev, inkassovarsel",
  overviewWords: "omkostninger, oversigt, udgifter, resultater, budget, sammenligning",
  otherTitles: `
    hævning, kontanthævning, overførselskvittering, lagerliste, udbyttemeddelelse, prisliste, menukort, tilbud,
    kontoudtog, følgeseddel, ordrebekræftelse, næringsindhold, lønseddel, køreplan, katalog, vinkort, pakkeseddel,
    indkøbsordre, selvangivelse, årsopgørelse, indkøbsliste, kassekladde, kassebog, hovedbog, saldobalance,
    momsangivelse, månedsrapport
  `,
  otherSigns: `
    fra konto, til konto,
    primosaldo, ultimosaldo, bruttoløn, nettoløn, am-bidrag, kulhydrat, heraf sukkerarter, heraf mættede
  `,
  declines: "afvist, betaling afvist, ikke godkendt",
  tableHeads: "vare, beskrivelse, varenr, tekst, beløb, enhed, varenummer, timer, stykpris, enhedspris, produkt",
  sumHeads: "antal, pris, i alt",
  legalForms: "aps, a/s, i/s, ivs, k/s, p/s",
  companyWords: "~restaurant~, ~bageri~, ~apotek~, ~boghandel~, ~købmand~, ~slagter~, ~brugsen~, ~supermarked~",
  sellerLabels: "sælger, leverandør, udsteder, afsender, fra",
  buyerLabels: `
    køber, modtager, faktureringsadresse, leveringsadresse, faktura til, kunde, kundens navn, att,
    leveres til, deres ref
  `,
  nameFields: "navn, firma, virksomhed",
  addressWords: "~gade, ~vej, vej, gade, plads, torv, ~torv, torvet, strøget, allé, ~allé, boks, postboks",
  contactWords: "~telefon~, tlf, mobil, e-mail, hjemmeside, kundeservice",
  greetings: `
    kvittering fra, faktura fra, din ordre hos, din ordre fra, tak for dit køb hos, tak for din ordre hos,
    velkommen til
  `,
  formWords: `
    glædelig jul, god jul, faktura, ~kvittering~, kassebon, velkommen, kunde, ekspedient, kopi, cvr, cvr-nr, cvr nr,
    åbningstider, de blev betjent af, betjent, ha en, på gensyn, sælger, se-nr
  `,
  payments: {
    "Direct Debit": "betalingsservice",
    "Debit Card": "~dankort~",
    "Credit Card": "kreditkort",
    Card: "betalingskort, kortbetaling, ^kort #",
    "Bank Transfer": "bankoverførsel",
    Cash: "~kontant~"
  }
}
