import type { Lexicon } from "./Lexicon.ts"

export const latvian: Lexicon = {
  language: "lv",
  months: {
    1: "janvari",
    2: "februari",
    3: "marta",
    4: "aprili",
    5: "maija",
    6: "junija",
    7: "julija",
    8: "augusta",
    9: "septembri",
    10: "oktobri",
    11: "novembri",
    12: "decembri"
  },
  labels: {
    grandTotal: `
      kopa apmaksai, summa apmaksai, apmaksai, kopa eur, kopsumma, kopeja summa, kopa samaksai, samaksai,
      kopa ar pvn, gala summa, samaksai eur, kopa apmaksai eur, pavisam kopa
    `,
    total: "kopa, summa, pavisam",
    net: "summa bez pvn, kopa bez pvn, bez pvn, pvn baze, apliekama summa, ar pvn apliekama",
    subtotal: "starpsumma",
    tax: "pvn, pvn summa, nodoklis, kopa pvn, pvn kopa",
    tip: "dzeramnauda",
    service: "piegade, apkalposana, apkalposanas maksa, piegades maksa",
    rounding: "noapalosana",
    discount: "atlaide, atlaides, kopa atlaide, jus ietaupijat, kopeja atlaide",
    tendered: "skaidra nauda, sanemts, samaksats, skaidra nauda eur, samaksats skaidra nauda",
    card: "karte, bankas karte, maksajumu karte, bankas karte eur, maksajums ar karti, samaksats ar karti",
    change: "atlikums, izdots, atlikums eur, izdota nauda",
    deposit: "depozits",
    other: `
      daudzums, cena, vienibas cena, pvn nr, pvn likme, reg nr, ceks, ceka nr, kase, kasieris, galds,
      punkti, dok nr, kvits
    `
  },
  dateLabels: "datums, rēķina datums, izrakstīts",
  otherDates: "~termiņš~, ~apmaksāt līdz~, ~derīgs~",
  refundTitles: "kredītrēķins, atgriešana, preces atgriešana",
  documentTitles: "rēķins, čeks, kvīts, pavadzīme",
  reminders: "maksājuma atgādinājums, atgādinājums par maksājumu",
  otherTitles: `
    cenrādis, ēdienkarte, piedāvājums, konta izraksts, pasūtījums, uzturvērtība, katalogs, algas lapa, algas lapiņa,
    ienākumu deklarācija, budžets, pirkumu saraksts
  `,
  tableHeads: "nosaukums, daudzums, prece, gab, mērv",
  sumHeads: "cena, summa",
  legalForms: "sia, s.i.a, a/s",
  companyWords: `
    ~restorāns~, ~maiznīca~, ~aptieka~, ~grāmatnīca~, ~veikals~, ~kafejnīca~, ~viesnīca~, ~picērija~,
    ~lielveikals~, ~konditoreja~
  `,
  sellerLabels: "pārdevējs, piegādātājs, preču nosūtītājs, izsniedzējs",
  buyerLabels: "pircējs, klients, saņēmējs, pasūtītājs, maksātājs, preču saņēmējs",
  addressWords: "iela, ielā, prospekts, bulvāris, gatve, laukums, šoseja",
  contactWords: "tālrunis, tālr, mob",
  formWords: `
    rēķins, čeks, kvīts, paldies, laipni lūdzam, pircējs, kase, kasieris, kopija, reģ. nr, reg. nr, pvn nr,
    pvn maks, datums, galds, viesmīlis, uz redzēšanos, dokuments, fiskālais, nefiskāls
  `,
  payments: {
    "Debit Card": "debetkarte, debetkarti",
    "Credit Card": "kredītkarte, kredītkarti",
    Card: "bankas kart~, maksājumu kart~, ar karti, ^karte #",
    "Bank Transfer": "bankas pārskaitījums, pārskaitījums",
    Cash: "skaidra nauda, skaidrā naudā"
  }
}
