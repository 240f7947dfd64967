import type { ChainsOfCountry } from "./Chain.ts"

/** Chains of the United Kingdom and Ireland. */
export const britishIsles: ReadonlyArray<ChainsOfCountry> = [
  {
    country: "GB",
    chains: [
      [
        "Sainsbury's, Sainsbury's Local",
        "Groceries",
        "sainsburys.co.uk, sainsbury's supermarkets ltd",
        "taste the difference"
      ],
      ["ASDA", "Groceries", "asda.com, asda stores ltd"],
      ["Morrisons", "Groceries", "morrisons.com, wm morrison, morrisons more"],
      ["Waitrose, Waitrose & Partners, Little Waitrose", "Groceries", "waitrose.com, mywaitrose"],
      ["Co-op, The Co-operative Food, Co-op Food", "Groceries", "coop.co.uk, co-operativefood.co.uk"],
      ["Iceland", "Groceries", "iceland.co.uk"],
      ["Ocado", "Groceries", "ocado.com"],
      ["Boots", "Healthcare", "boots.com, boots uk", "advantage card"],
      ["Superdrug", "Personal Care", "superdrug.com"],
      ["John Lewis, John Lewis & Partners", "Household", "johnlewis.com"],
      ["Argos", "Household", "argos.co.uk"],
      ["B&Q", "Home Improvement", "diy.com"],
      ["Screwfix", "Home Improvement", "screwfix.com"],
      ["Wickes", "Home Improvement", "wickes.co.uk"],
      ["Homebase", "Home Improvement", "homebase.co.uk"],
      ["Wilko", "Household", "wilko.com"],
      ["Poundland", "Household", "poundland.co.uk"],
      ["B&M, B&M Bargains", "Household", "bmstores.co.uk"],
      ["Currys, PC World, Currys PC World", "Electronics", "currys.co.uk"],
      ["Halfords", "Transportation", "halfords.com"],
      ["Next", "Clothing", "next.co.uk"],
      ["TK Maxx", "Clothing", "tkmaxx.com"],
      ["Sports Direct", "Clothing", "sportsdirect.com"],
      ["JD Sports", "Clothing", "jdsports.co.uk"],
      ["Debenhams", "Clothing", "debenhams.com"],
      ["Selfridges", "Clothing", "selfridges.com"],
      ["Harrods", "Clothing", "harrods.com"],
      ["Waterstones", "Office Supplies", "waterstones.com"],
      ["Ryman", "Office Supplies", "ryman.co.uk"],
      ["Post Office", "Postage"],
      ["Greggs", "Dining", "greggs.co.uk", "sausage roll, steak bake"],
      ["Pret A Manger, Pret", "Dining", "pret.com, pret.co.uk"],
      ["Caffè Nero, Caffe Nero", "Dining", "caffenero.com"],
      ["PizzaExpress, Pizza Express", "Dining", "pizzaexpress.com", "dough balls"],
      ["Zizzi", "Dining", "zizzi.co.uk"],
      ["ASK Italian", "Dining", "askitalian.co.uk"],
      ["Prezzo", "Dining", "prezzo.co.uk"],
      ["Wetherspoon, J D Wetherspoon", "Dining", "jdwetherspoon.com, jdwetherspoon.co.uk"],
      ["Harvester", "Dining", "harvester.co.uk"],
      ["Toby Carvery", "Dining", "tobycarvery.co.uk"],
      ["itsu", "Dining", "itsu.com"],
      ["Leon", "Dining", "leon.co"],
      ["YO! Sushi", "Dining", "yosushi.com"],
      ["Premier Inn", "Lodging", "premierinn.com"],
      ["Travelodge", "Lodging", "travelodge.co.uk"],
      ["National Trust", "Entertainment", "nationaltrust.org.uk"]
    ]
  },
  {
    country: "IE",
    chains: [
      ["Dunnes Stores, Dunnes", "Groceries", "dunnesstores.com, dunnes stores valueclub"],
      ["SuperValu", "Groceries", "supervalu.ie, real rewards"],
      ["Centra", "Groceries", "centra.ie"],
      ["Supermac's", "Dining", "supermacs.ie"],
      ["Applegreen", "Fuel", "applegreen.ie, applegreenstores.com"],
      ["Penneys", "Clothing", "primark.com/en-ie"],
      ["Eason", "Office Supplies", "easons.com"],
      ["Woodie's", "Home Improvement", "woodies.ie"],
      ["An Post", "Postage"]
    ]
  }
]
