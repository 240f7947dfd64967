import type { Lexicon } from "./Lexicon.ts"

export const croatian: Lexicon = {
  language: "hr",
  labels: {
    grandTotal: `
      za platit, ukupno za platiti, sveukupno, ukupno eur, ukupno kn, ukupan iznos, za naplatu,
      iznos za naplatu, ukupno za naplatu, za platiti eur, iznos racuna, ukupno s pdv om,
      ukupno za platiti eur, ukupni iznos, ukupno hrk, naplaceno, sveukupno eur
    `,
    total: "ukupno, iznos, suma, svega",
    net: "osnovica, porezna osnovica, vrednost bez pdv, vrijednost bez pdv a, ukupno bez pdv a, iznos bez pdv a, bez pdv a, neto, osnovica pdv",
    subtotal: "meduzbroj, medusuma, subtotal, zbroj",
    tax: "pdv, pdu, porez, iznos pdv, pdv 25, iznos poreza, ukupno pdv, ppot, pdv iznos, porez na potrosnju, pnp, pp%, pp 3",
    tip: "napojnica",
    service: "dostava, postarina, posluga, trosak dostave",
    rounding: "zaokruzenje, zaokruzivanje",
    discount: "popust, rabat, popusti, ukupni popust, ustedjeli ste, iznos popusta",
    tendered: "gotovina, gotovina eur, novcanice, placeno, primljeno, gotovinom",
    card: `
      kartica, kartice, kreditna kartica, debitna kartica, kartica eur, placanje karticom,
      bankovna kartica, karticno
    `,
    change: "povrat, za vratiti, povrat eur, vraceno, ostatak, za povrat",
    deposit: "povratna naknada, predujam, polog, kaucija",
    other: `
      kolicina, cijena, jed cijena, stopa, oib, zki, jir, racun br, broj racuna, blagajna, blagajnik,
      konobar, oznaka operatera, operater, nacin placanja, broj artikala, bodovi
    `
  },
  dateLabels: "datum, datum računa, datum i vrijeme, datum izdavanja",
  otherDates: "~dospijeća~, ~dospijeće~, ~valuta~, ~isporuke~, ~vrijedi~",
  refundTitles: "storno računa, povrat robe, odobrenje, ^povrat$",
  documentTitles: "račun, gotovinski račun, maloprodajni račun, faktura",
  reminders: "opomena, opomena pred tužbu",
  otherTitles: `
    cjenik, jelovnik, karta pića, ponuda, izvod, otpremnica, narudžba, narudžbenica, hranjive vrijednosti, nutritivne
    vrijednosti, platna lista, vozni red, katalog, obračun plaće, troškovnik, porezna prijava, popis za kupnju
  `,
  otherSigns: `
    početno stanje, završno stanje, bruto plaća, neto plaća, ugljikohidrati, od kojih šećeri
  `,
  tableHeads: "naziv, količina, cijena, kol, kom, šifra",
  sumHeads: "iznos, opis",
  legalForms: "d.o.o, d. o. o, j.d.o.o, j. d. o. o, d.d, obrt, d.n.o",
  companyKinds: `
    obrt za ugostiteljstvo, ugostiteljski obrt, obrt za usluge, uslužni obrt, obrt za trgovinu, trgovački obrt, zajednički obrt
  `,
  companyWords: `
    ~restoran~, ~pekara~, ~pekarna~, ~ljekarna~, ~slastičarna~, ~knjižara~, ~trgovina~, ~konoba~, ~kavana~,
    ~bistro~, ~tržnica~, ~ugostiteljski~, ~ugostiteljstvo~, ~mesnica~, ~benzinska~
  `,
  sellerLabels: "prodavatelj, prodavač, dobavljač, isporučitelj, izdavatelj",
  buyerLabels: "kupac, klijent, primatelj, naručitelj, stranka, platitelj",
  addressWords: "ul., ulica, trg, cesta, šetalište, prilaz, avenija, bulevar",
  contactWords: "telefon, mob., mobitel",
  formWords: `
    sretan božić, račun, gotovinski, hvala, dobrodošli, kupac, blagajna, blagajnik, kopija, stranica, oib, datum,
    konobar, operater, zahvaljujemo, na posjeti, doviđenja, broj, mjesto izdavanja, poslovnica, prodavač,
    jir, zki, dobar dan
  `,
  payments: {
    "Debit Card": "debitna kartica",
    "Credit Card": "kreditna kartica",
    Card: "bankovna kartica, kartično, karticom, ^kartica #, ^kartice #",
    "Bank Transfer": "transakcijski račun, virman~, bankovni prijenos",
    Cash: "gotovina, gotovinom, novčanice, gotovinsko"
  }
}
