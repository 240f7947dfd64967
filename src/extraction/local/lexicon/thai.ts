import type { Lexicon } from "./Lexicon.ts"

export const thai: Lexicon = {
  language: "th",
  labels: {
    grandTotal: "ยอดสุทธิ, รวมทั้งสิ้น, ยอดรวมทั้งสิ้น, จำนวนเงินทั้งสิ้น, รวมสุทธิ, จำนวนเงินรวม, ยอดชำระ",
    total: "รวม, รวมเงิน, ยอดรวม, ยอดรวมสุทธิ",
    subtotal: "ยอดรวมสินค้า, รวมย่อย",
    tax: "ภาษี, ภาษีมูลค่าเพิ่ม, ภาษีมูลค่าเพิ่ม 7",
    service: "ค่าบริการ",
    discount: "ส่วนลด, ส่วนลดรวม",
    tendered: "เงินสด, รับเงิน, รับมา",
    card: "บัตรเครดิต, บัตร",
    change: "เงินทอน, ทอน"
  },
  dateLabels: "~วันที่~",
  refundTitles: "คืนเงิน"
}
