import type { Phrases } from "./Lexicon.ts"

/** Lines of tills and terminals that stand alone, or before a number, and are no name. */
export const tillPhrases: Phrases = [
  // English
  `
    guests, guest count, covers, open 24 hours, open daily, open 7 days, open 7 days a week, save money live better,
    expect more pay less, proof of purchase, delivery, delivery order, collection, click and collect, click & collect,
    curbside pickup, curbside, pickup, pick up order, queue no, queue number, queue, scan me, scan here, scan to pay,
    scan for receipt, rewards, rewards member, loyalty, loyalty card, loyalty points, payment receipt, official
    receipt, digital receipt, electronic receipt, gift receipt, store receipt, shop receipt, retail invoice, cash
    invoice, pro forma, return policy, returns policy, exchange policy, refund policy, refunds within, no refunds, no
    refunds or exchanges, no returns, all sales final, keep this receipt, keep your receipt, retain this receipt,
    please retain this receipt, please keep this receipt, have a nice day, have a great day, have a good day, have a
    lovely day, see you soon, see you again, see you next time, come again, please come again, come back soon, est,
    established, since, family owned, family owned and operated, locally owned, fresh food daily, fresh daily, halal,
    non halal, non-halal, halal certified, muslim owned, free parking, free delivery, free wifi, free wi-fi, wifi
    password, wi-fi password, sco, acm, store, store no, store number, shop no, branch, outlet, lane, shift, shift no,
    batch, batch no, till no, manager, your server, your cashier, your host, approved, approval, declined, auth code,
    signature, customer signature, sign here, cardholder signature, no signature required, signature not required,
    chip read, chip card, swiped, tapped, contactless, time, time in, time out, opened, closed, printed, kitchen copy,
    customer receipt, customer bill, guest bill, guest receipt, guest copy, office copy, file copy, first copy, second
    copy, bill copy, all day, all day breakfast, breakfast, lunch, dinner, brunch, good morning, good afternoon, good
    evening, hello, hi there, we appreciate your business, we love our customers, we are hiring, now hiring, join our
    team, download our app, get the app, shop online, order online, order ahead, order online and save, shop smart
    save more, quality you can trust, your satisfaction is our priority, satisfaction guaranteed, low prices every
    day, everyday low prices, always low prices, best price guaranteed, price match, you saved, member since, points
    balance, points earned, eat in, eat-in, sit in, take-away, takeaway order, to stay, bar tab, tab, walk in,
    walk-in, counter, counter service, kiosk order, mobile order, online order, web order, phone order, training mode,
    training, test receipt, demo, not for resale, tax id, vat reg, void receipt, no sale, balance due, amount due,
    paid in full, fiscal receipt, non fiscal, journal, day end, end of day, x report, z report
  `,
  // German
  `
    kopie, zweitschrift, duplikat, zwischenrechnung, zwischenbeleg, bewirtungsbeleg, bewirtungsquittung, barbeleg,
    barverkauf, kassenzettel, kassabeleg, außer haus, ausser haus, im haus, zum mitnehmen, hier essen, vor ort,
    abholung, lieferung, lieferservice, selbstabholung, bon nr, bon-nr, beleg nr, beleg-nr, kasse nr, kassen nr,
    terminal-id, terminal id, trace nr, trace-nr, ihr einkauf vom, ihre rechnung, ihr
    beleg, es grüßt sie, guten tag, guten morgen, guten abend, hallo, grüß gott, moin, moin moin, servus, bis bald,
    bis zum nächsten mal, auf wiedersehen, schönen tag, schönen tag noch, einen schönen tag, schönes wochenende, wir
    danken für ihren besuch, besuchen sie uns bald wieder, umtausch nur mit bon, umtausch nur mit kassenbon, umtausch
    innerhalb, vom umtausch ausgeschlossen, bitte aufbewahren, bitte beleg aufbewahren, seit, gegründet, gratis wlan,
    wlan passwort, treuepunkte, ihre treuepunkte, payback, deutschlandcard, kartenzahlung, genehmigt, autorisiert,
    unterschrift, steuernummer, uhrzeit, gäste, anzahl gäste, personen, platz, schicht, selbstbedienungskasse, sb
    kasse, selbstzahlerkasse, kundendurchschlag, schulungsbon, trainingsbon, testbon, probebon
  `,
  // French
  `
    sur place, à emporter, en livraison, livraison, commande, duplicata, copie, note, addition,
    l'addition, ticket client, ticket commerçant, exemplaire client, exemplaire commerçant, couverts, nb couverts,
    table, ouvert, ouvert 7j/7, horaires, depuis, fondée en, fait maison, à bientôt, au revoir, bonne journée, bonne
    soirée, bonjour, bonsoir, bon appétit, merci, merci de votre visite, merci de votre confiance, ni repris ni
    échangé, échange sous, à conserver, ticket à conserver, carte fidélité, points fidélité, wifi gratuit, code wifi,
    heure, caisse, caisse n°, ticket n°, facture n°, service compris, prix nets, parking gratuit, avoir, paiement
    accepté
  `,
  // Italian
  `
    documento commerciale, di vendita o prestazione, scontrino, scontrino fiscale, non fiscale, preconto, conto,
    ricevuta, copia, copia cliente, copia esercente, da asporto, asporto, consegna, consegna a domicilio, coperti,
    tavolo, ordine, comanda, dal, fatto in casa, arrivederci, arrivederci e grazie, grazie e arrivederci, grazie della
    visita, grazie, buongiorno, buonasera, buon appetito, buona giornata, benvenuti, aperto, orario, wifi gratuito,
    punti fedeltà, carta fedeltà, firma, ora, cassa, operatore, transazione eseguita, transazione approvata, annullo
  `,
  // Spanish
  `
    para llevar, para comer aquí, comer aquí, a domicilio, entrega, pedido, cuenta, la cuenta, ticket,
    copia comercio, copia para el cliente, original, duplicado, comensales, mesa, desde, fundada en, hecho en casa,
    hasta pronto, hasta luego, vuelva pronto, vuelva pronto gracias, gracias por su compra, gracias por su visita,
    gracias por su preferencia, buenos días, buenas tardes, buenas noches, buen provecho, que tenga un buen día,
    bienvenido, bienvenidos, abierto, abierto 24 horas, horario, no se admiten devoluciones, devoluciones, cambios y
    devoluciones, conserve este ticket, conserve su ticket, wifi gratis, clave wifi, puntos, hora, caja, folio,
    operación, aprobada, autorizada, comprobante, comprobante de pago, comprobante de venta, nota de venta, boleta
    electrónica, factura electrónica, documento no válido como factura, no válido como factura, ticket de venta
  `,
  // Portuguese
  `
    para levar, consumo no local, conta, consulta de mesa, talão, cópia, via do cliente, via do estabelecimento, via
    cliente, segunda via, até breve, volte sempre, obrigado, obrigada, obrigado e volte sempre, bom dia, boa tarde,
    boa noite, bem-vindo, bem vindo, bom apetite, aberto, horário, trocas e devoluções, não se aceitam devoluções,
    guarde este talão, wifi grátis, senha wifi, pontos, assinatura, caixa, aprovada, comprovante, comprovante de
    venda, comprovante de pagamento, cupom fiscal eletrônico, documento auxiliar, não fiscal, documento não fiscal,
    não é documento fiscal, sat
  `,
  // Dutch
  `
    kopie klant, kopie kaarthouder, klantticket, om mee te nemen, meenemen, afhalen, bezorgen, hier opeten, ter
    plaatse, uw bon, uw aankoop, sinds, tot ziens, graag tot ziens, tot snel, goedemorgen, goedemiddag,
    goedenavond, welkom, smakelijk eten, eet smakelijk, fijne dag, prettige dag, openingstijden, geopend, ruilen
    binnen, ruilen met bon, bewaar deze bon, gratis wifi, spaarpunten, handtekening, tijd, kassa, akkoord, betaling
    akkoord, zelfscankassa
  `,
  // Nordic
  `
    kopia, kopi, kundens eksemplar, kundens ex, kundkopia, butikskopia, ta med, äta här, hämta, avhämtning, spis her,
    takeaway, hent selv, levering, leverans, siden, sedan, sedan år, velkommen, velkommen igen, velkommen tilbake,
    välkommen, välkommen åter, tak for besøget, tak for handlen, tak for i dag, tak, takk, takk for besøket, takk for
    handelen, tack, tack för besöket, tack för köpet, ha en bra dag, ha en fin dag, ha det bra, hav en god dag, god
    dag, god morgen, hej, hei, öppettider, åbningstider, åpningstider, öppet köp, bytesrätt, returret, byttes innen,
    spara kvittot, gem bonen, underskrift, signatur, tid, klokkeslett, kasse, godkänt, godkendt, godkjent, kiitos,
    kiitos käynnistä, tervetuloa, tervetuloa uudelleen, näkemiin, hyvää päivää, mukaan, syödään täällä, nouto,
    toimitus, asiakkaan kappale, allekirjoitus, aika, vuodesta, hyväksytty, avoinna
  `,
  // Polish, Czech, Slovak and Hungarian
  `
    niefiskalny, paragon niefiskalny, na wynos, na miejscu, odbiór, dostawa, dzień dobry, do widzenia, dziękujemy,
    zapraszamy, zapraszamy ponownie, smacznego, miłego dnia, od, rok założenia, godziny
    otwarcia, zachowaj paragon, podpis, godzina, kasa, zaakceptowano, s sebou, zde, rozvoz, dobrý den, na shledanou,
    děkujeme, děkujeme za nákup, děkujeme za návštěvu, dobrou chuť, hezký den, od roku, otevírací doba, uschovejte
    účtenku, čas, pokladna, schváleno, dobrý deň, dovidenia, ďakujeme, ďakujeme za nákup, pekný deň, so sebou,
    schválené, elvitel, helyben, házhozszállítás, jó napot, viszontlátásra, köszönjük, köszönjük a vásárlást,
    köszönjük hogy nálunk vásárolt, jó étvágyat, szép napot, nyitvatartás, őrizze meg, aláírás, idő, pénztár,
    elfogadva, másolat, egyszerűsített számla, egyszerűsített
  `,
  // Balkans
  `
    za ponijeti, za van, dostava, dobar dan, doviđenja, hvala, hvala na posjeti, hvala na kupnji, hvala na povjerenju,
    dobar tek, ugodan dan, radno vrijeme, potpis, vrijeme, blagajna, odobreno, kopija, hvala vam, hvala na poseti,
    prijatno, vreme, dober dan, nasvidenje, hvala za obisk, hvala za nakup, prijeten dan, la pachet, livrare, bună
    ziua, la revedere, mulțumim, vă mulțumim, vă mulțumim pentru vizită, vă mai așteptăm, poftă bună, o zi bună,
    program, din, semnătura, casa, aprobat, за вкъщи, доставка, добър ден, довиждане, благодарим, благодарим ви,
    заповядайте отново, добър апетит, приятен ден, работно време, подпис, час, каса, одобрена, копие, ευχαριστούμε,
    ευχαριστουμε, ευχαριστούμε για την προτίμηση, καλημέρα, καλησπέρα, καλή όρεξη, καλή συνέχεια, ωράριο, υπογραφή,
    ώρα, ταμείο, αντίγραφο, από το, πακέτο, παράδοση, νόμιμη απόδειξη
  `,
  // Turkish
  `
    paket, paket servis, gel al, günaydın, iyi günler, iyi akşamlar, hoş geldiniz, hoşgeldiniz, teşekkür ederiz,
    teşekkürler, yine bekleriz, afiyet olsun, güle güle, açılış, imza, saat, onaylandı, kopya, müşteri nüshası, işyeri
    nüshası, bilgi fişi, mali değeri yoktur
  `,
  // Baltics
  `
    kaasa, kohapeal, tere, aitäh, aitäh ostu eest, head aega, head päeva, lahtioleku ajad, allkiri, aeg, kinnitatud,
    koopia, līdzņemšanai, uz vietas, labdien, paldies, paldies par pirkumu, uz redzēšanos, darba laiks, paraksts,
    laiks, kase, apstiprināts, išsinešimui, vietoje, laba diena, ačiū, ačiū kad perkate, viso gero, darbo laikas,
    parašas, laikas, patvirtinta
  `,
  // Russian and Ukrainian
  `
    с собой, в зале, самовывоз, добрый день, здравствуйте, до свидания, спасибо, спасибо за покупку, спасибо за визит,
    приходите ещё, ждём вас снова, приятного аппетита, хорошего дня, режим работы, часы работы, подпись, время, касса,
    смена, одобрено, копия, предчек, гостевой счёт, пречек, з собою, добрий день, до побачення, дякуємо, дякуємо за
    покупку, смачного, гарного дня, зміна, підпис, копія, схвалено
  `,
  // Asia and Africa
  `
    bungkus, makan di tempat, makan sini, bawa pulang, dibawa pulang, take away, antar, selamat pagi, selamat siang,
    selamat sore, selamat malam, selamat menikmati, terima kasih, terima kasih sila datang lagi, sila datang lagi,
    sampai jumpa, sejak, jam buka, tanda tangan, jam, waktu, kasir, salinan, salinan pelanggan, tiada pulangan, barang
    yang sudah dibeli tidak dapat ditukar, mang về, mang đi, tại chỗ, giao hàng, xin chào, cảm ơn, cảm ơn quý khách,
    hẹn gặp lại, chúc ngon miệng, giờ mở cửa, chữ ký, giờ, liên khách hàng, phiếu tạm tính, tạm tính, risiti, risiti
    ya malipo, asante, asante sana, karibu, karibu tena, salamat po, salamat, maraming salamat
  `,
  // China, Japan and Korea
  `
    電子發票證明聯, 電子發票, 交易明細, 收銀機統一發票, 歡迎光臨, 謝謝惠顧, 外帶, 內用, 外賣, 堂食, 外卖, 打包, 打印, 补打, 存根联, 顾客联, 商户存根, 持卡人存根, お持ち帰り, 店内, 店内飲食,
    テイクアウト, イートイン, お客様控え, 加盟店控え, 毎度ありがとうございます, ありがとうございました, いらっしゃいませ, またのご来店をお待ちしております, お買上票, お買上げ明細, 御会計票, 포장, 매장,
    배달, 고객용, 가맹점용, 감사합니다, 또 오세요, 어서오세요, 안녕하세요, 주문번호, 대기번호
  `
].join(",")

