import { everyOf } from "./compile.ts"

/** What the field is called that says how was paid, in any language. */
const phrases = `
  payment method, method of payment, payment type, payment mode, mode of payment, paid by, paid with, paid via,
  payment via, paid using, pay method, tender type, zahlungsart, zahlungsmethode, zahlungsmittel, zahlart,
  zahlungsweise, bezahlart, bezahlt mit, bezahlt per, mode de paiement, moyen de paiement, mode de règlement,
  méthode de paiement, moyen de règlement, payé par, forma de pago, método de pago, medio de pago, modo de pago,
  pagado con, forma de pagamento, método de pagamento, meio de pagamento, modo de pagamento, pago com,
  metodo di pagamento, modalità di pagamento, modalità pagamento, tipo di pagamento, forma di pagamento, pagato con,
  betaalmethode, betaalwijze, betalingswijze, betaald met, betaald via, betalingsmetode, betalingsmåte, betalingsform,
  betalt med, betalningssätt, betalningsmetod, betalsätt, betald med, maksutapa, sposób płatności, forma płatności,
  metoda płatności, sposób zapłaty, forma zapłaty, způsob platby, způsob úhrady, forma úhrady, spôsob platby,
  spôsob úhrady, fizetési mód, fizetés módja, metodă de plată, modalitate de plată, mod de plată, ödeme şekli,
  ödeme yöntemi, ödeme türü, ödeme tipi, način plaćanja, način plačila, makseviis, maksmise viis, mokėjimo būdas,
  maksājuma veids, phương thức thanh toán, hình thức thanh toán, metode pembayaran, cara bayar, kaedah pembayaran,
  способ оплаты, форма оплаты, спосіб оплати, форма оплати, начин на плащане, начин плаћања, τρόπος πληρωμής,
  お支払い方法, お支払方法, 支払方法, 支払い方法, 付款方式, 支付方式, 결제방법, 결제수단, 지불방법, วิธีชำระเงิน, ช่องทางชำระเงิน,
  طريقة الدفع, אמצעי תשלום
`

/** A field of this name, with what is printed behind its name in the same piece of print. */
export const paymentField = new RegExp(
  String.raw`^\P{L}{0,3}(?:${everyOf(phrases).source})\s?\.?\s*(?:[:：]\s*)?(.*)$`,
  "iu"
)
