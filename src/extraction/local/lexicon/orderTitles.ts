import type { Phrases } from "./Lexicon.ts"

/** What mails and pages of shops call an order, a booking or a payment that they confirm: no name, and where it was paid, a receipt. */
export const orderTitles: Phrases = [
  // English
  `
    order confirmation, booking confirmation, reservation confirmation, purchase confirmation, payment confirmation,
    order summary, order details, booking details, booking summary, itinerary receipt, passenger receipt, ticket receipt,
    passenger itinerary, your order, your booking, your purchase, your trip
  `,
  // German
  `
    bestellbestätigung, auftragsbestätigung, buchungsbestätigung, reservierungsbestätigung, zahlungsbestätigung,
    kaufbestätigung, bestellübersicht, bestelldetails, buchungsdetails, ihre bestellung, deine bestellung, ihre buchung,
    deine buchung, ihr einkauf, dein einkauf
  `,
  // French
  `
    confirmation de commande, confirmation de votre commande, confirmation de réservation, confirmation d'achat,
    confirmation de paiement, confirmation de votre réservation, récapitulatif de commande, récapitulatif de votre commande,
    récapitulatif, détails de la commande, détail de la commande, votre commande, votre réservation, reçu de paiement
  `,
  // Spanish
  `
    confirmación de reserva, confirmación de pedido, confirmación de compra, confirmación de pago, confirmación del pedido,
    confirmación de tu pedido, confirmación de su pedido, resumen del pedido, resumen de compra, resumen de la reserva,
    detalles del pedido, detalle del pedido, tu pedido, su pedido, tu compra, tu reserva, recibo de pago
  `,
  // Italian
  `
    conferma prenotazione, conferma di prenotazione, conferma d'ordine, conferma ordine, conferma dell'ordine,
    conferma di acquisto, conferma d'acquisto, conferma di pagamento, riepilogo ordine, riepilogo dell'ordine,
    riepilogo, dettagli ordine, dettagli dell'ordine, il tuo ordine, la tua prenotazione, ricevuta di pagamento
  `,
  // Portuguese
  `
    confirmação de reserva, confirmação do pedido, confirmação de pedido, confirmação de compra, confirmação da compra,
    confirmação de pagamento, confirmação de encomenda, confirmação da encomenda, resumo do pedido, resumo da compra,
    resumo da encomenda, detalhes do pedido, seu pedido, a sua encomenda, recibo de pagamento
  `,
  // Dutch
  `
    boekingsbevestiging, orderbevestiging, bestelbevestiging, reserveringsbevestiging, betalingsbevestiging,
    bevestiging van je bestelling, bevestiging van uw bestelling, besteloverzicht, overzicht van je bestelling, je
    bestelling, uw bestelling, je boeking, uw boeking, bestelgegevens
  `,
  // Swedish, Danish, Norwegian, Finnish
  `
    orderbekräftelse, bokningsbekräftelse, betalningsbekräftelse, köpbekräftelse, bekräftelse, orderöversikt, din order,
    din beställning, din bokning, ordrebekræftelse, bestillingsbekræftelse, bookingbekræftelse, betalingsbekræftelse,
    din ordre, din bestilling, tak for din ordre, tak for din bestilling, tak for dit køb, ordrebekreftelse,
    bestillingsbekreftelse, betalingsbekreftelse, takk for din bestilling, takk for din ordre, takk for kjøpet,
    tilausvahvistus, varausvahvistus, maksuvahvistus, tilauksesi, varauksesi, tilauksen tiedot
  `,
  // Polish, Czech, Slovak, Hungarian, Romanian
  `
    zamówienie nr, potwierdzenie zamówienia, potwierdzenie rezerwacji, potwierdzenie zakupu, potwierdzenie płatności, podsumowanie
    zamówienia, szczegóły zamówienia, twoje zamówienie, dziękujemy za zamówienie, dziękujemy za zakupy, dziękujemy za
    złożenie zamówienia, potvrzení objednávky, potvrzení rezervace, potvrzení platby, potvrzení o platbě, rekapitulace
    objednávky, shrnutí objednávky, vaše objednávka, děkujeme za objednávku, potvrdenie objednávky, potvrdenie rezervácie,
    ďakujeme za objednávku, rendelés visszaigazolás, rendelés visszaigazolása, foglalás visszaigazolása, rendelésed,
    rendelés összesítő, rendelés részletei, confirmare comandă, confirmarea comenzii, confirmare rezervare, confirmare
    plată, sumar comandă, comanda ta, comanda dumneavoastră, detalii comandă
  `,
  // Croatian, Serbian, Slovenian, Turkish, Lithuanian, Latvian, Estonian
  `
    potvrda narudžbe, potvrda rezervacije, potvrda plaćanja, potvrda porudžbine, vaša narudžba, pregled narudžbe, потврда
    поруџбине, potrditev naročila, potrditev rezervacije, vaše naročilo, povzetek naročila, sipariş onayı, sipariş özeti,
    sipariş detayı, sipariş detayları, siparişiniz, rezervasyon onayı, ödeme onayı, užsakymo patvirtinimas, jūsų
    užsakymas, pasūtījuma apstiprinājums, jūsu pasūtījums, tellimuse kinnitus, teie tellimus, sinu tellimus
  `,
  // Russian, Ukrainian, Bulgarian, Greek
  `
    подтверждение заказа, подтверждение бронирования, подтверждение оплаты, ваш заказ, детали заказа, состав заказа,
    підтвердження замовлення, підтвердження бронювання, ваше замовлення, деталі замовлення, потвърждение на поръчка,
    потвърждение на поръчката, вашата поръчка, επιβεβαίωση παραγγελίας, επιβεβαίωση κράτησης, η παραγγελία σας
  `,
  // Indonesian, Malay, Vietnamese, Thai, Arabic, Hebrew
  `
    konfirmasi pesanan, konfirmasi pembayaran, detail pesanan, rincian pesanan, ringkasan pesanan, pesanan anda,
    pengesahan pesanan, butiran pesanan, xác nhận đơn hàng, chi tiết đơn hàng, đơn hàng của bạn, ยืนยันคำสั่งซื้อ,
    รายละเอียดคำสั่งซื้อ, ยืนยันการจอง, تأكيد الطلب, تأكيد الحجز, تفاصيل الطلب, אישור הזמנה, פרטי ההזמנה
  `,
  // Chinese, Japanese, Korean
  `
    订单确认, 订单详情, 订单信息, 訂單確認, 訂單詳情, 訂單明細, 预订确认, 付款确认, ご注文の確認, ご注文確認, 注文確認, ご注文内容, ご注文明細, 注文詳細, ご予約確認, 予約確認, 주문 확인,
    주문확인, 주문 내역, 주문 상세, 예약 확인, 예약 내역, 결제 내역, 결제 확인
  `
].join(",")
