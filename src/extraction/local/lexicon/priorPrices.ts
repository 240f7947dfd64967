import type { Phrases } from "./Lexicon.ts"

/**
 * What stands below an item before what it cost once or costs elsewhere, or what was saved on it, and nothing else with
 * it: "Was 20.00 Now 15.00". No such amount is paid.
 */
export const priorPrices: Phrases = [
  // English
  `
    was, now, reg, reg., regular, regular price, reg price, rrp, msrp, srp, orig, orig., original, original price, list
    price, full price, normal price, usual price, old price, retail price, compare at, before discount, price before
    discount, save, saved, saving, savings, you save, you saved, your saving, your savings, off, price cut, rollback
  `,
  // German
  `
    statt, uvp, originalpreis, normalpreis, regulärer preis, alter preis, listenpreis, vorher, bisher, jetzt, nur, sie
    sparen, ersparnis, ihre ersparnis, gespart
  `,
  // French
  `
    au lieu de, prix initial, prix barré, prix normal, prix public, ancien prix, avant remise, vous économisez,
    économie, soit une économie de
  `,
  // Spanish
  `
    antes, ahora, precio anterior, precio normal, precio original, precio regular, precio de lista, pvp, pvpr, ahorro,
    usted ahorra, ahorras, su ahorro, ahorraste
  `,
  // Italian
  `
    anziché, invece di, prezzo pieno, prezzo originale, prezzo intero, prezzo di listino, prima, ora, risparmi,
    risparmio, hai risparmiato
  `,
  // Portuguese
  "de, por, preço original, preço normal, preço antigo, preço anterior, você economizou, poupou, poupança, economia",
  // Dutch
  "van, voor, nu, adviesprijs, normale prijs, oude prijs, oorspronkelijke prijs, u bespaart, uw voordeel, voordeel",
  // Swedish, Danish, Norwegian, Finnish
  `
    ord.pris, ord. pris, ord pris, ordinarie pris, tidigare pris, du sparar, du sparer, spar, før, førpris, normalpris,
    ordinær pris, veil. pris, norm., norm.hinta, norm. hinta, normaalihinta, säästät, säästö
  `,
  // Polish, Czech, Slovak, Hungarian, Romanian
  `
    cena regularna, najniższa cena, stara cena, oszczędzasz, zaoszczędziłeś, zaoszczędzono, původní cena, běžná cena,
    ušetřili jste, ušetříte, pôvodná cena, bežná cena, ušetrili ste, ušetríte, eredeti ár, normál ár, megtakarítás,
    preț vechi, preț inițial, preț întreg, ați economisit, economisiți
  `,
  // Croatian, Serbian, Slovenian, Turkish
  `
    stara cijena, redovna cijena, ušteda, uštedjeli ste, stara cena, redovna cena, uštedeli ste, prihranek, prihranili
    ste, eski fiyat, eski fiyatı, liste fiyatı, normal fiyat, kazancınız, tasarruf
  `,
  // Russian, Ukrainian, Bulgarian, Greek
  `
    старая цена, обычная цена, цена без скидки, без скидки, вы сэкономили, экономия, ваша экономия, стара ціна,
    звичайна ціна, ціна без знижки, ви заощадили, економія, стара цена, редовна цена, спестявате, αρχική τιμή,
    παλιά τιμή, κερδίζετε, κέρδος
  `,
  // Chinese, Japanese, Korean, Thai
  `
    原价, 原價, 原售价, 吊牌价, 市场价, 节省, 已省, 为您节省, 節省, 已節省, 定価, 通常価格, 値引前, 元値, 정상가, 통상가,
    할인전, 할인전금액, ราคาปกติ, ราคาเต็ม, ประหยัด, ประหยัดไป
  `,
  // Malay, Indonesian, Vietnamese, Arabic, Hebrew
  `
    harga asal, harga biasa, harga normal, anda jimat, jimat, hemat, anda hemat, giá gốc, giá cũ, giá niêm yết, tiết
    kiệm, السعر قبل, السعر قبل الخصم, السعر الأصلي, وفرت, لقد وفرت, מחיר רגיל, מחיר מקורי, לפני הנחה, חסכת
  `
].join(",")
