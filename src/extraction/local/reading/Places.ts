/** What a document says about its country, with the currency and the order of day and month there. */
export interface Place {
  readonly currency: string
  /** United States style dates: month before day. */
  readonly monthFirst?: true
  /** Evidence in the text: tax names, tax numbers, telephone prefixes, legal forms, words. */
  readonly evidence: ReadonlyArray<readonly [pattern: RegExp, weight: number]>
}

const place = (currency: string, evidence: ReadonlyArray<readonly [RegExp, number]>, monthFirst?: true): Place =>
  monthFirst === undefined ? { currency, evidence } : { currency, evidence, monthFirst }

/** Currencies that only their codes, and the telephone prefixes of CountryNumbers, speak for. */
const otherCodes = "MAD TND KES NGN ISK BAM RSD MKD MDL GEL AMD KWD QAR JOD LKR PKR BDT PEN UYU CRC"

export const places: ReadonlyArray<Place> = [
  place("MYR", [
    [/\bRM\s?\d|\(RM\)|\bRM\b/, 6],
    [/\bMYR\b/, 8],
    [/\bSDN\.?\s?BHD/i, 6],
    [/malaysia|selangor|kuala lumpur|johor|penang|jalan\b|taman\b|melaka|sabah|sarawak/i, 3],
    [/\bGST\s*(?:reg|id|no)|\(\d{5,7}-[A-Z]\)/i, 1]
  ]),
  place("IDR", [
    [/\bRp\.?\s?\d|\bRp\b/, 6],
    [/\bIDR\b/, 8],
    [/indonesia|jakarta|bandung|surabaya/i, 3],
    [/tunai|kembali(?:an)?\b|\bPPN\b|\bPB1\b|pajak|terima kasih|rupiah/i, 3],
    [/\b(?:es teh|nasi|ayam|goreng|roti|c?oklat|keju|kopi|susu|tiket|pedas|plastik|telur|sapi|ikan|bakar|manis)\b/i, 3]
  ]),
  place("SGD", [
    [/S\$\s?\d|\bSGD\b/, 8],
    [/\$\s?\d/, 2],
    [/singapore/i, 4],
    [/PTE\.?\s?LTD/i, 3]
  ]),
  place(
    "USD",
    [
      [/\bUSD\b|US\$/, 8],
      [/\$\s?\d/, 3],
      [
        /\b(?:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC),?\s+\d{5}(?:-\d{4})?\b/,
        4
      ],
      [/\(\d{3}\)\s?\d{3}-?\s?\d{4}|\b\d{3}-\d{3}-\d{4}\b/, 2],
      // "SAN ANTONIO, TX"
      [
        /\b[A-Z][A-Za-z]{2,},\s(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|I[ADLN]|K[SY]|M[ADINOST]|N[CDEHJMVY]|OH|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b/,
        3
      ],
      [/sales tax|\btax\b.*\d|gratuity|\btip\b|\bServer\b|check\s?#/i, 1],
      [/\bUSA\b|United States/, 3]
    ],
    true
  ),
  place("CAD", [
    [/\bCAD\b|C\$\s?\d/, 8],
    [/\$\s?\d/, 2],
    [/\bHST\b|\bPST\b|\bQST\b|\bTPS\b|\bTVQ\b|canada|ontario|québec|alberta|\binterac\b/i, 4],
    [/\b[ABCEGHJ-NPRSTVXY]\d[A-Z]\s\d[A-Z]\d\b/, 2]
  ]),
  place("AUD", [
    // "a $1,500 card" is an article
    [/\bAUD\b|(?:^|[^\p{L}\s] ?)A\$\s?\d/mu, 8],
    [/\bABN\b|eftpos/, 4],
    [/australia/i, 4],
    [/\b(?:NSW|VIC|QLD)\b/, 3],
    [/\$\s?\d/, 2],
    [/pty\.?\s?ltd/i, 3]
  ]),
  place("NZD", [
    [/\bNZD\b/, 8],
    [/\$\s?\d/, 2],
    [/new zealand|auckland|wellington/i, 5]
  ]),
  place("GBP", [
    [/£/, 7],
    [/\bGBP\b/, 8],
    [/VAT\s?(?:reg|no)|\bGB\s?\d{3}\s?\d{4}\s?\d{2}|united kingdom|london|\bUK\b|england|scotland/i, 3],
    [/\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/, 2],
    [/\+44|\b0\d{3}\s\d{3}\s\d{4}\b/, 2]
  ]),
  place("EUR", [
    [
      /umtausch|[öo]ffnungszeiten|einkauf|kassenbon|mehrwertsteuer|f[üu]r sie|\b(?:und|oder|nicht|mit|der|die|das)\b.*\b(?:und|oder|nicht|mit|der|die|das)\b/i,
      2
    ],
    [/€/, 7],
    [/\bEUR(?:O|OS)?\b/i, 7],
    [
      /\bMwSt|\bUSt|\bGmbH\b|steuer|deutschland|straße|strasse|\bstr\.\s?\d|rechnung|kassenbon|danke|vielen dank|gegeben|ec-?cash|girocard/i,
      4
    ],
    [/\bDE\s?\d{3}\s?\d{3}\s?\d{3}\b|\bATU\d{8}\b/, 5],
    [/\bTVA\b|\bTTC\b|merci|\bFR\s?\d{2}\s?\d{9}|france|facture|\bSIRET\b|\bSARL\b/i, 3],
    [/\bBTW\b|\bB\.V\.|nederland|factuur|\bKvK\b|\bNL\d{9}B\d{2}/i, 4],
    [
      /\bIVA\b|españa|factura|\bS\.L\.|\bC\.?I\.?F\.?\b|\bNIF\b|contribuinte|portugal|fatura|scontrino|\bP\.?\s?IVA|italia|documento commerciale/i,
      3
    ],
    [
      /\bALV\b|suomi|\bOy\b|helsinki|ireland|dublin|φπα|αφμ|[α-ω]{4}|\bÖsterreich|wien\b|\bPVN\b|\bPVM\b|slovenija|\bDDV\b|lisboa|continente|pingo doce/i,
      3
    ],
    [/\b(?:DE|AT|FR|NL|ES|IT|PT|BE|IE|FI|LU)\d{2}\s?[A-Z\d]{4}\s?\d{4}/, 3]
  ]),
  place("CHF", [
    [/\bCHF\b/i, 8],
    [/\bSFr\.?\b|schweiz|zürich|zurich|basel|\bCHE-?\d{3}/i, 4]
  ]),
  place("SEK", [
    [/\bSEK\b/, 8],
    [/\bmoms\d?\b|\bSE\d{10}01\b|organisationsnummer|\bORG\.?\s?NR/i, 2],
    [/sverige|stockholm|g[öo]teborg|malm[öo]|kvitto|växel|att betala|[öo]ppettider/i, 3],
    [/s[öo]ndag/i, 2],
    [/totalt|kontant|\bkort\b/i, 1],
    [/\bkr\b/i, 1]
  ]),
  place("NOK", [
    [/\bNOK\b/, 8],
    [/\bMVA\b|norge|oslo|org\.?\s?nr.*MVA|foretaksregisteret/i, 4],
    [/kvittering|\bbankkort|\bbelop|l[øo]rdag|s[øo]ndag/i, 1],
    [/totalt|kontant|\bkort\b/i, 1],
    [/\bkr\b/i, 1]
  ]),
  place("DKK", [
    [/\bDKK\b/, 8],
    [/danmark|københavn|kobenhavn|\bCVR\b|dankort|bon nr|moms udgør|heraf moms/i, 4],
    [/\bkr\b/i, 1]
  ]),
  place("PLN", [
    [/\bPLN\b/i, 8],
    [/\bzł\b|\bzl\b/i, 5],
    [/\bNIP\b|paragon|fiskalny|\bPTU\b|sprzeda|gotówk|polska|warszawa|sp\. z o\.?o/i, 4]
  ]),
  place("CZK", [
    [/\bCZK\b|\bKč\b|\bKc\b/, 7],
    [/\bDPH\b|\bDIČ\b|praha|\bIČO?\b|celkem|s\.r\.o/i, 3]
  ]),
  place("HUF", [
    [/\bHUF\b|\bFt\b/, 6],
    [/\bÁFA\b|adószám|nyugta|budapest|összesen|\bKft\b/i, 4]
  ]),
  place("RON", [
    // "lei" alone is a law in Portuguese
    [/\bRON\b|\d ?lei\b|\blei\b ?\d|\b(?:total|suma) lei\b/i, 6],
    [/\bCUI\b|\bCIF\b.*RO|bon fiscal|românia|romania|bucuresti|bucurești|\bS\.?R\.?L\.?\b.*\bRO\d|\bTVA\b.*lei/i, 4]
  ]),
  place("BGN", [
    [/\bBGN\b|\bлв\b/, 6],
    [/българия|софия|\bЕИК\b|\bДДС\b/i, 4]
  ]),
  place("RUB", [
    [/₽|\bRUB\b|руб/i, 7],
    [/(?<!\p{L})(?:ИНН|НДС|ККМ|КПП|ОГРН|ООО|ПАО)(?!\p{L})/iu, 4],
    // as the Latin reader sees the words below
    [/\bHTOr[O0]?\b|\bBCErO\b|\bHA[nA]H[4Y]HbI|\bCAA[4H]A\b/, 4],
    [/кассов|россия|москва|ит[о0]г|сдач|наличн|скидк|спасиб[о0]|кассир|приход/i, 3]
  ]),
  place("UAH", [
    [/₴|\bUAH\b|\bгрн/i, 7],
    [/\bПДВ\b|україна|київ/i, 4]
  ]),
  place("TRY", [
    [/₺|\bTRY\b|\d ?TL(?![\p{L}\d ]*\d)/u, 6],
    [/\bKDV\b|istanbul|türkiye|\bfiş\b/i, 4]
  ]),
  place("JPY", [
    [/¥|￥|\bJPY\b|円/, 5],
    [/[\u3040-\u30ff]/, 5],
    [/消費税|領収|合計|東京|株式会社/, 5]
  ]),
  place("CNY", [
    [/\bCNY\b|\bRMB\b|人民币/, 8],
    [/¥|￥/, 2],
    [/增值税|发票|价税|有限公司|北京|上海|微信|支付宝|元\b/, 5]
  ]),
  place("TWD", [
    [/NT\$|\bTWD\b/, 8],
    [/統一發票|臺灣|台灣|台北/, 6]
  ]),
  place("HKD", [
    [/HK\$|\bHKD\b/, 8],
    [/\$\s?\d/, 2],
    [/hong kong|香港|kowloon/i, 5]
  ]),
  place("KRW", [
    [/₩|\bKRW\b/, 7],
    [/[\uac00-\ud7af]/, 4],
    [/원\b|부가세|카드|사업자/, 4]
  ]),
  place("THB", [
    [/฿|\bTHB\b|บาท|\bBaht\b/i, 7],
    [/[\u0e00-\u0e7f]/, 4],
    [/thailand|bangkok/i, 4]
  ]),
  place("VND", [
    [/₫|\bVND\b|\bVNĐ\b/, 7],
    [/hóa đơn|việt nam|tổng|hà nội|hồ chí minh|tiền/i, 4]
  ]),
  place("PHP", [
    [/₱|\bPHP\b/, 7],
    [/philippines|manila|\bVATable\b|\bTIN\b.*VAT|quezon/i, 4]
  ]),
  place("INR", [
    [/₹|\bINR\b|\bRs\.?\s?\d|रुपय/, 7],
    [/[\u0900-\u097f]/, 4],
    [/\bCGST\b|\bSGST\b|\bGSTIN\b|india|mumbai|delhi|bangalore|bengaluru/i, 5]
  ]),
  place("AED", [
    [/\bAED\b|\bDhs?\b|درهم/, 7],
    [/dubai|abu dhabi|\bTRN\b|دبي|أبوظبي|الإمارات/i, 4]
  ]),
  place("SAR", [
    [/\bSAR\b|(?<!\p{L})ر\.?س(?!\p{L})|ريال/u, 7],
    [/saudi|riyadh|jeddah|السعودية|الرياض|جدة|مكة/i, 4]
  ]),
  place("EGP", [
    [/\bEGP\b|(?<!\p{L})ج\.?م(?!\p{L})|جنيه/u, 7],
    [/egypt|cairo|القاهرة|مصر/i, 4]
  ]),
  place("ILS", [
    [/₪|\bILS\b|\bNIS\b/, 7],
    [/[\u0590-\u05ff]/, 3],
    [/israel|tel aviv|עוסק|מע"מ/i, 4]
  ]),
  place("BRL", [
    [/R\$|\bBRL\b/, 8],
    [/\bCNPJ\b|\bCPF\b|brasil|cupom fiscal|são paulo/i, 5]
  ]),
  place("MXN", [
    [/\bMXN\b/, 8],
    [/\bRFC\b|méxico|mexico|\bCFDI\b/i, 5]
  ]),
  place("ARS", [
    [/\bARS\b/, 8],
    [/\bCUIT\b|argentina|buenos aires/i, 5]
  ]),
  place("COP", [
    [/\bCOP\b/, 8],
    [/\bNIT\b.*\d|colombia|bogot/i, 4]
  ]),
  place("CLP", [
    [/\bCLP\b/, 8],
    [/\bRUT\b|chile|santiago/i, 4]
  ]),
  ...otherCodes.split(" ").map((code) => place(code, [[new RegExp(String.raw`(?<![\w.])${code}(?![\w.])`), 8]])),
  place("ZAR", [
    [/\bZAR\b|\bR\s?\d+\.\d{2}\b/, 5],
    [/south africa|johannesburg|cape town/i, 5]
  ])
]
