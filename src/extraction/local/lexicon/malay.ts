import type { Lexicon } from "./Lexicon.ts"

export const malay: Lexicon = {
  language: "ms",
  labels: {
    grandTotal: `
      total due rm, net total rm, nett total rm, total rm, total amount rm, total sales rm, jumlah besar,
      jumlah bayar, total bayar, harus dibayar
    `,
    total: "jumlah, jml, harga jual",
    net: "jumlah sebelum cukai",
    subtotal: "jumlah kecil",
    tax: "gst rm, total gst rm, tax rm, cukai, cukai perkhidmatan, cukai jualan",
    service: "servis, caj perkhidmatan, caj servis, penghantaran, caj penghantaran",
    rounding: "pelarasan, pelarasan penggenapan",
    discount: "diskaun",
    tendered: "tunai, bayar, bayaran, dibayar",
    card: "kad, kad kredit, kad debit",
    change: "change rm, kembali, kembalian, baki",
    deposit: "wang pendahuluan",
    other: "amount rm, kuantiti, harga seunit, no resit, no invois, juruwang"
  },
  dateLabels: "~tarikh~",
  otherDates: "tarikh luput, tarikh akhir, tarikh tamat",
  refundTitles: "nota kredit, bayaran balik, ^pulangan$",
  documentTitles: "resit, invois, bil elektrik, bil air, bil elektrik anda, bil air anda",
  reminders: "peringatan pembayaran, notis tunggakan, surat tuntutan",
  otherTitles: `
    senarai harga, sebut harga, penyata akaun, menu makanan, slip gaji, nota penghantaran, pesanan belian, penyata
    bank, borang cukai, belanjawan, kunci kira-kira, senarai belian, maklumat pemakanan
  `,
  otherSigns: `
    gaji asas, jumlah potongan, karbohidrat, lemak tepu
  `,
  tableHeads: "harga, kuantiti, keterangan, butiran",
  legalForms: "sdn. bhd, bhd, ~sdnbhd~, sb, s/b",
  companyWords:
    "~restoran~, ~kopi~, kedai, syarikat, perniagaan, pasaraya, pasar, gerai, stesen, kilang, warung, pusat, klinik, farmasi, bengkel",
  companyKinds: "sdn~, bhd~, s/b",
  describingWords:
    "runcit, borong, makan, makanan, minuman, minyak, laut, buku, gunting, rambut, besar, mini, dan, nasi, kandar, papan, pakaian, perabot, ubat, emas, motor, kereta, elektrik, alat, tulis, ganti, basikal, ikan, ayam, buah, sayur",
  compounds: "PERNIAGAAN, RESTORAN, SYARIKAT",
  ownerWords: "dimiliki oleh, dimiliki dan diuruskan oleh, diuruskan oleh, dikendalikan oleh",
  sellerLabels: "penjual, pembekal",
  buyerLabels: "pembeli, pelanggan, dihantar kepada, kepada",
  addressWords: `
    jalan, jln, lorong, taman, kompleks, bandar, kampung, seksyen, kawasan, persiaran, lebuh, lebuhraya,
    ~selangor~, ~johor~, ~kuala~, ~penang~,
    ~melaka~
  `,
  addressStarts: "jalan, jln, taman, lorong, lot, no, kompleks",
  contactWords: "telefon, faks",
  greetings: `
    selamat datang ke
  `,
  formWords: "resit, invois, terima kasih, sila datang, pelanggan, juruwang, salinan, kaunter, meja",
  payments: {
    "Credit Card": "kad kredit",
    "Debit Card": "kad debit",
    Card: "kad",
    Cash: "tunai"
  },
  notPayments: "kad ahli, kad keahlian, kad setia"
}
