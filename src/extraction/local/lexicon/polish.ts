import type { Lexicon } from "./Lexicon.ts"

export const polish: Lexicon = {
  language: "pl",
  months: [
    "styczen stycznia",
    "luty lutego",
    "marzec marca",
    "kwiecien kwietnia",
    "maj maja",
    "czerwiec czerwca",
    "lipiec lipca",
    "sierpien sierpnia",
    "wrzesien wrzesnia",
    "pazdziernik pazdziernika",
    "listopad listopada",
    "grudzien grudnia"
  ],
  labels: {
    grandTotal: "do zaplaty, suma pln, razem do zaplaty, kwota do zaplaty, wartosc brutto",
    total: "suma, razem, lacznie",
    net: "wartosc netto, podstawa, sprzed opod, sprzedaz opodatkowana, sprzedaz opod",
    subtotal: "suma czesciowa",
    tax: "ptu, kwota ptu, suma ptu, podatek, podatek vat",
    tip: "napiwek",
    rounding: "zaokraglenie",
    discount: "rabat",
    tendered: "gotowka, wplata",
    card: "karta, karta platnicza",
    change: "reszta",
    deposit: "kaucja",
    other: "ilosc, nip, regon"
  },
  dateLabels: "data",
  refundTitles: "faktura koryguj~, korekta, zwrot",
  documentTitles: "faktura",
  sumHeads: "ilość, cena, nazwa",
  legalForms: "sp. z o. o",
  companyWords: "~restauracja~, ~sklep~",
  addressWords: "ul.",
  formWords: "faktura, paragon, nip",
  payments: { Card: "karta", "Bank Transfer": "~przelew~", Cash: "~gotówk~" }
}
