import type { Lexicon } from "./Lexicon.ts"

export const indonesian: Lexicon = {
  language: "id",
  months: {
    2: "pebruari",
    8: "agust",
    11: "nopember"
  },
  labels: {
    grandTotal: `
      total bayar, total belanja, jumlah besar, jumlah bayar, total tagihan, harus dibayar, total akhir,
      total pembayaran, total pembelian, total harga, jumlah total, total yang harus dibayar
    `,
    total: "jumlah, jml",
    net: "dasar pengenaan pajak, dpp, sebelum pajak",
    subtotal: "subtotal produk, subtotal pesanan, sub jumlah, total item, total barang, harga jual",
    tax: "pb1, pbi, ppn, pajak, pajak restoran, pjk, p resto, p rest, pjr, phr",
    service: "servis, layanan, biaya layanan, biaya kirim, ongkos kirim, ongkir, biaya pengiriman, biaya admin",
    rounding: "pembulatan",
    discount: "diskon, potongan, total diskon, hemat, anda hemat, voucher belanja",
    tendered: "tunai, bayar, bayaran, dibayar, uang tunai",
    card: `
      kartu, kartu kredit, kartu debit, debit bca, bca, mandiri, flazz, gopay, ovo, kartu debit bca, qris,
      dana, shopeepay, linkaja
    `,
    change: "kembali, kembalian, baki, uang kembali",
    deposit: "uang muka, titipan",
    other: "jumlah barang, jumlah item, banyaknya, kasir, harga satuan, npwp, no nota, no struk"
  },
  dateLabels: "~tanggal~, ~tgl~",
  otherDates: "~jatuh tempo~, ~berlaku~",
  refundTitles: "nota kredit, pengembalian dana, retur, nota retur",
  documentTitles: "struk, kwitansi, nota, faktur",
  reminders: "pengingat pembayaran, surat peringatan, surat penagihan",
  otherTitles: `
    penarikan tunai, bukti transfer, bukti pemindahbukuan, daftar harga, penawaran harga, surat jalan, rekening koran,
    informasi nilai gizi, daftar menu, slip gaji, surat penawaran, pesanan pembelian, anggaran, neraca, laporan laba
    rugi, daftar belanja, spt tahunan
  `,
  otherSigns: `
    rekening sumber, rekening tujuan, dari rekening, ke rekening, gaji pokok, gaji bersih, karbohidrat total, lemak
    jenuh, lemak total
  `,
  tableHeads: "banyaknya, harga, keterangan, nama barang",
  legalForms: "tbk, pt, cv",
  companyWords: "~toko~, ~warung~, ~rumah makan~, ~apotek~, ~swalayan~, ~indomaret~, ~alfamart~",
  ownerWords: "dikelola oleh, dimiliki oleh",
  sellerLabels: "penjual, dijual oleh, dari",
  buyerLabels: `
    pembeli, pelanggan, penerima, dikirim ke, kepada, kepada yth, yth, tagihan kepada,
    ditagihkan kepada, nama pelanggan
  `,
  addressWords: "jl, blok",
  contactWords: "~telp~, layanan konsumen",
  greetings: `
    selamat datang di
  `,
  formWords: `
    struk, kwitansi, terima kasih, kasir, pelanggan, meja, selamat datang, selamat,
    barang yang sudah dibeli
  `,
  payments: {
    "Credit Card": "kartu kredit",
    "Debit Card": "kartu debit",
    Card: "kartu",
    "Bank Transfer": "transfer bank",
    Cash: "tunai"
  },
  notPayments: "kartu anggota, kartu member, kartu nama"
}
