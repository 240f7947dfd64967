import type { Lexicon } from "./Lexicon.ts"

export const czech: Lexicon = {
  language: "cs",
  labels: {
    grandTotal: `
      celkem k uhrade, k uhrade, celkem kc, celkem k platbe, k platbe, castka k uhrade, celkem s dph,
      cena celkem, celkova castka, celkova cena, celkem czk, k zaplaceni, celkem k zaplaceni,
      zaplaceno celkem, suma kc, cena celkem s dph, celkem k uhrade czk, celkem vcetne dph
    `,
    total: "celkem, suma, castka, soucet",
    net: `
      zaklad, zaklad dane, celkem bez dph, bez dph, cena bez dph, zaklad dph, cena celkem bez dph,
      zakl dane
    `,
    subtotal: "cena zbozi, mezisoucet, mezisouc, soucet polozek",
    tax: "dph, dph celkem, vyse dph, castka dph, celkem dph, danova sazba",
    tip: "spropitne",
    service: "doprava, postovne, dopravne, obsluha, servis, balne, poplatek",
    rounding: "zaokrouhleni, haler vyrovnani, halerove vyrovnani, zaokr",
    discount: "sleva, slevy, celkova sleva, usetrili jste, sleva celkem, kupon",
    tendered: "hotovost, placeno hotove, prijato, hotove, zaplaceno, platba hotove, hotovost kc",
    card: `
      karta, platebni karta, kreditni karta, platba kartou, kartou, placeno kartou, bankovni karta,
      stravenky, gastro karta
    `,
    change: "vraceno, vratit, zpet, vratka, vraceno kc",
    deposit: "zaloha, vratna zaloha, zalohy, vratny obal",
    other: `
      pocet polozek, mnozstvi, cena, cena za kus, jednotkova cena, j cena, sazba, sazba dph, dic, uctenka,
      pokladna, pokladni, variabilni symbol, cislo uctu, provozovna, brutto
    `
  },
  dateLabels: "~datum~, datum vystavení, datum prodeje",
  otherDates: "~splatnosti~, ~splatnost~, ~platnost~, ~dodání~, ~narození~",
  returnTitles: "opravný daňový doklad",
  refundTitles: "dobropis, vrácení zboží",
  documentTitles: "faktura, účtenka, paragon, doklad, daňový doklad, stvrzenka, příjmový doklad",
  reminders: "upomínka, výzva k úhradě, výzva k zaplacení, předžalobní výzva",
  overviewWords: "náklady, přehled, výdaje, výsledky, souhrn, rozpočet, srovnání",
  otherTitles: `
    výběr hotovosti, potvrzení o převodu, potvrzení o provedení platby, inventura, inventurní soupis, ceník, jídelní
    lístek, nápojový lístek, nabídka, výpis z účtu, dodací list, objednávka, výživové hodnoty, nutriční hodnoty,
    výplatní páska, jízdní řád, katalog, nákupní seznam, rozvaha, mzdový list, cenová nabídka, daňové přiznání,
    rozpočet, výkaz zisku a ztráty, výživové údaje, pokladní kniha, účetní deník, hlavní kniha, obratová předvaha,
    přiznání k dph, kniha faktur, přehled nákladů, měsíční zpráva
  `,
  otherSigns: `
    z účtu, na účet, účet plátce, účet příjemce,
    počáteční zůstatek, konečný zůstatek, hrubá mzda, čistá mzda, základ daně z příjmů, sacharidy, z toho cukry
  `,
  tableHeads: "popis, množství, položka, název, ks, mj, počet, jednotka, cena za mj, počet mj",
  sumHeads: "cena, nazev, celkem, označení dodávky",
  legalForms: "s.r.o, spol. s r.o, a.s, v.o.s., k.s, s.p, z.s",
  companyWords: `
    ~restaurace~, ~pekárna~, ~pekařství~, ~lékárna~, ~cukrárna~, ~knihkupectví~, ~kavárna~, ~hospoda~,
    ~pivnice~, ~prodejna~, ~řeznictví~, ~potraviny~, ~čerpací stanice~, ~hostinec~, ~pivovar~, ~drogerie~,
    ~tržnice~
  `,
  sellerLabels: "dodavatel, prodávající, prodejce, vystavil",
  buyerLabels: `
    odběratel, kupující, zákazník, příjemce, objednatel, dodací adresa, fakturační adresa, klient,
    plátce
  `,
  nameFields: "název, jméno, firma, společnost",
  addressWords: "ul., ulice, nám., náměstí, třída, tř., č.p, nábřeží",
  contactWords: "~telefon~, mobil, e-shop",
  greetings: `
    vítejte v, vítá vás
  `,
  formWords: `
    veselé vánoce, faktura, účtenka, paragon, doklad, děkujeme, na shledanou, nashledanou, vítejte, zákazník, pokladna,
    pokladní, kopie, strana, daňový, zjednodušený, ičo, ič, dič, datum, číslo, provozovna, obsluhoval,
    obsluha, otevírací, přijďte, dobrou chuť, elektronická evidence, prodejce
  `,
  payments: {
    "Credit Card": "kreditní kart~",
    "Debit Card": "debetní kart~",
    Card: "karta, kartou",
    "Bank Transfer": "bankovní převod, bankovním převodem, převodem",
    Cash: "~hotovost~, hotově"
  }
}
