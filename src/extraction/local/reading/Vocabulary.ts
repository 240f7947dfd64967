import { Schema } from "effect"

/** What a printed label says about the amount next to it. */
export const Role = Schema.Literal(
  "grandTotal",
  "total",
  "net",
  "subtotal",
  "tax",
  "tip",
  "service",
  "rounding",
  "discount",
  "tendered",
  "card",
  "change",
  "deposit",
  "other"
)
export type Role = typeof Role.Type

const phrases = (list: string): ReadonlyArray<string> => list.split(",").map((phrase) => phrase.trim())

/**
 * Words of merchant receipts in the languages of Europe, the Americas, East and South-East Asia and
 * the Middle East, without accents. The longest phrase found in a label decides, so that longer
 * phrases under `other` and `net` take away what a shorter one would claim ("total" in "total qty").
 */
export const vocabulary: Record<Role, ReadonlyArray<string>> = {
  grandTotal: phrases(`
    amount incl gst, amount incl, amount including gst, amt incl gst, amount incl tax, amount inc gst, total due rm,
    total amount with gst, total amount inclusive, total with gst, total inclusive gst, total amount incl, total
    amount including, total round, total rounding, rounded amount, round total, net total rm, nett total rm, amt
    payable, total include, total including gst, total inclusive of gst, total sales inclusive of gst, total sales
    including gst, total sales inclusive gst, grand total, total due, amount due, total amount due, amount payable,
    total payable, balance due, total amount payable, invoice total, total incl, total including, total inclusive,
    total inc gst, total with tax, total rounded, rounded total, total after rounding, total after rounding adj,
    nett total, net total amount, total to pay, to pay, total sales inclusive, total sales incl gst, total incl gst,
    total amt incl gst, total amt payable, final total, order total, total charge, amount to pay, bill total, total
    rm, total amount rm, total sales rm, total paid, amount paid, total bill, total price, total usd, gesamtbetrag,
    gesamtsumme, zu zahlen, zu zahlender betrag, zahlbetrag, rechnungsbetrag, endbetrag, bruttobetrag, gesamt
    brutto, summe brutto, gesamtbetrag brutto, total brutto, rechnungsendbetrag, endsumme, falliger betrag,
    zahlbarer betrag, rechnungssumme, bruttosumme, betrag eur, summe eur, summe in eur, total ttc, montant ttc, net
    a payer, total a payer, montant total, montant du, somme a payer, total general, importe total, total a pagar,
    total factura, total euros, total con iva, total a cobrar, valor total, valor a pagar, total geral, total iva
    incluido, valor pago, total documento, totale complessivo, totale euro, importo totale, totale da pagare, totale
    documento, totale fattura, totaal te betalen, te betalen, totaalbedrag, totaal incl btw, totaal incl, totaal
    bedrag, att betala, summa att betala, totalt att betala, belopp att betala, a betale, at betale, totalt a
    betale, totalbelop, belop a betale, sum a betale, i alt at betale, maksettava, yhteensa eur, loppusumma, do
    zaplaty, suma pln, razem do zaplaty, kwota do zaplaty, wartosc brutto, celkem k uhrade, k uhrade, celkem kc,
    fizetendo, vegosszeg, osszesen, total de plata, total lei, total general lei, rest de plata, za platit, ukupno
    za platiti, genel toplam, odenecek tutar, toplam tutar, total bayar, total belanja, grand ttl, jumlah besar,
    jumlah bayar, total tagihan, harus dibayar, tong thanh toan, tong cong, thanh tien tong, kabuuan, итого к
    оплате, к оплате, всего к оплате, сумма к оплате, πληρωτεο, πληρωτεο ποσο, γενικο συνολο, 合计金额, 价税合计, 应付金额,
    实付金额, 实收金额, 应收金额, 總計, 总计, 應付金額, 合計金額, お会計, ご請求額, お買上計, 請求金額, 合计, 合計, 总金额, 받을금액, 결제금액, 합계금액, 합계, 총액, 총합계, 청구금액,
    판매금액, ยอดสุทธิ, รวมทั้งสิ้น, ยอดรวมทั้งสิ้น, จำนวนเงินทั้งสิ้น, المبلغ الاجمالي, الاجمالي, الإجمالي, المبلغ
    المستحق, المجموع الكلي, סהכ לתשלום, סה"כ לתשלום, לתשלום, कुल राशि, कुल योग, إجمالي, اجمالي المبلغ, الصافي, صافي المبلغ, المبلغ المدفوع, סכום לתשלום, סהכ כולל מעמ, देय राशि, भुगतान राशि, कुल भुगतान, รวมสุทธิ, จำนวนเงินรวม, ยอดชำระ, τελικο συνολο, συνολο πληρωμης, 総計, 総合計, 税込合計, 現計, 結算金額, 합 계, 결제하실금액, total refund, refund total, amount refunded, refund amount, gutschriftsbetrag, erstattungsbetrag, total a rembourser, total reembolso, amt paid incl gst, amt paid incl tax, amount paid incl, amt paid incl
  `),
  total: phrases(`
    gross total, grosstotal, harga jual, tl, charges, total charges, amount charged, invoice amount, charge, due, net amt, nett amt, net, pay, total
    price, net payable, amt due, total nett, you pay, net due, total, ttl, total amount, amount, total sales, total
    sale, totals, net amount, nett, net total, total amt, bal due, balance, sale amount, sale total, purchase, sale,
    jumlah, jml, summe, gesamt, betrag, total eur, total chf, brutto, gesamtpreis, somme, montant, ttc, importe,
    suma, soma, totale, importo, totaal, bedrag, summa, totalt, sum, i alt, yhteensa, razem, lacznie, celkem, spolu,
    vegosszeg, total plata, ukupno, iznos, skupaj, toplam, tutar, viso, kokku, kopa, итог, итого, всего, сумма,
    разом, сума, συνολο, ποσο, 小计合计, 金額, 金额, 총계, 금액, รวม, รวมเงิน, ยอดรวม, المجموع, المبلغ, סהכ, סה"כ, कुल, tong, योग, ยอดรวมสุทธิ, סכום, جملة
  `),
  net: phrases(`
    total excl, total excluding, total excl gst, total excluding gst, total exclusive, total before tax, total sales
    excluding, total sales excl gst, total sales exclusive, taxable amount, taxable, amount excl, total ht, montant
    ht, base imponible, base, imponibile, netto, nettobetrag, nettosumme, gesamt netto, summe netto, zwischensumme
    netto, total netto, wartosc netto, basis, net sales, goods value, warenwert, excl btw, totaal excl, totaal excl
    btw, varav netto, grunnlag, subtotal excl, total exc gst, base iva, total net amount, net value,
    umsatzsteuerbasis, sales excluding, total sin iva, valor liquido, ohne mwst, amount before tax, total hors
    taxes, hors taxe, podstawa, zaklad, sprzed opod, sprzedaz opodatkowana, sprzedaz opod, 不含税金额, 課税対象, 공급가액, 과세물품가액, 과세, amt paid excl gst, amt paid excl, amount paid excl
  `),
  subtotal: phrases(`
    subtotal, sub total, subttl, sub ttl, sub-total, subtot, total sub, item total, items total, merchandise total,
    food total, zwischensumme, zw summe, sous total, sous-total, subtotale, subtotaal, delsumma, delsum, mellomsum,
    valisumma, suma czesciowa, mezisoucet, reszosszeg, ara toplam, medziscet, tam tinh, подытог, промежуточный итог,
    μερικο συνολο, 小计, 小計, 소계, 주문합계, ยอดรวมสินค้า, المجموع الفرعي, סכום ביניים, food sub total, beverage sub total,
    total item, net subtotal, उप योग, รวมย่อย, 小計金額, ביניים
  `),
  tax: phrases(`
    total included gst, total include gst, gst included, included gst, gst incl, tax included, included tax, gst
    inclusive, svr tax, serv tax, service tax 6, sr tax, gst rm, vat included, incl tax, total gst rm, gst total,
    total vat, vat total, tax rm, tax, sales tax, vat, gst, hst, pst, qst, sst, service tax, state tax, local tax,
    city tax, total tax, tax total, gst amount, gst payable, total gst, tax amount, add gst, gst 6%, government tax,
    govt tax, pb1, pbi, ppn, pajak, pajak restoran, pjk, p restaurant, tax 1, tax1, tax 2, tax2, mwst,
    mehrwertsteuer, ust, umsatzsteuer, steuer, enthaltene mwst, inkl mwst, zzgl mwst, tva, dont tva, montant tva,
    total tva, iva, cuota iva, cuota, importe iva, igic, icms, iss, imposto, imposta, di cui iva, importo iva, btw,
    btw bedrag, waarvan btw, moms, herav mva, mva, varav moms, heraf moms, alv, ptu, kwota ptu, suma ptu, podatek,
    podatek vat, dph, afa, pdv, ddv, kdv, topkdv, toplam kdv, pvm, kaibemaks, ндс, в том числе ндс, сумма ндс, пдв,
    φπα, 税, 税额, 增值税, 消費税, 消費税等, 内税, 外税, 内消費税, 税額, 부가세, 부가가치세, 세액, ภาษี, ภาษีมูลค่าเพิ่ม, vat amount, ضريبة القيمة
    المضافة, ضريبة, الضريبة, מעמ, מע"מ, thue gtgt, tien thue, impuesto, impuestos, taxes, कर, जीएसटी, ภาษีมูลค่าเพิ่ม 7, سعر الضريبة
  `),
  tip: phrases(`
    tip, gratuity, tips, auto gratuity, tip amount, trinkgeld, pourboire, propina, gorjeta, mancia, fooi, dricks,
    driks, drikkepenge, napiwek, spropitne, borravalo, bahsis, bacsis, чаевые, 小费
  `),
  service: phrases(`
    service charge, svc chg, svc charge, serv charge, service chrg, svr chrg, svc, srv chg, service, servis, s
    charge, ser charge, bedienung, service compris, servicio, coperto, servizio, taxa de servico, servico, biaya
    layanan, service chg, delivery fee, delivery charge, shipping, versand, versandkosten, frais de port, gastos de
    envio, biaya kirim, 服務費, 服务费, サービス料, 봉사료, ค่าบริการ, serv chg, shipping cost, convenience fee, shipping
    handling, verzendkosten, livraison, lieferung
  `),
  rounding: phrases(`
    rounding, rounding adjustment, rounding adj, round adj, rnd adj, roundoff, round off, cash rounding, bill
    rounding, pembulatan, pelarasan, pelarasan penggenapan, rundung, arrondi, redondeo, arrotondamento, afronding,
    avrundning, oresavrundning, oresutjamning, avrunding, zaokrouhleni, zaokraglenie, kerekites, rotunjire,
    yuvarlama, округление, rounding difference, gst rounding, rounding amount
  `),
  discount: phrases(`
    discount, disc, less, total discount, discount amount, member discount, promo discount, coupon, voucher, rabatt,
    nachlass, gutschein, skonto, remise, reduction, descuento, dto, desconto, sconto, korting, rabat, alennus,
    sleva, kedvezmeny, reducere, popust, indirim, diskon, potongan, giam gia, скидка, εκπτωση, 折扣, 优惠, 優惠, 割引, 値引,
    할인, ส่วนลด, الخصم, הנחה, savings, you saved, total savings, preisvorteil, ersparnis, you save, instant savings,
    promotion, promo, diskaun, छूट, خصم, הנחות, ส่วนลดรวม, 値引き, 割引額, 할인금액
  `),
  tendered: phrases(`
    accepted total, total accepted, total tendered, total cash, total received, cash, cash received, cash tendered,
    cash tender, tendered, amount tendered, tender, cash payment, paid cash, received, amount received, payment,
    cash paid, cash amount, tunai, bayar, bayaran, dibayar, uang tunai, bar, bargeld, gegeben, bar gegeben, bar eur,
    gegeben bar, erhalten, especes, efectivo, entregado, dinheiro, numerario, entregue, contanti, contante, contant,
    kontant, kontanter, kateinen, gotowka, wplata, hotovost, keszpenz, numerar, gotovina, nakit, tien mat, tien
    khach dua, наличные, наличными, получено, готівка, μετρητα, 现金, 現金, お預り, お預かり, 预收, 받은금액, 현금, 받은돈, เงินสด,
    รับเงิน, نقدا, نقدي, מזומן, paid, bar bezahlt, नकद, नकद भुगतान, كاش, المبلغ المستلم, תקבול, รับมา, 받으신금액, 현금결제, お預かり金額, 御預り
  `),
  card: phrases(`
    visa, mastercard, master card, amex, american express, debit, credit, credit card, debit card, card, eftpos,
    interac, discover, maestro, visa card, kartenzahlung, ec karte, ec cash, girocard, karte, eccash, carte
    bancaire, carte, cb, tarjeta, cartao, multibanco, carta di credito, bancomat, pinnen, kort, bankkort, kortti,
    karta, karta platnicza, bankkartya, card bancar, kartica, kredi karti, kartu, kartu kredit, kartu debit, debit
    bca, bca, mandiri, flazz, gopay, ovo, безналичными, картой, электронными, карта, καρτα, 银行卡, 微信, 支付宝, クレジット,
    신용카드, 카드, บัตรเครดิต, بطاقة, כרטיס אשראי, paypal, apple pay, google pay, vorauskasse, bankomat, contactless,
    account, مدى, שולם באשראי, אשראי, कार्ड, บัตร, 카드결제, 신용카드결제
  `),
  change: phrases(`
    cg, change balance, balance change, change rm, bal change, change cash, change, change due, change amount, your
    change, kembali, kembalian, baki, uang kembali, ruckgeld, wechselgeld, zuruck, retour, rueckgeld, rendu,
    monnaie, monnaie rendue, cambio, su cambio, vuelto, troco, resto, wisselgeld, terug, vaxel, tillbaka,
    vekslepenger, veksel, byttepenge, retur, vaihtoraha, reszta, vraceno, visszajaro, rest, povrat, para ustu, tien
    thoi, сдача, решта, ρεστα, 找零, 找赎, おつり, お釣り, 거스름돈, เงินทอน, الباقي, עודף, वापसी, शेष राशि, المتبقي, ทอน, 잔돈, 釣銭, お釣
  `),
  deposit: phrases(`
    deposit, pfand, leergut, consigne, statiegeld, pant, kaucja, zaloha, prepayment, anzahlung, acompte, less
    deposit
  `),
  other: phrases(`
    total discount, total disc, total items qty, no of item, total weight, total units, total quantities, total
    number, points total, total qty, total quantity, total item, total items, total no of items, number of items,
    item count, total pcs, qty, quantity, items sold, no of items, total saving, total savings, total points,
    points, point balance, bonus points, points earned, total discount given, loyalty, balance points, opening
    balance, previous balance, cashier, cash bill, cash sale, cash sales, cash invoice, cash memo, change policy,
    credit term, credit limit, tax invoice, tax id, tax no, tax reg, gst reg, gst reg no, gst id, gst no, gst
    summary, gst code, tax code, vat no, vat number, vat reg, vat id, ust id, ust idnr, steuernummer, steuer nr, ust
    nr, tva intra, cif, nif, partita iva, p iva, btw nr, btw nummer, tax summary, tax rate, iban, bic, swift,
    account no, account number, sort code, card number, card no, approval code, auth code, terminal, trace no, batch
    no, invoice no, invoice number, receipt no, order no, order number, table, tel, phone, fax, kundennummer,
    rechnungsnummer, bon nr, beleg nr, suggested tip, suggested gratuity, tip suggestions, tip guide, gratuity not
    included, member, service tax no, sst no, sst id, anzahl, artikel, anzahl artikel, stuck, posten, menge, ilosc,
    nip, regon, taxi, taxiname, cardholder, account balance, remaining balance, customer copy, rate, exchange rate,
    satz, steuersatz, unit price, u price, u p, price, preis, einzelpreis, prix, precio, preco, terms of payment,
    change will be, no change, exchange, amount rm, service no, customer service, items, bargeldlos, serviced by, barcode,
    discount rate, инн, касса, кассир, 电话, 税号, 发票号码, 전화, 사업자, 電話, 登録番号, 点数, 件数, 数量, 수량
  `)
}
