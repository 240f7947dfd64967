import type { Lexicon } from "./Lexicon.ts"

export const turkish: Lexicon = {
  language: "tr",
  months: {
    5: "mayis",
    11: "kasim",
    12: "aralik"
  },
  labels: {
    grandTotal: `
      siparis toplami,
      genel toplam, odenecek tutar, toplam tutar, odenecek, odenecek toplam, toplam tl, genel toplam tl,
      vergiler dahil toplam tutar, vergiler dahil toplam, odenen tutar, fatura toplami, toplam odenecek,
      tahsil edilen, yekun, toplam try, satis tutari, islem tutari, genel tutar, net tutar, toplam odeme
    `,
    total: "toplam, tutar, toplam fiyat, kdv dahil, kdv dahil toplam",
    net: `
      matrah, kdv haric, mal hizmet toplam tutari, vergisiz toplam, kdv matrahi, kdv haric toplam,
      kdvsiz toplam, net toplam
    `,
    subtotal: "urunler toplami, ara toplam, ara top, ara tutar, urun toplami",
    tax: `
      kdv, topkdv, toplam kdv, kdv tutari, hesaplanan kdv, otv, vergi, toplam vergi, kdv toplam,
      kdv toplami, hesaplanan kdv gercek, konaklama vergisi
    `,
    tip: "bahsis, servis bahsis",
    service: `
      servis ucreti, servis, kargo, kargo ucreti, teslimat ucreti, kuver, garsoniye, paket servis ucreti,
      poset
    `,
    rounding: "yuvarlama, yuvarlama farki",
    discount: `
      indirim, iskonto, toplam indirim, toplam iskonto, kampanya, kampanya indirimi, kazanciniz,
      indirimler, ind
    `,
    tendered: "nakit, nakit tl, alinan para, odenen, verilen, nakit odeme, tahsilat, alinan nakit",
    card: `
      kredi karti, k karti, banka karti, kredi karti tl, banka kredi karti, yemek karti, sodexo, multinet
    `,
    change: "para ustu, parustu, para ustu tl, iade, verilen para ustu, para iadesi",
    deposit: "kapora, depozito, avans",
    other: `
      adet, miktar, birim fiyat, birim fiyati, fiyat, vergi no, vergi numarasi, vkn, tckn, vergi dairesi,
      fis no, eku no, kasa, kasiyer, mersis no, puan, kazanilan puan, toplam adet, fatura no, urun adedi,
      belge no, terminal no, kdv orani
    `
  },
  dateLabels: "~tarih~, tarih, fatura tarihi, düzenleme tarihi",
  otherDates: "~vade~, ~son ödeme~, ~teslim~, ~irsaliye~, ~geçerlilik~",
  refundTitles: "iade faturası, iade fişi, gider pusulası, ^iade$",
  documentTitles: "fatura, fiş, makbuz, adisyon, e-fatura, e-arşiv, bilgi fişi",
  reminders: "ödeme hatırlatması, ödeme ihtarnamesi, borç ihtarnamesi",
  overviewWords: "giderler, masraflar, özet, sonuçlar, rapor, bütçe",
  otherTitles: `
    para çekme, havale dekontu, eft dekontu, dekont, stok listesi, envanter listesi, fiyat listesi, menü, teklif,
    hesap özeti, hesap ekstresi, irsaliye, sevk irsaliyesi, sipariş formu, besin değerleri, enerji ve besin, maaş
    bordrosu, katalog, bilanço, alışveriş listesi, fiyat teklifi, teklif formu, ücret bordrosu, sözleşme, vergi
    beyannamesi, bütçe, gelir tablosu, envanter, masraf formu, kasa defteri, büyük defter, muavin defter, ^mizan$,
    kdv beyannamesi, aylık rapor, puan durumu
  `,
  otherSigns: `
    gönderen hesap, alıcı hesap, gönderen iban, alıcı iban,
    devreden bakiye, son bakiye, açılış bakiyesi, kapanış bakiyesi, brüt ücret, net ücret, gelir vergisi,
    karbonhidrat, doymuş yağ
  `,
  declines: "işlem onaylanmadı, işlem reddedildi",
  tableHeads: "ürün, miktar, adet, birim fiyat, açıklama, cinsi, mal hizmet, stok",
  sumHeads: "tutar, fiyat",
  legalForms: "a.ş, ltd. şti, ltd.şti, limited şirketi, anonim şirketi, san. ve tic, tic. ltd, şti, san. tic",
  companyKinds: `
    gıda, tekstil, inşaat, turizm, turz, otomotiv, pazarlama, paz, sanayi, san, ticaret, tic, ltd, ithalat, ihracat,
    rest, mağazacılık, mağazaları, kuyumculuk, mobilya, unlu mamulleri, yiyecek, lokantacılık, restoran işletmeciliği,
    akaryakıt, petrol ürünleri, temizlik, nakliyat, elektronik, kırtasiye, hizmetleri, ürünleri, işletmeciliği
  `,
  companyWords: `
    ~lokanta~, ~restoran~, ~restaurant~, ~eczane~, ~pastane~, ~kitabevi~, ~kebap~, ~mağaza~, ~ticaret~,
    ~lokantası~, ~şarküteri~, ~turizm~, ~kahve~, ~köfte~
  `,
  sellerLabels: "satıcı, düzenleyen",
  buyerLabels: "alıcı, teslim adresi, fatura adresi, sayın, müşteri, müşteri adı, alıcı adı",
  nameFields: "ad, adı, unvan, ünvan, ünvanı, şirket",
  addressWords: `
    cad., cd., caddesi, sok., sk., sokak, sokağı, mah., mh., mahallesi, bulvarı, blv, bulv, meydanı, apt,
    sitesi, daire, çarşısı
  `,
  contactWords: "telefon, faks, e-posta, müşteri hizmetleri",
  formWords: `
    fatura, fiş, fişi, fis no, bilgi fişi, teşekkür, teşekkürler, tesekkur~, hoş geldiniz, hoşgeldiniz,
    yine bekleriz, müşteri, kasa, kasiyer, kopya, sayfa, vergi dairesi, vergi, v.d, mersis, tarih, saat,
    garson, adisyon, mali değeri yoktur, afiyet olsun, ettn, sayın, nüsha, işyeri, iyi günler, bekleriz,
    bizi tercih
  `,
  payments: {
    "Debit Card": "banka kartı",
    "Credit Card": "kredi kart~, k.kartı",
    "Bank Transfer": "havale, eft",
    Cash: "~nakit~, ^peşin #"
  }
}
