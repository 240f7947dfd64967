import { printedSign } from "../../countries/signs.ts"
import { counts, hours, measures, sizes } from "../../lexicon/units.ts"

/** "Screw 45.00 pcs", "Ägg 2st*": how many of them, behind the name. */
const counted = new RegExp(
  String.raw`(?<=\p{L}.*)\s(?:\d{1,3}(?:st|stk|szt|op|ks|db|kpl|tk|개|個|个)\s?[xX×*@]|\d{1,3}und?|\d{1,5}(?:[.,]\d{1,3})?\s(?:${counts.join("|")}|${hours.join("|")})\.?\s*[xX×@]?)\s*$`,
  "iu"
)

/** "Bananas 1.23 lb @", "苹果 1.250kg": what was weighed, before the price of one. */
const weighed = new RegExp(
  String.raw`(?<=\p{L}.*)\s(?:\d{1,4}[.,]\d{2,3}\s?(?:${measures.join("|")})\.?\s?[@xX×*]|\d{1,3}[.,]\d{3}\s?kg\.?)\s*$`,
  "iu"
)

/** "0,845 kg Tomatoes": a weight as fine as scales print it; "0,5 l Pils" is a size. */
const weighedAhead = new RegExp(
  String.raw`^\s*\d{1,3}[.,]\d{3}\s?(?:${measures.join("|")})\.?\s+(?=\p{L}[\p{L}\p{M}])`,
  "iu"
)

/** "お茶 2点": words of these languages stand close to their numbers. */
const countedClosely = /(?<=\p{L}.*)\s\d{1,3}[点點個个件杯本枚개병잔]\s*$/u

/** A sign of money, or of multiplication, that stood before an amount. */
const strayMark = new RegExp(String.raw`\s+(?:${printedSign}|EURO?|Eur|eur|@|[xX×aàáâãåä])\s*$`, "u")

/** "2 Noodles", "1.0 (TA) Rice", "3 pcs 7-Grain Bread"; "500 g" is a size. */
export const leadingCount = new RegExp(
  String.raw`^[\s*#-]*\d{1,3}(?:[.,]0{1,4})?\s*(?:[xX×*@]|[Pp][Cc][Ss]?|[Ss]tk|st|[Pp]rs|[Gg]ls|[Bb]tl|QTY|Qty|[点點個件개])?\.?\s+(?!(?:${[...measures, ...sizes].join("|")})(?![\p{L}\d]))(?=[([<]?\p{L}|#\d{1,3}\s?[-.:]\s?\p{L}|#?\d{1,3}(?:(?:/\d)?[\s"-]?|"\s)\p{L})`,
  "u"
)
/** The words before a price without what counts, weighs or numbers the goods, and without stray marks. */
export const tidyName = (text: string): string =>
  text
    .replace(/^\s*(?:\d{1,2}[.)]\s+)/, "")
    // a line's number, a date and an article's number lead many lines of invoices
    .replace(/^\s*(?:\d{1,3}\s+)?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}\s+(?=.*\p{L}[\p{L}\p{M}])/u, "")
    .replace(/^\s*(?:\d{1,3}\s+)?[A-Z]{1,3}\d{3,}\s+(?=.*\p{L}{3})/u, "")
    .replace(/^\s*(?:bar\s?code|ean|upc|isbn|sku)\W*\d{6,}\s*/iu, "")
    // "(2)06235650002 BEANS": how many of an article
    .replace(/^\s*\(\d{1,2}\)\s*(?=\d)/, "")
    .replace(/^[\s*#\-.:|]*(?:\d{1,3}\s+)?\d{6,}[\s*:.-]*/, "")
    // "0014KAL紙袋": the department of goods, in Japan
    .replace(/^\s*0\d{3}(?=[\p{L}&]*[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])/u, "")
    // "001 789 Leite": counts have no zero before them
    .replace(/^\s*0\d{1,2}\s+(?:\d{3,}\s+)?(?=(?:\d{1,2}\s|\*)?\p{L}{2})/u, "")
    .replace(/\s\d{1,2}\s?@\s?\d{1,2}\s?\/\s?\d{1,3}[.,]\d{2}\s*$/g, "")
    // "000-123-456 DECK SCREW <A>"
    .replace(/^\s*\d{3,4}-\d{3}-\d{3}\s+|\s<[A-Z]>\s*$/g, "")
    // the group of a tax as Hungarian tills print it
    .replace(/^\s*[A-E]00\s+(?=\p{L})|(?<=\p{L}.*)\s[A-E]00\s*$/u, "")
    // the day of a night or a ride
    .replace(/^\s*(?:0[1-9]|[12]\d|3[01])[-/.](?:0[1-9]|[12]\d|3[01])\s+(?=\p{L}{2})/u, "")
    // whether the tax is in the price, as Japan's tills print it
    .replace(/^\s*[内外]\s?[※*]?\s+(?=\p{L})/u, "")
    .replace(leadingCount, "")
    // "WT        BULK COOKIES": it was weighed
    .replace(/^WT\s+(?=\p{Lu}{2})/u, "")
    // "1 of: USB cable"
    .replace(/^of:\s+/, "")
    .replace(weighedAhead, "")
    // "(4 × 45.00)" behind a service
    .replace(/(?<=\p{L}.*)\s[(（]\s*\d{1,4}\s*[xX×*@]?\s*$/u, "")
    .replace(/\s+(?:[xX×@]\s*)?\d{1,2}(?:[.,]0{1,3})?\s*[xX×@]?\s*$/, "")
    .replace(/\s+(?:[xX×@]\s*\d{3}|\d{3}\s*[xX×@]|\d{3}[.,]0{1,3})\s*$/, "")
    // "PÃO (Código: 040729)   Vl. Total", and below it "Qtde.: 1 UN: UN Vl. Unit.: 13,49", as Brazil's states show receipts
    .replace(/\s*\(C[óo]digo:?\s*\d+\s*\)?.*$/iu, "")
    .replace(/^\s*Qtde?\.?\s*:?.*?V[lI1]\.\s*Unit\.?:?.*$/iu, "")
    .replace(/^\s*Qtde?\.?\s*:?\s*$/iu, "")
    // the number on an article's bar code
    .replace(/(?<=\p{L}.*)\s\d{8,14}(?:\s?[A-Z]{1,2})?\s*$/u, "")
    .replace(counted, "")
    .replace(countedClosely, "")
    .replace(weighed, "")
    .replace(strayMark, "")
    // "Line Haul ............ $2,600.00": dots lead to the price
    .replace(/\s*(?:[.·…]\s?){3,}$/u, "")
    // "USB cable Qty 2": the head of a column, on each line
    .replace(/(?<=\p{L}.*)\s(?:qty|quantity|qté|menge|anzahl|cant|q\.tà)\.?:?(?:\s\d{1,3})?\s*$/iu, "")
    // unit and class of a tax as Serbian tills print them: "Хлеб/kom(Ђ)"
    .replace(/(?:\/|\s?\()(?:kom|ком|kg|кг|kgr)\)?(?=\s?\(\p{L}\)\s*$)|\s?\(\p{Script=Cyrillic}\)\s*$/giu, "")
    // the rate of the tax as Turkish tills print it
    .replace(/(?<=\p{L}.*)\s%\d{2}[\s*]*$/u, "")
    // "85.00 x 3 nights" says of what is named above how many
    .replace(/^\s*[xX×]\s+\p{L}+\s*$/u, "")
    .replace(/^[\s*※#\-.:|^]+|(?:[\s*#:|@(=-]|\s\+)+$/gu, "")
    .replace(/\s{2,}/g, " ")
    .trim()
