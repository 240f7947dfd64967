import { englishPapers } from "./englishPapers.ts"
import type { Lexicon } from "./Lexicon.ts"

export const english: Lexicon = {
  language: "en",
  months: {
    9: "sept"
  },
  labels: {
    grandTotal: `
      order amount,
      amount incl gst, amount incl, amount including gst, amt incl gst, amount incl tax, amount inc gst,
      total amount with gst, total amount inclusive, total with gst, total inclusive gst,
      total amount incl, total amount including, total round, total rounding, rounded amount, round total,
      amt payable, total include, total including gst, total inclusive of gst,
      total sales inclusive of gst, total sales including gst, total sales inclusive gst, grand total,
      grand ttl, total due, amount due, total amount due, amount payable, total payable, balance due,
      total amount payable, invoice total, total incl, total including, total inclusive, total inc gst,
      total with tax, total rounded, rounded total, total after rounding, total after rounding adj,
      nett total, net total amount, total to pay, to pay, total sales inclusive, total sales incl gst,
      total incl gst, total amt incl gst, total amt payable, final total, order total, total charge,
      amount to pay, bill total, total paid, amount paid, total bill, total price, total usd, total refund,
      refund total, amount refunded, refund amount, amt paid incl gst, amt paid incl tax, amount paid incl,
      amt paid incl
    `,
    total: `
      gross total, grosstotal, total charges, amount charged, charge amount, charged amount, final cost, invoice
      amount, due, net amt, nett amt, net, pay, net payable, amt due, total nett, you pay, net due, total, ttl, tl,
      total amount, amount, total sales, total sale, totals, net amount, nett, net total, total amt, bal due, bal,
      balance, gtotal, bill amt, payable, fuel amt, fuel amount, toll paid, toll amount, fare paid, new charges, total
      new charges, current charges, total current charges, total fuel, total fuel sale, sale amount, sale total,
      purchase, sale, sum
    `,
    net: `
      total excl, total excluding, total excl gst, total excluding gst, total exclusive, total before tax,
      total sales excluding, total sales excl gst, total sales exclusive, taxable amount, taxable,
      amount excl, net sales, goods value, taxable value, subtotal excl, total exc gst, total net amount, net value,
      sales excluding, amount before tax, amt paid excl gst, amt paid excl, amount paid excl,
      total before vat, net before tax, total net, amount ex tax, amount ex vat, amount ex gst,
      total ex tax, total ex vat, total ex gst, total w/o tax, total without tax, ta1, ta2,
      amount excluding, excluding tax, excluding vat, untaxed amount, amount untaxed
    `,
    subtotal: `
      order value,
      subtotal, sub total, subttl, sub ttl, subtl, sub tl, sub-total, subtot, total sub, item total, items total,
      original item total, merchandise total, food total, total item, food sub total, beverage sub total, net subtotal,
      goods total, subtotal amount, merchandise subtotal, order subtotal, product subtotal, products subtotal,
      item subtotal, items subtotal, bar total, beverage total, liquor total
    `,
    tax: `
      item tax, gst in ttl, gst in total, tax in ttl, vat in ttl, total included gst, total include gst, gst included,
      included gst, gst incl, tax included, included tax, gst incl in fuel, gst included in fuel, hst incl in fuel, hst
      included in fuel, tax incl in fuel, tax included in fuel, gst inclusive, svr tax, serv tax, service tax 6, sr
      tax, vat included, incl tax, gst total, total includes gst of, total includes gst, includes gst, total vat, vat
      total, tax, sales tax, vat, gst, hst, pst, qst, sst, cgst, sgst, igst, utgst, service tax, state tax, state
      sales tax, local tax, city tax, a-taxable, b-taxable, total tax, tax total, gst amount, gst payable, total gst,
      tax amount, add gst, gst 6%, government tax, occupancy tax, state occupancy tax, city occupancy tax, county
      occupancy tax, room tax, hotel tax, lodging tax, state lodging tax, tourism tax, govt tax, tax 1, tax1, tax 2,
      tax2, tx1, tx2, nhil, nhil getfund, nhil getfund covid, getfund, covid levy, vat amount, taxes, p restaurant,
      total taxes, estimated tax, vat amt
    `,
    tip: `
      tip, gratuity, tips, auto gratuity, dasher tip, driver tip, courier tip, rider tip, shopper tip, tip amount,
      total tip, total tips, added tip, gratuity added
    `,
    service: `
      optional service, optional service charge, service charge optional, service optional, discretionary service,
      discretionary service charge, suggested service, service charge, svc chg, svc charge, serv charge, service chrg,
      svr chrg, svc, srv chg, service, s charge, ser charge, service chg, delivery fee, delivery charge, shipping,
      shipping fee, serv chg, serv chrg, shipping cost, convenience fee, shipping handling, packaging, postage,
      surcharge, card surcharge, kitchen appreciation, kitchen appreciation fee, kitchen fee, back of house fee,
      living wage fee, living wage surcharge, wellness fee, health surcharge, healthy sf, sf mandate, sf mandates,
      employee benefits, hospitality fee, processing fee, booking fee, cover charge, corkage
    `,
    rounding: `
      rounding, rounding adjustment, rounding adj, round adj, rnd adj, roundoff, round off, cash rounding,
      bill rounding, rounding difference, gst rounding, rounding amount
    `,
    discount: `
      discount, disc, member disc, senior disc, employee disc, less, total discount, total savings, total saved,
      discount amount, member discount,
      customer discount, item discount, employee discount, senior discount, student discount, card savings,
      promo discount, coupon, voucher, reduction, savings, you saved, you save, instant savings, promotion,
      promo, loyalty discount, staff discount, discount total, markdown, temporary markdown
    `,
    tendered: `
      accepted total, total accepted, total tendered, total cash, total received, cash, cash received,
      cash tendered, cash tender, tendered, amount tendered, tender, cash payment, voucher payment, payment voucher,
      paid by voucher, voucher tender, paid cash, received,
      amount received, payment, cash paid, cash amount, paid
    `,
    card: `
      visa, mastercard, master card, amex, american express, debit, credit, credit card, debit card, card,
      eftpos, interac, discover, maestro, visa card, paypal, apple pay, google pay, contactless, account,
      card amt, card amount
    `,
    change: `
      total change, cg, change balance, balance change, bal change, change cash, change, change due, change amount,
      your change
    `,
    deposit: "deposit, prepayment, less deposit",
    other: `
      net wt, net weight, nett wt, return value, max refund value, miles, no vat, no gst, total disc, total items qty,
      no of item, total weight, total units, total quantities, total number, points total, total qty, total quantity,
      total items, total no of items, number of items, item count, total pcs, qty, quantity, items sold, no of items,
      total points, points, point balance, bonus points, points earned, total discount given, loyalty, balance points,
      opening balance, previous balance, card bal, gift card bal, points bal, prev bal, new bal, cashier, cash bill,
      cash sale, cash sales, cash invoice, cash memo, change policy, credit term, credit limit, tax invoice, tax id,
      tax no, tax reg, gst reg, gst reg no, gst id, gst no, gst summary, gst code, tax code, vat no, vat number, vat
      reg, vat id, tax summary, tax rate, iban, bic, swift, account no, account number, sort code, card number, card
      no, approval code, auth code, terminal, trace no, batch no, invoice no, invoice number, receipt no, order no,
      order number, table, tel, phone, fax, suggested tip, suggested gratuity, suggested gratuities, tip suggestion,
      tip suggestions, gratuity suggestion, gratuity suggestions, tip guide, gratuity guide, tip calculator, tip
      options, tip calculations, gratuity calculations, gratuity not included, gallons, price per gallon, price/gal,
      price/g, rate/ltr, price/ltr, price per litre, price per liter, member, service tax no, sst no, sst id, taxi,
      taxiname, cardholder, amount due on previous statement, previous unpaid balance, payments received, payment
      received, payments received since last statement, original price, orig price, regular price, reg price, list
      price, compare at, balance forward, payment thank you, previous charges, account balance, remaining balance,
      customer copy, rate, exchange rate, unit price, u price, u p, price, terms of payment, change will be, no
      change, exchange, service no, customer service, items, serviced by, barcode, discount rate
    `
  },
  dateLabels: "~date~, issued, invoice date, bill date, emission, booked on, purchased on",
  otherDates: `
    due, ~payment~, ~expir~, exp, ~valid~, until, ~delivery~, ~birth~, ~dob~, best before, ~return~,
    ~member~, ~since~, ~printed~, order date, ~period~, ~payable~, date of supply, ~warranty~, last update,
    ~effective~, ~license~, rev, version, ~promo~, ~offer~, ~redeem~, ~arrival~, ~arrive~, check in,
    check-in, outbound, outward, ~shipped~, ship date, ~written~, pick up, pick-up, last visit, next, appointment, ready
  `,
  ...englishPapers,
  savings: `
    saved, savings, you save, regular price, reg. price, regprice, regularprice, orig price, orig. price, original
    price, price reduced by, reduced by
  `,
  departments: `
    food, foods, beverage, beverages, bev, bar, drink, drinks, alcohol, beer, wine, liquor, merchandise, tobacco,
    kitchen
  `,
  sectionHeads: `
    grocery, groceries, produce, dairy, meat, meats, seafood, deli, bakery, frozen, frozen foods, refrig, refrigerated,
    floral, pharmacy, household, general merchandise, health and beauty, electronics, liquor, service counter, food,
    beverages, drinks, apparel, home, pets, natural foods, parts, labor, labour, parts and labor, materials
  `,
  tableHeads: `
    qty, quantity, desc~, item~, code, price, unit, u.p, amount, disc~, amt, u price, particulars, hours, hrs,
    product, sku, unit price, line total, description of goods
  `,
  sumHeads: "rm, total, charge, charges, debit",
  legalForms: `
    pte. ltd, pty. ltd, ltd, limited, llc, l.l.c, inc, corp, corporation, company, co., plc, llp, pty, pte,
    enterprise, enterprises, trading, holdings, marketing, industries
  `,
  companyWords: `
    group, ~café~, ~coffee~, ~bistro~, ~grill~, ~kitchen~, ~pizz~, ~burger~, ~bakery~, ~market~, mart, ~mart,
    ~minimarket~, ~hyper~, ~super~, ~store~, ~stores~, ~shop~, ~hotel~, inn, ~inn, ~pharma~, ~drog~, bar, ~bar,
    ~diner~, ~deli~, ~station~, ~petrol~, ~hardware~, book, bookmart~, bookworld~, booksell~, ~bookshop~,
    ~bookstore~, ~house~, ~centre~, ~center~,
    ~tavern~, pub, ~pub, ~food~, ~seafood~, ~sushi~, ~noodle~, ~electronics~, ~clinic~, ~salon~, ~garage~, ~cinema~,
    ~theat~, ~museum~, ~tailor~, ~boutique~, ~laundry~, ~restaura~
  `,
  companyKinds: `
    co, company, ltd, inc, llc, enterprise~, trading~, holding~, group, marketing~, industries~,
    stationery~, hardware~, restaurant~, confectionery~, bakery~, café, bistro, textiles, machinery, motors, books,
    gifts, mini market, minimarket, furnishing, furniture, electrical
  `,
  tradeWords: `
    services, supply, supplies, suppliers, solutions, resources, venture, ventures, management, manufacturing,
    manufacturers, engineering, distributors, distribution, logistics, transport, construction, developments,
    properties, technology, technologies, systems, communications, cash & carry, cash and carry, supermarket,
    supermarkets, hypermarket, minimart, mini mart, market, markets, mkt, mart, department, departmental, provision,
    provisions, store, stores, shop, shops, merchant, merchants, traders, dealers, agency, agencies, auto, tyre,
    tyres, battery, batteries, spare parts, parts, accessories, beverage, beverages, f&b, kopitiam, bookstore,
    bookshop, printing, press, publishers, photo, studio, jewellers, jewellery, goldsmith, goldsmiths, decor, deco,
    design, designs, lighting, plastic, plastics, packaging, metal, steel, timber, building, materials, sanitary,
    tools, petroleum, petrol, filling, station, travel, tours, entertainment, leisure, education, academy, florist,
    florists, toys, pet, pets, poultry, frozen, cake, pharmacy, pharmaceuticals, medical, dental, clinic, optical,
    optics, opticians, health, healthcare, beauty, saloon, salon, spa, laundry, wholesale, wholesalers, farm, farms,
    farmers, grocer, grocers, greengrocers, butcher, butchers, bakers, builders, chemist, chemists, newsagents, club,
    outfitters, electronics, computer, computers, music, sports, cycle, cycles, motor, garage, workshop, repairs,
    rentals, barber, barbers, liquor, liquors, hotel, hotels, centre, center, medical hall, glass, aluminium, aircond,
    air conditioning, steamboat, hotpot, hot pot, bak kut teh, fish head, gas, ironmongery, locksmith, locksmiths
  `,
  describingWords: `
    american, italian, french, chinese, japanese, thai, indian, mexican, vietnamese, korean, greek, spanish, turkish,
    lebanese, mediterranean, asian, oriental, cantonese, szechuan, hunan, hawaiian, cajun, southern, texas, new york,
    chicago, california, european, middle eastern, latin, cuban, peruvian, brazilian, caribbean, jamaican, persian,
    halal, kosher, vegan, vegetarian, organic, gourmet, fine, fresh, freshly, authentic, traditional, original, classic,
    modern, casual, family, famous, finest, best, quality, home made, made, home, style, cooking, cuisine,
    dining, food, foods, eatery, restaurant, restaurants, bar, bars, grill, grille, grills, kitchen, cafe, café,
    cantina,
    pub, lounge, buffet, deli, diner, steakhouse, steak, steaks, house, seafood, fish, chips, sushi, sashimi, noodle,
    noodles, soup, soups, pho, ramen, rice, curry, barbecue, bbq, chicken, ribs, wings, pizza, pizzas, pasta, burger,
    burgers, fries, sandwiches, salads, subs, tacos, burritos, bread, breads, cakes, pastries, bakery, desserts, ice
    cream, doughnuts, donuts, coffee, coffees, tea, teas, juice, juices, smoothies, cocktails, wine, wines, beer, beers,
    spirits, drinks, breakfast, brunch, lunch, dinner, catering, delivery, take out, take away, carry out, dine
    in, drive in, open, daily, since, est, groceries, grocery, produce, meat, meats, flowers, gifts, fashion, clothing,
    shoes, furniture, veg, non veg, non-veg, pure veg, and, the, of, our, your, with, from, for, in, a
  `,
  nameLinks: "at, of, the, and, for",
  shopLabels: "store, shop, restaurant, no",
  compounds: `
    BAKERIES, BAKERY, CONFECTIONERY, ELECTRICAL, ELECTRONICS, ENGINEERING, ENTERPRISE, ENTERPRISES,
    HARDWARE, HOLDINGS, HYPERMARKET, INDUSTRIES, INTERNATIONAL, MARKETING, MINIMARKET, PHARMACY,
    RESTAURANT, SERVICES, STATIONERY, SUPERMARKET, TRADING
  `,
  ownerWords:
    "owned by, owner by, operated by, owned and operated by, managed by, run by, issued by, a trading name of, a unit of, a division of",
  sellerLabels: `
    seller, vendor, supplier, sold by, issued by, billed by, service provider, payable to, remit to,
    make checks payable to, shipped by, from, pay to, paid to, bill from, billed from, invoice from,
    sender, merchant, merchant name, landlord, business, business name, trading as, retailer, payee
  `,
  buyerLabels: `
    bill to, bill to address, billed to, sold to, ship to, shipped to, deliver to, delivered to, invoice to, invoiced
    to, buyer, purchaser, recipient, guest name, attn, billing address, shipping address, delivery address, bill
    address, payer, received from, issued to, tenant, account name, patient, customer, client, to, bill-to, ship-to,
    customer name, name of customer, charge to, billing details, guest, member, student, consignee, prepared for,
    invoice for, quote for, attention
  `,
  journeyHeads: "flight, train, depart, departs, departure, arrive, arrives, arrival, class, carrier, seat, airline",
  nameFields: "name, company, company name, business name, legal name, trading name, organisation, organization",
  addressWords: `
    lot, street, str, st, road, rd, pkwy, avenue, ave, blvd, boulevard, lane, drive, dr, suite, floor, level, unit,
    ward, district, block, section, plaza, km, highway, hwy, p.o. box, ~square~, near by, nearby, opp., crescent,
    turnpike, expressway, freeway
  `,
  contactWords: "tel, phone, fax, hotline, mobile, hp, e-mail, email, www, http, web, line",
  greetings: `
    receipt from, receipt for your purchase from, receipt for your order from, receipt for your payment to, refund from, invoice from, order from, purchase from, order with, thank you for your order with,
    thank you for your order from, thank you for your purchase from, thank you for your purchase at, thanks for your
    order from, thanks for your order with, thanks for ordering from, thank you for ordering from, welcome to, welcome
    to the, thank you for shopping at, thank you for shopping with, thank you for dining at, thank you for visiting,
    thank you for choosing, thank you for coming to, thanks for shopping at, thanks for visiting, thanks for dining
    at, thanks for choosing, thanks for coming to, thanks for shopping with, thanks for stopping by, thank you for
    stopping by, thank you for your visit to, thank you for eating at, thank you for staying at, from all of us at,
    your friends at
  `,
  formWords: `
    happy hour, happy hours, merry christmas, happy new year, happy holidays, season's greetings, happy easter,
    covid-19, covid, masks required, face masks, now hiring, questions or comments, question comments, comments or
    concerns, questions comments, compliments or concerns, hotline, invoice, receipt, confirmation, ticket, bill, cash
    sale, welcome, thank, ^thank~, customer, copy, posted, paid, duplicate, order, statement, quotation, guest,
    formerly, table, server, cashier, date, page, member, sold to, bill to, ship to, attn, document, original,
    simplified, vat, tax, gst, iban, bic, reg, roc, company no, co. no, check, ^self, merchant, terminal, transaction,
    operator, pos, ^station, sales person, your, ref, nr, number, no., ~grocery$, ^details~, ~details$, mgr, store
    manager, general manager, buy one, get one, one free, ^dine in$, ^dine-in$, ^eat in$, ^take out$, ^take-out$,
    ^take away$, ^to go$, ^to-go$, ^for here$, ^carry out$, ^drive thru$, ^drive through$, ^drive-thru$, ^pick up$,
    ^delivery$, ^room service$, ^phone order$, ^online order$, ^reprint$, ^void$, ^like us, ^follow us, ^find us,
    ^visit us, ^join us, ^rate us, ^review us, ^check us out, chk, tbl, svr, trx, opr, next visit, survey, reservation
    slip, time placed, date placed, order details, payment info, delivered on, validation code, tell us, how did we do,
    variation, ^completed$, ^ordered$
  `,
  payments: {
    "Debit Card": "~debit~",
    "Credit Card": "~credit card~, credit",
    Card: "card, contactless #",
    "Bank Transfer": "~bank transfer~, bacs",
    "Direct Debit": "~direct debit~, ~sepa~, pre-authorized debit, preauthorized debit, pre-authorized payment",
    Cheque: "cheque #, by cheque, by check, personal check, check tend~, tender: check, company check",
    Cash: "cash"
  },
  notPayments: `
    total credit, credit total, credit note, credit memo, store credit, gift card, giftcard, loyalty card, cashier,
    cash bill, cash sale, cash memo, cash invoice, cash back, cash &, bar subtotal, bar total, bar sales, card no,
    card member, be debited, been debited, was debited, debited from, debited to
  `
}
