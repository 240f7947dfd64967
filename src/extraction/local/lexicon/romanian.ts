import type { Lexicon } from "./Lexicon.ts"

export const romanian: Lexicon = {
  language: "ro",
  labels: {
    grandTotal: `
      total comanda,
      total de plata, total lei, total general lei, rest de plata, total ron, total general, de plata,
      suma de plata, total factura, total plata lei, total de plata lei, valoare totala, total cu tva,
      total de achitat, total achitat, total bon, plata lei
    `,
    total: "suma, total plata, valoare, total valoare",
    net: "total fara tva, baza impozabila, fara tva, valoare fara tva, baza, baza tva, subtotal fara tva",
    subtotal: "subtotal produse, total produse, valoare produse, subtotal, total partial",
    tax: `
      tva, total tva, tva a, tva b, valoare tva, tva inclus, total taxe, din care tva, cota tva,
      total tva bon
    `,
    tip: "bacsis",
    service: "taxa serviciu, livrare, taxa livrare, cost livrare, cost transport, taxa de livrare",
    rounding: "rotunjire, rotunjiri",
    discount: `
      reducere, discount total, total reduceri, reduceri, total discount, economie, ati economisit, rabat
    `,
    tendered: "numerar, numerar lei, plata numerar, primit, suma primita, cash lei, plata cash",
    card: `
      card bancar, card, card credit, plata card, plata cu cardul, card lei, card de credit, tichete masa,
      tichete de masa
    `,
    change: "rest, rest lei, rest de dat, rest numerar",
    deposit: "avans, garantie, garantie sgr, ambalaj sgr",
    other: `
      cantitate, pret, pret unitar, cif, cod fiscal, nr articole, nr bon, casier, numar bon, bon fiscal,
      puncte, nr ord, reg com
    `
  },
  dateLabels: "data, data emiterii, data facturii, din data",
  otherDates: "~scadentă~, ~scadenta~, ~termen~, ~valabil~, ~expir~",
  refundTitles: "factură storno, retur, rambursare, notă de credit",
  documentTitles: "factură, bon fiscal, chitanță, chitanta, bon, factura",
  reminders: "somație de plată, notificare de plată, înștiințare de plată",
  overviewWords: "cheltuieli, rezultate, raport, buget, rezumat, costuri",
  otherTitles: `
    retragere numerar, ordin de plată, listă de inventar, listă inventar, listă de prețuri, meniu, ofertă, oferta de
    preț, extras de cont, aviz de însoțire, comandă, valori nutriționale, declarație nutrițională, fluturaș, orar,
    catalog, bilanț, stat de plată, deviz, fluturaș de salariu, declarație fiscală, listă de cumpărături, decont de
    cheltuieli, buget, registru de casă, balanță de verificare, jurnal de vânzări, decont de tva, fișă de cont
  `,
  otherSigns: `
    cont plătitor, cont beneficiar,
    sold inițial, sold final, salariu brut, salariu net, glucide, din care zaharuri, acizi grași
  `,
  tableHeads: "denumire, cantitate, preț, buc, u.m, descriere",
  sumHeads: "valoare",
  legalForms: "s.r.l, srl, s.a, p.f.a, s.c, s.n.c",
  companyWords: `
    ~restaurant~, ~brutărie~, ~patiserie~, ~farmacie~, ~librărie~, ~cofetărie~, ~magazin~, ~cafenea~,
    ~pizzerie~, ~alimentară~, ~benzinărie~, ~covrigărie~
  `,
  sellerLabels: "furnizor, vânzător, emitent, prestator",
  buyerLabels: "cumpărător, beneficiar, destinatar, client, date client, plătitor, client final",
  nameFields: "nume, denumire, firma",
  addressWords: `
    str., strada, bd., b-dul, bulevardul, calea, șos., sos., șoseaua, jud., județul, sector, mun., bloc,
    aleea, piața, splaiul, intrarea
  `,
  contactWords: "telefon, mobil, site",
  formWords: `
    sărbători fericite, factură, factura, bon fiscal, chitanță, mulțumim, multumim, vă așteptăm, bine ați venit,
    client, copie, pagina, cod fiscal, cod identificare, c.i.f, cui, operator, ospătar, bună ziua, la revedere,
    vizită, ^nota$, notă de plată
  `,
  payments: {
    "Credit Card": "card de credit, card credit",
    Card: "card bancar, plata card, plata cu cardul, ^card #",
    "Bank Transfer": "transfer bancar, ordin de plată",
    Cash: "~numerar~"
  }
}
