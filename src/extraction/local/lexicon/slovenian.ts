import type { Lexicon } from "./Lexicon.ts"

export const slovenian: Lexicon = {
  language: "sl",
  labels: {
    grandTotal: `
      za placilo, skupaj za placilo, znesek za placilo, skupaj eur, skupni znesek, koncni znesek,
      skupaj z ddv, za placilo eur, vrednost racuna, znesek racuna, placano, skupaj placilo
    `,
    total: "skupaj, znesek, vsota, skupna vrednost",
    net: `
      osnova, davcna osnova, skupaj brez ddv, brez ddv, neto, osnova za ddv, vrednost brez ddv,
      neto vrednost
    `,
    subtotal: "medziscet, vmesni sestevek, delna vsota, vmesna vsota",
    tax: "ddv, davek, znesek ddv, ddv skupaj, skupaj ddv, obracunani ddv",
    tip: "napitnina",
    service: "dostava, postnina, strezba, prevoz, postrezba",
    rounding: "zaokrozitev, izravnava",
    discount: "popust, popusti, skupni popust, rabat, prihranek, prihranili ste",
    tendered: "gotovina, gotovina eur, prejeto, gotovinsko, placilo gotovina, z gotovino",
    card: `
      kartica, placilna kartica, kreditna kartica, kartica eur, bancna kartica, placilo s kartico, kartice
    `,
    change: "vracilo, vrnjeno, vracilo gotovine, drobiz, za vrniti",
    deposit: "kavcija, predplacilo, polog",
    other: `
      kolicina, cena, cena na enoto, stopnja, id za ddv, id st, davcna stevilka, zoi, racun st,
      stevilka racuna, blagajna, blagajnik, natakar, miza, stevilo artiklov, tocke
    `
  },
  dateLabels: "datum, datum računa, datum izdaje",
  otherDates: "~zapadlosti~, ~zapade~, ~rok plačila~, ~dobave~, ~veljavnost~, ~valuta~",
  returnTitles: "vračilo",
  refundTitles: "dobropis, vračilo kupnine, storno",
  documentTitles: "račun, blagajniški račun, faktura, paragon, paragonski račun",
  reminders: "opomin, opomin pred izvršbo",
  otherTitles: `
    cenik, jedilnik, jedilni list, vinska karta, ponudba, predračun, izpisek, dobavnica, naročilnica, hranilna
    vrednost, plačilna lista, vozni red, katalog, bilanca, plačilni list, davčna napoved, nakupovalni seznam, proračun
  `,
  otherSigns: `
    začetno stanje, končno stanje, bruto plača, neto plača, ogljikovi hidrati, od tega sladkorji
  `,
  tableHeads: "naziv, količina, kol, kos, opis",
  sumHeads: "znesek, vrednost",
  legalForms: "d.o.o, d. o. o, d.d, s.p, d.n.o, k.d",
  companyWords: `
    ~restavracija~, ~gostilna~, ~pekarna~, ~lekarna~, ~slaščičarna~, ~knjigarna~, ~trgovina~, ~kavarna~,
    ~okrepčevalnica~, ~picerija~, ~pivnica~, ~mesnica~, ~gostišče~, ~bencinski servis~, ~drogerija~
  `,
  sellerLabels: "prodajalec, dobavitelj, izdajatelj",
  buyerLabels: "kupec, stranka, naročnik, prejemnik, plačnik",
  addressWords: "ul., ulica, trg, cesta, nabrežje, naselje",
  contactWords: "telefon, e-pošta",
  formWords: `
    račun, hvala, dobrodošli, kupec, blagajna, blagajnik, kopija, id za ddv, datum, natakar, zahvaljujemo,
    nasvidenje, obisk, prodajalec, poslovalnica, poslovna enota, zoi, eor, matična številka, davčna,
    postregel
  `,
  payments: {
    "Debit Card": "debetna kartica",
    "Credit Card": "kreditna kartica",
    Card: "plačilna kartica, bančna kartica, s kartico, ^kartica #",
    "Bank Transfer": "bančno nakazilo, nakazilo na trr",
    Cash: "gotovina, gotovinsko plačilo, z gotovino"
  }
}
