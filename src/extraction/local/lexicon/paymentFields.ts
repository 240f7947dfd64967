import { everyOf } from "./compile.ts"
import type { Phrases } from "./Lexicon.ts"

/** What the field is called that says how was paid, in any language. */
const methods: Phrases = `
  payment method, method of payment, payment type, payment mode, mode of payment, payment via, paid using, pay method,
  tender type, zahlungsart, zahlungsmethode, zahlungsmittel, zahlart, zahlungsweise, bezahlart, mode de paiement,
  moyen de paiement, mode de règlement, méthode de paiement, moyen de règlement, forma de pago, método de pago, medio
  de pago, modo de pago, modo pag, forma de pagamento, método de pagamento, meio de pagamento, modo de pagamento,
  metodo di pagamento, modalità di pagamento, modalità pagamento, tipo di pagamento, forma di pagamento,
  betaalmethode, betaalwijze, betalingswijze, betalingsmetode, betalingsmåte, betalingsform, betalningssätt,
  betalningsmetod, betalsätt, maksutapa, sposób płatności, forma płatności, metoda płatności, sposób zapłaty, forma
  zapłaty, způsob platby, způsob úhrady, forma úhrady, spôsob platby, spôsob úhrady, fizetési mód, fizetés módja,
  metodă de plată, modalitate de plată, mod de plată, ödeme şekli, ödeme yöntemi, ödeme türü, ödeme tipi, način
  plaćanja, način plačila, makseviis, maksmise viis, mokėjimo būdas, maksājuma veids, phương thức thanh toán, hình
  thức thanh toán, metode pembayaran, cara bayar, kaedah pembayaran, способ оплаты, форма оплаты, спосіб оплати, форма
  оплати, начин на плащане, начин плаћања, τρόπος πληρωμής, お支払い方法, お支払方法, 支払方法, 支払い方法, 付款方式, 支付方式, 결제방법, 결제수단, 지불방법,
  วิธีชำระเงิน, ช่องทางชำระเงิน, طريقة الدفع, אמצעי תשלום, payment:, zahlung:, paiement:, pago:, pagamento:,
  betaling:, betalning:, płatność:, platba:, fizetés:, plată:, ödeme:, оплата:, maksu:, pembayaran:
`

/** What says that it was paid, and stands before what with. */
const paidWith: Phrases = `
  paid by, paid with, paid via, bezahlt mit, bezahlt per, payé par, pagado con, pago com, pagato con, betaald met,
  betaald via, betalt med, betald med
`

/** That it was paid, before what with, where or when. */
export const paidBy: Phrases = `
  ${paidWith},
  bezahlt über, bezahlt am, betaald op, maksettu, payé avec, payé le, réglé par, pagado el, pago em, opłacono,
  zapłacono, zaplaceno, zaplatené, fizetve, plătit cu, plătit, plaćeno, ödendi, оплачено, сплачено, платено
`

const phrases = [methods, paidWith].join(",")

/** A field of this name, with what is printed behind its name in the same piece of print. */
export const paymentField = new RegExp(
  String.raw`^\P{L}{0,3}(?:${everyOf(phrases).source})\s?\.?\s*(?:[:：]\s*)?(.*)$`,
  "iu"
)
