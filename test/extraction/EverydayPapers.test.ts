import { describe, expect, it } from "vitest"
import { receiptPage } from "../support/receiptPage.ts"
import { readReceipt } from "../support/readPages.ts"

const read = (...lines: ReadonlyArray<string>) => readReceipt([receiptPage(lines)])?.data

describe("a receipt of everyday life", () => {
  it("is in the money of its prices, wherever its buyer lives", () => {
    const buyer = ["Bill to", "Acme GmbH", "Hauptstr. 5", "10115 Berlin", "Germany"]
    const prices = ["Business plan   $96.00", "Subtotal   $96.00", "Total   $96.00"]
    expect(read("Linear Orbit, Inc.", "San Francisco, California 94104", ...buyer, ...prices)?.currency).toBe("USD")
    // a till in Switzerland says what the sum is in euros
    const stay = ["Accommodation   320.00", "Minibar   14.00", "Total CHF   334.00", "Approx. EUR   347.40"]
    expect(read("Hotel Bellevue", "3011 Bern, Switzerland", ...stay)?.currency).toBe("CHF")
  })

  it("suggests tips, which nobody has paid", () => {
    const meal = ["1 Ribeye   42.00", "2 IPA @ 8.00   16.00", "Subtotal   58.00", "Tax   4.79", "Total   62.79"]
    const suggested = ["18% (Tip $10.44 Total $73.23)", "20% (Tip $11.60 Total $74.39)"]
    const data = read("The Oak Tavern", "Austin, TX 78701", ...meal, ...suggested)
    expect([data?.total, data?.tip]).toEqual([62.79, null])
    expect(read("The Oak Tavern", ...meal.slice(0, -1), "Gratuity 18%   10.44", "Total   73.23")?.tip).toBe(10.44)
  })

  it("is not of the one whom it was sent to, and its title is no name", () => {
    const sums = ["Logo design   £660.00", "Total   £660.00"]
    expect(read("INVOICE", "Jane Cooper Design", "8 Mill Lane, Bristol", "To: Northwind Ltd", ...sums)?.vendor).toBe(
      "Jane Cooper Design"
    )
    const credited = read("CREDIT NOTE", "Widget World Ltd", "Widgets   £30.00", "Total credit   £30.00")
    expect([credited?.vendor, credited?.total, credited?.payment_method]).toEqual(["Widget World Ltd", -30, null])
  })

  it("has India's two halves of a tax", () => {
    const goods = ["LED TV   14,000.00", "HDMI cable   500.00", "Taxable value   14,500.00"]
    const taxes = ["CGST 9%   1,305.00", "SGST 9%   1,305.00", "Grand Total   17,110.00"]
    const data = read("Sharma Electronics", "MG Road, Bengaluru 560001", ...goods, ...taxes)
    expect([data?.subtotal, data?.total, data?.taxes.map(({ amount }) => amount)]).toEqual([14500, 17110, [1305, 1305]])
    expect(data?.items.map(({ name }) => name)).toEqual(["LED TV", "HDMI cable"])
    const again = ["GST   2.60", "Total   35.10", "GST   2.60"]
    expect(read("Harbour Lane Bakery", "Loaf   32.50", "Subtotal   32.50", ...again)?.taxes).toHaveLength(1)
  })

  it("names what has its quantity above or below, and nothing twice", () => {
    const named = (...lines: ReadonlyArray<string>) =>
      read(...lines)?.items.map(({ name, quantity }) => [name, quantity])
    const weighed = ["BANANAS LOOSE", "0.612 kg @ £0.95/kg   £0.58"]
    expect(named("Express", "London", "CHEDDAR 350G   £3.25", ...weighed, "CRISPS   £2.00", "TOTAL   £5.83")).toEqual([
      ["CHEDDAR 350G", 1],
      ["BANANAS LOOSE", 0.612],
      ["CRISPS", 1]
    ])
    const counted = ["2 BUC x 3.50", "APA PLATA   7.00 B", "1 BUC x 4.20", "PAINE ALBA   4.20 B"]
    expect(named("MAGAZIN ALFA SRL", "BUCURESTI", ...counted, "TOTAL LEI   11.20", "CARD   11.20")).toEqual([
      ["APA PLATA", 2],
      ["PAINE ALBA", 1]
    ])
    const pump = ["GALLONS: 11.204", "PRICE/G: $ 2.999", "FUEL SALE   $ 33.60", "CREDIT   $ 33.60"]
    expect(named("SHELL", "AUSTIN TX", "PRODUCT: UNLEADED", ...pump)?.flat()).not.toContain("GALLONS")
  })

  it("is due by a day, whose numbers are no money", () => {
    const before = ["Bill issued Mar 05, 2025", "Previous balance   $70.00", "Payment received Feb 20   -$70.00"]
    const now = ["Plans   $60.00", "Equipment   $15.00", "One-time charges   $5.00", "Taxes & fees   $4.12"]
    const bill = read("T-Fone Wireless", ...before, ...now, "TOTAL DUE by Mar 28, 2025   $84.12")
    expect([bill?.total, bill?.date]).toEqual([84.12, "2025-03-05"])
    expect(read("FEE RECEIPT", "Hill School", "Tuition   500.00", "Total   500.00")?.vendor).toBe("Hill School")
  })

  it("says a sum in two languages", () => {
    const goods = ["Marteau   24.99", "Clous   8.49", "Sous-total / Subtotal   33.48"]
    const taxes = ["TPS/GST 5%   1.67", "TVQ/QST 9.975%   3.34", "TOTAL   38.49"]
    const data = read("Quincaillerie Maple", "Montréal QC H3B 1K1", ...goods, ...taxes)
    expect(data?.items.map(({ name }) => name)).toEqual(["Marteau", "Clous"])
    expect([data?.subtotal, data?.total]).toEqual([33.48, 38.49])
  })

  it("has a subtotal without the tax where more is withheld from what both come to", () => {
    const fees = ["Honorarios de portada   600,00", "Maquetacion interior   900,00", "Base imponible   1.500,00"]
    const spanish = read(
      "Alonso SL",
      "28013 Madrid",
      ...fees,
      "IVA 21%   315,00",
      "IRPF 15%   -225,00",
      "TOTAL   1.590,00"
    )
    expect([spanish?.subtotal, spanish?.taxes.map(({ amount }) => amount), spanish?.total]).toEqual([1500, [315], 1590])
    const sums = ["Imponibile   1.435,20", "IVA 22%   315,74", "Totale fattura   1.750,94"]
    const due = ["Ritenuta d'acconto 20%   -276,00", "Netto a pagare   1.474,94"]
    const italian = read("Studio Bianchi", "20121 Milano", "Spett.le Rossi S.r.l.", ...sums, ...due)
    expect([italian?.vendor, italian?.subtotal, italian?.total]).toEqual(["Studio Bianchi", 1435.2, 1474.94])
  })

  it("has two taxes of one amount at two rates", () => {
    const goods = ["Leche   1,90", "Pan   0,60", "Tomate   3,03", "TOTAL (EUR)   5,53"]
    const taxes = ["Base 4%   3,70   Cuota 0,15", "Base 10%   1,53   Cuota 0,15"]
    expect(read("La Paloma S.L.", "28013 Madrid", ...goods, ...taxes)?.taxes.map(({ amount }) => amount)).toEqual([
      0.15, 0.15
    ])
  })

  it("was paid with a debit card in Brazil", () => {
    const bread = ["PAO FRANCES   6,62", "TOTAL R$   6,62", "Cartão de Débito   6,62"]
    expect(read("PADARIA DOURADO LTDA", "São Paulo - SP", ...bread)?.payment_method).toBe("Debit Card")
  })

  it("was paid with a card of Hong Kong, and sold by whom no number of an invoice is taken for", () => {
    const milk = ["發票號碼 AB-12345678", "維他奶   16.00", "合共   16.00", "八達通   16.00"]
    const data = read("惠康超級市場", "統一編號 12345678", ...milk)
    expect([data?.vendor, data?.payment_method]).toEqual(["惠康超級市場", "Octopus"])
  })

  it("is a pharmacy's and not its owner's, and a copayment is no total", () => {
    const goods = ["IBU 400   6,45 A", "ZUZAHLUNG   5,00 C", "Summe EUR   11,45"]
    const data = read("APOTHEKE AM MARKT", "Inh. Dr. Karl Schmidt e.K.", "04109 Leipzig", ...goods)
    expect(data?.vendor).toBe("APOTHEKE AM MARKT")
    expect(data?.items.map(({ name }) => name)).toEqual(["IBU 400", "ZUZAHLUNG"])
  })

  it("is a mail that tells the total before what it is made of", () => {
    const parts = ["Trip fare   $18.20", "Booking fee   $3.55", "Tip   $3.00", "Visa ****1234   $24.75"]
    const trip = read("UBER", "Trip receipt   December 14, 2023", "Total   $24.75", ...parts)
    expect(trip?.items.map(({ name, total_price }) => [name, total_price])).toEqual([
      ["Trip fare", 18.2],
      ["Booking fee", 3.55]
    ])
    expect([trip?.total, trip?.tip]).toEqual([24.75, 3])
  })

  it("charges for the cover as for any dish, and names nights by what is let", () => {
    const dishes = ["2 COPERTO   4,00", "2 CARBONARA   24,00", "TOTALE EURO   28,00"]
    expect(read("Trattoria da Mario", "Roma", ...dishes)?.items.map(({ name }) => name)).toEqual([
      "COPERTO",
      "CARBONARA"
    ])
    const flat = ["Cozy flat", "EUR 85.00 x 3 nights   EUR 255.00", "Cleaning   EUR 30.00", "Total (EUR)   EUR 285.00"]
    expect(read("Alder Rooms", ...flat)?.items.map(({ name }) => name)).toEqual(["Cozy flat", "Cleaning"])
  })

  it("names a book above its number, and works out a tip that nobody has given", () => {
    const book = ["The Goldfinch", "9780316055437 T1", "(1 @ 30.00)   30.00", "Total   30.00"]
    expect(read("Alder Books", ...book)?.items.map(({ name }) => name)).toEqual(["The Goldfinch"])
    const soup = ["Soup   19.45", "Tax   1.75", "Total   21.20", "15% Tip = 2.92", "20% Tip = 3.89"]
    expect(read("Pho Alder", ...soup)).toMatchObject({ total: 21.2, tip: null })
    const bread = ["MILK   4.99", "TIP TOP BREAD   2 @ 3.50   7.00", "TOTAL   11.99"]
    expect(read("Alder Mart", ...bread)).toMatchObject({ total: 11.99, tip: null })
  })

  it("names the fuel, and not the pump below it", () => {
    const fuel = ["Super E10", "Säule 4", "45,67 l   1,759 EUR/l   80,33 EUR", "Total   80,33 EUR"]
    expect(read("Shell Station Müller", "80331 München", ...fuel)?.items.map(({ name }) => name)).toEqual(["Super E10"])
  })

  it("is dated below its change, not by what two of something cost, and no bar is cash", () => {
    const goods = ["COTTON SWAB   3.49", "SALE 2/6.00 Reg 3.99", "TOTAL   3.49", "CASH   10.00", "CHANGE   6.51"]
    expect(read("CVS/pharmacy", ...goods, "JULY 8, 2016   5:44 PM")?.date).toBe("2016-07-08")
    const meal = ["TABLE : BAR 7", "2 Coffee   5.50", "Bar Subtotal   0.00", "Food Subtotal   5.50", "Total   5.50"]
    expect(read("Blue Plate Diner", ...meal)?.payment_method).toBeNull()
    expect(read("Bäckerei Kern", "Brot   5,50", "Summe   5,50", "Bar   10,00")?.payment_method).toBe("Cash")
    // Greek in Latin letters, as eyes see it
    expect(read("ΦΟΥΡΝΟΣ", "ΨΩΜΙ   1,50", "ΣΥΝΟΛΟ   1,50", "METPHTA   2,00")?.payment_method).toBe("Cash")
    const unused = ["TOTALE COMPLESSIVO   5,50", "Pagamento contante   0,00", "Pagamento elettronico   5,50"]
    expect(read("Panificio Sole", "Pane   5,50", ...unused)?.payment_method).toBe("Card")
    expect(read("Panadería Sol", "Pan   5,50", "TOTAL   5,50", "Tarj. Crédito   5,50")?.payment_method).toBe(
      "Credit Card"
    )
  })
})
