import type { Lexicon } from "./Lexicon.ts"

/** What Turkish says in the same words is not repeated. */
export const azerbaijani: Lexicon = {
  language: "az",
  labels: {
    grandTotal: "yekun mebleg, umumi mebleg, odenilecek mebleg, cemi odenilecek, toplam mebleg, yekun odenis",
    total: "yekun, cemi, mebleg",
    net: "edv-siz, edvsiz mebleg",
    subtotal: "ara cem, araliq cem",
    tax: "edv, edv 18%, edv meblegi, toplam vergi, edv cemi, vergi",
    service: "xidmet haqqi, servis haqqi, catdirilma",
    discount: "endirim, endirim meblegi",
    tendered: "nagd, nagd odenis, odenilib, verilen",
    card: "nagdsiz, kart, bank karti, nagdsiz odenis",
    change: "qaliq, qaytarilan, qaliq mebleg",
    deposit: "avans, depozit, beh",
    other: "say, miqdar, qiymet, mehsulun adi, kassir, kassa, cek nomresi, novbe, voen, fiskal id, bonus"
  },
  dateLabels: "~tarix~",
  otherDates: "~son tarix~, ~müddət~",
  refundTitles: "geri qaytarma, qaytarış çeki",
  documentTitles: "satış çeki, kassa çeki, qaimə, hesab-faktura, çek",
  otherTitles: "qiymət siyahısı, menyu, təklif, müqavilə, əmək haqqı cədvəli",
  tableHeads: "məhsulun adı, say, miqdar, qiymət, malın adı",
  sumHeads: "cəmi, məbləğ",
  legalForms: "MMC, ASC, QSC",
  companyWords: "~restoran~, ~aptek~, ~market~, ~mağaza~, ~otel~, ~kafe~, ~çörək~",
  sellerLabels: "satıcı, obyektin adı, vergi ödəyicisinin adı",
  buyerLabels: "alıcı, müştəri",
  addressWords: "küç., küçəsi, prospekti, rayonu, şəhəri, obyektin ünvanı",
  contactWords: "telefon, tel, mob",
  formWords: "satış çeki, çek, təşəkkür edirik, sağ olun, xoş gəlmisiniz, kassir, müştəri, səhifə, növbə, vöen",
  payments: {
    Card: "nağdsız, bank kartı",
    Cash: "nağd ödəniş, ^nağd #"
  }
}
