import type { Lexicon } from "./Lexicon.ts"

export const lithuanian: Lexicon = {
  language: "lt",
  labels: {
    grandTotal: `
      moketi, is viso moketi, moketina suma, bendra suma, is viso, viso moketi, suma su pvm,
      is viso su pvm, viso su pvm, suma apmoketi, galutine suma
    `,
    total: "viso, suma",
    net: "suma be pvm, is viso be pvm, apmokestinamoji verte, be pvm, viso be pvm",
    subtotal: "tarpine suma",
    tax: "pvm, pvm suma, mokestis, viso pvm, is viso pvm, pvm eur",
    tip: "arbatpinigiai",
    service: "pristatymas, aptarnavimas, siuntimas, pristatymo mokestis",
    rounding: "apvalinimas, suapvalinimas, suapvalinta, apvalinimo suma",
    discount: "nuolaida, nuolaidos, jusu nuolaida, sutaupete, is viso nuolaidu, akcija",
    tendered: "grynieji, grynais, moketa grynais, gauta, grynieji eur, sumoketa grynais",
    card: "kortele, banko kortele, mokejimo kortele, kortele eur, mokejimas kortele, banko kortele eur",
    change: "graza, graza eur",
    deposit: "depozitas, uzstatas, avansas",
    other: `
      kiekis, kaina, vieneto kaina, pvm kodas, pvm moketojo kodas, imones kodas, kvitas, kvito nr,
      kasininkas, stalas, taskai, prekiu kiekis, cekis
    `
  },
  dateLabels: "data, sąskaitos data, išrašymo data",
  otherDates: "~apmokėti iki~, ~terminas~, ~galioja~",
  refundTitles: "kreditinė sąskaita, grąžinimas, prekių grąžinimas",
  documentTitles: "sąskaita, sąskaita faktūra, pvm sąskaita faktūra, kvitas, čekis, fiskalinis kvitas",
  reminders: "mokėjimo priminimas, priminimas apie skolą, raginimas sumokėti",
  otherTitles: `
    kainoraštis, meniu, pasiūlymas, sąskaitos išrašas, važtaraštis, užsakymas, maistinė vertė, tvarkaraštis,
    katalogas, algalapis, atlyginimo lapelis, mokesčių deklaracija, biudžetas, pirkinių sąrašas
  `,
  tableHeads: "pavadinimas, kiekis, prekė, vnt",
  sumHeads: "suma, kaina",
  legalForms: "uab, ab, v.š.į, všį, i.į, iį",
  companyWords: `
    ~restoranas~, ~kepykla~, ~vaistinė~, ~knygynas~, ~parduotuvė~, ~kavinė~, ~viešbutis~, ~degalinė~,
    ~picerija~
  `,
  sellerLabels: "pardavėjas, tiekėjas",
  buyerLabels: "pirkėjas, klientas, gavėjas, užsakovas, mokėtojas",
  addressWords: "g., gatvė, prospektas, alėja, aikštė, pl., plentas, pr.",
  contactWords: "telefonas, mob",
  formWords: `
    sąskaita, kvitas, čekis, ačiū, dėkojame, sveiki, pirkėjas, kasa, kasininkas, kopija, puslapis,
    įmonės kodas, pvm kodas, pvm mokėtojo, stalas, padavėjas, iki pasimatymo, fiskalinis, nefiskalinis,
    įm. k
  `,
  payments: {
    "Debit Card": "debeto kortel~, debetinė kortelė",
    "Credit Card": "kreditinė kortelė, kredito kortel~",
    Card: "banko kortel~, mokėjimo kortel~, ^kortelė #, ^kortele #",
    "Bank Transfer": "banko pavedim~, pavedimu, ^pavedimas #",
    Cash: "grynieji, grynais, grynaisiais"
  }
}
