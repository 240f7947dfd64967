import type { ChainsOfCountry } from "./Chain.ts"

/** Chains of Australia, New Zealand, Africa, the Middle East and Latin America. */
export const southAndMiddleEast: ReadonlyArray<ChainsOfCountry> = [
  {
    country: "AU",
    chains: [
      ["Woolworths", "Groceries", "woolworths.com.au, everyday rewards"],
      ["Coles", "Groceries", "coles.com.au, coles supermarkets australia, flybuys"],
      ["IGA", "Groceries", "iga.com.au"],
      ["Harris Farm Markets", "Groceries", "harrisfarm.com.au"],
      ["Bunnings, Bunnings Warehouse", "Home Improvement", "bunnings.com.au, bunnings group limited"],
      ["Kmart", "Household", "kmart.com.au"],
      ["Big W", "Household", "bigw.com.au"],
      ["Target", "Household", "target.com.au"],
      ["Myer", "Clothing", "myer.com.au, myer one"],
      ["David Jones", "Clothing", "davidjones.com"],
      ["JB Hi-Fi", "Electronics", "jbhifi.com.au"],
      ["Officeworks", "Office Supplies", "officeworks.com.au"],
      ["Chemist Warehouse", "Healthcare", "chemistwarehouse.com.au"],
      ["Priceline Pharmacy, Priceline", "Healthcare", "priceline.com.au"],
      ["Dan Murphy's", "Groceries", "danmurphys.com.au"],
      ["BWS", "Groceries", "bws.com.au"],
      ["Hungry Jack's", "Dining", "hungryjacks.com.au", "whopper"],
      ["Grill'd", "Dining", "grilld.com.au"],
      ["Guzman y Gomez", "Dining", "guzmanygomez.com"],
      ["Gloria Jean's Coffees, Gloria Jean's", "Dining", "gloriajeanscoffees.com.au"],
      ["Australia Post", "Postage"],
      ["Caltex", "Fuel", "caltex.com.au"],
      ["Ampol", "Fuel", "ampol.com.au"],
      ["Red Rooster", "Dining", "redrooster.com.au"],
      ["Michel's Patisserie", "Dining", "michels.com.au"],
      ["Muffin Break", "Dining", "muffinbreak.com.au, muffinbreak.co.nz"],
      ["Donut King", "Dining", "donutking.com.au"],
      ["Liquorland", "Groceries", "liquorland.com.au"],
      ["Supercheap Auto", "Transportation", "supercheapauto.com.au, supercheapauto.co.nz"],
      ["Repco", "Transportation", "repco.com.au, repco.co.nz"]
    ]
  },
  {
    country: "NZ",
    chains: [
      ["Countdown", "Groceries", "countdown.co.nz", "onecard"],
      ["New World", "Groceries", "newworld.co.nz"],
      ["PAK'nSAVE", "Groceries", "paknsave.co.nz"],
      ["Four Square", "Groceries", "foursquare.co.nz"],
      ["The Warehouse", "Household", "thewarehouse.co.nz"],
      ["Mitre 10, Mitre 10 MEGA", "Home Improvement", "mitre10.co.nz, mitre10.com.au"],
      ["Noel Leeming", "Electronics", "noelleeming.co.nz"],
      ["Whitcoulls", "Office Supplies", "whitcoulls.co.nz"],
      ["Z Energy", "Fuel", "z.co.nz"],
      ["FreshChoice", "Groceries", "freshchoice.co.nz"],
      ["Super Liquor", "Groceries", "superliquor.co.nz"],
      ["Farmers", "Clothing", "farmers.co.nz"]
    ]
  },
  {
    country: "ZA",
    chains: [
      ["Pick n Pay", "Groceries", "pnp.co.za, picknpay.co.za", "smart shopper"],
      ["Checkers, Checkers Hyper", "Groceries", "checkers.co.za, xtra savings"],
      ["Shoprite", "Groceries", "shoprite.co.za"],
      ["Woolworths", "Groceries", "woolworths.co.za, wrewards"],
      ["Clicks", "Healthcare", "clicks.co.za, clubcard.co.za"],
      ["Dis-Chem", "Healthcare", "dischem.co.za"],
      ["Builders Warehouse, Builders", "Home Improvement", "builders.co.za"],
      ["Spur, Spur Steak Ranches", "Dining", "spur.co.za, spursteakranches.com"],
      ["Steers", "Dining", "steers.co.za"],
      ["Wimpy", "Dining", "wimpy.co.za"],
      ["Mugg & Bean", "Dining", "muggandbean.co.za"],
      ["Ocean Basket", "Dining", "oceanbasket.com"],
      ["Engen", "Fuel", "engen.co.za"]
    ]
  },
  {
    country: "KE",
    chains: [
      ["Naivas, Naivas Supermarket", "Groceries", "naivas.co.ke, naivas ltd"],
      ["QuickMart", "Groceries", "quickmart.co.ke"],
      ["Java House", "Dining", "javahouseafrica.com"]
    ]
  },
  {
    country: "AE",
    chains: [
      ["LuLu Hypermarket, Lulu", "Groceries", "luluhypermarket.com, emke group"],
      ["Carrefour", "Groceries", "carrefouruae.com, majid al futtaim hypermarkets"],
      ["Spinneys", "Groceries", "spinneys.com"],
      ["ADNOC", "Fuel", "adnocdistribution.ae"],
      ["ENOC", "Fuel", "enoc.com"]
    ]
  },
  {
    country: "SA",
    chains: [
      ["Panda, بنده", "Groceries", "panda.com.sa, شركة بنده للتجزئة"],
      ["Danube, الدانوب", "Groceries", "danube.sa"],
      ["Othaim, أسواق العثيم", "Groceries", "othaimmarkets.com"],
      ["Tamimi Markets, أسواق التميمي", "Groceries", "tamimimarkets.com"],
      ["Jarir Bookstore, مكتبة جرير", "Office Supplies", "jarir.com"],
      ["AlBaik, البيك", "Dining", "albaik.com"],
      ["Al Nahdi, النهدي", "Healthcare", "nahdionline.com"]
    ]
  },
  {
    country: "LK",
    chains: [
      ["Keells, Keells Super", "Groceries", "keellssuper.com, jaykay marketing services"],
      ["Cargills Food City", "Groceries", "cargillsceylon.com"]
    ]
  },
  {
    country: "PK",
    chains: [
      ["Imtiaz, Imtiaz Super Market", "Groceries", "imtiaz.com.pk"],
      ["Chase Up", "Groceries", "chaseupgrocery.com"]
    ]
  },
  {
    country: "EG",
    chains: [
      ["كارفور, Carrefour", "Groceries", "carrefouregypt.com"],
      ["سعودي, Seoudi Market", "Groceries", "seoudisupermarket.com"],
      ["خير زمان, Kheir Zaman", "Groceries", "kheirzaman.com"],
      ["Metro Market", "Groceries", "metro-markets.com"]
    ]
  },
  {
    country: "IL",
    chains: [
      ["שופרסל, Shufersal", "Groceries", 'shufersal.co.il, שופרסל בע"מ'],
      ["רמי לוי, Rami Levy", "Groceries", "rami-levy.co.il, רמי לוי שיווק השקמה"],
      ["סופר-פארם, Super-Pharm", "Healthcare", "super-pharm.co.il"],
      ["ויקטורי", "Groceries", "victoryonline.co.il"],
      ["יינות ביתן", "Groceries", "ybitan.co.il"],
      ["AM:PM", "Groceries", "ampm.co.il"],
      ["ארומה, Aroma", "Dining", "aroma.co.il, ארומה אספרסו בר"],
      ["קפה קפה", "Dining", "cafecafe.co.il"],
      ["פז", "Fuel", "paz.co.il"]
    ]
  },
  {
    country: "MX",
    chains: [
      ["OXXO", "Groceries", "oxxo.com, cadena comercial oxxo"],
      ["Walmart, Bodega Aurrera, Walmart Supercenter", "Groceries", "walmart.com.mx, nueva wal mart de mexico"],
      ["Soriana", "Groceries", "soriana.com, tiendas soriana"],
      ["Chedraui", "Groceries", "chedraui.com.mx, tiendas chedraui"],
      ["La Comer", "Groceries", "lacomer.com.mx"],
      ["Liverpool", "Clothing", "liverpool.com.mx"],
      ["Sanborns", "Dining", "sanborns.com.mx"],
      ["VIPS", "Dining", "vips.com.mx"],
      ["Farmacias Guadalajara", "Healthcare", "farmaciasguadalajara.com"],
      ["Farmacias del Ahorro", "Healthcare", "fahorro.com"],
      ["Office Depot", "Office Supplies", "officedepot.com.mx"]
    ]
  },
  {
    country: "BR",
    chains: [
      ["Pão de Açúcar", "Groceries", "paodeacucar.com, companhia brasileira de distribuicao"],
      ["Extra, Hiper Extra", "Groceries", "", "clubeextra.com.br"],
      ["Carrefour", "Groceries", "carrefour.com.br, carrefour comercio e industria"],
      ["Assaí, Assaí Atacadista", "Groceries", "assai.com.br, sendas distribuidora"],
      ["Atacadão", "Groceries", "atacadao.com.br, atacadao s.a."],
      ["Lojas Americanas, Americanas", "Household", "americanas.com"],
      ["Magazine Luiza, Magalu", "Electronics", "magazineluiza.com.br, magazine luiza s/a"],
      ["Drogasil", "Healthcare", "drogasil.com.br"],
      ["Droga Raia, Drogaraia", "Healthcare", "drogaraia.com.br, raia drogasil"],
      ["Habib's", "Dining", "habibs.com.br"],
      ["Bob's", "Dining", "bobs.com.br"],
      ["Outback Steakhouse", "Dining", "outback.com.br"],
      ["Ipiranga", "Fuel", "ipiranga.com.br"]
    ]
  },
  {
    country: "AR",
    chains: [
      ["Coto", "Groceries", "coto.com.ar, coto c.i.c.s.a."],
      ["Jumbo", "Groceries", "jumbo.com.ar, cencosud s.a."],
      ["Disco", "Groceries", "disco.com.ar"],
      ["Día", "Groceries", "supermercadosdia.com.ar, dia argentina"],
      ["YPF", "Fuel", "ypf.com"],
      ["Farmacity", "Healthcare", "farmacity.com"]
    ]
  },
  {
    country: "CL",
    chains: [
      ["Jumbo", "Groceries", "jumbo.cl"],
      ["Lider, Líder", "Groceries", "lider.cl, walmart chile"],
      ["Santa Isabel", "Groceries", "santaisabel.cl"],
      ["Unimarc", "Groceries", "unimarc.cl"],
      ["Sodimac, Homecenter Sodimac", "Home Improvement", "sodimac.cl, sodimac.com"],
      ["Falabella", "Clothing", "falabella.com, falabella.cl"],
      ["Copec", "Fuel", "copec.cl"]
    ]
  },
  {
    country: "CO",
    chains: [
      ["Éxito", "Groceries", "exito.com, almacenes exito s.a."],
      ["Olímpica", "Groceries", "olimpica.com"],
      ["D1, Tiendas D1", "Groceries", "d1.com.co, koba colombia"],
      ["Juan Valdez Café", "Dining", "juanvaldezcafe.com"],
      ["Crepes & Waffles", "Dining", "crepesywaffles.com"]
    ]
  },
  {
    country: "PE",
    chains: [
      ["Wong", "Groceries", "wong.pe"],
      ["Metro", "Groceries", "metro.pe, cencosud retail peru"],
      ["Plaza Vea", "Groceries", "plazavea.com.pe, supermercados peruanos"],
      ["Tottus", "Groceries", "tottus.com.pe, hipermercados tottus"],
      ["Tambo, Tambo+", "Groceries", "tambomas.pe"],
      ["Inkafarma", "Healthcare", "inkafarma.pe"]
    ]
  }
]
