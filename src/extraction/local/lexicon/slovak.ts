import type { Lexicon } from "./Lexicon.ts"

export const slovak: Lexicon = {
  language: "sk",
  labels: {
    grandTotal: `
      k uhrade, na uhradu, celkom na uhradu, spolu na uhradu, suma na uhradu, celkova suma, spolu eur,
      spolu k uhrade, k platbe, celkom s dph, spolu s dph, cena spolu, na zaplatenie, suma k uhrade
    `,
    total: "spolu, suma, celkom",
    net: "zaklad dane, bez dph, celkom bez dph, zaklad, spolu bez dph, cena bez dph, zaklad dph",
    subtotal: "medzisucet",
    tax: "dph, dph spolu, vyska dph, suma dph, dph celkom",
    tip: "prepitne",
    service: "doprava, postovne, obsluha, servis, poplatok",
    rounding: "zaokruhlenie, zaokruhl",
    discount: "zlava, zlavy, zlava spolu, usetrili ste, celkova zlava",
    tendered: "hotovost, hotovost eur, zaplatene, v hotovosti, platba v hotovosti",
    card: `
      karta, platobna karta, kreditna karta, platba kartou, kartou, karta eur, bankova karta,
      stravne listky
    `,
    change: "vydavok, vratene, vratit",
    deposit: "zaloha, vratny obal",
    other: `
      pocet poloziek, mnozstvo, cena, jednotkova cena, sadzba, sadzba dph, dic, ic dph, pokladna,
      pokladnik, variabilny symbol, cislo uctu, doklad
    `
  },
  dateLabels: "dátum, dátum vystavenia, dňa, vystavené",
  otherDates: "~splatnosti~, ~splatnosť~, ~platnosť~, ~dodania~",
  returnTitles: "opravná faktúra",
  refundTitles: "dobropis, vratka, vrátenie tovaru",
  documentTitles: "faktura, pokladničný doklad, účtenka, doklad, paragón, pokladničný blok",
  reminders: "upomienka, výzva na úhradu, výzva na zaplatenie",
  overviewWords: "náklady, prehľad, výdavky, výsledky, súhrn, rozpočet, porovnanie",
  otherTitles: `
    výber hotovosti, potvrdenie o prevode, potvrdenie o platbe, inventúra, cenník, jedálny lístok, ponuka, cenová
    ponuka, výpis z účtu, dodací list, objednávka, nutričné hodnoty, výplatná páska, cestovný poriadok, katalóg,
    mzdový list, daňové priznanie, rozpočet, súvaha, nákupný zoznam, výživové údaje, pokladničná kniha, hlavná kniha,
    účtovný denník, obratová predvaha, prehľad nákladov
  `,
  otherSigns: `
    z účtu, na účet,
    počiatočný zostatok, konečný zostatok, hrubá mzda, čistá mzda, sacharidy, z toho cukry
  `,
  tableHeads: "popis, množstvo, položka, názov, mj",
  sumHeads: "cena, suma, spolu",
  legalForms: "s.r.o, spol. s r.o, a.s, v.o.s., k.s, živnostník",
  companyWords: `
    ~reštaurácia~, ~pekáreň~, ~lekáreň~, ~cukráreň~, ~kníhkupectvo~, ~kaviareň~, ~predajňa~, ~potraviny~,
    ~mäsiarstvo~, ~čerpacia stanica~, ~pizzeria~
  `,
  sellerLabels: "dodávateľ, predávajúci, predajca",
  buyerLabels: "odberateľ, kupujúci, zákazník, príjemca, objednávateľ, klient, platiteľ",
  nameFields: "názov, meno, firma, spoločnosť",
  addressWords: "ul., ulica, nám., námestie, trieda, č.p",
  contactWords: "~telefon~, mobil",
  formWords: `
    faktúra, pokladničný, doklad, účtenka, ďakujeme, dovidenia, vitajte, zákazník, pokladňa, pokladník,
    kópia, strana, ičo, dič, ič dph, dátum, prevádzka, dkp, obsluhoval, predajňa č, otváracie, predajca
  `,
  payments: {
    "Credit Card": "kreditná karta, kreditnou kartou",
    "Debit Card": "debetná karta, debetnou kartou",
    Card: "karta, kartou",
    "Bank Transfer": "bankový prevod, bankovým prevodom, prevodom",
    Cash: "~hotovosť~"
  }
}
