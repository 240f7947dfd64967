import type { ChainsOfCountry } from "./Chain.ts"

/** Chains of East and South Asia. */
export const eastAndSouthAsia: ReadonlyArray<ChainsOfCountry> = [
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
