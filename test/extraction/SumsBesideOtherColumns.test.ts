import { describe, expect, it } from "vitest"
import { itemsTyped, readTyped } from "../support/readTyped.ts"

describe("sums that stand beside something else", () => {
  it("are called what the nearest column calls them", () => {
    const read = readTyped(`COMERCIALIZADORA NOPAL SA DE CV                    FACTURA
RFC: CNO120304AB1                                    Fecha de emisión: 2026-10-12
Clave      Cantidad Unidad      Descripción            Valor unitario   Descuento   Importe
44121600   10.00 H87 - Pieza    Carpeta tamaño carta        38.00          0.00      380.00
44121708    5.00 H87 - Pieza    Marcador permanente         18.50          0.00       92.50
Importe con letra: QUINIENTOS CUARENTA Y OCHO PESOS 10/100      Subtotal      $472.50
Forma de pago: 04 - Tarjeta de crédito                          IVA 16%        $75.60
Método de pago: PUE - Pago en una sola exhibición               Total         $548.10`)
    expect(read).toMatchObject({ total: 548.1, subtotal: 472.5, taxes: [{ label: "IVA 16%", amount: 75.6 }] })
    expect(read?.items.map(({ name }) => name)).toEqual(["Carpeta tamaño carta", "Marcador permanente"])
  })

  it("are called what heads of sums above them call them, with prose between", () => {
    const read = readTyped(`FACTURE N° F20180027
LE FOURNISSEUR SARL
Prestation support    60,00   1,00   60,00
Fournitures           10,00   4,00   40,00
Tout retard de paiement engendre une pénalité exigible à compter de la date     TOTAL HT   TOTAL TVA   TOTAL TTC
de trois fois le taux d'intérêt légal. Indemnité forfaitaire pour frais de
Les règlements reçus avant la date d'échéance ne donneront pas lieu             100,00     10,00      110,00`)
    expect(read).toMatchObject({ total: 110, subtotal: 100, taxes: [{ amount: 10 }] })
  })

  it("tell the tax between what it is on and what both come to", () => {
    const invoice = `AL NAKHEEL TRADING LLC
TAX INVOICE
S.No   Description            Qty    Unit Price   Taxable Amt   VAT 5%   Total (AED)
1      Ceramic Tile 60x60     24        18.00        432.00      21.60     453.60
2      Tile Adhesive 20kg      5        22.00        110.00       5.50     115.50
Total                                                542.00      27.10     569.10`
    expect(readTyped(invoice)).toMatchObject({
      total: 569.1,
      subtotal: 542,
      taxes: [{ label: "VAT 5%", amount: 27.1 }]
    })
    expect(itemsTyped(invoice)).toEqual(["24 Ceramic Tile 60x60 432", "5 Tile Adhesive 20kg 110"])
  })

  it("sum the taxes of all lines up, where they are of one rate", () => {
    expect(
      readTyped(`Świerk Telekom S.A.
Faktura VAT nr F/10412/10/2026
Opis                       Netto    VAT %    VAT      Brutto
Abonament Internet         56,91    23%      13,09     70,00
Usługi dodatkowe            8,13    23%       1,87     10,00
Razem                      65,04             14,96     80,00
Do zapłaty: 80,00 zł`)?.taxes
    ).toEqual([{ label: "VAT", amount: 14.96 }])
  })

  it("are shared out to the cent, however large they are", () => {
    const [item] =
      readTyped(`Koivu Oy
Kuvaus      Määrä     á hinta       Alv %      Yhteensä
Pellet        97    82 455,67       19%    9 517 858,25
Maksettava yhteensä                        9 517 858,25 €`)?.items ?? []
    expect(item).toMatchObject({ quantity: 97, unit_price: 98122.25, total_price: 9517858.25 })
  })

  it("leave room for a rate without a sign between the price of one and its tax", () => {
    expect(
      itemsTyped(`Koivu Siivous Oy
LASKU
Kuvaus                    Määrä   Yks.   á hinta   Alv %    Alv €   Yhteensä
Porrassiivous lokakuu       4     krt      85,00    25,5    86,70     426,70
Ikkunanpesu                 3     h        42,00    25,5    32,13     158,13
Maksettava yhteensä                                                 584,83 €`)
    ).toEqual(["4 Porrassiivous lokakuu 426.7", "3 Ikkunanpesu 158.13"])
  })

  it("stand in one piece with their names in Hebrew", () => {
    const read = readTyped(`גן הזית בע"מ
תאריך: 12/10/2026
סה"כ לפני מע"מ: 144.92
מע"מ 18%: 26.08
סה"כ לתשלום: ₪171.00
שולם באשראי ויזה 4417`)
    expect(read).toMatchObject({ total: 171, taxes: [{ label: 'מע"מ', amount: 26.08 }] })
    expect(read?.payment_method).toMatch(/^Visa/)
  })

  it("stand with their goods in one piece that is read from the right, priced at its left end", () => {
    expect(
      itemsTyped(`            مطعم شجرة الزيتون
            2 كشري كبير 90.00
          3 عصير مانجو 105.00
                المجموع 195.00
                  نقدي 195.00`)
    ).toEqual(["2 كشري كبير 90", "3 عصير مانجو 105"])
  })

  it("leave out what a remark in brackets says of them", () => {
    expect(
      itemsTyped(`Rowan Motors
INVOICE 4412
Labour
MOT test                        1.0     54.85
Replace front discs and pads    1.8    108.00
Parts
Front disc set                  1       64.20
Brake pad set                   1       31.50
Total labour                           162.85
Total parts                             95.70
Sub total (VATable)                    203.70
MOT (exempt)                            54.85
VAT @ 20%                               40.74
TOTAL DUE                             £299.29`)
    ).toEqual([
      "1 MOT test 54.85",
      "1 Replace front discs and pads 108",
      "1 Front disc set 64.2",
      "1 Brake pad set 31.5"
    ])
  })

  it.each([
    ["Add: VAT                  321.96", "VAT", 321.96],
    ["El IVA incluido en esta boleta es de 321.96", "IVA", 321.96]
  ])("call their tax by its name alone: %s", (line, label, amount) => {
    expect(readTyped(`MOLAVE HARDWARE\nPortland cement   3,005.00\nTOTAL           3,005.00\n${line}`)?.taxes).toEqual([
      { label, amount }
    ])
  })

  it("come above what was charged, with taxes among that", () => {
    expect(
      itemsTyped(`Blue Ridge Wireless
Bill date: Oct 12, 2026
Previous balance                  $96.20
Payment received - Thank you     -$96.20
New charges                       $98.47
Total amount due by Nov 2         $98.47
New charges
Unlimited Plus plan               $80.00
Device protection                  $9.00
Federal Universal Service Fund     $3.12
State sales tax                    $5.10
911 fee                            $1.25
Total new charges                 $98.47`)
    ).toEqual([
      "1 Unlimited Plus plan 80",
      "1 Device protection 9",
      "1 Federal Universal Service Fund 3.12",
      "1 911 fee 1.25"
    ])
  })
})

describe("what is ordered", () => {
  it("is of the day of the order, and not from one time of an event to another", () => {
    expect(
      readTyped(`Harvest Food Festival
Saturday, October 24, 2026 from 11:00 AM to 6:00 PM (CDT)
Order Summary
October 12, 2026
General Admission    2    $50.00
Total Paid                $50.00`)?.date
    ).toBe("2026-10-12")
  })

  it("is of the day that a Hungarian invoice is dated, and not of the delivery", () => {
    expect(
      readTyped(`SZÁMLA
Gyertyán Papír Kft.
Teljesítés: 2026.10.10.    Kelt: 2026.10.12.    Fizetési határidő: 2026.10.20.
Golyóstoll kék    50 db    120    6 000 Ft
Fizetendő összesen                6 000 Ft`)?.date
    ).toBe("2026-10-12")
  })

  it("tips who rides, and may be a set of some number", () => {
    const read = readTyped(`Bao House
Bakelite knobs, set of 4    £14.50
Subtotal                    £14.50
Delivery fee                 £1.99
Rider tip                    £2.00
Total                       £18.49`)
    expect(read).toMatchObject({ tip: 2, total: 18.49 })
    expect(read?.items[0]?.name).toBe("Bakelite knobs, set of 4")
  })
})
