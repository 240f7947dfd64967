import type { Category } from "../../../domain/Category.ts"

/** Words of merchants and goods, in all languages, that speak for a category. */
export const categoryWords: ReadonlyArray<readonly [Category, RegExp]> = [
  [
    "Fuel",
    /petrol|fuel(?! (?:filter|pump|injector|surcharge))|filling station|diesel|unleaded|\bron ?9\d|gasoline|tankstelle|super e\d|\bshell\b|\besso\b|\baral\b|petron|total ?energies|\bbp\b|chevron|exxon|gasolin|carburant|литр|benzin|liter.*pump|\bunle?a?d\b|pump ?#?\d/gi
  ],
  [
    "Lodging",
    /hotel|motel|hostel|jugendherberge|ferienwohnung|\bpension\b|\binn\b|resort|room rate|übernachtung|lodging|nights?\b|guest house|\blodge\b|room charge|bed (?:and|&) breakfast|chambre|habitaci/gi
  ],
  [
    "Travel",
    /airline|airways|flight|boarding|lufthansa|airport|travel|reise|bahn\b|rail(?:way|road)s?\b|train ticket|\bfahrkarten?\b|bahncard|\btour\b|vuelo|billet/gi
  ],
  [
    "Transportation",
    /taxi|\bcabs?\b(?! ?(?:x{0,2}[sml]|\d{2})\b)|\buber\b(?! eats)|\bgrab\b|parking|parkir|parken|parkhaus|\btoll\b|turnpike|\bbus\b|car wash|oil change|\blube\b|\bt[iy]res?\b|auto (?:parts|cent(?:er|re)|repair|service|glass)|ride receipt|(?:oil|fuel|air) filter|brake (?:pads?|discs?|shoes?|chamber)|gasket|truck cent(?:er|re)s?|fahrt|transit|touch ?'?n ?go/gi
  ],
  [
    "Dining",
    /restaura|restoran|seafood|fish (?:&|and|n) chips|\bmensa\b|canteen|cafeteria|gasthaus|gasthof|wirtshaus|gastst[äa]tte|imbiss|konditorei|eisdiele|eiscaf|brauhaus|ratskeller|heurige|\bbeisl|weinstube|trattoria|osteria|tavern|\brest\.|(?:chinese|thai|indian|japanese|korean|vietnamese|mexican|italian) (?:rest|food|cuisine)|brasserie|keba[bp]|döner|居酒屋|caf[eé]|coffee|kopi|bistro|grill|pizz|burger|noodle|nasi\b|ayam\b|\bteh\b|\bmee\b|\btable\b(?! ?(?:lamp|top|cloth|runner|tennis|legs?|salt|linen|mats?)\b)|\bpax\b|\bdine|\bserver\b(?=[^\w(]*(?:[:#]|\d{1,4}(?![\d.,])|$))|gratuity|\btip\b|\bbeer\b|\bwine\b(?! ?(?:&|and|,|shop|store|merchant))|latte|cappuc|espresso|sushi|\bramen|steak|lobster|chowder|\bfries\b|bakery|bäckerei|\btea\b|\brice\b|chicken|soup|salad|kitchen|\bdiner|taco|mcdonald|starbucks|kfc|\bbar\b|speisen|getränke(?!m[aä]rkt)|\bmenu\b|es ?teh|goreng|bakso|\bbbq\b|lunch|dinner|餐|店内|주문/gi
  ],
  [
    "Groceries",
    /supermar[kt]|liquor|wines? (?:& |and )?spirits|bottle ?shop|off.?licen[cs]e|hypermark|food ?stores?\b|food ?hall|mini ?market|grocer|market\b|\bmart\b|lebensmittel|metzgerei|fleischerei|getränkemarkt|hofladen|\baldi|\blidl|\brewe|edeka|\bpenny\b|kaufland|netto\b|\breal\b|tesco|carrefour|auchan|walmart|costco|trader joe|whole foods|safeway|kroger|aeon|giant\b|econsave|continente|magnit|магнит|пятероч|milk|milch|bread|brot|butter|cheese|käse|\beggs?\b|banan|apfel|tomat|joghurt|yogurt|молоко|хлеб|leergut|pfand|\bobst|gemüse|超市|마트|롯데마트/gi
  ],
  [
    "Healthcare",
    /pharma|farma|apothe|family practice|\bpatient\b|office visit|copay|physician|dentist|counsel|psycho(?:log|ther)|\boptik|zahn(?:arzt|ärzt)|clinic|klinik|hospital|dental|doctor|dr\.|medic|panadol|vitamin|tablet[s]?\b|guardian|watson|cvs\b|walgreen|аптека|药/gi
  ],
  [
    "Personal Care",
    /rossmann|\bdm\b|drogerie|shampoo|cosmetic|beauty|salon|\bhair|fris(?:eur|ör)|kosmetikstudio|barber|\bspa\b|\bnails?\b(?! (?:gun|\d))|manicure|pedicure|massage|lotion|\bdeo\b|\bzahn|soap/gi
  ],
  [
    "Office Supplies",
    /station[ea]ry|office(?! visit)|\bpaper\b|\bpen\b|pencil|papier|toner|printer|printing|photocop|buero|büro|book ?store|bookshop|\bbook\b|envelope|staple|buku|pustaka|popular book/gi
  ],
  [
    "Electronics",
    /electronic|computer|laptop|phone case|usb|cable|charger|ipad|iphone|samsung|tablet computer|coolblue|media ?markt|saturn|hdmi|batter|monitor|software.*licen/gi
  ],
  [
    "Home Improvement",
    /hardware|baumarkt|toom\b|\bobi\b|hornbach|bauhaus|home depot|lowe'?s|\bpaint\b|screw|timber|lumber|plywood|cement|pipe\b|d\.?i\.?y|machinery|tools?\b|roller\b|garden(?:ing|s? ?(?:cent|suppl|shop|depot|world|tool|furniture))|nursery\b(?! school)|ikea|furniture|möbel|eisenwaren|gartencent|plumb/gi
  ],
  [
    "Household",
    /household|haushalt|kitchenware|cleaning|detergent|towel|plastic ?ware|houseware|mr\.? ?diy|daiso|tissue/gi
  ],
  [
    "Clothing",
    /fashion|clothing|apparel|shirt|\bjeans?\b|shoes?\b|dress\b|textil|h&m|zara|uniqlo|abc.?mart|boutique|sock|schuh|modehaus|garment|hermes/gi
  ],
  [
    "Telecommunications",
    /telecom|mobilfunk|\bhandy\b|grundpreis|mobile plan|internet|broadband|free fiber|fibre|telekom|vodafone|telef[oó]n|prepaid|roaming|\bsim\b|bandwidth|\bdomain\b|hosting/gi
  ],
  [
    "Utilities",
    /electric(?:ity)? bill|electric (?:company|co\b|cooperative)|water bill|utility|utilities|stromrechnung|électricité|electricidad|energia el[eé]t+rica|elektriciteit|energi[ai] elektryczn|\bkwh\b|energie(?!s)|\bgas bill|(?:electric(?:ity)?|gas|water) charges|gas (?:and|&) electric|heizung|sewer/gi
  ],
  [
    "Software",
    /software|subscription|saas|(?<!vehicle |driver.?s? |fishing |marriage |business )licen[cs]e|\bcloud\b|userpilot|github|microsoft|adobe|hosting|api usage|plan\b.*month/gi
  ],
  [
    "Professional Services",
    /consult|solicitor|barrister|\blawyers?\b|notar(?:y|iat)|rechtsanw|steuerberat|translation|übersetzung|beratung|service fee|legal|attorney|accounting|advertis|indeed|marketing service|design service|honorar|dienstleistung|labou?r\b|stunden|hours?\b/gi
  ],
  [
    "Education",
    /tuition|\bcr[eè]che|kindergarten|child ?care|day ?care|nursery school|montessori|\bkita\b|course|school|university|seminar|training|education|kurs\b|\bexams?\b/gi
  ],
  [
    "Postage",
    /postage|post office|postamt|deutsche post|\bdhl\b|\bups\b|fedex|courier|pos malaysia|briefmarke|porto\b|parcel|\bstamps?\b(?! duty)/gi
  ],
  [
    "Entertainment",
    /cinema|movie|theat|concert|museum|festival|general admission|karaoke|ticket\b|netflix|spotify|streaming|game|toys?\b|spielwaren|gsc\b|bowling/gi
  ]
]

/** A pump and a volume, or what one unit of it costs: together they are on a slip of a pump, whatever else its chain sells. */
export const fuelSlip: ReadonlyArray<RegExp> = [
  /(?<!\p{L})(?:pump|pompe|bomba|zapfsäule|säule|pumpe|pomp|surtidor|pompa|колонка)(?!\p{L})/iu,
  /(?<!\p{L})(?:gallons|lit(?:er|re|ro)s|ltrs|volume|(?:price|prix|preis|precio|prezzo)\s?\/\s?(?:g|gal|l|ltr))(?!\p{L})/iu
]
