import type { Category } from "../../../domain/Category.ts"
import type { Phrases } from "./Lexicon.ts"

/** Phrases of merchants and goods that speak for a category, in languages other than English and German. */
export const categoriesAbroad: ReadonlyArray<readonly [Category, Phrases]> = [
  [
    "Fuel",
    `
      efecta, verva, pb 95, gasolinera, combustible, gasolina~, gazole, sans plomb, benzina, gasolio, distributore
      carburanti, benzynowa, etanol, auto posto, combustíveis, olej napędowy, stacja paliw, ~paliwo~, čerpací stanice,
      nafta motorová, motorină, benzină, benzinkút, gázolaj, akaryakıt, motorin, bensin~, tankstation, polttoaine, xăng,
      pertalite, pertamax, ~азс~, ~бензин~, ~дизель~, ~дизтопливо~, ~пальне~, ~горива~, ~καύσιμα~, ~βενζίνη~, ガソリン,
      レギュラー, 軽油, 加油站, 汽油, 柴油, 주유소, 휘발유, น้ำมัน, ~وقود~, ~بنزين~, ~דלק~, station service, distributore di benzina,
      huoltoasema
    `
  ],
  [
    "Lodging",
    `
      hôtel, albergo, pernottamento, nuitée~, pousada, hostal, alojamiento, hospedagem, noclegi, nocleg, ubytování,
      szálloda, szállás, cazare, konaklama, otel, majoitus, overnatting, overnachting~, khách sạn, penginapan,
      ~гостиниц~, ~проживание~, ~готель~, ~отель~, ~хотел~, ~ξενοδοχείο~, ホテル, 旅館, 宿泊, 酒店房, 宾馆, 大飯店, 房號, 房租, 房费, 入住, 賓館,
      住宿, 客房, 호텔, 숙박, 객실, โรงแรม, ~فندق~, ~מלון~, ~होटल~, pensão, pensión, pensione, auberge, gîte, agriturismo,
      vandrarhem, penzión, penzion, panzió, pansiyon, apartmani
    `
  ],
  [
    "Travel",
    `
      aéroport, compagnie aérienne, billete de avión, aerolínea~, vliegticket, lotnisko, bilet lotniczy, letenka,
      repülőjegy, uçak bileti, flygbiljett, vé máy bay, ~авиабилет~, ~авиакомпания~, ~авіаквиток~, 航空券, 铁路, 車票, 機票, 机票,
      항공권
    `
  ],
  [
    "Transportation",
    `
      peaje, estacionamiento, aparcamiento, péage, stationnement, parcheggio, autostrada, pedaggio, pedágio,
      estacionamento, parkeergarage, parkeren, parkering, parkovné, jízdenka, parkolás, parcare, otopark, pysäköinti,
      taksi, bãi xe, ~такси~, ~таксі~, ~парковка~, ~парковк~, ~проезд~, ~ταξί~, タクシー, 駐車場, 乗車券, ~旅客鉄道~, ~電鉄~, 停车, 停車, 出租车, 出租汽车, 計程車,
      打车, 快车, 運賃, 高速公路, 地铁, 택시, 주차, 승차, 고속도로, แท็กซี่, ทางด่วน, ~تاكسي~, ~موقف~, ~חניון~, ~מונית~, táxi, autobuses,
      autoroute~, autostrade, metrô, tåg, parkolóház, garagem, oficina mecânica, taller mecánico, carrozzeria,
      autofficina, gommista, autoservis, autószerviz, service auto, autolakiernia, blacharstwo, bilverkstad,
      bilverksted, autokorjaamo, autopista~, bompassering~, bompenger, bomstasjon, vignette autoroutière, mýto,
      autópálya, ~винетка~, viacard, via verde
    `
  ],
  [
    "Dining",
    `
      restaurante, ristorante, lanchonete, cafetería, cantina, cervejaria, cervecería, comedor, taquería, panadería,
      pastelería, pastelaria, padaria, boulangerie, pâtisserie, crêperie, traiteur, bar à, panetteria, pasticceria,
      gelateria, coperto, couvert, couverts, restauracja, kawiarnia, piekarnia, cukiernia, restaurace, kavárna, hospoda,
      pekárna, cukrárna, étterem, vendéglő, kávézó, cukrászda, pékség, kávéház, cofetărie, brutărie, lokanta, kahve,
      pastane, fırın, köfte, ravintola, kahvila, leipomo, restaurang, konditori, bageri, bakeri, eetcafé, bakkerij,
      snackbar, nhà hàng, quán ăn, cà phê, phở, rumah makan, warung, kedai kopi, konoba, pekara, slastičarna,
      restavracija, gostilna, kohvik, restoranas, kavinė, kepykla, restorāns, kafejnīca, ~ресторан~, ~кафе~, ~столовая~,
      ~кофе~, ~пиццерия~, ~бургер~, ~пекарня~, ~кулінарія~, ~їдальня~, ~кава~, ~пекара~, ~кафана~, ~механа~,
      ~εστιατόριο~, ~ταβέρνα~, ~ψητοπωλε~, ~σουβλα~, ~καφέ~, ~φούρνος~, ~ταβερνα~, ~εστιατοριο~, ~καφε~, ~φουρνος~, 食堂,
      レストラン, カフェ, 喫茶, 珈琲, コーヒー, 寿司, 鮨, ラーメン, うどん, そば処, 焼肉, 焼鳥, 酒場, ビール, 弁当, 定食, 餐厅, 餐廳, 火锅, 火鍋, 咖啡, 饭店, 飯店, 酒楼, 酒樓, 小吃,
      面馆, 米饭, 奶茶, 茶餐廳, 快餐, 炒飯, 茶位, 小籠包, 식당, 카페, 커피, 라떼, 아메리카노, 피자, 치킨, 분식, 김밥, 떡볶이, 국밥, 갈비, 설렁탕, 짜장면, 짬뽕, 버거, 베이커리, 제과,
      커리, 돈가스, 파스타, ร้านอาหาร, กาแฟ, อาหาร, ก๋วยเตี๋ยว, ส้มตำ, บุฟเฟ่ต์, ~مطعم~, ~مقهى~, ~قهوة~, ~מסעדה~, ~קפה~,
      ~רסטורנט~, ~भोजन~, ~रेस्टोरेंट~, churrascaria, sorveteria, gelataria, marisqueira, marisquería, tasca, taberna,
      mesón, asador, parrilla, pollería, heladería, rôtisserie, rosticceria, paninoteca, spaghetteria, frituur,
      friterie, frietkot, pierogarnia, jadłodajnia, naleśnikarnia, jídelna, reštaurácia, cukráreň, étkezde, büfé,
      söröző, borozó, lokantası, pideci, çorbacı, meyhane, kafić, picerija, ćevabdžinica, fonda, chifa, comida corrida,
      cevichería, empanadas, kafeteria, gatukök, pølsebod, pølsevogn, sandwicherie, saladerie, svíčková, guláš~,
      knedlík~, knedlíky, polévka, polévky, řízek, smažený sýr, kofola, točené, żurek, schabowy, rosół, barszcz, placki,
      gulyás~, gulyásleves, halászlé, pörkölt, rántott, ciorbă, mămăligă, sarmale, çorba, çorbası, lahmacun, künefe,
      smørrebrød, fadøl, köttbullar, lohikeitto, plat du jour, entrecôte, steak frites, tartare, pression, menú del día,
      ración, tapas, caña, bocadillo, croquetas, paella, chopp, caipirinha, feijoada, picanha, tiramisù, antipasto,
      contorno, spritz, шашлик, шашлык, ~хачапури~, ~таратор~, ~кебапче~, ~ћевапи~, ~плескавица~, ćevapi, pljeskavica,
      ~μουσακ~, ~σαλατα~, ~σαλάτα~, ~τζατζικι~, ~τζατζίκι~, ~γύρος~, ~γυρος~, ~παστίτσιο~, ~παστιτσιο~
    `
  ],
  [
    "Groceries",
    `
      supermercado~, hipermercado~, supermarché~, épicerie, boucherie, charcuterie, fruits et légumes, primeur,
      supermercato, alimentari, macelleria, ortofrutta, mercearia, açougue, hortifruti, abarrotes, frutería, carnicería,
      verdulería, leche, leite, queso, queijo, arroz, frijol, huevos, ovos, lait, fromage, oeufs, œufs, baguette, latte
      intero, uova, pane, formaggio, sklep spożywczy, mleko, chleb, masło, jajka, ser żółty, bułka, potraviny, mléko,
      chléb, rohlík, máslo, vejce, mlieko, chlieb, élelmiszer, tej, kenyér, tojás, alimentara, lapte, pâine, ouă, ekmek,
      süt, peynir, yumurta, manav, bakkal, maito, leipä, juusto, mjölk, bröd, smör, melk, brød, mælk, kruidenier,
      boodschappen, kaas, siêu thị, beras, telur, minyak goreng, roti tawar, swalayan, mlijeko, hleb, kruh, pienas,
      duona, piens, piim, ~продукты~, ~гастроном~, ~супермаркет~, ~универсам~, ~продтовари~, ~хліб~, ~сыр~, ~кефир~,
      ~яйцо~, ~яйця~, ~хляб~, ~мляко~, ~хлеб~, ~млеко~, ~σούπερ μάρκετ~, ~σουπερ μαρκετ~, ~γάλα~, ~ψωμί~, ~τυρί~, スーパー,
      牛乳, 食パン, 卵, 豆腐, 野菜, キャベツ, 納豆, おにぎり, 牛奶, 鸡蛋, 雞蛋, 鮮乳, 蔬菜, 水果, 苹果, 方便面, 吐司, 大米, 우유, 계란, 두부, 라면, 콩나물, 바나나, 편의점, 농협,
      นม, ขนมปัง, ไข่, ~بقالة~, ~حليب~, ~خبز~, ~סופר~, ~חלב~, ~לחם~, ~दूध~, minimercado, delikatesy, trgovina,
      lähikauppa, dagligvarer, dagligvare, pescadería, peixaria, talho, quitanda, fromagerie, poissonnerie, pescheria,
      salumeria, slagerij, groenteboer, kaasboer, viswinkel, mięsny, maso uzeniny, řeznictví, húsbolt, zöldséges, kasap,
      şarküteri, ~продуктовый~, ~м'ясо~, ~мясной~, ~παντοπωλείο~, ~παντοπωλειο~, ~κρεοπωλείο~, ~κρεοπωλειο~
    `
  ],
  [
    "Healthcare",
    `
      pharmacie, médicament~, cabinet médical, parafarmacia, medicamento~, odontolog~, clínica, drogaria, apteka,
      lekarna, lékárna, lekáreň, gyógyszertár, patika, farmacie, eczane, apteekki, apotek, apotheek, nhà thuốc, bệnh
      viện, apotik, ljekarna, apoteka, vaistinė, aptieka, apteek, klinika, stomatolog~, ~аптека~, ~ліки~, ~клиника~,
      ~стоматолог~, ~лекарств~, ~φαρμακείο~, ~φαρμακειο~, 薬局, クリニック, 病院, 医院, 歯科, 処方, 药店, 药房, 藥房, 诊所, 약국, 병원, 의원, 치과,
      ร้านยา, โรงพยาบาล, ~صيدلية~, ~עיפראמ~, ~בית מרקחת~, farmácia, farmàcia, apteegi, dentista, dentaire, dentiste,
      tandarts, tandlæge, tandlege, tandläkare, lægehuset, óptica, opticien~, ottica, optika, ~оптика~, ~οπτικά~
    `
  ],
  [
    "Personal Care",
    `
      coiffeur, coiffure, salon de beauté, peluquería, estética, parrucchiere, cabeleireiro, barbería, perfumería,
      parfumerie, profumeria, kosmetyk~, fryzjer, drogeria, drogerie, kadeřnictví, fodrászat, illatszer, coafor,
      kuaför, kozmetik, parturi, kampaamo, frisør, kapper, cắt tóc, ~парикмахер~, ~косметик~, ~перукарня~, ~шампунь~,
      ~κομμωτήριο~, 美容室, 化粧品, シャンプー, 理容, 美容院, 理发, 化妆品, 洗发, 미용실, 화장품, 샴푸, ร้านเสริมสวย, ~صالون~, ~מספרה~,
      frisör, frizer, barbearia, barbiere, estetica, esthétique, institut de beauté, schoonheidssalon,
      salão de beleza, centro estetico, kosmetika
    `
  ],
  [
    "Office Supplies",
    `
      papelería, papeterie, cartoleria, papelaria, librería, librairie, libreria, livraria, księgarnia, materiały
      biurowe, papírnictví, knihkupectví, könyvesbolt, papír írószer, librărie, papetărie, kırtasiye, kitabevi,
      kirjakauppa, bokhandel, boekhandel, văn phòng phẩm, nhà sách, knjižara, ~канцеляр~, ~канцтовар~, ~книгарня~,
      ~книжный~, ~βιβλιοπωλείο~, 文具, 書店, ノート, コピー用紙, 书店, 文具店, 문구, 서점, 연필, 노트, ~مكتبة~, ~קרטיסון~
    `
  ],
  [
    "Electronics",
    `
      ordinateur, informatique, électronique, electrónica, informática, eletrônicos, elettronica, elektronika,
      komputer~, elektro, počítač~, számítástechnika, calculatoare, elektronik, tietokone, dator~, ~электроник~,
      ~компьютер~, ~ноутбук~, ~електроніка~, ~наушники~, 家電, パソコン, カメラ, 充電, 电脑, 手机壳, 电子, 數位, 전자, 컴퓨터, 충전기
    `
  ],
  [
    "Home Improvement",
    `
      ferretería, quincaillerie, bricolage, ferramenta, fai da te, ferragens, material de construção, materiały
      budowlane, narzędzia, stavebniny, železářství, barkács, építőanyag, materiale de construcții, nalbur, hırdavat,
      rautakauppa, byggvaru~, byggmarked, bouwmarkt, gamma bouw, vật liệu xây dựng, ~строй~, ~инструмент~, ~будівельн~,
      ホームセンター, 工具, 金物, 五金, 建材, 철물, 공구,
      byggmarknad, byggevare~, nábytek, meble, meubles, mobili, muebles, móveis, bútor, mobilya, jardinerie,
      tuincentrum, malerbetrieb, malermeister, dachdecker~, schreinerei, tischlerei, klempnerei, trädgård, hagesenter,
      droguerie, ~мебель~, ~меблі~, ~έπιπλα~
    `
  ],
  [
    "Clothing",
    `
      vêtement~, chaussures, prêt à porter, abbigliamento, calzature, scarpe, ropa, zapatos, zapatería, calçados,
      vestuário, roupas, odzież, obuwie, oděvy, obuv, ruházat, cipő, îmbrăcăminte, încălțăminte, giyim, ayakkabı,
      vaatteet, kläder, kleding, schoenen, quần áo, giày, ~одежда~, ~обувь~, ~одяг~, ~взуття~, 衣料, 靴下, シャツ, 服装, 服飾,
      鞋, 의류, 신발, 패션,
      sapataria, sapatos, skobutik, skotøj, vaatekauppa, cipőbolt, konfekcija, prendas, sastrería
    `
  ],
  [
    "Telecommunications",
    `
      téléphonie, telefonía, telefonia, internetové, telekomunikacja, telekomunikációs, ~связь~, ~мобильн~, ~зв'язок~,
      携帯電話, 话费, 通信费, 통신
    `
  ],
  [
    "Utilities",
    `
      elforbrug, nettarif, elafgift, nätavgift, elnät, nettleie, strømforbruk, sähkönsiirto, wodociągi, ścieki, vodné,
      stočné, vízdíj, csatornadíj, apă rece, acquedotto, água e esgoto, saneamiento, bil elektrik, bil air, électricité,
      gaz naturel, suministro eléctrico, energía eléctrica, consumo de agua, energia elettrica, fornitura gas, energia
      elétrica, energia elektryczna, elektřina, áramdíj, energie electrică, elektrik faturası, sähkö, elförbrukning,
      tiền điện, ~электроэнерг~, ~коммунал~, ~електроенерг~, 電気料金, 水道料金, ガス料金, 电费, 水费, 電費, 전기요금, 수도요금
    `
  ],
  [
    "Professional Services",
    `
      abogad~, asesoría, consultoría, notaría, avocat~, notaire~, expert-comptable, avvocat~, commercialista, notaio,
      consulenza, advogad~, contabilidade, consultoria, kancelaria, doradztwo, biuro rachunkowe, usługi księgowe,
      advokát~, účetnictví, poradenství, ügyvéd~, könyvelés, tanácsadás, contabilitate, avukat~, danışmanlık, muhasebe,
      advokat~, rådgivning, asianajo~, tilitoimisto, konsultointi, advocaat, boekhouding, adviesbureau, ~юридическ~,
      ~консультац~, ~консалтинг~, ~адвокат~, ~бухгалтер~, ~δικηγόρο~, ~λογιστικ~, 弁護士, 税理士, 司法書士, コンサル, 律师, 咨询, 会计师,
      변호사, 세무, 컨설팅, ~ייעוץ~, ~עורך דין~, ~محاماة~, ~استشار~
    `
  ],
  [
    "Education",
    `
      université, école, escuela, università, szkoła, škola, iskola, okul, ~обучение~, ~школа~, 授業料, 学费, 教育, 학원, 수강료,
      crèche, guardería, asilo nido, przedszkole, żłobek, óvoda, bölcsőde, grădiniță, barnehage, börnehave, förskola,
      päiväkoti, anaokulu, ~детский сад~, 保育園, 幼稚園, 幼儿园, 어린이집, 유치원
    `
  ],
  [
    "Postage",
    `
      la poste, correos, affranchissement, poste italiane, correios, poczta, česká pošta, posta romana, ~почта~,
      ~пошта~, 郵便, 切手, 邮政, 快递, 우체국, 택배
    `
  ],
  [
    "Entertainment",
    `
      cinéma, cine, kino, sinema, teatro, théâtre, musée, museo, muzeum, elokuva, bioscoop, ~кинотеатр~, ~театр~,
      ~музей~, 映画, カラオケ, 电影, 영화, 노래방
    `
  ]
]
