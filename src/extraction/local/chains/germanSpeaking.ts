import type { ChainsOfCountry } from "./Chain.ts"

/** Chains of Germany, Austria and Switzerland. */
export const germanSpeaking: ReadonlyArray<ChainsOfCountry> = [
  {
    country: "DE",
    chains: [
      ["E.ON, E.ON Energie", "Utilities", "eon.de, e.on energie deutschland gmbh"],
      ["Vattenfall", "Utilities", "vattenfall.de, vattenfall europe sales gmbh"],
      ["EnBW", "Utilities", "enbw.com"],
      ["ALDI SÜD, ALDI Nord, ALDI", "Groceries", "aldi-sued.de, aldi-nord.de, aldi.de, aldi einkauf"],
      ["REWE, REWE City", "Groceries", "rewe.de, rewe markt gmbh, rewe bonus", "ja!, rewe bio, beste wahl"],
      ["EDEKA, E center, E neukauf", "Groceries", "edeka.de", "gut&günstig, gut & günstig"],
      ["Kaufland", "Groceries", "kaufland.de, kaufland.com, kaufland card", "k-classic"],
      ["PENNY, PENNY-Markt", "Groceries", "penny.de, penny-markt gmbh"],
      ["Netto Marken-Discount, Netto", "Groceries", "netto-online.de, netto marken-discount ag"],
      ["NORMA", "Groceries", "norma-online.de"],
      ["real", "Groceries", "real.de, real gmbh, real sb-warenhaus, sb-warenhaus gmbh"],
      ["Marktkauf", "Groceries", "marktkauf.de"],
      ["tegut...", "Groceries", "tegut.com"],
      ["HIT", "Groceries", "hit.de"],
      ["famila", "Groceries", "famila-nordost.de, famila.de"],
      ["Globus", "Groceries", "globus.de"],
      ["Alnatura", "Groceries", "alnatura.de"],
      ["denns BioMarkt", "Groceries", "denns-biomarkt.de"],
      ["dm-drogerie markt, dm", "Personal Care", "dm.de, dm-drogerie", "balea, alverde, denkmit, babylove"],
      ["ROSSMANN", "Personal Care", "rossmann.de, dirk rossmann gmbh", "isana, alterra, domol"],
      ["Müller", "Personal Care", "mueller.de, müller handels gmbh"],
      ["Douglas", "Personal Care", "douglas.de, parfümerie douglas"],
      ["Saturn", "Electronics", "saturn.de"],
      ["Conrad", "Electronics", "conrad.de"],
      ["OBI", "Home Improvement", "obi.de, obi gmbh"],
      ["BAUHAUS", "Home Improvement", "bauhaus.info, bauhaus gmbh"],
      ["HORNBACH", "Home Improvement", "hornbach.de, hornbach baumarkt ag"],
      ["toom, toom Baumarkt", "Home Improvement", "toom.de, toom baumarkt gmbh"],
      ["hagebaumarkt", "Home Improvement", "hagebau.de"],
      ["ROLLER", "Household", "roller.de, roller gmbh"],
      ["POCO", "Household", "poco.de"],
      ["ROLLER", "Household", "roller.de"],
      ["TEDi", "Household", "tedi.com, tedi.de"],
      ["KiK", "Clothing", "kik.de, kik textilien"],
      ["Woolworth", "Household", "woolworth.de"],
      ["Galeria Kaufhof, Galeria, Karstadt", "Clothing", "galeria.de, galeria-kaufhof.de, karstadt.de"],
      ["Peek & Cloppenburg", "Clothing", "peek-cloppenburg.de"],
      ["Deichmann", "Clothing", "deichmann.com"],
      ["Thalia", "Office Supplies", "thalia.de"],
      ["Hugendubel", "Office Supplies", "hugendubel.de"],
      ["McPaper", "Office Supplies", "mcpaper.de"],
      ["Fressnapf", "Household", "fressnapf.de"],
      ["Deutsche Post", "Postage"],
      ["Deutsche Bahn, DB Vertrieb", "Travel", "bahn.de, db vertrieb gmbh, db fernverkehr"],
      ["ARAL", "Fuel", "aral.de, aral ag"],
      ["JET", "Fuel", "jet-tankstellen.de, jet tankstellen"],
      ["Agip", "Fuel", "agip.de"],
      ["Nordsee", "Dining", "nordsee.com"],
      ["BackWerk", "Dining", "back-werk.de"],
      ["Kamps", "Dining", "kamps.de"],
      ["Hans im Glück", "Dining", "hansimglueck-burgergrill.de"],
      ["L'Osteria", "Dining", "losteria.net, losteria.de"],
      ["Block House", "Dining", "block-house.de"],
      ["Motel One", "Lodging", "motel-one.com"]
    ]
  },
  {
    country: "AT",
    chains: [
      ["BILLA, BILLA PLUS", "Groceries", "billa.at, billa aktiengesellschaft, jö bonus club, joe-club.at", "clever"],
      ["HOFER", "Groceries", "hofer.at, hofer kg"],
      ["MERKUR", "Groceries", "merkurmarkt.at"],
      ["BIPA", "Personal Care", "bipa.at"],
      ["MPREIS", "Groceries", "mpreis.at"],
      ["Libro", "Office Supplies", "libro.at"],
      ["OMV", "Fuel", "omv.at, omv.com"],
      ["ÖBB", "Travel", "oebb.at"],
      ["Ströck", "Dining", "stroeck.at"],
      ["Anker", "Dining", "ankerbrot.at"]
    ]
  },
  {
    country: "CH",
    chains: [
      [
        "MIGROS",
        "Groceries",
        "migros.ch, genossenschaft migros, cumulus-nummer, cumulus-punkte",
        "cumulus, m-budget, m-classic"
      ],
      [
        "coop, Coop",
        "Groceries",
        "coop.ch, supercard, für mich und dich, pour moi et pour toi, per me e per te",
        "naturaplan, prix garantie, qualité & prix"
      ],
      ["Denner", "Groceries", "denner.ch"],
      ["Volg", "Groceries", "volg.ch"],
      ["MANOR", "Household", "manor.ch, manor ag"],
      ["Globus", "Clothing", "globus.ch"],
      ["MIGROL", "Fuel", "migrol.ch, migrol service"],
      ["AVIA", "Fuel", "avia.ch"],
      ["AGROLA", "Fuel", "agrola.ch"],
      ["k kiosk, Kiosk", "Groceries", "kkiosk.ch, valora.com"],
      ["SBB CFF FFS, SBB", "Travel", "sbb.ch"],
      ["Die Post, Post CH AG", "Postage"],
      ["Interdiscount", "Electronics", "interdiscount.ch"],
      ["Digitec Galaxus, digitec", "Electronics", "digitec.ch, galaxus.ch"]
    ]
  }
]
