import type { ChainsOfCountry } from "./Chain.ts"

/** Chains with shops in many countries. */
export const international: ReadonlyArray<ChainsOfCountry> = [
  {
    country: null,
    chains: [
      [
        "McDonald's, McDonalds",
        "Dining",
        "mcdvoice.com, mcdonalds.com, mcdfoodforthoughts.com",
        "big mac, mcflurry, happy meal, mcchicken, mcnuggets, filet-o-fish, quarter pounder, egg mcmuffin"
      ],
      ["Burger King", "Dining", "mybkexperience.com, bk.com, burgerking.com", "whopper, chicken royale, bacon king"],
      [
        "KFC, Kentucky Fried Chicken",
        "Dining",
        "mykfcexperience.com, kfc.com, kfclistens.com",
        "zinger, finger lickin good, colonel's, popcorn chicken"
      ],
      [
        "Subway",
        "Dining",
        "subwaylistens.com, tellsubway.com, subway.com, global.subway.com",
        "footlong, meatball marinara, subclub"
      ],
      [
        "Starbucks, Starbucks Coffee",
        "Dining",
        "mystarbucksvisit.com, starbucks.com",
        "frappuccino, caramel macchiato, grande, venti"
      ],
      ["Pizza Hut", "Dining", "tellpizzahut.com, pizzahut.com", "super supreme, stuffed crust"],
      ["Domino's, Domino's Pizza", "Dining", "dominos.com, dominos.co.uk"],
      ["Papa John's", "Dining", "papajohns.com"],
      [
        "Dunkin' Donuts, Dunkin'",
        "Dining",
        "telldunkin.com, dunkindonuts.com, dunkinrunsonyou.com",
        "munchkins, coolatta"
      ],
      ["Krispy Kreme", "Dining", "krispykreme.com", "original glazed"],
      ["Baskin Robbins", "Dining", "baskinrobbins.com", "ice cream"],
      ["Häagen-Dazs", "Dining", "haagendazs.com, haagen-dazs.com"],
      ["Nando's", "Dining", "nandos.com, nandos.co.uk", "peri-peri, peri peri"],
      ["Hard Rock Cafe", "Dining", "hardrock.com, hardrockcafe.com"],
      ["TGI Fridays", "Dining", "tgifridays.com, tgifridays.co.uk"],
      ["Five Guys", "Dining", "fiveguys.com", "cajun fries, little fries"],
      ["Taco Bell", "Dining", "tellthebell.com, tacobell.com", "crunchwrap, chalupa, burrito supreme"],
      ["Costa Coffee, Costa", "Dining", "costa.co.uk, costacoffee.com"],
      ["Tim Hortons", "Dining", "telltimhortons.com, timhortons.com, timhortons.ca", "timbits, double double"],
      ["Vapiano", "Dining", "vapiano.com, vapiano.de"],
      ["Wagamama", "Dining", "wagamama.com", "katsu curry, ramen"],
      ["Din Tai Fung", "Dining", "dintaifung.com"],
      ["Gong Cha", "Dining", "gong-cha.com", "milk tea, pearls"],
      ["Hermès, Hermes", "Clothing", "hermes.com"],
      ["IKEA", "Household", "ikea.com, inter ikea systems, ikea family", "billy, kallax, malm, frakta"],
      ["Decathlon", "Clothing", "decathlon.com, decathlon.fr", "quechua, domyos, kalenji"],
      ["H&M, H & M, Hennes & Mauritz", "Clothing", "hm.com, h&m member"],
      ["Zara", "Clothing", "zara.com, inditex"],
      ["Mango", "Clothing", "mango.com"],
      ["Primark", "Clothing", "primark.com"],
      ["Uniqlo", "Clothing", "uniqlo.com"],
      ["C&A", "Clothing", "c-and-a.com"],
      ["Foot Locker", "Clothing", "footlocker.com, footlocker.eu"],
      ["Nike", "Clothing", "nike.com"],
      ["adidas", "Clothing", "adidas.com"],
      ["Levi's", "Clothing", "levi.com"],
      ["American Eagle Outfitters", "Clothing", "ae.com, americaneagle.com"],
      ["Sephora", "Personal Care", "sephora.com, sephora.fr"],
      ["The Body Shop", "Personal Care", "thebodyshop.com"],
      ["Lush", "Personal Care", "lush.com"],
      ["L'Occitane", "Personal Care", "loccitane.com"],
      ["Apple Store", "Electronics", "apple.com/retail", "iphone, ipad, macbook, airpods"],
      ['Toys"R"Us, Toys R Us, Babies R Us', "Entertainment", "toysrus.com"],
      ["LEGO Store, LEGO", "Entertainment", "lego.com"],
      ["Duty Free, Dufry, World Duty Free", "Travel", "dufry.com, worlddutyfree.com, heinemann duty free"],
      [
        "Disneyland Paris, Disney Parks, Walt Disney World",
        "Entertainment",
        "disneylandparis.com, disneyparks, disneyworld.com"
      ],
      ["Shell", "Fuel", "shell.com, shell.us, shell.de, shell oil products", "v-power, fuelsave"],
      ["BP", "Fuel", "bp.com, bpme", "ultimate diesel, ultimate unleaded"],
      ["Esso", "Fuel", "esso.com, esso.de, esso.co.uk", "supreme diesel, synergy"],
      ["Total, TotalEnergies, Total Access", "Fuel", "totalenergies.com, total.fr", "excellium"],
      ["Circle K", "Fuel", "circlek.com, circlek.no, circlek.se, circlek.pl", "miles+"],
      ["7-Eleven, 7-11, 7 Eleven", "Groceries", "711speakout.com, 7-eleven.com, 7-11.com", "slurpee, big gulp"],
      [
        "Lidl",
        "Groceries",
        "lidl.com, lidl.de, lidl.pl, lidl.fr, lidl.it, lidl.es, lidl.nl, lidl.co.uk, lidl.ie, lidl.cz, lidl plus, lidl dienstleistung"
      ],
      [
        "ALDI",
        "Groceries",
        "aldi.com, aldi.us, tellaldi.us, aldi.com.au, aldi.co.uk, aldi.ie, aldi.nl, aldi.be, aldi.fr"
      ],
      [
        "Carrefour, Carrefour Market, Carrefour City, Carrefour Express",
        "Groceries",
        "carrefour.fr, carrefour.com, carrefour.it, carrefour.es, carrefour.pl, carrefour.be, carrefour.ro"
      ],
      ["Auchan", "Groceries", "auchan.fr, auchan.pl, auchan.pt, auchan.hu, auchan.ro, auchan.ru"],
      [
        "SPAR, INTERSPAR, EUROSPAR, SPAR Express",
        "Groceries",
        "spar.at, spar.hu, spar.si, spar.hr, spar.no, spar.nl, spar.co.uk, spar.ch"
      ],
      [
        "Tesco, Tesco Express, Tesco Extra",
        "Groceries",
        "tesco.com, tesco.ie, tesco.hu, tesco.cz, clubcard statement, clubcard points",
        "clubcard"
      ],
      ["Costco, Costco Wholesale", "Groceries", "costco.com, costco.ca, costco.co.uk", "kirkland, kirkland signature"],
      ["Makro, Metro Cash & Carry", "Groceries", "makro.com, makro.pl, makro.nl, makro.es, metro.de"],
      ["Marks & Spencer, M&S", "Groceries", "marksandspencer.com, sparks card"],
      [
        "Media Markt, MediaMarkt, Media World, Mediamarket",
        "Electronics",
        "mediamarkt.de, mediamarkt.com, mediaworld.it, mediamarkt.es, mediamarkt.nl"
      ],
      ["Action", "Household", "action.com, action.nl"],
      ["Flying Tiger, Flying Tiger Copenhagen", "Household", "flyingtiger.com"],
      ["Daiso", "Household", "daisojapan.com"],
      ["MUJI", "Household", "muji.com"],
      ["Miniso", "Household", "miniso.com"],
      ["Fnac", "Electronics", "fnac.com, fnac.es, fnac.pt, fnac.ch"],
      ["WHSmith", "Office Supplies", "whsmith.co.uk"],
      [
        "Hilton, Hilton Garden Inn, DoubleTree by Hilton, Hampton Inn",
        "Lodging",
        "",
        "hilton.com, hhonors, hilton honors, room charge, guest room"
      ],
      [
        "Marriott, Courtyard by Marriott, Residence Inn, JW Marriott",
        "Lodging",
        "",
        "marriott.com, marriott bonvoy, marriott rewards"
      ],
      [
        "Sheraton, Westin, The Westin",
        "Lodging",
        "",
        "starwoodhotels.com, starwood preferred guest, sheraton.com, westin.com"
      ],
      ["Hyatt, Hyatt Regency, Grand Hyatt, Hyatt Place", "Lodging", "hyatt.com, world of hyatt"],
      [
        "Holiday Inn, Holiday Inn Express, Crowne Plaza, InterContinental",
        "Lodging",
        "",
        "ihg.com, ihg rewards, priority club"
      ],
      ["Best Western", "Lodging", "bestwestern.com"],
      ["Radisson, Radisson Blu", "Lodging", "radissonhotels.com, radissonblu.com"],
      ["ibis, Novotel, Mercure, Sofitel", "Lodging", "", "accorhotels.com, accor.com, ibis.com, novotel.com"],
      ["Ramada, Days Inn, Super 8", "Lodging", "", "wyndhamhotels.com, wyndham rewards"],
      ["Hertz", "Transportation", "hertz.com"],
      ["Avis", "Transportation", "avis.com"],
      ["Europcar", "Transportation", "europcar.com"],
      ["Sixt", "Transportation", "sixt.com, sixt.de"],
      ["Uber", "Transportation", "uber.com"],
      ["Uber Eats", "Dining", "ubereats.com"],
      ["DoorDash", "Dining", "doordash.com"],
      ["Deliveroo", "Dining", "deliveroo.co.uk, deliveroo.com, deliveroo.fr, deliveroo.it"],
      ["Grubhub", "Dining", "grubhub.com"],
      ["foodpanda", "Dining", "foodpanda.com, foodpanda.sg, foodpanda.my"],
      ["Wolt", "Dining", "wolt.com"],
      ["Glovo", "Dining", "glovoapp.com"],
      ["Bolt", "Transportation", "bolt.eu"],
      ["FedEx", "Postage"],
      ["UPS, The UPS Store", "Postage"],
      ["DHL", "Postage"],
      ["Booking.com", "Lodging", "booking.com b.v."],
      [
        "Amazon, Amazon.com, Amazon.de, Amazon.co.uk, Amazon.fr, Amazon.it, Amazon.es",
        "Household",
        "amazon eu s.à r.l."
      ],
      ["Pottery Barn", "Household", "potterybarn.com"],
      ["Williams-Sonoma, Williams Sonoma", "Household", "williams-sonoma.com"],
      ["Banana Republic", "Clothing", "bananarepublic.com, bananarepublic.gap.com"],
      ["American Eagle Outfitters, American Eagle", "Clothing", "ae.com"],
      ["Hollister Co., Hollister", "Clothing", "hollisterco.com"],
      ["Abercrombie & Fitch", "Clothing", "abercrombie.com"],
      ["Lululemon, Lululemon Athletica", "Clothing", "lululemon.com"],
      ["U-Haul", "Transportation", "uhaul.com"],
      ["The UPS Store", "Postage", "theupsstore.com"],
      ["FedEx Office", "Postage", "fedex.com/office"],
      ["Caribou Coffee", "Dining", "cariboucoffee.com, tellcaribou.com"],
      ["Pei Wei, Pei Wei Asian Diner", "Dining", "peiwei.com"],
      ["Little Caesars", "Dining", "littlecaesars.com", "hot-n-ready"],
      ["Dave & Buster's", "Dining", "daveandbusters.com"],
      ["Rainforest Cafe", "Dining", "rainforestcafe.com"],
      ["Wingstop", "Dining", "wingstop.com"],
      ["Raising Cane's", "Dining", "raisingcanes.com", "box combo"],
      ["On The Border", "Dining", "ontheborder.com"],
      ["Benihana", "Dining", "benihana.com", "hibachi chicken"],
      ["Jamba Juice", "Dining", "jambajuice.com"],
      ["Smoothie King", "Dining", "smoothieking.com"],
      ["Cold Stone Creamery", "Dining", "coldstonecreamery.com, tellcoldstone.com", "like it, love it, gotta have it"],
      ["Ben & Jerry's", "Dining", "benjerry.com"],
      ["Cinnabon", "Dining", "cinnabon.com"],
      ["Au Bon Pain", "Dining", "aubonpain.com"],
      ["Potbelly Sandwich Shop, Potbelly", "Dining", "potbelly.com"],
      ["Quiznos, Quiznos Sub", "Dining", "quiznos.com"],
      ["Long John Silver's", "Dining", "ljsilvers.com"],
      ["Cinemark", "Entertainment", "cinemark.com"]
    ]
  }
]
