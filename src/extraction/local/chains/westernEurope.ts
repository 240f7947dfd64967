import type { ChainsOfCountry } from "./Chain.ts"

/** Chains of France, the Low Countries, Spain, Portugal, Italy and Greece. */
export const westernEurope: ReadonlyArray<ChainsOfCountry> = [
  {
    country: "FR",
    chains: [
      ["EDF, Électricité de France", "Utilities", "edf.fr"],
      ["ENGIE", "Utilities", "engie.fr"],
      ["SNCF, SNCF Connect, SNCF Voyageurs", "Travel", "sncf-connect.com, sncf.com"],
      [
        "E.Leclerc, E. Leclerc, Leclerc",
        "Groceries",
        "e.leclerc, e-leclerc.com, leclercdrive.fr",
        "marque repère, eco+"
      ],
      ["Intermarché, Intermarché Super, Intermarché Express", "Groceries", "intermarche.com, les mousquetaires"],
      ["Super U, U Express, Hyper U", "Groceries", "magasins-u.com, coursesu.com, carte u"],
      ["Casino, Géant Casino, Petit Casino", "Groceries", "supercasino.fr, geantcasino.fr, casino.fr"],
      ["Franprix", "Groceries", "franprix.fr"],
      ["Monoprix, Monop'", "Groceries", "monoprix.fr"],
      ["Cora", "Groceries", "cora.fr"],
      ["Match, Supermarchés Match", "Groceries", "supermarchesmatch.fr"],
      ["Leader Price", "Groceries", "leaderprice.fr"],
      ["Netto", "Groceries", "netto.fr"],
      ["Picard, Picard Surgelés", "Groceries", "picard.fr"],
      ["Biocoop", "Groceries", "biocoop.fr"],
      ["Naturalia", "Groceries", "naturalia.fr"],
      ["Grand Frais", "Groceries", "grandfrais.com"],
      ["Leroy Merlin", "Home Improvement", "leroymerlin.fr, leroymerlin.es, leroymerlin.pl"],
      ["Castorama", "Home Improvement", "castorama.fr, castorama.pl"],
      ["Brico Dépôt", "Home Improvement", "bricodepot.fr"],
      ["Bricomarché", "Home Improvement", "bricomarche.com"],
      ["Boulanger", "Electronics", "boulanger.com"],
      ["Darty", "Electronics", "darty.com"],
      ["Galeries Lafayette", "Clothing", "galerieslafayette.com"],
      ["Kiabi", "Clothing", "kiabi.com"],
      ["Paul", "Dining", "paul.fr"],
      ["Quick", "Dining", "quick.fr"],
      ["Flunch", "Dining", "flunch.fr"],
      ["Hippopotamus", "Dining", "hippopotamus.fr"],
      ["Buffalo Grill", "Dining", "buffalo-grill.fr"],
      ["La Poste", "Postage"],
      ["SNCF", "Travel", "sncf.com, oui.sncf"],
      ["Relay", "Groceries", "relay.com"]
    ]
  },
  {
    country: "BE",
    chains: [
      ["Delhaize, AD Delhaize, Proxy Delhaize", "Groceries", "delhaize.be"],
      ["Colruyt", "Groceries", "colruyt.be, etn. fr. colruyt"],
      ["Okay", "Groceries", "okay.be"],
      ["Panos", "Dining", "panos.be"],
      ["Le Pain Quotidien", "Dining", "lepainquotidien.com"],
      ["Brico", "Home Improvement", "brico.be"],
      ["Luminus", "Utilities", "luminus.be"],
      ["Exki", "Dining", "exki.be, exki.com"]
    ]
  },
  {
    country: "NL",
    chains: [
      ["Eneco", "Utilities", "eneco.nl"],
      ["Essent", "Utilities", "essent.nl"],
      ["Albert Heijn, AH to go", "Groceries", "ah.nl, albert heijn b.v., bonuskaart"],
      ["Jumbo", "Groceries", "jumbo.com, jumbo extra's"],
      ["PLUS", "Groceries", "plus.nl, plus retail"],
      ["Dirk", "Groceries", "dirk.nl"],
      ["Coop", "Groceries", "coop.nl"],
      ["HEMA", "Household", "hema.nl, hema.com", "rookworst"],
      ["Kruidvat", "Personal Care", "kruidvat.nl, kruidvat.be"],
      ["Etos", "Personal Care", "etos.nl"],
      ["Blokker", "Household", "blokker.nl"],
      ["GAMMA", "Home Improvement", "gamma.nl, gamma.be"],
      ["Praxis", "Home Improvement", "praxis.nl"],
      ["Bagels & Beans", "Dining", "bagelsbeans.nl"],
      ["La Place", "Dining", "laplace.com, laplace.nl"],
      ["FEBO", "Dining", "febo.nl"],
      ["Coolblue", "Electronics", "coolblue.nl, coolblue b.v."],
      ["NS, NS International", "Travel", "ns.nl"],
      ["Bruna", "Office Supplies", "bruna.nl"]
    ]
  },
  {
    country: "ES",
    chains: [
      ["Mercadona", "Groceries", "mercadona.es, mercadona s.a.", "hacendado, bosque verde, deliplus"],
      ["DIA, Dia Market, Dia & Go", "Groceries", "dia.es, club dia"],
      ["Eroski, Eroski City", "Groceries", "eroski.es"],
      ["Alcampo", "Groceries", "alcampo.es"],
      ["Consum", "Groceries", "consum.es"],
      ["Hipercor, Supercor", "Groceries", "hipercor.es, supercor.es"],
      ["El Corte Inglés", "Clothing", "elcorteingles.es, el corte ingles s.a."],
      ["Ahorramás, Ahorramas", "Groceries", "ahorramas.com"],
      ["Caprabo", "Groceries", "caprabo.com"],
      ["BonÀrea", "Groceries", "bonarea.com"],
      ["Repsol", "Fuel", "repsol.es, repsol.com"],
      ["Cepsa", "Fuel", "cepsa.es, cepsa.com"],
      ["100 Montaditos", "Dining", "100montaditos.com"],
      ["VIPS", "Dining", "vips.es"],
      ["Telepizza", "Dining", "telepizza.es"],
      ["Renfe", "Travel", "renfe.com"],
      ["Endesa", "Utilities", "endesa.com, endesa energía"],
      ["Iberdrola", "Utilities", "iberdrola.es, iberdrola clientes"],
      ["Naturgy", "Utilities", "naturgy.es, naturgy iberia"],
      ["Correos", "Postage"]
    ]
  },
  {
    country: "PT",
    chains: [
      [
        "Continente, Continente Modelo, Continente Bom Dia",
        "Groceries",
        "continente.pt, modelo continente hipermercados, cartão continente"
      ],
      ["Pingo Doce", "Groceries", "pingodoce.pt, pingo doce - distribuição alimentar"],
      ["Minipreço", "Groceries", "minipreco.pt"],
      ["Worten", "Electronics", "worten.pt"],
      ["Galp", "Fuel", "galp.pt, galpenergia.com"],
      ["Wells", "Healthcare", "wells.pt"],
      ["Bertrand", "Office Supplies", "bertrand.pt"],
      ["EDP Comercial", "Utilities", "edp.pt"],
      ["CTT, CTT Correios", "Postage"]
    ]
  },
  {
    country: "IT",
    chains: [
      ["Enel Energia", "Utilities", "enel.it"],
      ["Esselunga", "Groceries", "esselunga.it, esselunga s.p.a., fidaty"],
      ["Coop, Ipercoop, Unicoop", "Groceries", "e-coop.it, coop alleanza 3.0, unicoop"],
      ["Conad, Conad City", "Groceries", "conad.it"],
      ["Eurospin", "Groceries", "eurospin.it"],
      ["PAM, Pam Panorama", "Groceries", "pampanorama.it"],
      ["Iper, Iper La grande i", "Groceries", "iper.it"],
      ["MD, MD Discount", "Groceries", "mdspa.it"],
      ["Penny Market", "Groceries", "pennymarket.it"],
      ["Famila", "Groceries", "famila.it"],
      ["Despar, Eurospar", "Groceries", "despar.it"],
      ["Autogrill", "Dining", "autogrill.it, autogrill.com, autogrill s.p.a."],
      ["Unieuro", "Electronics", "unieuro.it"],
      ["OVS", "Clothing", "ovs.it"],
      ["Tigotà", "Personal Care", "tigota.it"],
      ["Eni, Eni Station", "Fuel", "eni.com, enistation.com"],
      ["Trenitalia", "Travel", "trenitalia.com, trenitalia.it"],
      ["Poste Italiane", "Postage"]
    ]
  },
  {
    country: "GR",
    chains: [
      ["ΣΚΛΑΒΕΝΙΤΗΣ", "Groceries", "sklavenitis.gr, ελληνικεσ υπεραγορεσ σκλαβενιτησ"],
      ["ΑΒ ΒΑΣΙΛΟΠΟΥΛΟΣ", "Groceries", "ab.gr, αλφα-βητα βασιλοπουλοσ"],
      ["ΜΑΣΟΥΤΗΣ", "Groceries", "masoutis.gr, διαμαντησ μασουτησ"],
      ["MY MARKET", "Groceries", "mymarket.gr, μετρο α.ε.β.ε."],
      ["ΓΑΛΑΞΙΑΣ", "Groceries", "galaxias.shop, πεντε α.ε."],
      ["Goody's", "Dining", "goodys.com"],
      ["ΓΡΗΓΟΡΗΣ", "Dining", "gregorys.gr"],
      ["Public", "Electronics", "public.gr"],
      ["JUMBO", "Household", "e-jumbo.gr, jumbo α.ε.ε."],
      ["ΝΕΑ ΟΔΟΣ", "Transportation", "neaodos.gr"]
    ]
  }
]
