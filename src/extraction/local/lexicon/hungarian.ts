import type { Lexicon } from "./Lexicon.ts"

export const hungarian: Lexicon = {
  language: "hu",
  labels: {
    grandTotal: `
      fizetendo, vegosszeg, osszesen, fizetendo osszeg, osszesen fizetendo, vegosszesen,
      fizetendo vegosszeg, brutto vegosszeg, osszesen brutto, fizetendo huf, brutto osszesen, osszesen ft,
      osszeg, mindosszesen, fizetendo ft
    `,
    total: "brutto, brutto ertek, ossz, szamla osszege",
    net: "netto, netto ertek, netto osszesen, adoalap, osszesen netto, netto osszeg, ado alapja",
    subtotal: "termekek osszesen, fogyasztas, fogyasztas osszesen, reszosszeg, reszosszesen, kozbenso osszeg",
    tax: "afa, afa osszeg, afa osszesen, afa ertek, altalanos forgalmi ado, afa tartalom, osszes afa",
    tip: "borravalo, felszolgalasi dij",
    service: `
      szervizdij, szallitasi dij, szallitas, kiszallitas, postakoltseg, csomagolas, kiszallitasi dij,
      szallitasi koltseg
    `,
    rounding: "kerekites, kerekites huf, kerekites ft",
    discount: "kedvezmeny, engedmeny, akcio, osszes kedvezmeny, kupon, megtakaritas, arengedmeny",
    tendered: "keszpenz, keszpenz ft, keszpenz huf, fizetve, kapott, atvett osszeg, kapott osszeg, befizetett",
    card: `
      bankkartya, bankkartyas fizetes, hitelkartya, kartya, bankkartya ft, szep kartya, kartyas fizetes,
      bankkartya huf
    `,
    change: "visszajaro, visszajaro ft, vissza, visszajaro huf",
    deposit: "eloleg, foglalo",
    other: `
      mennyiseg, egysegar, tetel, tetelszam, tetelek szama, afa kulcs, adoszam, nyugta, nyugtaszam,
      szamlaszam, penztar, penztaros, bankszamlaszam, pontok, asztal, cikkszam
    `
  },
  dateLabels: "dátum, kelt, számla kelte, kiállítás dátuma, keltezés",
  otherDates: "~határidő~, ~esedékesség~, ~érvényes~, ~lejárat~",
  returnTitles: "helyesbítő számla",
  refundTitles: "jóváíró számla, sztornó, visszáru, stornó számla, visszatérítés",
  documentTitles: "számla, nyugta, blokk, egyszerűsített számla, díjbekérő",
  reminders: "fizetési felszólítás, fizetési emlékeztető",
  overviewWords: "költségek, összesítő, kiadások, eredmények, kimutatás",
  otherTitles: `
    készpénzfelvétel, készpénzfelvét, átutalási megbízás, átutalás visszaigazolása, leltár, árlista, étlap, itallap,
    árajánlat, ajánlat, számlakivonat, szállítólevél, megrendelés, tápérték, bérjegyzék, menetrend, katalógus,
    mérleg, fizetési jegyzék, bérlap, megrendelőlap, bankszámlakivonat, bérpapír, adóbevallás, költségvetés,
    eredménykimutatás, bevásárlólista, főkönyvi kivonat, pénztárkönyv, naplófőkönyv, áfabevallás
  `,
  otherSigns: `
    terhelendő számla, kedvezményezett számla, jóváírandó számla, kedvezményezett,
    nyitó egyenleg, záró egyenleg, bruttó bér, nettó bér, szénhidrát, amelyből cukrok, telített zsírsavak
  `,
  tableHeads: "megnevezés, mennyiség, egységár, db, me",
  sumHeads: "érték, összeg",
  legalForms: "kft, zrt, nyrt, kkt, e.v, k.f.t",
  companyWords: `
    ~étterem~, ~pékség~, ~gyógyszertár~, ~cukrászda~, ~könyvesbolt~, ~kávézó~, ~áruház~, ~élelmiszer~,
    ~vendéglő~, ~patika~, ~szálloda~, ~benzinkút~, ~pizzéria~, ~csárda~, ~söröző~, ~üzlet~, ~húsbolt~,
    ~drogéria~
  `,
  sellerLabels: "eladó, szállító, kibocsátó, szolgáltató, számlakibocsátó, eladó neve",
  buyerLabels: "vevő, ügyfél, vásárló, megrendelő, címzett, szállítási cím, számlavevő, vevő neve",
  nameFields: "név, cég, cégnév",
  addressWords: "utca, u., út, tér, krt, körút, köz, hrsz, sétány",
  contactWords: "telefon, mobil, ügyfélszolgálat, honlap",
  formWords: `
    boldog karácsonyt, számla, nyugta, blokk, köszönjük, köszöntjük, üdvözöljük, vevő, vásárló, pénztár, pénztáros,
    másolat, oldal, adószám, dátum, nem adóügyi, bizonylat, eladó, felszolgáló, nyitvatartás, viszontlátásra, sorszám,
    kiszolgálta, példány
  `,
  payments: {
    "Debit Card": "betéti kárty~",
    "Credit Card": "hitelkárty~",
    Card: "bankkárty~",
    "Bank Transfer": "átutalás~",
    Cash: "~készpénz~"
  }
}
