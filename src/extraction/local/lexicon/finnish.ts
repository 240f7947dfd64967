import type { Lexicon } from "./Lexicon.ts"

export const finnish: Lexicon = {
  language: "fi",
  labels: {
    grandTotal: `
      tilauksen loppusumma, tilauksen summa,
      maksettava, yhteensa eur, loppusumma, maksettavaa, maksettava yhteensa, lasku yhteensa,
      yhteensa euroa, maksettava eur, verollinen yhteensa, summa yhteensa, loppusumma eur, kaikki yhteensa,
      ostot yhteensa, laskun loppusumma, maksu yhteensa
    `,
    total: "yhteensa, summa, yht, yhteensa e, verollinen",
    net: `
      veroton, veroton yhteensa, verot yhteensa, alviton, veroton hinta, ilman alv, alv 0, veroton summa
    `,
    subtotal: "valisumma, ostokset yhteensa, tuotteet yhteensa",
    tax: "alv, alv yhteensa, arvonlisavero, alv osuus, veron osuus, alv eur, alv sis, veroa, verot",
    tip: "juomaraha, tippi",
    service: "toimituskulut, postikulut, toimitusmaksu, palvelumaksu, kuljetus, rahti, laskutuslisa, toimitus",
    rounding: "pyoristys, pyoristysero",
    discount: `
      alennus, alennukset, alennus yhteensa, plussa etu, etusi, saastit, hyvitys, alennukset yhteensa,
      kampanjaetu
    `,
    tendered: "kateinen, kateismaksu, maksettu, saatu, annettu, kateinen eur",
    card: `
      kortti, korttimaksu, pankkikortti, luottokortti, korttitapahtuma, maksukortti, debit kortti,
      kortti eur
    `,
    change: "vaihtoraha, takaisin, vaihtoraha eur",
    deposit: "pantti, ennakkomaksu, panttipullot",
    other: `
      a hinta, yksikkohinta, y tunnus, kuitti, kassa, kassanhoitaja, viitenumero, viite, asiakasnumero,
      laskun numero, bonus, bonusta, plussapisteet, pisteet, verokanta, poyta, tuotteita
    `
  },
  dateLabels: "~päivä~, ~pvm~, päiväys, laskun päivä, laskupäivä",
  otherDates: "~eräpäivä~, ~toimituspäivä~, ~voimassa~, ~toimitus~",
  refundTitles: "hyvityslasku, hyvitys, palautus, palautuskuitti",
  documentTitles: "lasku, kuitti, käteiskuitti, ostokuitti, korttitosite",
  reminders: "maksumuistutus, maksukehotus, maksuvaatimus",
  overviewWords: "kustannukset, yhteenveto, menot, tulokset, talousarvio, vertailu",
  otherTitles: `
    käteisnosto, tilisiirto, varastoluettelo, inventaario, osinkolaskelma, hinnasto, ruokalista, tarjous, tiliote,
    lähete, tilausvahvistus, ravintosisältö, palkkalaskelma, aikataulu, luettelo, viinilista, palkkakuitti,
    pakkausluettelo, ostotilaus, veroilmoitus, budjetti, tuloslaskelma, ostoslista, matkalasku, pääkirja, kassakirja,
    arvonlisäveroilmoitus, tulosluettelo, kuukausiraportti
  `,
  otherSigns: `
    tililtä, tilille,
    alkusaldo, loppusaldo, bruttopalkka, nettopalkka, ennakonpidätys, hiilihydraatit, hiilihydraatteja,
    josta sokereita
  `,
  tableHeads:
    "tuote, kuvaus, nimike, määrä, yksikkö, tuotekoodi, kpl, yksikköhinta, tunnit, a-hinta, á-hinta, tuotenumero",
  sumHeads: "selite, summa",
  legalForms: "oy, oyj, ky, tmi, osk, ab oy, oy ab",
  companyWords: `
    ~ravintola~, ~kahvila~, ~leipomo~, ~apteekki~, ~kauppa~, ~kirjakauppa~, ~kioski~, ~hotelli~, ~myymälä~,
    ~osuuskauppa~, ~tavaratalo~, ~huoltoasema~, ~parturi~, ~kukka~
  `,
  sellerLabels: "myyjä, toimittaja, laskuttaja, lähettäjä",
  buyerLabels: `
    ostaja, vastaanottaja, laskutusosoite, toimitusosoite, tilaaja, asiakas, maksaja, laskun saaja,
    viitteenne
  `,
  nameFields: "nimi, yritys",
  addressWords: "~katu, ~tie, katu, tie, kuja, ~kuja, tori, ~tori, ~polku, ~kaari",
  contactWords: "puh, puhelin, sähköposti, asiakaspalvelu",
  formWords: `
    hyvää joulua, kuitti, lasku, tervetuloa, kiitos, kiitoksia, asiakas, kassanhoitaja, kopio, sivu, y-tunnus, ytunnus,
    alv, päivä, aukioloajat, aukioloaika, palveli, teitä palveli, kortti, korttitapahtuma, käynnistä,
    avoinna, myyjä, hyvää
  `,
  payments: {
    "Debit Card": "pankkikortti, debit-kortti",
    "Credit Card": "luottokortti",
    Card: "korttimaksu, maksukortti, ^kortti #, korttitapahtuma",
    "Bank Transfer": "tilisiirto",
    Cash: "käteinen, käteisellä, käteismaksu"
  }
}
