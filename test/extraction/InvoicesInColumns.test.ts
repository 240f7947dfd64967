import { describe, expect, it } from "vitest"
import { itemsTyped, readTyped } from "../support/readTyped.ts"

describe("an invoice whose sums stand in columns", () => {
  it("has its total beside the rate of its tax, where its own head calls it so", () => {
    const read = readTyped(`Reformas Cantabrico, S.L.
FACTURA
Pintura portal            185   7,20 €   5%   1.265,40 €
Retirada de escombros       2  65,00 €   -      130,00 €
BASE IMPONIBLE   % IVA   CUOTA IVA   TOTAL FACTURA
1.395,40 €        10%    139,54 €       1.534,94 €`)
    expect(read).toMatchObject({ total: 1534.94, subtotal: 1395.4, taxes: [{ amount: 139.54 }] })
  })

  it("takes a rounding in brackets off, and its two halves of a tax from the lines that name them", () => {
    const invoice = `TAX INVOICE
SHREE BALAJI ELECTRICALS
GSTIN/UIN: 27ABCDE1234F1Z5
Sl  Description of Goods   HSN/SAC   Quantity   Rate       per    Disc. %   Amount
1   LED Tube 20W           9405      12 Nos       210.00   Nos    10 %      2,268.00
2   Copper Wire 2.5 sqmm   8544       2 Coil    1,450.00   Coil             2,900.00
    CGST                                                   9      %           465.12
    SGST                                                   9      %           465.12
    Round Off                                                               (-)0.24
    Total                                                               ₹ 6,098.00
HSN/SAC   Taxable Value   CGST Rate   CGST Amount   SGST Rate   SGST Amount   Total Tax Amount
9405         2,268.00         9%        204.12          9%        204.12        408.24
8544         2,900.00         9%        261.00          9%        261.00        522.00
Total        5,168.00                   465.12                    465.12        930.24`
    expect(readTyped(invoice)).toMatchObject({
      total: 6098,
      subtotal: 5168,
      taxes: [
        { label: "CGST", amount: 465.12 },
        { label: "SGST", amount: 465.12 }
      ]
    })
    expect(itemsTyped(invoice)).toEqual(["12 LED Tube 20W 2268", "2 Copper Wire 2.5 sqmm 2900"])
  })

  it("counts in the column of counts, whatever figures the names have", () => {
    expect(
      itemsTyped(`Faktura VAT 118/10/2026
Lp. Nazwa towaru lub usługi   J.m.   Ilość   Cena netto   Wartość netto   VAT   Kwota VAT   Wartość brutto
1    Papier ksero A4 80g      ryza      50        16,90        845,00      23%      194,35         1 039,35
2    Zeszyt 60 kartek         szt.     120         2,10        252,00      23%       57,96           309,96
     Razem                                                    1 097,00      X       252,31         1 349,31
Razem do zapłaty: 1 349,31 PLN`)
    ).toEqual(["50 Papier ksero A4 80g 845", "120 Zeszyt 60 kartek 252"])
  })

  it("tells the tax of each line between the price of one and the sum with tax", () => {
    expect(
      itemsTyped(`Yarra Plumbing Supplies
TAX INVOICE
Stock Code   Description               Ordered   Supplied   Unit ex GST    GST    Total inc GST
PVC100       PVC Pipe DWV 100mm x 3m      4         4          22.50       9.00       99.00
ELB100       Elbow 100mm 90 deg           6         6           4.80       2.88       31.68
Sub Total (ex GST)                                                                  $118.80
GST                                                                                  $11.88
TOTAL (inc GST)                                                                     $130.68`)
    ).toEqual(["4 PVC Pipe DWV 100mm x 3m 99", "6 Elbow 100mm 90 deg 31.68"])
  })

  it("has its tax once, from beside its sum, where money has no cents", () => {
    const read = readTyped(`SZÁMLA
Fenyő Web Kft.
Megnevezés                      Mennyiség   Egységár     Nettó   ÁFA %     ÁFA    Bruttó
Tárhely szolgáltatás, 12 hó          1 db     18 000    18 000     27%   4 860    22 860
Domain                               2 db      2 500     5 000     27%   1 350     6 350
Összesen                                                23 000           6 210    29 210 Ft
Fizetendő összesen: 29 210 Ft`)
    expect(read).toMatchObject({ total: 29210, subtotal: 23000, taxes: [{ amount: 6210 }] })
    expect(read?.taxes[0]?.label).toMatch(/^(?:ÁFA|27%)$/)
  })

  it("has codes before its counts, a discount behind its price, and a pack in a name", () => {
    expect(
      itemsTyped(`FERRETERIA GUAYACAN
FACTURA No. 001-002-000004412
Cod.   Cant     Descripción           Precio Unitario   Descuento   Precio Total
T01    10.00    TORNILLO 1/4 X 2           0.15            0.00         1.50
P02     2.00    PINTURA LATEX             14.20            1.40        27.00
SUBTOTAL SIN IMPUESTOS                                                 28.50
IVA 15%                                                                 4.28
VALOR TOTAL                                                            32.78`)
    ).toEqual(["10 TORNILLO 1/4 X 2 1.5", "2 PINTURA LATEX 27"])
  })

  it("takes nothing off for goods whose names have a word of discounts", () => {
    expect(
      readTyped(`Larkspur Media
Invoice Number: 0088
Balance Due: $2,640.00
Item   Description          Unit Cost   Quantity    Line Total
VID    Promo video edit      $120.00          16     $1,920.00
SND    Sound design           $90.00           8       $720.00
Subtotal                                             $2,640.00
Paid to Date                                             $0.00
Balance Due                                          $2,640.00`)
    ).toMatchObject({ total: 2640, subtotal: 2640, category: null })
  })

  it("tells what its tax comes to from what it comes to itself, in whatever order they are called", () => {
    expect(
      readTyped(`Vivaio Le Querce di Abete Luca
Fattura immediata n. 88/2026
Siepe lauroceraso h 100    24 pz   € 8,50    € 204,00
Manodopera impianto       6,5 h   € 28,00   € 182,00
Tot. imponibile                             € 386,00
Tot. Iva                                     € 60,44
Tot. documento                              € 446,44`)
    ).toMatchObject({ total: 446.44, subtotal: 386, taxes: [{ label: "Iva", amount: 60.44 }] })
  })

  it("takes what is rounded in a column of its own for no tax", () => {
    expect(
      readTyped(`Björk & Co Bygg AB
Faktura 4412
Arbete snickeri      14,00 tim      520,00     7 280,00
Gipsskiva 13 mm      18,00 st       111,00     1 998,00
Exkl. moms       Moms 25%     Öresavr.      Att betala SEK
9 278,00         2 319,50     0,50          11 598,00`)
    ).toMatchObject({ total: 11598, subtotal: 9278, taxes: [{ amount: 2319.5 }] })
  })

  it("prices each before a discount, with a sign of its share or without one, and before a tax that cannot be shared", () => {
    expect(
      readTyped(`Distribuciones Encina S.L.
FACTURA 26/4412
DESCRIPCIÓN              UDS     PRECIO     DTO     IMPORTE
CERVEZA PACK             120       0,52    3,00       60,53
REFRESCO COLA 2L          12       1,35               16,20
COJIN GRIS                 4       9,99    -10%       35,96
BASE IMP.                                            112,69
IVA 21%                                               23,66
TOTAL FACTURA                                       136,35 €`)?.items.map((item) => [item.quantity, item.unit_price])
    ).toEqual([
      [120, 0.52],
      [12, 1.35],
      [4, 9.99]
    ])
    expect(
      readTyped(`Koivu Siivous Oy
LASKU 412
Tuote             Määrä   Yks    á-hinta     Alv      Yhteensä
Porrassiivous       4     krt      85,00   25,5 %      426,70
Ikkunanpesu         1     krt     210,00   25,5 %      263,55
Veroton yhteensä                                       550,00
Arvonlisävero                                          140,25
Maksettava yhteensä EUR                                690,25`)?.items[0]
    ).toMatchObject({ quantity: 4, unit_price: 85, total_price: 426.7 })
  })

  it("states a subtotal that its goods come to, however much was paid of it before", () => {
    const read = readTyped(`INVOICE
June Willow Design
Logo concepts        10    $85.00     $850.00
Revisions            4.5   $85.00     $382.50
Stock photos                           $60.00
Subtotal                            $1,292.50
Discount (10%)                       -$129.25
Deposit received                     -$400.00
Balance due                           $763.25`)
    expect(read).toMatchObject({ total: 763.25, subtotal: 1292.5 })
  })
})
