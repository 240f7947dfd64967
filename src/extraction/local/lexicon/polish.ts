import type { Lexicon } from "./Lexicon.ts"

export const polish: Lexicon = {
  language: "pl",
  labels: {
    grandTotal: `
      wartosc zamowienia, suma zamowienia, kwota calkowita, laczna kwota,
      do zaplaty, suma pln, razem do zaplaty, kwota do zaplaty, wartosc brutto, razem brutto, suma brutto,
      kwota brutto, ogolem, do zaplaty pln, wartosc ogolem, naleznosc, razem pln, kwota naleznosci,
      suma do zaplaty, zaplacono, kwota razem, ogolem brutto, pozostalo do zaplaty, razem wartosc brutto,
      lacznie do zaplaty
    `,
    total: "suma, razem, lacznie, brutto",
    net: `
      wartosc netto, podstawa, sprzed opod, sprzedaz opodatkowana, sprzedaz opod, netto, razem netto,
      suma netto, kwota netto, ogolem netto, sprzedaz netto
    `,
    subtotal: `
      wartosc produktow, suma produktow, wartosc koszyka, suma czesciowa, podsuma, suma posrednia, podsuma pln,
      wartosc towarow
    `,
    tax: `
      ptu, kwota ptu, suma ptu, podatek, podatek vat, vat razem, kwota vat, w tym vat, suma vat,
      wartosc vat, razem vat, oplata miejscowa, ptu a, ptu b, ptu c, kwota a, kwota b, kwota c, kwota d, podatek ptu
    `,
    tip: "napiwek",
    service: `
      dostawa, koszt dostawy, wysylka, przesylka, koszt wysylki, obsluga, serwis, opakowanie, opakowania
    `,
    rounding: "zaokraglenie, zaokraglenia",
    discount: "rabat, opust, obnizka, suma rabatow, upust, rabaty, kupon, oszczedzasz",
    tendered: "gotowka, wplata, gotowka pln, wplacono, zaplata gotowka, otrzymano, gotowka otrzymana",
    card: `
      karta, karta platnicza, karta kredytowa, karta debetowa, platnosc karta, karta pln, zaplata karta,
      blik, przelew
    `,
    change: "reszta, reszta pln, reszta gotowka, wydano",
    deposit: "kaucja, zaliczka, zadatek, opakowania zwrotne, opakowań zwrotnych, opakowanie zwrotne, opakowanie zwr",
    other: `
      masa netto, waga netto, ilosc, nip, regon, cena, cena jedn, cena jednostkowa, stawka, stawka vat, liczba,
      pozycji, nr konta, kasjer, paragon, nr faktury, termin platnosci, forma platnosci, punkty, stolik, bdo, krs,
      jednostka, bez recepty, po rabacie
    `
  },
  dateLabels: "data, data wystawienia, data sprzedaży, wystawiono dnia",
  otherDates: "~płatności~, ~ważn~, ~dostawy~, ~urodzenia~",
  returnTitles: "faktura korygująca",
  refundTitles: "faktura koryguj~, korekta, zwrot, nota kredytowa",
  documentTitles: "faktura, paragon, paragon fiskalny, rachunek, faktura vat, faktura proforma",
  reminders: "wezwanie do zapłaty, przypomnienie o płatności, przedsądowe wezwanie, ponaglenie",
  overviewWords: `
    koszty, kosztów, zestawienie, wydatki, wydatków, wyniki, raport, podsumowanie, budżet, porównanie
  `,
  otherTitles: `
    ^karta podarunkowa$, ^bon podarunkowy$, menu tygodniowe, mandat karny, wypłata gotówki, potwierdzenie przelewu,
    potwierdzenie wykonania przelewu, spis z natury, raport dobowy, raport fiskalny dobowy, raport kasowy, cennik,
    menu, karta dań, oferta, wyciąg z konta, wyciąg bankowy, wydanie zewnętrzne, zamówienie, wartość odżywcza,
    wartości odżywcze, pasek płac, rozkład jazdy, katalog, przepis, lista zakupów, umowa, bilans, rachunek zysków i
    strat, harmonogram spłat, rozliczenie delegacji, lista płac, kursy walut, kosztorys, historia rachunku, historia
    operacji, pasek wynagrodzeń, odcinek wypłaty, wycena, list przewozowy, karta win, pasek wynagrodzenia, zeznanie
    podatkowe, budżet domowy, plan budżetu, wyniki wyborów, zestawienie kosztów, zestawienie wydatków, zestawienie
    obrotów i sald, zestawienie faktur, księga przychodów i rozchodów, deklaracja vat, rejestr vat, rejestr
    sprzedaży, rejestr zakupów, ewidencja sprzedaży, ewidencja przebiegu, kartoteka konta, tabela ligowa, wyniki
    końcowe
  `,
  otherSigns: `
    z rachunku, na rachunek, rachunek nadawcy, rachunek odbiorcy, saldo początkowe, saldo końcowe, wartość odżywcza, w
    tym cukry, kwasy nasycone, wynagrodzenie brutto, wynagrodzenie zasadnicze, aktywa obrotowe, suma bilansowa,
    zaliczka na podatek, węglowodany, białko
  `,
  declines: "transakcja odrzucona, odmowa",
  savings: "oszczędzasz, oszczędność, uwzgl. rabat, uwzględniono rabat",
  tableHeads: "nazwa towaru, jm, j.m, szt, wartość, stawka, lp, cena netto, wartość netto, usługa",
  sumHeads: "ilość, cena, nazwa, kwota, razem",
  legalForms: `
    sp. z o. o, spółka z o.o, spółka z ograniczoną odpowiedzialnością, sp.j, sp. j, sp. jawna, spółka jawna, s.a,
    spółka akcyjna, sp. k, sp. komandytowa, spółka komandytowa, s.c, spółka cywilna, p.p.h.u, f.h.u, phu, fhu
  `,
  companyWords: `
    ~restauracja~, ~sklep~, ~piekarnia~, ~apteka~, ~cukiernia~, ~księgarnia~, ~kawiarnia~, ~pizzeria~,
    ~stacja paliw~, ~delikatesy~, ~hurtownia~, ~zakład~, ~kwiaciarnia~, ~gospoda~, ~karczma~,
    ~pierogarnia~
  `,
  sellerLabels: "sprzedawca, wystawca, dostawca, usługodawca, wynajmujący",
  buyerLabels: `
    najemca,
    nabywca, kupujący, odbiorca, adres dostawy, usługobiorca, płatnik, zamawiający, klient, adresat,
    odbiorca faktury, dane nabywcy
  `,
  nameFields: "nazwa, firma, nazwa firmy",
  addressWords: "ul., al., aleja, pl., os., osiedle, ulica, rynek",
  contactWords: "~telefon~, kom., infolinia, biuro",
  greetings: `
    twoje zamówienie w, dziękujemy za zakupy w, dziękujemy za zakup w,
    witamy w
  `,
  formWords: `
    wesołych świąt, faktura, paragon, nip, paragon fiskalny, fiskalny, niefiskalny, rachunek, dziękujemy, zapraszamy,
    witamy, klient, kasa, kasjer, kopia, strona, duplikat, wystawi~, sprzeda~, nabywca, regon, krs, bdo,
    sprzedawca, termin, stolik, miejsce wystawienia, dzień dobry, do widzenia, wydruk, potwierdzenie
  `,
  payments: {
    "Direct Debit": "polecenie zapłaty",
    "Credit Card": "karta kredytowa, kartą kredytową",
    "Debit Card": "karta debetowa, kartą debetową",
    Card: "karta, kartą",
    "Bank Transfer": "~przelew~",
    Cash: "~gotówk~"
  }
}
