import type { Phrases } from "./Lexicon.ts"

/**
 * What merchants call their trade in English, of which a line may be a slogan as well: only with its legal form it is of a
 * name, whose other words stand above it.
 */
export const englishCallings: Phrases = `
  textile, fabrics, garment, garments, apparel, footwear, leather, luggage, paint, paints, tile, tiles, ceramic,
  ceramics, plumbing, piping, pipes, rubber, fasteners, welding, fabrication, glazing, roofing, flooring, carpets,
  curtains, development, care, parking, car park, kitchenware, homeware, houseware, brothers, bros, sons, retail,
  retailers, refrigeration, cold storage, uniform, uniforms, watch, watches, clocks, food court, foodcourt,
  motorcycle, motorcycles, bicycle, bicycles, motorsports, advertising, media, digital, network, networks,
  telecommunication, telecommunications, telecom, mobile, gadgets, software, consultancy, consultants, consulting,
  associates, partners, international, global, worldwide, import, imports, export, exports, import & export, freight,
  forwarding, courier, express, haulage, movers, removals, storage, outlet, factory outlet, factory, mills, works,
  nursery, nurseries, landscape, landscaping, garden, gardens, gardening, agriculture, aquarium, aquatics, veterinary,
  vet, hospital, laboratory, physiotherapy, wellness, fitness, gym, golf, sportswear, sporting goods, tailor, tailors,
  tailoring, bridal, cosmetics, perfumes, perfumery, hair, hairdressing, nails, massage, reflexology, launderette, dry
  cleaners, dry cleaning, cleaning, maintenance, security, insurance, realty, real estate, property, kindergarten,
  tuition, training, gallery, crafts, hobbies, games, karaoke, cinema, cinemas, theatre, resort, resorts, lodge,
  hostel, car rental, taxi, ferry, cruises, baby, maternity, gift, souvenir, souvenirs, handicraft, handicrafts,
  appliances, household, homeware, curtain, knitting, yarn, ingredients, baking, fruit, fruits, vegetable, vegetables,
  marine, products, herbs, herbal, dispensary, surgery, chemical, chemicals, lubricant, lubricants, oil, oils, plywood,
  wood, bolts, nuts, fasteners, cable, cables, safety, scientific, instruments, equipment, signage, signs, cargo,
  automobile, automobiles, car care, car wash, automotive, electronic, communication, pharmaceutical, superstore,
  emporium, bazaar, claypot, dim sum, snacks, learning, party, fishing, tackle, stationers, interior, interiors,
  renovation, contractor, contractors, cement, bricks, asia, asia pacific, far east
`

