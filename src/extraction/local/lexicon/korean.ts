import type { Lexicon } from "./Lexicon.ts"

export const korean: Lexicon = {
  language: "ko",
  labels: {
    grandTotal: "받을금액, 결제금액, 합계금액, 합계, 총액, 총합계, 청구금액, 판매금액, 합 계, 결제하실금액",
    total: "총계, 금액",
    net: "공급가액, 과세물품가액, 과세",
    subtotal: "소계, 주문합계",
    tax: "부가세, 부가가치세, 세액",
    service: "봉사료",
    discount: "할인, 할인금액",
    tendered: "받은금액, 현금, 받은돈, 받으신금액, 현금결제",
    card: "신용카드, 카드, 카드결제, 신용카드결제",
    change: "거스름돈, 잔돈",
    other: "전화, 사업자, 수량"
  },
  dateLabels: "~일자~, ~거래일~",
  refundTitles: "환불, 반품",
  otherTitles: "견적서, 가격표, 영양정보, 메뉴판",
  formWords: "~영수증~, ~거래~, ~영수~",
  payments: { "Credit Card": "~신용카드~", Card: "~카드~", Cash: "~현금~" }
}
