/** Words of a language that several countries speak; towns and signs tell them apart. */
export const german = {
  words:
    /umtausch|[öo]ffnungszeiten|einkauf|kassenbon|mehrwertsteuer|f[üu]r sie|\b(?:und|oder|nicht|mit|der|die|das)\b.*\b(?:und|oder|nicht|mit|der|die|das)\b/i,
  taxes:
    /\bMwSt|\bUSt|\bGmbH\b|steuer|deutschland|straße|strasse|\bstr\.\s?\d|rechnung|kassenbon|danke|vielen dank|gegeben|ec-?cash|girocard/i
} as const

export const french = { taxes: /\bTVA\b|\bTTC\b|\bmerci\b|\bfrance\b|\bfactures?\b|\bSIRET\b|\bSARL\b/i } as const

/** Characters that only simplified Chinese is written with. */
export const simplifiedChinese = /[电话银额单价时间应实账结谢东门书鱼鸡饭馆汤]/

/** Characters that only traditional Chinese is written with. */
export const traditionalChinese = /[發號碼數圍樓東門開買賣貨員時間總額單點訂廳麵雞]/
