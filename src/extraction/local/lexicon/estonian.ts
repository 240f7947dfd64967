import type { Lexicon } from "./Lexicon.ts"

export const estonian: Lexicon = {
  language: "et",
  labels: {
    grandTotal: `
      tasuda, kokku tasuda, maksta, kokku eur, summa kokku, tasumisele, kuulub tasumisele, arve summa,
      kokku koos kaibemaksuga, kokku km ga, arve kokku, kogusumma, kokku maksta, uldsumma
    `,
    total: "kokku, summa",
    net: `
      summa km ta, kokku km ta, kaibemaksuta, summa kaibemaksuta, neto, km ta, maksustatav, kokku ilma km
    `,
    subtotal: "vahesumma",
    tax: "kaibemaks, km kokku, kaibemaks kokku, kaibemaksu summa, km summa, sh km",
    tip: "jootraha",
    service: "tarne, saatmine, teenindustasu, kohaletoimetamine, saatekulu",
    rounding: "umardamine, umardus, umardatud",
    discount: "allahindlus, soodustus, soodustused, allahindlus kokku, saastsite, kliendisoodustus",
    tendered: "sularaha, saadud, makstud, sularaha eur, makstud sularahas",
    card: "kaart, pangakaart, kaardimakse, krediitkaart, maksekaart, kaart eur, pangakaardiga",
    change: "tagasi, tagastus, tagasi eur, vahetusraha",
    deposit: "pant, ettemaks, taara, pakendipant",
    other: `
      kogus, hind, uhiku hind, kmkr, kmkr nr, kmkr number, reg nr, registrikood, kassa, kassapidaja,
      kviitung nr, arve nr, punktid, kmk
    `
  },
  dateLabels: "kuupäev, arve kuupäev",
  otherDates: "~maksetähtaeg~, ~tähtaeg~, ~kehtiv~, ~tarne~",
  refundTitles: "kreeditarve, tagastus, tagastustšekk",
  documentTitles: "arve, kviitung, tšekk, ostutšekk, ostukviitung",
  reminders: "maksemeeldetuletus, meeldetuletus, võlateade",
  otherTitles: `
    hinnakiri, menüü, pakkumine, hinnapakkumine, konto väljavõte, saateleht, tellimus, toitumisalane teave,
    sõiduplaan, kataloog, palgaleht, ostutellimus, maksudeklaratsioon, eelarve, bilanss, ostunimekiri
  `,
  tableHeads: "nimetus, kogus, kaup, toode, tk, kirjeldus",
  sumHeads: "hind, summa",
  legalForms: "oü, fie, mtü, osaühing, aktsiaselts",
  companyWords: "~restoran~, ~apteek~, ~raamatupood~, ~kauplus~, ~kohvik~, ~selver~, ~pitsa~, ~kaubamaja~",
  sellerLabels: "müüja, tarnija, väljastaja",
  buyerLabels: "ostja, saaja, maksja, tellija, klient, arve saaja",
  addressWords: "tänav, mnt, maantee, pst, puiestee, väljak, plats, tn",
  contactWords: "telefon, mob",
  formWords: `
    arve, kviitung, tšekk, aitäh, täname, tere tulemast, ostja, klient, kassapidaja, koopia, lehekülg,
    reg. nr, registrikood, kmkr, kuupäev, teenindaja, head aega, müüja
  `,
  payments: {
    "Credit Card": "krediitkaart",
    "Debit Card": "deebetkaart",
    Card: "pangakaart, pangakaardiga, maksekaart, kaardimakse, ^kaart #",
    "Bank Transfer": "pangaülekanne, ülekanne",
    Cash: "sularaha, sularahas"
  }
}
