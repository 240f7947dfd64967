import { describe, expect, it } from "vitest"
import { itemsTyped, readTyped } from "../support/readTyped.ts"

describe("the columns of a table, as they are headed,", () => {
  it("counts by the column that is headed so, where nothing else tells the price of one", () => {
    expect(
      itemsTyped(`Alder Mode SE
Rechnungsdatum:    03.03.2025
Artikelnummer     Bezeichnung                     Größe   Menge   MwSt.   Preis
AD112S0AB-A11     Sneaker low                     39      1       19%     89,95 €
TO221D0CD-K11     T-Shirt                         M       2       19%     25,98 €
                                                  Gesamtsumme            115,93 €`)
    ).toEqual(["1 Sneaker low 89.95", "2 T-Shirt 25.98"])
    // no price of one comes out even
    expect(
      itemsTyped(`Alder Mode SE
Bezeichnung                     Menge   Preis
Sneaker low                     2       89,95 €
T-Shirt                         2       25,98 €
Gesamtsumme                            115,93 €`)
    ).toEqual(["1 Sneaker low 89.95", "1 T-Shirt 25.98"])
  })

  it("numbers its lines, though one of them counts what its number does, and delivery has none", () => {
    expect(
      itemsTyped(`Pizzeria Da Luigi GmbH
Pos.   Artikel                        Menge   Einzelpreis   USt.    Gesamt
1      Pizza Margherita               1       9,50 €        7%      9,50 €
2      Tiramisu                       2       5,00 €        7%     10,00 €
3      Cola 0,33l                     1       3,00 €        19%     3,00 €
       Liefergebühr                   1       2,90 €        19%     2,90 €
Gesamtbetrag                                                       25,40 €`)
    ).toEqual(["1 Pizza Margherita 9.5", "2 Tiramisu 10", "1 Cola 0,33l 3", "1 Liefergebühr 2.9"])
  })

  it("name what is described, and not its unit, code or number", () => {
    expect(
      itemsTyped(`RESTAURANTE EL CARDENAL SA DE CV
Cantidad  Unidad    Clave    Descripción            Valor Unitario   Importe
1.00      Servicio  90101501 CONSUMO DE ALIMENTOS   862.07           862.07
                                                    Total            862.07`)
    ).toEqual(["1 CONSUMO DE ALIMENTOS 862.07"])
    expect(
      itemsTyped(`Alder Works
Qty   Description     Price     Total
1     Unit 1          10.00     10.00
2     Unit 2          20.00     40.00
Total                           50.00`)
    ).toEqual(["1 Unit 1 10", "2 Unit 2 40"])
  })

  it("are those of the goods, where those of the sums stand above them", () => {
    expect(
      itemsTyped(`MAGAZINE LUIZA S/A
BASE DE CÁLC. DO ICMS   VALOR DO ICMS   VALOR TOTAL DOS PRODUTOS   VALOR TOTAL DA NOTA
499,00                  89,82           499,00                     499,00
DADOS DOS PRODUTOS / SERVIÇOS
CÓDIGO     DESCRIÇÃO                    NCM       CFOP   UN   QUANT   V.UNIT   V.TOTAL
2301234    FRITADEIRA SEM OLEO 4L       85166000  6108   UN   1,0000  499,00   499,00`)
    ).toEqual(["1 FRITADEIRA SEM OLEO 4L 499"])
  })

  it("leave no code of a currency in a name", () => {
    for (const code of ["NGN", "GHS", "EGP", "KES"])
      expect(
        itemsTyped(`ALDER MARKET
Peak Milk 400g          ${code} 28.50
Spaghetti
  3 @ 9.50              ${code} 28.50
TOTAL                   ${code} 57.00`)
      ).toEqual(["1 Peak Milk 400g 28.5", "3 Spaghetti 28.5"])
  })

  it("count no price that was reduced as one", () => {
    expect(
      itemsTyped(`Alder Fresh Food
Dishwash Liquid 1L                      5.50
PRICE REDUCED BY $1.50
Free Range Eggs 12pk
 Qty 2 @ $6.20 each                    12.40
TOTAL                                 $17.90`)
    ).toEqual(["1 Dishwash Liquid 1L 5.5", "2 Free Range Eggs 12pk 12.4"])
  })

  it("are headed in two words, and have units of their own", () => {
    expect(
      itemsTyped(`PHU Alder
Lp.  Nazwa towaru/usługi      J.m.   Ilość  Cena netto  Wartość netto
1    Papier ksero A4          ryza   10      18,50        185,00
2    Kabel                    mb      5      10,00         50,00
                                     Razem               235,00
Do zapłaty: 235,00 PLN`)
    ).toEqual(["10 Papier ksero A4 185", "5 Kabel 50"])
  })

  it("count by a short head, and leave the letter of the money before the prices out of the names", () => {
    expect(
      itemsTyped(`Tierarztpraxis Alder
Leistung                          Faktor   Anz.   Betrag
Allgemeine Untersuchung            1,00     1     23,62
Injektion s.c.                     1,00     2     23,00
Gesamtbetrag                                      46,62`)
    ).toEqual(["1 Allgemeine Untersuchung 23.62", "2 Injektion s.c. 23"])
    expect(
      itemsTyped(`Alder Manila
2x Paa Large                     P 358.00
1x Halo-Halo                     P 119.00
Total                            P 477.00`)
    ).toEqual(["2 Paa Large 358", "1 Halo-Halo 119"])
  })

  it("may say when, behind the names", () => {
    expect(
      itemsTyped(`Alder Hosting
Charge Name        Service Period     Qty   Unit Price   Subtotal     Tax       Total
Pro team plan      11/13/2023 -       1.0   19.0         19.00        0.00      19.00
                   12/12/2023
Git Contributors   11/12/2023         1.0   25.0         25.00        0.00      25.00
Total                                                                           44.00`)
    ).toEqual(["1 Pro team plan 19", "1 Git Contributors 25"])
  })

  it("count by that one though others count as well, and leave what is counted out of the names", () => {
    expect(
      readTyped(`새빛문구
월    일    품목             수량    단가     공급가액    세액
10    22    색연필 24색      20    4,500     90,000     9,000
10    22    도화지 A3        15    6,000     90,000     9,000
합계금액    현금    외상미수금
198,000             198,000
공급가액    세액
180,000     18,000`)?.items
    ).toMatchObject([
      { quantity: 20, unit_price: 4500, total_price: 90000 },
      { quantity: 15, unit_price: 6000, total_price: 90000 }
    ])
    expect(
      itemsTyped(`Sileä Oy
Tuote                    Määrä   Yks.     à-hinta   Alv %   Veroton   Yhteensä
Porrassiivous syyskuu    4       kerta    145,00    25,5    580,00    727,90
Ikkunanpesu              6,5     h         42,00    25,5    273,00    342,62
Veroton yhteensä                                                      853,00
Alv yhteensä                                                          217,52
Maksettava yhteensä EUR                                              1 070,52`)
    ).toEqual(["4 Porrassiivous syyskuu 580", "6.5 Ikkunanpesu 273"])
    expect(
      itemsTyped(`Padaria Alder, Lda
Ref.     Descrição                  Qtd.    Pr. Unit.    Desc.    IVA    Total
BOL01    Bolo de aniversário        1,00       32,520    0%       23%    32,52 €
PAO02    Pão de forma               2,00        1,887    0%        6%     3,77 €
Total (EUR)                                                             36,29 €`)
    ).toEqual(["1 Bolo de aniversário 32.52", "2 Pão de forma 3.77"])
  })

  it("are headed in two rows, the second of which is no name", () => {
    expect(
      itemsTyped(`Serwis Olcha
LP   Nazwa towaru / usługi     Ilość   J.m.   Cena     VAT    Wartość   Wartość   Wartość
                                              netto           netto     VAT       brutto
1    Naprawa zmywarki          1       usł.   350,00   23%    350,00    80,50     430,50
2    Pompa odpływowa           1       szt.   189,43   23%    189,43    43,57     233,00
                                              Razem           539,43    124,07    663,50
Do zapłaty: 663,50 PLN`)
    ).toEqual(["1 Naprawa zmywarki 350", "1 Pompa odpływowa 189.43"])
  })

  it("come to what is left before tax, though no discount is one of zero", () => {
    expect(
      itemsTyped(`Alder Stationers (Pty) Ltd
Description       Quantity   Excl. Price   Disc %   VAT %    Exclusive Total   Inclusive Total
Copy paper A4     8.00       R310.00       0.00%    15.00%   R2 480.00         R2 852.00
Markers           5.00       R128.00       0.00%    15.00%   R640.00           R736.00
Total Discount:                                              R0.00
Total Exclusive:                                             R3 120.00
Total VAT:                                                   R468.00
Total:                                                       R3 588.00`)
    ).toEqual(["8 Copy paper A4 2480", "5 Markers 640"])
  })
})
