import type { Lexicon } from "./Lexicon.ts"

export const norwegian: Lexicon = {
  language: "nb",
  labels: {
    grandTotal: `
      ordresum, ordretotal,
      a betale, totalt a betale, totalbelop, belop a betale, sum a betale, totalt nok, sum nok,
      a betale nok, total inkl mva, sum inkl mva, totalt inkl mva, betalt nok, til betaling, fakturabeløp,
      totalsum, sum varer, sum kjop
    `,
    total: "sum, totalt, tot, beløp",
    net: `
      netto, grunnlag, eks mva, sum eks mva, totalt eks mva, belop eks mva, netto belop, mva grunnlag,
      grunnlag mva, sum eksl mva, omsetning eks mva
    `,
    subtotal: "delsum, mellomsum, subtotal, delsum nok",
    tax: `
      herav mva, mva, merverdiavgift, mva belop, total mva, sum mva, mva sum, mva totalt, hvorav mva,
      mva kr
    `,
    tip: "driks, drikkepenge, tips totalt",
    service: "frakt, fraktkostnad, gebyr, fakturagebyr, levering, serviceavgift, porto, ekspedisjonsgebyr",
    rounding: "avrunding, orebel avrunding, oreavrunding, avrunding nok, avrundet",
    discount: "rabatt, rabatter, prisavslag, total rabatt, avslag, medlemsrabatt, spart",
    tendered: "kontant, kontanter, mottatt, betalt kontant, kontant nok",
    card: "kort, bankkort, bankaxept, kredittkort, betalt med kort, vipps, kort nok, betalingskort",
    change: "vekslepenger, veksel, retur, tilbake, vekslepenger nok, tilbakebetalt",
    deposit: "pant, depositum, forskudd, panteretur",
    other: `
      antall varer, antall artikler, antall, pris, pris pr stk, org nr, foretaksregisteret, kvittering nr,
      kasse, kasserer, kid, kundenummer, fakturanummer, kontonummer, bonus, varenr
    `
  },
  dateLabels: "dato, fakturadato, kjøpsdato",
  otherDates: "~forfall~, ~leverings~, ~betalings~, ~gyldig~, ~bestillings~",
  returnTitles: "retur",
  refundTitles: "kreditnota, retur, refusjon, tilbakebetaling, returkvittering",
  documentTitles: "faktura, kvittering, salgskvittering, nota, kontantfaktura",
  reminders: "purring, betalingspåminnelse, inkassovarsel, betalingsoppfordring",
  overviewWords: "kostnader, oversikt, utgifter, resultater, budsjett, sammenligning",
  otherTitles: `
    uttak, kontantuttak, varetelling, lagerliste, utbyttemelding, prisliste, meny, tilbud, pristilbud, kontoutskrift,
    pakkseddel, ordrebekreftelse, næringsinnhold, lønnsslipp, rutetabell, katalog, vinkart, innkjøpsordre,
    skattemelding, budsjett, resultatregnskap, handleliste, hovedbok, kassebok, saldobalanse, mva-melding,
    resultatliste, månedsrapport
  `,
  otherSigns: `
    fra konto, til konto,
    inngående saldo, utgående saldo, bruttolønn, nettolønn, skattetrekk, karbohydrat, hvorav sukkerarter,
    hvorav mettede
  `,
  declines: "avvist, betaling avvist, ikke godkjent",
  tableHeads: "vare, beskrivelse, varenr, artikkel, beløp, à pris, enhet, timer, enhetspris, produkt, varenummer",
  sumHeads: "antall, pris, sum",
  legalForms: "as, a/s, asa, ans, enk, nuf",
  companyWords: `
    ~restaurant~, ~bakeri~, ~apotek~, ~butikk~, ~kafé~, ~bokhandel~, ~dagligvare~, ~vertshus~, ~matvare~
  `,
  sellerLabels: "selger, leverandør, utsteder, fra, avsender",
  buyerLabels: `
    kjøper, mottaker, fakturaadresse, leveringsadresse, fakturamottaker, kunde, faktura til, deres ref,
    deres referanse, leveres til
  `,
  nameFields: "navn, firma, bedrift",
  addressWords: "gate, ~gata, ~gaten, ~veien, vei, gata, veien, postboks, torg, plass, ~vegen, torget, bryggen",
  contactWords: "~telefon~, tlf, mobil, e-post, kundeservice",
  greetings: `
    kvittering fra, faktura fra, din ordre hos, din ordre fra, takk for kjøpet hos, takk for din bestilling hos,
    velkommen til
  `,
  formWords: `
    god jul, god påske, faktura, ~kvittering~, salgskvittering, velkommen, takk, kunde, kasserer, kopi, org.nr, orgnr,
    org nr, foretaksregisteret, åpningstider, ekspeditør, servitør, deres, betjent av, ha en, selger
  `,
  payments: {
    "Direct Debit": "~avtalegiro~",
    "Debit Card": "~bankkort~, bankaxept",
    "Credit Card": "kredittkort",
    Card: "~kortbetal~, betalingskort, ^kort #, ^bank: #",
    "Bank Transfer": "bankoverføring",
    Cash: "~kontant~"
  }
}
