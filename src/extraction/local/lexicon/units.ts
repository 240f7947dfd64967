/** Units, as parts of patterns: `s?` is a letter that may be missing. */

/** What pieces are counted in. */
export const counts: ReadonlyArray<string> =
  "x ad krt pcs? pce pièces? stk st stck stück ea each nos un und ud uds szt op kpl ks kom pz pzas? piezas? unids? uni шт buc бр τεμ τμχ ком cop[eë] дана ชิ้น cái chiếc حبة حبات قطعة قطع יח['׳]? db adet vnt gab tk kos dz pkt ctn btl psch pausch 個 个 コ 点 件 式 本 枚 台 冊 杯 箱 缶 개".split(
    " "
  )

/** Of these "x", and words for "each", may as well stand behind the price of one. */
export const countsOnly: ReadonlyArray<string> = counts.filter((unit) => !["x", "ad", "ea", "each"].includes(unit))

/** What tills count between the name of a sum and the sum itself: "Totalt 6 varor 110,65". */
export const pieces: ReadonlyArray<string> = [
  ...counts,
  ..."items?(?:\\(s\\))? articles?(?:\\(s\\))? artikel(?:en)? artículos? articoli varor varer vare(?:linjer)? tuotetta poz pozycj[ei] položek tételt? 項 项 件 點 点 ชิ้น รายการ 건 sản\\sphẩm".split(
    " "
  )
]

/** What goods come in, which may as well name them. */
export const containers: ReadonlyArray<string> =
  "box(?:es)? packs? pks? pkts? bks bags? cans? tins? jars? cups? bowls? plates? glass(?:es)? slices? portions? cartons? ctns? bottles? rolls? sets? pairs? dozen rim buah lusin dus pak kotak botol lembar lbr caja cajas boîte scatola karton paar flasche eimer sack säcke rollen? reams? dosen? tuben? paletten? frascos? fr cj pcte? pct pt gl bot botes? botellas? latas? bolsas? bl par pares doc docenas? bx pkgs? rl sht opak pár iepak уп пач бут doboz üv cs csomag pçs? cx sak bh gói hộp lon chai กล่อง ขวด 봉 팩 박스".split(
    " "
  )

/** What work and licences are counted in, which may as well name them. */
export const hours: ReadonlyArray<string> =
  "units? h hrs? hours? aw std stunden? stunde\\(n\\) timmar timer tim godz uur óra heures? horas? ore hod".split(" ")

/** What is paid for by time, by head or by size, in a column of its own; "Hosting 50 GB" is a name. */
export const terms: ReadonlyArray<string> =
  "days? nights? months? years? seats? users? hlö pers(?:on(?:s|en|er|as?|e)?)? pax licen[cs]es? tage? nächte monate? jahre? jours? nuits? mois ans? días? noches mes(?:es)? años? giorni notti mesi anni dage dager dagar døgn gb tb".split(
    " "
  )

/** What a number may count beside the price of one. */
export const countable: ReadonlyArray<string> = [...counts, ...containers, ...hours, ...terms]

/** Kilograms, as scales print them. */
export const kilograms: ReadonlyArray<string> =
  "kgs? kgm кг κιλ[άα]? κγρ? กก\\.? กิโล(?:กรัม)? ק[\"״']?ג كجم كغم? كيلو کیلو(?:گرم)? 公斤 千克 किलो कि\\.?ग्रा\\.? কেজি კგ կգ".split(
    " "
  )

/** What goods are weighed or poured in. */
export const measures: ReadonlyArray<string> = [
  ...kilograms,
  ..."gr? grs lbs? oz ml cl l lts? ltr? lit(?:er|re|ro)s? gal kwh г мл л กรัม גרם جرام غرام ליטר لتر".split(" ")
]

/** What work at a building is measured in, and what is sold as a whole, which stand in columns of their own alone. */
export const columnUnits: ReadonlyArray<string> = "m2 m² qm m3 m³ lfm ml rm u ens forfaits? fft".split(" ")

/** All that may stand alone in a column of units. */
export const cellUnits: ReadonlyArray<string> = [...countable, ...measures, ...columnUnits]

/** What only says how large a thing is. */
export const sizes: ReadonlyArray<string> = "cc cm mm".split(" ")

/** Codes that tills print behind an amount: of currencies, and of Malaysian tax rates. */
export const codes: ReadonlyArray<string> = "rm rp eur usd руб 円 元 원 sr zr zrl".split(" ")

/** What says that a number counts the goods, as parts of patterns. */
export const countHeads: ReadonlyArray<string> =
  "qty quantity qté qte quantité menge anz(?:ahl)? cant(?:idad)? q\\.?t[àa] quantit[àa] qtde? quantidade aantal antal määrä ilość mennyiség množství množstvo miktar jml jumlah sl số\\slượng кол-во количество к-сть кількість колич ποσότητα kogus daudzums kiekis količina sasia 数量 數量 수량 จำนวน الكمية כמות".split(
    " "
  )

/** And that it is the price of one. */
export const numberHeads: ReadonlyArray<string> = [
  ...countHeads,
  ..."(?:unit\\s|einzel|stück)?(?:price|preis) prix(?:\\sunitaire)? precio(?:\\sunit(?:ario)?)? prezzo preço cena(?:\\sjedn)? à-?pris pris prijs fiyatı? birim\\sfiyatı? harga(?:\\ssatuan)? цена ціна egységár hinta preț đơn\\sgiá giá 单价 單價 単価 단가".split(
    " "
  )
]