/** Kinds of shops in other languages, where they begin a name: "SCHUHHAUS" above "DEICHMEIER". */
export const callingsAbroad: Phrases = [
  // German
  `
    blumen, blumenladen, blumenhaus, floristik, autohaus, autoservice, kfz-werkstatt, kfz-meisterbetrieb, eisdiele,
    getränkemarkt, getränke, apotheke, friseur, friseursalon, frisör, frisörsalon, coiffeur, landgasthaus,
    landgasthof, gasthaus, gasthof, gaststätte, wirtshaus, weinstube, weinhaus, weinhandlung, elektro, schuhhaus,
    schuhe, modehaus, optik, augenoptik, optiker, fahrradladen, fahrräder, zweirad, raumausstattung, gärtnerei,
    baumschule, gartencenter, zoohandlung, tierhandlung, tierarztpraxis, zahnarztpraxis, arztpraxis, schreinerei,
    tischlerei, malerbetrieb, dachdeckerei, spenglerei, schlosserei, uhren, juwelier, goldschmiede, spielwaren,
    schreibwaren, papeterie, haushaltswaren, eisenwaren, lebensmittel, feinkost, reformhaus, bioladen, hofladen,
    naturkost, buchhandlung, bücher, antiquariat, sanitätshaus, reisebüro, pension, konditorei, confiserie, bäckerei,
    metzgerei, fleischerei, schlachterei, fischhandlung, käserei, brennerei, brauerei, imbiss, kantine, trinkhalle,
    tankstelle, werkstatt, reifenhandel, textilreinigung, wäscherei, schneiderei, änderungsschneiderei, nagelstudio,
    kosmetikstudio, fitnessstudio, tanzschule, fahrschule, musikhaus, möbelhaus, möbel, küchenstudio, teppiche,
    baustoffe, landhandel
  `,
  // French
  `
    tabac, presse, supérette, alimentation, bijouterie, horlogerie, droguerie, mercerie, maroquinerie, chaussures,
    pressing, laverie, salon de coiffure, institut de beauté, carrosserie, caviste, rôtisserie, charcuterie, friterie,
    salon de thé, glacier, confiserie, chocolatier, papeterie, animalerie, jardinerie, pépinière, optique, opticiens,
    taverne, relais, chambres d'hôtes, dépôt de pain, maison de la presse, menuiserie, plomberie, serrurerie, meubles,
    jouets, vêtements, primeurs, fruits et légumes, bar, snack
  `,
  // Italian
  `
    autofficina, officina, carrozzeria, gommista, autolavaggio, edicola, cartolibreria, calzature, abbigliamento,
    fiorista, fioreria, fiori, parrucchiere, parrucchieri, acconciature, barbiere, centro estetico, parafarmacia,
    ottica, gioielleria, oreficeria, orologeria, merceria, casalinghi, alimentari, frutta e verdura, ortofrutta,
    pescheria, rosticceria, friggitoria, paninoteca, birreria, vineria, bar, caffè, bar caffè, bar tabacchi, bar
    tabaccheria, tabacchi, locanda, taverna, pensione, panetteria, forno, latteria, caseificio, ristorante pizzeria,
    bar ristorante, falegnameria, elettrodomestici, mobili, arredamenti, giocattoli, agraria, vivaio, stazione di
    servizio, lavanderia, sartoria, palestra, autoscuola, autonoleggio
  `,
  // Spanish
  `
    peluquería, barbería, pescadería, frutería, verdulería, charcutería, pollería, estanco, juguetería, óptica,
    talleres, taller, droguería, mercería, joyería, relojería, floristería, florería, vinoteca, bodega, bodegas,
    heladería, churrería, confitería, hamburguesería, bocatería, bar restaurante, tasca, sidrería, arrocería,
    chiringuito, hostal, pensión, posada, parador, mueblería, muebles, tintorería, lavandería, modas, calzados,
    deportes, ultramarinos, alimentación, autoservicio, abarrotes, minimercado, minisúper, tortillería, lonchería,
    fonda, rotisería, kiosco, quiosco, almacén, despensa, botica, botillería, licorería, veterinaria, vivero,
    refaccionaria, autolavado, clínica, clínica dental, autoescuela, gimnasio, imprenta, copistería, fontanería,
    electrodomésticos, bar
  `,
  // Portuguese
  `
    talho, oficina, churrasqueira, churrascaria, florista, floricultura, minimercado, mini mercado, mercearia,
    mercadinho, tasca, taberna, marisqueira, pizzaria, hamburgueria, snack bar, snack-bar, gelataria, sorveteria,
    confeitaria, panificadora, peixaria, açougue, hortifruti, sacolão, quitanda, adega, garrafeira, drogaria,
    perfumaria, ótica, joalharia, joalheria, ourivesaria, relojoaria, sapataria, tabacaria, quiosque, barbearia,
    cabeleireiro, salão de beleza, lavandaria, ferragens, armazém, materiais de construção, móveis, autopeças, auto
    peças, borracharia, residencial, hospedaria, ginásio, casa de pasto, bar e restaurante
  `,
  // Catalan
  `
    forn, forn de pa, fleca, pastisseria, carnisseria, peixateria, fruiteria, llibreria, papereria, perruqueria,
    ferreteria, restaurant, cafeteria, celler, bodega, merceria, sabateria, joguines, floristeria, estanc, òptica,
    cansaladeria, xarcuteria, queviures
  `,
  // Dutch
  `
    bloemenwinkel, bloemist, bloemisterij, kaashandel, kaaswinkel, fietsenwinkel, rijwielhandel, tweewielers,
    drogisterij, snackbar, cafetaria, frituur, eetcafé, eethuis, lunchroom, broodjeszaak, ijssalon, banketbakkerij,
    viswinkel, vishandel, poelier, groentewinkel, slijterij, wijnhandel, kapper, kapsalon, schoonheidssalon, juwelier,
    opticien, speelgoed, speelgoedwinkel, bouwmarkt, ijzerhandel, tuincentrum, kwekerij, dierenwinkel, dierenarts,
    tandarts, tandartspraktijk, apotheek, boekhandel, boekwinkel, kantoorboekhandel, wasserette, stomerij,
    autobedrijf, tankstation, rijschool, meubelen, woonwinkel, schoenen, schoenmaker, kleding, herberg, taverne,
    krantenwinkel
  `,
  // Polish
  `
    sklep, spożywczy, zoologiczny, kwiaciarnia, fryzjer, salon fryzjerski, zakład fryzjerski, gabinet, przychodnia,
    optyk, jubiler, zegarmistrz, warsztat, myjnia, wulkanizacja, hurtownia, pralnia, bar mleczny, pierogarnia,
    naleśnikarnia, lodziarnia, karczma, zajazd, gospoda, pensjonat, winiarnia, browar, mięsny, papierniczy, obuwie,
    odzież, meble, materiały budowlane, ogrodnictwo, delikatesy
  `,
  // Czech
  `
    květiny, květinářství, kadeřnictví, holičství, drogerie, papírnictví, železářství, hračky, obuv, oděvy, klenoty,
    zlatnictví, hodinářství, optika, autoservis, pneuservis, autodíly, čerpací stanice, trafika, večerka, smíšené
    zboží, ovoce zelenina, uzeniny, maso, maso uzeniny, rybárna, vinotéka, vinárna, pivnice, hostinec, jídelna,
    pizzerie, penzion, ubytovna, zahradnictví, chovatelské potřeby, čistírna, nábytek, stavebniny
  `,
  // Slovak
  `
    kvetinárstvo, kvety, kaderníctvo, holičstvo, drogéria, papiernictvo, železiarstvo, potraviny, mäsiarstvo, mäso,
    údeniny, ovocie, zelenina, reštaurácia, kaviareň, cukráreň, pekáreň, vináreň, hostinec, jedáleň, lekáreň,
    kníhkupectvo, záhradníctvo, nábytok, penzión
  `,
  // Hungarian
  `
    csárda, söröző, borozó, kocsma, büfé, presszó, fagylaltozó, pizzéria, hentes, hentesáru, húsbolt, zöldség,
    gyümölcs, zöldség gyümölcs, élelmiszer, élelmiszerbolt, vegyesbolt, csemege, dohánybolt, papírbolt, papír-írószer,
    virágbolt, virág, fodrászat, szépségszalon, optika, ékszer, óra-ékszer, játékbolt, cipőbolt, bútorbolt, bútor,
    vasbolt, vas-műszaki, műszaki, állateledel, állatorvosi rendelő, fogászat, patika, autószerviz, gumiszerviz,
    panzió, fogadó, tisztító, mosoda
  `,
  // Romanian
  `
    brutărie, brutăria, patiserie, patiseria, cofetărie, cofetăria, cafenea, pizzerie, berărie, berăria, crama,
    pensiune, pensiunea, librărie, librăria, papetărie, florărie, florăria, magazin alimentar, alimentară, magazin
    mixt, măcelărie, măcelăria, carmangerie, pescărie, aprozar, legume fructe, frizerie, coafor, optică, bijuterie,
    încălțăminte, mobilă, service auto, vulcanizare, spălătorie, benzinărie, cabinet stomatologic, curățătorie,
    croitorie, jucării, electrocasnice, materiale de construcții, fierărie
  `,
  // Slovenian, Croatian and Serbian
  `
    pekarna, mesnica, cvetličarna, frizerski salon, knjigarna, restavracija, gostilna, gostišče, kavarna, slaščičarna,
    picerija, ribarnica, trgovina, trafika, avtoservis, optika, zlatarna, penzion, okrepčevalnica, pekara, mesara,
    cvjećara, cvećara, knjižara, ljekarna, konoba, gostionica, kafić, kafana, caffe bar, slastičarna, poslastičarnica,
    voćarna, prodavaonica, samoposluga, autoservis, zlatara, pansion, apartmani, vinarija, pivnica, ćevabdžinica
  `,
  // Turkish
  `
    fırın, kuaför, berber, kırtasiye, kasap, manav, şarküteri, kuruyemiş, büfe, tekel, bakkal, kitabevi, çiçekçi,
    optik, kuyumcu, saatçi, mobilya, beyaz eşya, hırdavat, nalbur, otomotiv, lastik, petrol, kebapçı, ocakbaşı,
    meyhane, pideci, pide salonu, köfteci, dönerci, çorbacı, balıkçı, tatlıcı, baklavacı, börekçi, çay bahçesi,
    kahvaltı salonu, pansiyon, butik, giyim, ayakkabı, tuhafiye, oyuncak, kozmetik, parfümeri, diş kliniği, veteriner,
    kuru temizleme, züccaciye
  `,
  // Swedish
  `
    apoteket, apotek, hotell, blomsterhandel, blommor, frisör, frisersalong, optik, guldsmed, skor, järnhandel,
    färghandel, cykelhandel, bilservice, bilverkstad, däck, gatukök, krog, värdshus, gästgiveri, gästgivaregård,
    lunchrestaurang, delikatesser, ostbutik, fiskaffär, livsmedel, närbutik, möbler, tvätteri, kemtvätt, djuraffär,
    leksaker, vandrarhem, antikvariat, plantskola, handelsträdgård
  `,
  // Danish and Norwegian
  `
    blomsterbutik, blomsterbutikk, blomster, frisør, slagter, slagteren, bager, bageren, bakeri, kro, kroen, værtshus,
    grillbar, isbod, købmand, købmanden, ostehandel, fiskehandel, vinhandel, cykler, cykelhandel, boghandel,
    bokhandel, legetøj, optiker, tøj, møbler, renseri, tandlæge, dyreklinik, autoværksted, vandrerhjem, konditori,
    kafé, gatekjøkken, vertshus, gjestgiveri, jernvare, byggevare, gullsmed, tannlege, dyreklinikk, bilverksted,
    bensinstasjon, dagligvare, landhandel
  `,
  // Finnish
  `
    kukkakauppa, parturi, kampaamo, parturi-kampaamo, konditoria, grilli, kioski, apteekki, kultasepänliike, optikko,
    rautakauppa, huonekalut, pesula, autohuolto, autokorjaamo, hammaslääkäri, eläinlääkäri, eläinkauppa, kenkäkauppa,
    lounasravintola, lounaskahvila, hotelli, majatalo, panimo, lihakauppa, kalakauppa, kyläkauppa
  `,
  // Estonian, Latvian and Lithuanian
  `
    pagariäri, apteek, raamatupood, lilled, lillepood, juuksur, ilusalong, hotell, külalistemaja, autoteenindus,
    tankla, toidupood, pitsabaar, kõrts, söökla, lihapood, jalatsid, mööbel, maiznīca, aptieka, grāmatnīca, ziedi,
    frizētava, skaistumkopšanas salons, viesnīca, viesu nams, autoserviss, veikals, picērija, krogs, apavi, mēbeles,
    vaistinė, knygynas, gėlės, gėlių salonas, kirpykla, grožio salonas, viešbutis, svečių namai, autoservisas,
    degalinė, parduotuvė, picerija, baldai
  `,
  // Russian
  `
    продукты, универсам, гастроном, кофейня, бар, пиццерия, пекарня, булочная, кондитерская, кулинария, книжный
    магазин, цветы, салон красоты, парикмахерская, барбершоп, хостел, автосервис, автозапчасти, шиномонтаж, автомойка,
    ателье, химчистка, прачечная, оптика, зоомагазин, ветклиника, стоматология, мебель, обувь, одежда, игрушки,
    канцтовары, хозтовары, стройматериалы, чайхана, шашлычная, закусочная, трактир, блинная, пельменная
  `,
  // Ukrainian and Bulgarian
  `
    продукти, кав'ярня, їдальня, кондитерська, книгарня, квіти, перукарня, салон краси, хостел, автосервіс,
    автозапчастини, автомийка, хімчистка, ветклініка, стоматологія, меблі, взуття, одяг, іграшки, госптовари,
    будматеріали, піцерія, шинок, корчма, хранителни стоки, хранителен магазин, гостилница, хлебарница, фурна,
    сладкарница, книжарница, цветя, фризьорски салон, бензиностанция, обувки, мебели, месарница, плод зеленчук,
    пицария, бирария, закусвалня
  `,
  // Greek
  `
    αρτοποιείο, αρτοποιειο, αρτοζαχαροπλαστείο, αρτοζαχαροπλαστειο, φαρμακείο, φαρμακειο, βιβλιοπωλείο, βιβλιοπωλειο,
    ζαχαροπλαστείο, ζαχαροπλαστειο, καφενείο, καφενειο, καφετέρια, καφετερια, ψαροταβέρνα, ψαροταβερνα, μεζεδοπωλείο,
    μεζεδοπωλειο, ουζερί, ουζερι, ψησταριά, ψησταρια, πιτσαρία, πιτσαρια, κρεοπωλείο, κρεοπωλειο, ιχθυοπωλείο,
    ιχθυοπωλειο, οπωροπωλείο, οπωροπωλειο, ανθοπωλείο, ανθοπωλειο, κομμωτήριο, κομμωτηριο, κουρείο, κουρειο, οπτικά,
    οπτικα, κοσμηματοπωλείο, κοσμηματοπωλειο, υποδήματα, υποδηματα, έπιπλα, επιπλα, συνεργείο, συνεργειο, πρατήριο
    καυσίμων, πρατηριο καυσιμων, κάβα, καβα, κάβα ποτών, καθαριστήριο, κτηνιατρείο, οδοντιατρείο
  `,
  // Indonesian
  `
    toko, toko buku, toko roti, toko kue, toko kelontong, toko bangunan, toko emas, kedai, kedai kopi, warung, warung
    makan, rumah makan, depot, swalayan, percetakan, fotokopi, losmen, penginapan, bakso, soto, sate, martabak,
    kelontong
  `,
  // Vietnamese
  `
    nhà hàng, quán cơm, quán ăn, nhà thuốc, hiệu thuốc, tiệm bánh, tiệm vàng, cửa hàng, siêu thị, khách sạn, nhà sách,
    quán phở
  `
].join(",")