/** Who served, before the name of a person. */
export const servingRoles: Phrases = `
  server, your server, cashier, your cashier, waiter, waitress, manager, store manager, duty manager, host, hostess,
  bartender, barista, clerk, sales clerk, sales assistant, sales associate, associate, salesperson, served by, you
  were served by, your server today was, your cashier today was, prepared by, operator, attendant, technician,
  stylist, doctor, driver, bediener, bedienung, es bediente sie, es bediente sie heute, sie wurden bedient von, ihr
  kassierer, kassierer, kassiererin, kellner, ihr kellner, mitarbeiter, filialleiter, caissier, votre caissier,
  caissière, votre caissière, hôte de caisse, hôtesse, serveur, serveuse, votre serveur, servi par, vous avez été
  servi par, responsable, cameriere, cassiere, cassiera, operatore, le atendió, le atendio, lo atendió, atendido por,
  fue atendido por, camarero, camarera, mesero, mesera, cajero, cajera, su cajero, garzón, empregado, empregada,
  atendente, operador, operadora, garçom, caixa, medewerker, u werd geholpen door, geholpen door, kassamedewerker,
  kasjer, kasjerka, kelner, obsługiwał, obsluhoval, obsluhovala, obsluha, pokladní, pokladník, čašník, kiszolgálta,
  pénztáros, felszolgáló, casier, ospătar, kassör, du betjänades av, expedit, betjent af, betjent av, ekspedient, du
  er blevet betjent af, kassemedarbejder, myyjä, kassanhoitaja, teid teenindas, jūs apkalpoja, jus aptarnavo, кассир,
  официант, вас обслуживал, вас обслуживала, касир, офіціант, вас обслуговував, kasiyer, garson, kasir, pelayan,
  pramusaji, juruwang, thu ngân, phục vụ, konobar, blagajnik, blagajnica, prodajalec, natakar, сервитьор, ταμίας,
  σερβιτόρος
`
