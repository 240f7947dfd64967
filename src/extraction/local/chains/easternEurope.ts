import type { ChainsOfCountry } from "./Chain.ts"

/** Chains of Poland, the Czech and Slovak republics, Hungary, the Balkans, Ukraine, Russia and their neighbours. */
export const easternEurope: ReadonlyArray<ChainsOfCountry> = [
  {
    country: "PL",
    chains: [
      ["Biedronka", "Groceries", "biedronka.pl, jeronimo martins polska, moja biedronka"],
      ["Dino, Dino Polska", "Groceries", "marketdino.pl, grupadino.pl"],
      ["Lidl", "Groceries", "lidl.pl, lidl sp. z o.o."],
      ["Żabka", "Groceries", "zabka.pl, żabka polska, żappka"],
      ["Kaufland", "Groceries", "kaufland.pl, kaufland polska"],
      ["Stokrotka", "Groceries", "stokrotka.pl"],
      ["Lewiatan", "Groceries", "lewiatan.pl"],
      ["Netto", "Groceries", "netto.pl, netto sp. z o.o."],
      ["Polomarket", "Groceries", "polomarket.pl"],
      ["Intermarche", "Groceries", "intermarche.pl"],
      ["Rossmann", "Personal Care", "rossmann.pl, rossmann supermarkety drogeryjne polska"],
      ["Hebe", "Personal Care", "hebe.pl"],
      ["Pepco", "Clothing", "pepco.pl, pepco.eu"],
      ["CCC", "Clothing", "ccc.eu, ccc s.a."],
      ["Empik", "Office Supplies", "empik.com, empik s.a."],
      ["Media Expert", "Electronics", "mediaexpert.pl"],
      ["RTV Euro AGD", "Electronics", "euro.com.pl"],
      ["Orlen", "Fuel", "orlen.pl, pkn orlen, vitay"],
      ["Lotos", "Fuel", "lotos.pl"],
      ["Poczta Polska", "Postage"],
      ["PKP Intercity", "Travel", "intercity.pl, pkp intercity"]
    ]
  },
  {
    country: "CZ",
    chains: [
      ["Albert", "Groceries", "albert.cz, albert česká republika, ahold czech republic"],
      ["BILLA", "Groceries", "billa.cz, billa, spol. s r. o."],
      ["Penny Market, Penny", "Groceries", "penny.cz, penny market s.r.o."],
      ["Kaufland", "Groceries", "kaufland.cz, kaufland česká republika"],
      ["Lidl", "Groceries", "lidl.cz, lidl česká republika"],
      ["Globus", "Groceries", "globus.cz"],
      ["COOP", "Groceries", "coop.cz, jednota"],
      ["Tesco", "Groceries", "itesco.cz, tesco stores čr"],
      ["dm drogerie markt", "Personal Care", "dm.cz"],
      ["Alza.cz", "Electronics", "alza.cz a.s."],
      ["Datart", "Electronics", "datart.cz"],
      ["České dráhy", "Travel", "cd.cz"],
      ["Benzina", "Fuel", "benzina.cz"]
    ]
  },
  {
    country: "SK",
    chains: [
      ["BILLA", "Groceries", "billa.sk"],
      ["Kaufland", "Groceries", "kaufland.sk"],
      ["COOP Jednota", "Groceries", "coop.sk, coop jednota"],
      ["Tesco", "Groceries", "tesco.sk, tesco stores sr"],
      ["Slovnaft", "Fuel", "slovnaft.sk"]
    ]
  },
  {
    country: "HU",
    chains: [
      ["SPAR, INTERSPAR", "Groceries", "spar magyarország"],
      ["TESCO", "Groceries", "tesco-global áruházak, tesco global"],
      ["Penny Market", "Groceries", "penny.hu, penny-market kft"],
      ["CBA", "Groceries", "cba.hu"],
      ["COOP", "Groceries", "coop.hu"],
      ["Aldi", "Groceries", "aldi.hu, aldi magyarország"],
      ["MOL", "Fuel", "mol.hu, mol nyrt"],
      ["Rossmann", "Personal Care", "rossmann.hu"],
      ["MÁV-START", "Travel", "mavcsoport.hu, máv-start"]
    ]
  },
  {
    country: "RO",
    chains: [
      ["Kaufland", "Groceries", "kaufland.ro, kaufland romania"],
      ["Mega Image, Shop&Go", "Groceries", "mega-image.ro, mega image srl"],
      ["Profi", "Groceries", "profi.ro, profi rom food"],
      ["Penny, Penny Market", "Groceries", "penny.ro, rewe romania"],
      ["Lidl", "Groceries", "lidl.ro, lidl discount srl"],
      ["Carrefour", "Groceries", "carrefour romania"],
      ["Auchan", "Groceries", "auchan romania"],
      ["Altex", "Electronics", "altex.ro"],
      ["eMAG", "Electronics", "emag.ro, dante international"],
      ["Dedeman", "Home Improvement", "dedeman.ro"],
      ["Petrom", "Fuel", "petrom.ro, omv petrom"],
      ["Rompetrol", "Fuel", "rompetrol.ro"]
    ]
  },
  {
    country: "BG",
    chains: [
      ["BILLA, БИЛЛА", "Groceries", "billa.bg, билла българия"],
      ["Kaufland, КАУФЛАНД", "Groceries", "kaufland.bg, кауфланд българия"],
      ["Лидл, Lidl", "Groceries", "lidl.bg, лидл българия"],
      ["Фантастико", "Groceries", "fantastico.bg, вали компютърс"],
      ["T-Market, Т Маркет", "Groceries", "tmarket.bg, максима българия"]
    ]
  },
  {
    country: "HR",
    chains: [
      ["KONZUM", "Groceries", "konzum.hr, konzum plus d.o.o."],
      ["SPAR, INTERSPAR", "Groceries", "spar hrvatska d.o.o."],
      ["Plodine", "Groceries", "plodine.hr"],
      ["Tommy", "Groceries", "tommy.hr"],
      ["Studenac", "Groceries", "studenac.hr"],
      ["Kaufland", "Groceries", "kaufland.hr"],
      ["Lidl", "Groceries", "lidl.hr, lidl hrvatska"],
      ["INA", "Fuel", "ina.hr, ina d.d."],
      ["Tisak", "Groceries", "tisak.hr"]
    ]
  },
  {
    country: "SI",
    chains: [
      ["Mercator", "Groceries", "mercator.si, poslovni sistem mercator, pika kartica"],
      ["SPAR, INTERSPAR", "Groceries", "spar slovenija"],
      ["Hofer", "Groceries", "hofer.si"],
      ["Tuš", "Groceries", "tus.si"],
      ["Petrol", "Fuel", "petrol.si"]
    ]
  },
  {
    country: "RS",
    chains: [
      ["MAXI, Макси", "Groceries", "maxi.rs, delhaize serbia"],
      ["IDEA", "Groceries", "idea.rs, mercator-s"],
      ["Lidl", "Groceries", "lidl.rs, lidl srbija"],
      ["Univerexport", "Groceries", "univerexport.rs"],
      ["NIS Petrol", "Fuel", "nispetrol.rs"]
    ]
  },
  {
    country: "BA",
    chains: [
      ["KONZUM", "Groceries", "konzum.ba, konzum d.o.o. sarajevo"],
      ["Bingo", "Groceries", "bingobih.ba, bingo d.o.o."]
    ]
  },
  {
    country: "RU",
    chains: [
      ["Пятёрочка, Пятерочка", "Groceries", "5ka.ru, агроторг, выручай-карта"],
      ["Магнит, МАГНИТ", "Groceries", 'magnit-info.ru, magnit.ru, ао тандер, ао "тандер", зао тандер'],
      ["Перекрёсток, Перекресток", "Groceries", "perekrestok.ru, x5 перекресток"],
      ["Лента", "Groceries", "lenta.com, ооо лента"],
      ["Дикси", "Groceries", "dixy.ru, дикси юг"],
      ["ВкусВилл", "Groceries", "vkusvill.ru"],
      ["Ашан, АШАН", "Groceries", "ооо ашан"],
      ["О'КЕЙ", "Groceries", "okmarket.ru"],
      ["Красное&Белое", "Groceries", "krasnoeibeloe.ru"],
      ["Лукойл, ЛУКОЙЛ", "Fuel", "lukoil.ru"],
      ["Леруа Мерлен", "Home Improvement", "leroymerlin.ru, леруа мерлен восток"],
      ["ДНС, DNS", "Electronics", "dns-shop.ru, ооо днс"],
      ["Вкусно – и точка", "Dining", "vkusnoitochka.ru"],
      ["РЖД", "Travel", "rzd.ru"]
    ]
  },
  {
    country: "UA",
    chains: [
      ["АТБ, АТБ-маркет", "Groceries", "atbmarket.com, атб-маркет"],
      ["Сільпо", "Groceries", "silpo.ua, сільпо-фуд, власний рахунок"],
      ["Фора", "Groceries", "fora.ua, тов фора"],
      ["NOVUS", "Groceries", "novus.ua, тов новус україна"],
      ["Ашан", "Groceries", "auchan.ua, ашан україна"],
      ["Нова Пошта", "Postage"],
      ["ОККО", "Fuel", "okko.ua"],
      ["WOG", "Fuel", "wog.ua"],
      ["Розетка, Rozetka", "Electronics", "rozetka.com.ua"]
    ]
  },
  {
    country: "KZ",
    chains: [
      ["Magnum", "Groceries", "magnum.kz, magnum cash&carry"],
      ["Small", "Groceries", "skifosmall, scm small"],
      ["Sulpak", "Electronics", "sulpak.kz"]
    ]
  },
  {
    country: "TR",
    chains: [
      ["BİM", "Groceries", "bim.com.tr, bim birleşik mağazalar"],
      ["A101", "Groceries", "a101.com.tr, yeni mağazacılık"],
      ["ŞOK", "Groceries", "sokmarket.com.tr, şok marketler"],
      ["Migros", "Groceries", "migros.com.tr, migros ticaret, money kart"],
      ["CarrefourSA", "Groceries", "carrefoursa.com"],
      ["Happy Center", "Groceries", "happycenter.com.tr"],
      ["Teknosa", "Electronics", "teknosa.com"],
      ["LC Waikiki", "Clothing", "lcwaikiki.com, lcw.com"],
      ["Opet", "Fuel", "opet.com.tr"],
      ["Petrol Ofisi", "Fuel", "petrolofisi.com.tr"]
    ]
  }
]
