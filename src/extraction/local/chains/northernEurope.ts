import type { ChainsOfCountry } from "./Chain.ts"

/** Chains of the Nordic and Baltic countries. */
export const northernEurope: ReadonlyArray<ChainsOfCountry> = [
  {
    country: "SE",
    chains: [
      ["ICA, ICA Supermarket, ICA Nära, ICA Maxi, ICA Kvantum, Maxi ICA Stormarknad", "Groceries", "ica.se"],
      ["Coop, Stora Coop", "Groceries", "coop.se, medmera"],
      ["Willys, Willys Hemma", "Groceries", "willys.se, willys plus, sveriges billigaste matkasse"],
      ["Hemköp", "Groceries", "hemkop.se"],
      ["City Gross", "Groceries", "citygross.se"],
      ["Systembolaget", "Groceries", "systembolaget.se"],
      ["Pressbyrån", "Groceries", "pressbyran.se"],
      ["Apoteket", "Healthcare", "apoteket.se"],
      ["Apotek Hjärtat", "Healthcare", "apotekhjartat.se"],
      ["Clas Ohlson", "Household", "clasohlson.com, clasohlson.se, clasohlson.no"],
      ["Elgiganten", "Electronics", "elgiganten.se, elgiganten.dk"],
      ["Åhléns", "Clothing", "ahlens.se"],
      ["Biltema", "Home Improvement", "biltema.se, biltema.no, biltema.dk, biltema.fi"],
      ["Espresso House", "Dining", "espressohouse.com"],
      ["MAX, MAX Burgers", "Dining", "max.se, maxburgers.com"],
      ["OKQ8", "Fuel", "okq8.se"],
      ["Preem", "Fuel", "preem.se"],
      ["SJ", "Travel", "sj.se"]
    ]
  },
  {
    country: "NO",
    chains: [
      ["REMA 1000, Rema", "Groceries", "rema.no, rema 1000", "rema 1000"],
      ["KIWI, KIWI minipris", "Groceries", "kiwi.no"],
      ["MENY", "Groceries", "meny.no"],
      ["Coop Extra, Coop Prix, Coop Mega, Coop Obs, Extra", "Groceries", "", "coop.no, coopmedlem"],
      ["Joker", "Groceries", "joker.no"],
      ["Bunnpris", "Groceries", "bunnpris.no"],
      ["Vinmonopolet", "Groceries", "vinmonopolet.no"],
      ["Narvesen", "Groceries", "narvesen.no"],
      ["Elkjøp", "Electronics", "elkjop.no"],
      ["Europris", "Household", "europris.no"],
      ["Peppes Pizza", "Dining", "peppes.no"],
      ["Vy", "Travel", "vy.no"]
    ]
  },
  {
    country: "DK",
    chains: [
      ["Netto", "Groceries", "netto.dk"],
      ["føtex", "Groceries", "foetex.dk"],
      ["Bilka", "Groceries", "bilka.dk"],
      ["REMA 1000", "Groceries", "rema1000.dk"],
      ["Kvickly, SuperBrugsen, Dagli'Brugsen", "Groceries", "", "coop.dk, kvickly.dk, superbrugsen.dk"],
      ["Fakta, Coop 365", "Groceries", "", "fakta.dk, 365discount"],
      ["Irma", "Groceries", "irma.dk"],
      ["MENY", "Groceries", "meny.dk"],
      ["Matas", "Personal Care", "matas.dk"],
      ["Magasin", "Clothing", "magasin.dk"],
      ["jem & fix", "Home Improvement", "jemogfix.dk"],
      ["Silvan", "Home Improvement", "silvan.dk"],
      ["DSB", "Travel", "dsb.dk"]
    ]
  },
  {
    country: "FI",
    chains: [
      ["K-Market, K-Supermarket, K-Citymarket", "Groceries", "", "k-ruoka.fi, k-market.com, plussa.com, k-plussa"],
      [
        "S-market, Prisma, Sale, Alepa",
        "Groceries",
        "",
        "s-kaupat.fi, prisma.fi, s-market.fi, s-etukortti, osuuskauppa"
      ],
      ["Alko", "Groceries", "alko.fi"],
      ["R-kioski", "Groceries", "r-kioski.fi"],
      ["Stockmann", "Clothing", "stockmann.com"],
      ["Tokmanni", "Household", "tokmanni.fi"],
      ["Gigantti", "Electronics", "gigantti.fi"],
      ["ABC", "Fuel", "abcasemat.fi"],
      ["Neste", "Fuel", "neste.fi"],
      ["Hesburger", "Dining", "hesburger.fi, hesburger.com"],
      ["Fazer Café", "Dining", "fazer.fi"],
      ["VR", "Travel", "vr.fi"]
    ]
  },
  {
    country: "EE",
    chains: [
      ["Rimi", "Groceries", "rimi.ee, rimi eesti food"],
      ["Selver", "Groceries", "selver.ee"],
      ["Maxima", "Groceries", "maxima.ee"],
      ["Prisma", "Groceries", "prismamarket.ee"],
      ["Coop, Konsum", "Groceries", "coop.ee"]
    ]
  },
  {
    country: "LV",
    chains: [
      ["Rimi", "Groceries", "rimi.lv, rimi latvia"],
      ["Maxima", "Groceries", "maxima.lv, maxima latvija"]
    ]
  },
  {
    country: "LT",
    chains: [
      ["Maxima", "Groceries", "maxima.lt, maxima lt uab"],
      ["Iki", "Groceries", "iki.lt, uab palink"],
      ["Rimi", "Groceries", "rimi.lt, uab rimi lietuva"],
      ["Norfa", "Groceries", "norfa.lt"],
      ["Lidl", "Groceries", "lidl.lt"]
    ]
  }
]
