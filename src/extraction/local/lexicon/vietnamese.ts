import type { Lexicon } from "./Lexicon.ts"

export const vietnamese: Lexicon = {
  language: "vi",
  labels: {
    grandTotal: "tong thanh toan, tong cong, thanh tien tong",
    total: "tong",
    subtotal: "tam tinh",
    tax: "thue gtgt, tien thue",
    discount: "giam gia",
    tendered: "tien mat, tien khach dua",
    change: "tien thoi"
  },
  dateLabels: "~ngay~"
}
