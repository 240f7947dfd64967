import type { Lexicon } from "./Lexicon.ts"

export const indonesian: Lexicon = {
  language: "id",
  months: [
    "januari",
    "pebruari februari",
    "maret mar",
    "april",
    "mei",
    "juni",
    "juli",
    "agustus agust",
    "september",
    "oktober",
    "nopember november",
    "desember des"
  ],
  labels: {
    grandTotal: "total bayar, total belanja, jumlah besar, jumlah bayar, total tagihan, harus dibayar",
    total: "jumlah, jml, harga jual",
    tax: "pb1, pbi, ppn, pajak, pajak restoran, pjk",
    service: "servis, biaya layanan, biaya kirim",
    rounding: "pembulatan",
    discount: "diskon, potongan",
    tendered: "tunai, bayar, bayaran, dibayar, uang tunai",
    card: "kartu, kartu kredit, kartu debit, debit bca, bca, mandiri, flazz, gopay, ovo",
    change: "kembali, kembalian, baki, uang kembali"
  },
  dateLabels: "~tanggal~, ~tgl~",
  addressWords: "jl, blok",
  payments: { Cash: "tunai" }
}
