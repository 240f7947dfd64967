import type { Phrases } from "./Lexicon.ts"

/** What mails and pages of shops say above what was bought, before a customer's name, too: no merchant is called so. */
export const headlines: Phrases = [
  // English
  `
    thank you, thank you for your order, thank you for your purchase, thank you for your payment, thank you for your
    business, thank you for your donation, thank you for your booking, thank you for your reservation, thank you for
    your subscription, thank you for shopping with us, thanks for your order, thanks for your purchase, thanks for your
    payment, thanks for your business, thanks for your booking, thanks for your donation, thanks for riding, thanks for
    shopping with us, thanks for choosing us, we received your order, we've received your order, we have received your
    order, we received your payment, we've received your payment, your order is confirmed, your order has been received,
    your order has been placed, your order is complete, your order is on its way, order received, order confirmed, order
    placed, order complete, order completed, order paid, items ordered, items purchased, your items, what you ordered,
    what you bought, your receipt, your invoice, your bill, your e-receipt, your payment receipt, your trip receipt,
    your subscription, your payment was successful, here's your receipt, here is your receipt, here's your invoice, here
    is your invoice, payment received, payment successful, payment complete, payment completed, payment confirmed,
    payment details, payment summary, payment information, trip receipt, trip summary, trip details, ride receipt, ride
    summary, ride details, subscription renewed, subscription receipt, subscription details, booking confirmed, your
    booking is confirmed, reservation confirmed, your reservation is confirmed, you're booked, invoice paid, invoice
    summary, invoice details, invoice information, receipt details, receipt summary, transaction receipt, transaction
    details, transaction summary, purchase details, purchase summary, billing details, billing summary, billing
    information, customer details, account details, view order, view receipt, view invoice, print receipt, print
    invoice, download receipt, download invoice, e-receipt, ereceipt, sales order, self-billing invoice
  `,
  // German
  `
    vielen dank, vielen dank für ihre bestellung, vielen dank für deine bestellung, vielen dank für ihren einkauf,
    vielen dank für deinen einkauf, vielen dank für ihre buchung, vielen dank für deine buchung, vielen dank für ihre
    zahlung, vielen dank für ihren auftrag, vielen dank für ihre spende, danke für ihre bestellung, danke für deine
    bestellung, danke für ihren einkauf, danke für deinen einkauf, danke für deine buchung, deine rechnung, ihre
    quittung, deine quittung, dein beleg, ihr kaufbeleg, zahlungsbeleg, zahlung erhalten, zahlung erfolgreich, zahlung
    eingegangen, bestellung eingegangen, bestellung bestätigt, bestellung aufgegeben, wir haben ihre bestellung
    erhalten, wir haben deine bestellung erhalten, ihre bestellung ist eingegangen, deine bestellung ist eingegangen,
    buchung bestätigt, ihre fahrt, deine fahrt, fahrtquittung, fahrtdetails, rechnungskopie, rechnungsdetails,
    zahlungsdetails, ihre zahlung, deine zahlung, bestellte artikel, ihre artikel, deine artikel
  `,
  // French
  `
    merci pour votre commande, merci pour ta commande, merci pour votre achat, merci pour vos achats, merci de votre
    achat, merci de votre commande, merci pour votre réservation, merci pour votre paiement, merci pour votre don, votre
    facture, votre reçu, votre paiement, votre achat, votre course, paiement reçu, paiement effectué, paiement accepté,
    commande confirmée, commande reçue, votre commande est confirmée, votre commande a été confirmée, nous avons reçu
    votre commande, réservation confirmée, détail de votre commande, détails de votre commande, facture acquittée,
    détails du paiement, articles commandés, vos articles
  `,
  // Spanish, Catalan
  `
    gracias por tu compra, gracias por tu pedido, gracias por su pedido, gracias por su pago, gracias por tu pago,
    gracias por tu reserva, gracias por su reserva, gracias por tu donación, tu recibo, tu factura, su recibo, su
    factura, recibo de compra, pago recibido, pago realizado, pago exitoso, pago aprobado, pedido confirmado, pedido
    recibido, pedido realizado, tu pedido está confirmado, hemos recibido tu pedido, hemos recibido su pedido, reserva
    confirmada, detalles del pago, detalle de la compra, detalles de la compra, resumen de tu pedido, resumen de tu
    compra, tus artículos, gràcies per la teva comanda, gràcies per la teva compra, la teva comanda, la teva factura
  `,
  // Italian
  `
    grazie per il tuo ordine, grazie per il suo ordine, grazie per il tuo acquisto, grazie per l'acquisto, grazie per
    aver acquistato, grazie per averci scelto, grazie per la prenotazione, grazie per il pagamento, la tua ricevuta, la
    tua fattura, la sua fattura, il tuo acquisto, ordine confermato, ordine ricevuto, abbiamo ricevuto il tuo ordine,
    pagamento ricevuto, pagamento effettuato, pagamento completato, prenotazione confermata, dettagli pagamento,
    dettagli del pagamento, articoli ordinati
  `,
  // Portuguese
  `
    obrigado pela sua compra, obrigado pela compra, obrigado pela sua encomenda, obrigado pela encomenda, obrigado pelo
    seu pedido, obrigado pelo pedido, obrigada pela sua compra, agradecemos a sua preferência, agradecemos a
    preferência, pedido recebido, recebemos o seu pedido, recebemos sua encomenda, compra aprovada, pagamento aprovado,
    pagamento recebido, pagamento confirmado, o seu recibo, seu recibo, a sua fatura, sua fatura, detalhes da compra,
    detalhes do pagamento, itens do pedido
  `,
  // Dutch
  `
    bedankt voor je bestelling, bedankt voor uw bestelling, bedankt voor je aankoop, bedankt voor uw aankoop, bedankt
    voor je betaling, bedankt voor je boeking, bedankt voor uw boeking, je bestelling is geplaatst, je bestelling is
    bevestigd, uw bestelling is bevestigd, we hebben je bestelling ontvangen, bestelling ontvangen, bestelling
    bevestigd, betaling ontvangen, betaling geslaagd, je factuur, uw factuur, je bon, uw bon, je betaling, betaalbewijs,
    aankoopbewijs, bestelde artikelen, betaalgegevens
  `,
  // Swedish, Danish, Norwegian, Finnish, Icelandic
  `
    tack för din beställning, tack för ditt köp, tack för din order, tack för din bokning, tack för din betalning, tack
    för att du handlar hos oss, ditt kvitto, din faktura, ditt köp, vi har tagit emot din beställning, betalning
    mottagen, betalning genomförd, tak for din betaling, tak for din booking, tak for din donation, din kvittering, dit
    køb, vi har modtaget din ordre, vi har modtaget din bestilling, betaling modtaget, betaling gennemført, takk for
    bestillingen, takk for ditt kjøp, takk for handelen, takk for betalingen, vi har mottatt din bestilling, betaling
    mottatt, kiitos tilauksestasi, kiitos tilauksestanne, kiitos ostoksestasi, kiitos ostoksista, kiitos varauksestasi,
    kuittisi, laskusi, maksu vastaanotettu, maksu onnistui, tilaus vastaanotettu, olemme vastaanottaneet tilauksesi,
    takk fyrir pöntunina, takk fyrir kaupin, kvittunin þín
  `,
  // Polish, Czech, Slovak, Hungarian, Romanian
  `
    dziękujemy za zakup, dziękujemy za twoje zamówienie, dziękujemy za płatność, dziękujemy za rezerwację, twój paragon,
    twoja faktura, twoje zakupy, płatność otrzymana, płatność zaakceptowana, płatność zrealizowana, zamówienie przyjęte,
    zamówienie potwierdzone, otrzymaliśmy twoje zamówienie, rezerwacja potwierdzona, děkujeme za vaši objednávku,
    děkujeme za platbu, děkujeme za rezervaci, vaše faktura, vaše účtenka, váš nákup, platba přijata, platba proběhla
    úspěšně, objednávka přijata, objednávka potvrzena, přijali jsme vaši objednávku, ďakujeme za vašu objednávku,
    ďakujeme za platbu, vaša faktúra, platba prijatá, objednávka prijatá, köszönjük a rendelésed, köszönjük a
    rendelését, köszönjük rendelését, köszönjük rendelésed, köszönjük a vásárlásodat, köszönjük a foglalást, rendelését
    megkaptuk, megkaptuk a rendelésed, sikeres fizetés, sikeres rendelés, a számlád, az ön számlája, mulțumim pentru
    comandă, vă mulțumim pentru comandă, mulțumim pentru comanda ta, vă mulțumim pentru comanda dumneavoastră, mulțumim
    pentru achiziție, plată confirmată, plata a fost efectuată, comandă confirmată, am primit comanda ta, factura ta,
    factura dumneavoastră
  `,
  // Croatian, Serbian, Slovenian, Albanian, Turkish, Azerbaijani
  `
    hvala na narudžbi, hvala vam na narudžbi, hvala na porudžbini, hvala na kupovini, hvala vam na kupovini, vaš račun,
    vaša porudžbina, plaćanje uspješno, plaćanje uspešno, narudžba zaprimljena, porudžbina primljena, хвала на
    поруџбини, хвала на куповини, hvala za naročilo, hvala za vaše naročilo, plačilo uspešno, faleminderit për porosinë,
    porosia juaj, fatura juaj, siparişiniz alındı, siparişiniz onaylandı, siparişiniz için teşekkürler, siparişiniz için
    teşekkür ederiz, alışverişiniz için teşekkürler, alışverişiniz için teşekkür ederiz, ödemeniz için teşekkürler,
    ödeme alındı, ödeme başarılı, faturanız, makbuzunuz, sifarişiniz üçün təşəkkür edirik, sifarişiniz
  `,
  // Lithuanian, Latvian, Estonian
  `
    ačiū už užsakymą, ačiū už jūsų užsakymą, ačiū už pirkinį, dėkojame už užsakymą, užsakymas gautas, mokėjimas gautas,
    jūsų sąskaita, paldies par pasūtījumu, paldies par jūsu pasūtījumu, paldies par maksājumu, pasūtījums saņemts,
    maksājums saņemts, jūsu rēķins, täname tellimuse eest, täname teid tellimuse eest, aitäh tellimuse eest, täname
    makse eest, tellimus vastu võetud, makse laekunud, makse õnnestus, teie arve, sinu arve
  `,
  // Russian, Ukrainian, Bulgarian, Macedonian, Greek
  `
    спасибо за заказ, спасибо за ваш заказ, благодарим за заказ, благодарим за ваш заказ, благодарим за оплату, спасибо
    за оплату, ваш чек, ваш счёт, ваш счет, ваша покупка, заказ оформлен, заказ принят, заказ оплачен, оплата прошла
    успешно, платёж получен, платеж получен, дякуємо за замовлення, дякуємо за ваше замовлення, дякуємо за оплату, ваш
    рахунок, замовлення прийнято, замовлення оформлено, оплата успішна, платіж отримано, благодарим за поръчката,
    благодарим ви за поръчката, благодарим за вашата поръчка, благодарим за плащането, вашата фактура, плащането е
    успешно, поръчката е приета, ви благодариме за нарачката, вашата нарачка, ευχαριστούμε για την παραγγελία,
    ευχαριστούμε για την παραγγελία σας, ευχαριστούμε για την αγορά, ευχαριστούμε για την αγορά σας, ευχαριστούμε για
    την πληρωμή, η απόδειξή σας, το τιμολόγιό σας, η πληρωμή ολοκληρώθηκε, επιτυχής πληρωμή
  `,
  // Indonesian, Malay, Vietnamese, Thai, Arabic, Persian, Hebrew, Hindi
  `
    terima kasih atas pesanan anda, terima kasih atas pembelian anda, terima kasih atas pembayaran anda, terima kasih
    sudah berbelanja, terima kasih telah berbelanja, pembayaran berhasil, pembayaran diterima, pesanan diterima, pesanan
    dikonfirmasi, struk anda, tagihan anda, terima kasih kerana membeli, pembayaran berjaya, resit anda, cảm ơn bạn đã
    đặt hàng, cảm ơn bạn đã mua hàng, cảm ơn quý khách đã đặt hàng, thanh toán thành công, đặt hàng thành công, hóa đơn
    của bạn, ขอบคุณสำหรับการสั่งซื้อ, ขอบคุณสำหรับคำสั่งซื้อ, ชำระเงินสำเร็จ, สั่งซื้อสำเร็จ, شكرا لطلبك, شكراً لطلبك,
    شكرا لشرائك, شكرا لتسوقك معنا, تم استلام طلبك, تم الدفع بنجاح, فاتورتك, از خرید شما سپاسگزاریم, با تشکر از خرید شما,
    پرداخت موفق, תודה על הזמנתך, תודה על ההזמנה, תודה על הרכישה, התשלום התקבל, הזמנתך התקבלה, הקבלה שלך, ऑर्डर के लिए
    धन्यवाद, भुगतान सफल
  `,
  // Chinese, Japanese, Korean
  `
    感谢您的购买, 感谢您的订购, 感谢您的订单, 感謝您的訂購, 感謝您的購買, 感謝您的訂單, 付款成功, 支付成功, 下单成功, 訂單成立, 付款完成, ご注文ありがとうございます, ご注文ありがとうございました,
    ご注文いただきありがとうございます, ご購入ありがとうございます, ご購入ありがとうございました, ご利用ありがとうございます, ご利用ありがとうございました, お支払いが完了しました, お支払い完了, ご注文を承りました, 주문해
    주셔서 감사합니다, 주문해주셔서 감사합니다, 구매해 주셔서 감사합니다, 구매해주셔서 감사합니다, 결제가 완료되었습니다, 결제 완료, 결제완료, 주문이 완료되었습니다, 주문 완료, 주문완료
  `
].join(",")

/** What mails call to their reader before a name and a comma: "Hi Anna,". */
export const salutations: Phrases = `
  hi, hello, dear, hey, hallo, liebe, lieber, guten tag, sehr geehrter herr, sehr geehrte frau, bonjour, cher, chère,
  hola, estimado, estimada, ciao, gentile, buongiorno, olá, caro, cara, prezado, prezada, beste, geachte, hej, hei,
  halló, kære, kjære, cześć, dzień dobry, dobrý den, ahoj, dobrý deň, szia, kedves, bună, bună ziua, bok, pozdrav,
  zdravo, živjo, pozdravljeni, merhaba, sayın, sveiki, labas, tere, здравствуйте, привет, добрый день, вітаємо, добрий
  день, здравейте, γεια σας, γεια σου, halo, hai, kepada, xin chào, chào, สวัสดี, مرحبا, سلام, שלום
`
