import type { ChainsOfCountry } from "./Chain.ts"

/** Chains of South-East Asia. */
export const southEastAsia: ReadonlyArray<ChainsOfCountry> = [
  {
    country: "MY",
    chains: [
      ["AEON, AEON CO. (M), AEON BiG", "Groceries", "aeonretail.com.my, aeonbig.com.my"],
      ["TESCO, TESCO STORES (MALAYSIA)", "Groceries", "tesco.com.my"],
      ["GIANT, GCH RETAIL (MALAYSIA)", "Groceries", "giant.com.my"],
      ["MYDIN, MYDIN MOHAMED HOLDINGS", "Groceries", "mydin.my, mydin.com.my"],
      ["ECONSAVE, ECONSAVE CASH & CARRY", "Groceries", "econsave.com.my"],
      ["99 SPEEDMART, 99 SPEED MART", "Groceries", "99speedmart.com.my"],
      ["KK SUPER MART", "Groceries", "kksupermart.com"],
      ["MYNEWS.COM, MYNEWS", "Groceries", "mynews.com.my"],
      ["NSK TRADE CITY", "Groceries", "nskgroup.com.my"],
      ["JAYA GROCER", "Groceries", "jayagrocer.com"],
      ["VILLAGE GROCER", "Groceries", "villagegrocer.com.my"],
      ["HERO MARKET", "Groceries", "heromarket.com.my"],
      ["LOTUS'S", "Groceries", "lotuss.com.my"],
      ["MR. D.I.Y., MR. D.I.Y. (M)", "Home Improvement", "mrdiy.com"],
      ["ACE HARDWARE", "Home Improvement", "acehardware.com.my"],
      ["GUARDIAN, GUARDIAN HEALTH AND BEAUTY", "Healthcare", "guardian.com.my"],
      ["WATSONS, WATSON'S PERSONAL CARE STORES", "Healthcare", "watsons.com.my"],
      ["CARING PHARMACY", "Healthcare", "caring2u.com"],
      ["POPULAR, POPULAR BOOK CO. (M)", "Office Supplies", "popular.com.my, popularworld.com"],
      ["MPH BOOKSTORES", "Office Supplies", "mphonline.com"],
      ["PARKSON", "Clothing", "parkson.com.my"],
      ["PADINI", "Clothing", "padini.com"],
      ["PETRONAS", "Fuel", "mymesra.com.my, kad mesra", "primax 95"],
      ["PETRON", "Fuel", "petron.com.my", "blaze 95"],
      ["OLDTOWN WHITE COFFEE", "Dining", "oldtown.com.my", "white coffee"],
      ["SECRET RECIPE, SECRET RECIPE CAKES & CAFE", "Dining", "secretrecipe.com.my"],
      ["TEXAS CHICKEN, TEXAS CHICKEN (M)", "Dining", "texaschickenmalaysia.com"],
      ["THE CHICKEN RICE SHOP, TCRS RESTAURANTS", "Dining", "thechickenriceshop.com"],
      ["MARRYBROWN", "Dining", "marrybrown.com"],
      ["SUSHI KING", "Dining", "sushi-king.com"],
      ["PAPPARICH", "Dining", "papparich.com.my"],
      ["TEALIVE", "Dining", "tealive.com.my"],
      ["CHATIME", "Dining", "chatime.com.my"],
      ["GARDENIA BAKERIES (KL)", "Groceries", "gardenia.com.my"],
      ["POS MALAYSIA", "Postage"],
      ["Senheng", "Electronics", "senheng.com.my"],
      ["MPH Bookstores", "Office Supplies", "mphonline.com"],
      ["Brands Outlet", "Clothing", "brandsoutlet.com.my"],
      ["BHPetrol", "Fuel", "bhpetrol.com.my"]
    ]
  },
  {
    country: "SG",
    chains: [
      ["NTUC FairPrice, FairPrice, FairPrice Finest", "Groceries", "fairprice.com.sg, ntuc fairprice co-operative"],
      ["Cold Storage", "Groceries", "coldstorage.com.sg"],
      ["Sheng Siong, Sheng Siong Supermarket", "Groceries", "shengsiong.com.sg"],
      ["Giant", "Groceries", "giant.sg"],
      ["Cheers", "Groceries", "cheers.com.sg"],
      ["Popular, Popular Bookstore", "Office Supplies", "popular.com.sg"],
      ["Courts", "Electronics", "courts.com.sg"],
      ["Challenger", "Electronics", "challenger.sg, hachi.tech"],
      ["Toast Box", "Dining", "toastbox.com.sg"],
      ["Ya Kun Kaya Toast", "Dining", "yakun.com"],
      ["BreadTalk", "Dining", "breadtalk.com.sg"],
      ["Jumbo Seafood", "Dining", "jumboseafood.com.sg"],
      ["Crystal Jade", "Dining", "crystaljade.com"],
      ["Tiong Bahru Bakery", "Dining", "tiongbahrubakery.com"],
      ["Old Chang Kee", "Dining", "oldchangkee.com"],
      ["Ichiban Boshi, Ichiban Sushi", "Dining", "ichibanboshi.com.sg"],
      ["Paradise Dynasty, Canton Paradise", "Dining", "", "paradisegp.com"],
      ["Boon Tong Kee", "Dining", "boontongkee.com.sg"],
      ["Koufu", "Dining", "koufu.com.sg"],
      ["Food Republic", "Dining", "foodrepublic.com.sg"],
      ["Bengawan Solo", "Dining", "bengawansolo.sg"],
      ["Polar Puffs & Cakes", "Dining", "polarpuffs-cakes.com"],
      ["Jollibean", "Dining", "jollibean.com"],
      ["Mr Bean", "Dining", "mrbean.com.sg"],
      ["LiHO Tea, LiHO", "Dining", "liho.sg"],
      ["Astons Specialities, Astons", "Dining", "astons.com.sg"],
      ["Jack's Place", "Dining", "jacksplace.com.sg"],
      ["Sakae Sushi", "Dining", "sakaesushi.com.sg"],
      ["Soup Restaurant", "Dining", "souprestaurant.com.sg"],
      ["Song Fa Bak Kut Teh", "Dining", "songfa.com.sg"],
      ["No Signboard Seafood", "Dining", "nosignboardseafood.com"],
      ["TungLok Signatures, TungLok Seafood", "Dining", "tunglok.com"],
      ["Imperial Treasure", "Dining", "imperialtreasure.com"],
      ["Dian Xiao Er", "Dining", "dianxiaoer.com.sg"],
      ["Prime Supermarket", "Groceries", "primesupermarket.com"],
      ["Mustafa Centre, Mohamed Mustafa & Samsuddin Co", "Groceries", "mustafa.com.sg"]
    ]
  },
  {
    country: "TH",
    chains: [
      ["Big C, บิ๊กซี", "Groceries", "bigc.co.th"],
      ["Lotus's, โลตัส, Tesco Lotus", "Groceries", "lotuss.com, tescolotus.com, เอก-ชัย ดีสทริบิวชั่น"],
      ["7-Eleven, เซเว่นอีเลฟเว่น", "Groceries", "cp all, cpall.co.th, ซีพี ออลล์"],
      ["Tops, Central Food Hall", "Groceries", "tops.co.th"],
      ["Makro, แม็คโคร", "Groceries", "siammakro.co.th, siam makro"],
      ["HomePro, โฮมโปร", "Home Improvement", "homepro.co.th"],
      ["MK Restaurants", "Dining", "mkrestaurant.com"]
    ]
  },
  {
    country: "VN",
    chains: [
      ["VinMart, VinMart+, WinMart, WinMart+", "Groceries", "vinmart.com, winmart.vn, vincommerce, wincommerce"],
      ["Co.opmart, Co.op Food", "Groceries", "co-opmart.com.vn, saigon co.op"],
      ["Bách Hóa Xanh", "Groceries", "bachhoaxanh.com"],
      ["GO!, Big C", "Groceries", "bigc.vn, go-vietnam.vn"],
      ["Lotte Mart", "Groceries", "lottemart.vn, lottemart.com.vn"],
      ["AEON, AEON Việt Nam", "Groceries", "aeon.com.vn"],
      ["Highlands Coffee", "Dining", "highlandscoffee.com.vn"],
      ["The Coffee House", "Dining", "thecoffeehouse.com"],
      ["Phúc Long", "Dining", "phuclong.com.vn"],
      ["Trung Nguyên Legend", "Dining", "trungnguyenlegend.com"],
      ["Thế Giới Di Động", "Electronics", "thegioididong.com"]
    ]
  },
  {
    country: "ID",
    chains: [
      ["Indomaret", "Groceries", "indomaret.co.id, indomarco prismatama"],
      ["Alfamart, Alfamidi", "Groceries", "", "alfamartku.com, alfamart.co.id, sumber alfaria trijaya"],
      ["Hypermart", "Groceries", "hypermart.co.id, matahari putra prima"],
      ["Transmart, Carrefour", "Groceries", "transmart.co.id, trans retail indonesia"],
      ["Superindo", "Groceries", "superindo.co.id, lion super indo"],
      ["Gramedia", "Office Supplies", "gramedia.com"],
      ["ACE Hardware", "Home Improvement", "acehardware.co.id"],
      ["Solaria", "Dining", "solariaresto.com"],
      ["J.CO Donuts & Coffee", "Dining", "jcodonuts.com"],
      ["HokBen, Hoka Hoka Bento", "Dining", "hokben.co.id"],
      ["Pertamina", "Fuel", "pertamina.com", "pertalite, pertamax"]
    ]
  },
  {
    country: "PH",
    chains: [
      ["Jollibee", "Dining", "jollibee.com.ph, jollibee foods", "chickenjoy, yumburger"],
      ["Chowking", "Dining", "chowking.com"],
      ["Mang Inasal", "Dining", "manginasal.com"],
      ["Greenwich", "Dining", "greenwich.com.ph"],
      ["Max's Restaurant", "Dining", "maxsrestaurant.com"],
      [
        "SM Supermarket, SM Hypermarket, SM Savemore, Savemore Market",
        "Groceries",
        "",
        "smmarkets.ph, super value inc., sanford marketing"
      ],
      ["Puregold", "Groceries", "puregold.com.ph, puregold price club"],
      ["Robinsons Supermarket", "Groceries", "robinsonssupermarket.com.ph"],
      ["Mercury Drug", "Healthcare", "mercurydrug.com"],
      ["National Book Store", "Office Supplies", "nationalbookstore.com"],
      ["Max's Restaurant, Max's", "Dining", "maxschicken.com"],
      ["Goldilocks", "Dining", "goldilocks.com.ph"],
      ["Red Ribbon", "Dining", "redribbonbakeshop.com.ph"],
      ["Robinsons Supermarket", "Groceries", "robinsonssupermarket.com.ph"]
    ]
  }
]
