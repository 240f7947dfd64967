import type { ChainsOfCountry } from "./Chain.ts"

/** Chains of East, South-East and South Asia. */
export const asia: ReadonlyArray<ChainsOfCountry> = [
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
  },
  {
    country: "HK",
    chains: [
      ["Wellcome, 惠康", "Groceries", "wellcome.com.hk"],
      ["PARKnSHOP, 百佳", "Groceries", "parknshop.com"],
      ["Mannings, 萬寧", "Healthcare", "mannings.com.hk"],
      ["Watsons, 屈臣氏", "Healthcare", "watsons.com.hk"],
      ["Café de Coral, 大家樂", "Dining", "cafedecoral.com"],
      ["Fairwood, 大快活", "Dining", "fairwood.com.hk"],
      ["Maxim's, 美心", "Dining", "maxims.com.hk"]
    ]
  },
  {
    country: "TW",
    chains: [
      ["全聯福利中心, 全聯", "Groceries", "pxmart.com.tw, 全聯實業"],
      ["統一超商, 7-ELEVEN", "Groceries", "7-11.com.tw, 統一超商股份有限公司"],
      ["全家便利商店, FamilyMart", "Groceries", "family.com.tw, 全家便利商店股份有限公司"],
      ["家樂福, Carrefour", "Groceries", "carrefour.com.tw, 家福股份有限公司"],
      ["萊爾富, Hi-Life", "Groceries", "hilife.com.tw"],
      ["寶雅, POYA", "Personal Care", "poya.com.tw"]
    ]
  },
  {
    country: "CN",
    chains: [
      ["永辉超市", "Groceries", "yonghui.com.cn"],
      ["沃尔玛", "Groceries", "wal-martchina.com"],
      ["大润发", "Groceries", "rt-mart.com.cn"],
      ["盒马鲜生, 盒马", "Groceries", "freshippo.com"],
      ["海底捞火锅, 海底捞", "Dining", "haidilao.com"],
      ["肯德基", "Dining", "kfc.com.cn"],
      ["麦当劳", "Dining", "mcdonalds.com.cn"],
      ["瑞幸咖啡, luckin coffee", "Dining", "luckincoffee.com"],
      ["星巴克", "Dining", "starbucks.com.cn"]
    ]
  },
  {
    country: "JP",
    chains: [
      ["セブン-イレブン, セブンイレブン, 7-ELEVEN", "Groceries", "sej.co.jp"],
      ["ファミリーマート, FamilyMart", "Groceries", "family.co.jp"],
      ["ローソン, LAWSON", "Groceries", "lawson.co.jp"],
      ["ミニストップ", "Groceries", "ministop.co.jp"],
      ["イオン, AEON", "Groceries", "aeonretail.jp, イオンリテール株式会社"],
      ["イトーヨーカドー", "Groceries", "itoyokado.co.jp"],
      ["西友, SEIYU", "Groceries", "seiyu.co.jp"],
      ["ライフ", "Groceries", "lifecorp.jp"],
      ["いなげや", "Groceries", "inageya.co.jp"],
      ["成城石井", "Groceries", "seijoishii.co.jp"],
      ["マツモトキヨシ", "Healthcare", "matsukiyo.co.jp"],
      ["ウエルシア", "Healthcare", "welcia.co.jp, welcia-yakkyoku.co.jp"],
      ["スギ薬局", "Healthcare", "sugi-net.jp"],
      ["ヨドバシカメラ", "Electronics", "yodobashi.com"],
      ["ビックカメラ", "Electronics", "biccamera.com"],
      ["ヤマダ電機", "Electronics", "yamada-denki.jp"],
      ["ドン・キホーテ", "Household", "donki.com"],
      ["ダイソー, DAISO", "Household", "daiso-sangyo.co.jp"],
      ["無印良品", "Household", "muji.net"],
      ["ユニクロ, UNIQLO", "Clothing", "uniqlo.co.jp"],
      ["ABC-MART", "Clothing", "abc-mart.net, abc-mart.com"],
      ["マクドナルド", "Dining", "mcdonalds.co.jp, 日本マクドナルド"],
      ["モスバーガー", "Dining", "mos.jp"],
      ["すき家", "Dining", "sukiya.jp"],
      ["吉野家", "Dining", "yoshinoya.com"],
      ["松屋", "Dining", "matsuyafoods.co.jp"],
      ["サイゼリヤ", "Dining", "saizeriya.co.jp"],
      ["ガスト", "Dining", "skylark.co.jp"],
      ["ドトール, ドトールコーヒーショップ", "Dining", "doutor.co.jp"],
      ["スターバックス, スターバックス コーヒー", "Dining", "starbucks.co.jp"]
    ]
  },
  {
    country: "KR",
    chains: [
      ["이마트, E-MART, emart", "Groceries", "emart.com, (주)이마트, 신세계포인트"],
      ["롯데마트, LOTTE Mart", "Groceries", "lottemart.com, 롯데쇼핑"],
      ["롯데슈퍼, LOTTE Super", "Groceries", "lottesuper.co.kr"],
      ["홈플러스, Homeplus", "Groceries", "homeplus.co.kr"],
      ["GS25", "Groceries", "gs25.com, 지에스25"],
      ["CU", "Groceries", "bgfretail.com, 씨유"],
      ["세븐일레븐", "Groceries", "7-eleven.co.kr, 코리아세븐"],
      ["다이소, DAISO", "Household", "daiso.co.kr, 아성다이소"],
      ["올리브영, OLIVE YOUNG", "Personal Care", "oliveyoung.co.kr"],
      ["스타벅스, 스타벅스커피", "Dining", "istarbucks.co.kr, 에스씨케이컴퍼니"],
      ["이디야커피, EDIYA COFFEE", "Dining", "ediya.com"],
      ["투썸플레이스, A TWOSOME PLACE", "Dining", "twosome.co.kr"],
      ["파리바게뜨, PARIS BAGUETTE", "Dining", "paris.co.kr"],
      ["뚜레쥬르, TOUS les JOURS", "Dining", "tlj.co.kr"],
      ["롯데리아, LOTTERIA", "Dining", "lotteria.com"],
      ["맘스터치", "Dining", "momstouch.co.kr"],
      ["교보문고", "Office Supplies", "kyobobook.co.kr"]
    ]
  },
  {
    country: "IN",
    chains: [
      ["DMart, D-Mart, Avenue Supermarts", "Groceries", "dmartindia.com, avenue supermarts"],
      ["Big Bazaar", "Groceries", "bigbazaar.com, future retail ltd"],
      ["Reliance Fresh, Reliance Smart", "Groceries", "reliance retail ltd, relianceretail.com"],
      ["More, More Supermarket", "Groceries", "morestore.com"],
      ["Spencer's", "Groceries", "spencersretail.com"],
      ["Shoppers Stop", "Clothing", "shoppersstop.com"],
      ["Westside", "Clothing", "mywestside.com, trent limited"],
      ["Croma", "Electronics", "croma.com, infiniti retail"],
      ["Crossword", "Office Supplies", "crossword.in"],
      ["Apollo Pharmacy", "Healthcare", "apollopharmacy.in"],
      ["Café Coffee Day, Cafe Coffee Day", "Dining", "cafecoffeeday.com"],
      ["Barista", "Dining", "barista.co.in"],
      ["Haldiram's", "Dining", "haldirams.com"],
      ["Saravanaa Bhavan, Hotel Saravana Bhavan", "Dining", "saravanabhavan.com"],
      ["Indian Oil, IndianOil", "Fuel", "iocl.com"]
    ]
  }
]
