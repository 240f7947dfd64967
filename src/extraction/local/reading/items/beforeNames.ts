import { printedSign } from "../../countries/signs.ts"
import { measures, sizes } from "../../lexicon/units.ts"
import { articleNumberAhead } from "./articleNumbers.ts"

/** "0,845 kg Tomatoes": a weight as fine as scales print it; "0,5 l Pils" is a size. */
const weighedAhead = new RegExp(
  String.raw`^\s*\d{1,3}[.,]\d{3}\s?(?:${measures.join("|")})\.?\s+(?=\p{L}[\p{L}\p{M}])`,
  "iu"
)

/** "2 Noodles", "1.0 (TA) Rice", "3 pcs 7-Grain Bread"; "500 g" is a size. */
export const leadingCount = new RegExp(
  String.raw`^[\s*#-]*\d{1,3}(?:[.,]0{1,4})?\s*(?:[xX×*@]|[Pp][Cc][SsEe]?|[Pp]i[eè]ces?|[Ee][Aa]|[Ee]ach|[Ss]t(?:ü?c)?k|st|uds?|unid|pza?|op|tk|cái|chiếc|db|DB|AD|ad|adet|ADET|szt|SZT|ks|KS|kom|KOM|buc|BUC|kpl|KPL|vnt|gab|kos|UN|und|шт|ШТ|бр|ΤΕΜ|τεμ|[Pp]rs|[Gg]ls|[Bb]tl|QTY|Qty|[点點個件개])?\.?\s+(?!(?:${[...measures, ...sizes].join("|")})(?![\p{L}\d]))(?=[([<]?\p{L}|#\d{1,3}\s?[-.:]\s?\p{L}|#?\d{1,3}(?:(?:/\d)?[\s"-]?|"\s)\p{L})`,
  "u"
)

/** What stands before the name of goods and is none of it, in the order in which it is taken away. */
export const beforeNames: ReadonlyArray<RegExp> = [
  // "Pump 4 UNLEADED"
  /^\s*(?:pump|pompe|pomp|säule|surtidor)\s?#?\d{1,2}\s+(?=\p{L}[\p{L}\d])/iu,
  /^\s*(?:\d{1,2}[.)]\s+)/,
  // a line's number and a date, maybe with a time, or an article's number, lead many lines of invoices
  /^\s*(?:\d{1,3}\s+)?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}\s+(?:\d{1,2}:\d{2}(?::\d{2})?\s+)?(?=.*\p{L}[\p{L}\p{M}])/u,
  /^\s*(?:\d{1,3}\s+)?[A-Z]{1,3}\d{3,}\s+(?=.*\p{L}{3})/u,
  /^\s*(?:bar\s?code|ean|upc|isbn|sku)\W*\d{6,}\s*/iu,
  // "(2)06235650002 BEANS": how many of an article
  /^\s*\(\d{1,2}\)\s*(?=\d)/,
  articleNumberAhead,
  /^[\s*#\-.:|]*(?:\d{1,3}\s+)?\d{6,}[\s*:.-]*/,
  // "0014KAL紙袋", "0015* ヨーグルト": the department of goods, in Japan
  /^\s*0\d{3}[\s*]*(?=[\p{L}&\s]*[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])/u,
  // "1 0001 Leite": the number of a line and an article's
  /^\s*\d{1,3}\s+0\d{2,5}\s+(?=\p{L}{2})/u,
  // "001 789 Leite": counts have no zero before them
  /^\s*0\d{1,2}\s+(?:\d{3,}\s+)?(?=(?:\d{1,2}\s|\*)?\p{L}{2})/u,
  // "(C) ARROZ": the class of a tax, as Portuguese tills print it
  /^\s*\([A-E]\)\s*(?=\p{Lu}{3})/u,
  // "000-123-456 DECK SCREW <A>"
  /^\s*\d{3,4}-\d{3}-\d{3}\s+/,
  // the group of a tax as Hungarian tills print it
  /^\s*[A-E][0O]{2}\s+(?=\p{L})/u,
  // the day of a night or a ride
  /^\s*(?:0[1-9]|[12]\d|3[01])[-/.](?:0[1-9]|[12]\d|3[01])\s+(?=\p{L}{2})/u,
  // whether the tax is in the price, as Japan's tills print it
  /^\s*[内外](?:\s?[※*＊]\s*|\s+)(?=\p{L})/u,
  leadingCount,
  // "ر.س خبز": a sign of money that stands between the price and the name
  new RegExp(String.raw`^\s*(?:${printedSign})\s+(?=[\p{Script=Arabic}\p{Script=Hebrew}]{2})`, "u"),
  // "WT        BULK COOKIES": it was weighed
  /^WT\s+(?=\p{Lu}{2})/u,
  // "1 of: USB cable"
  /^of:\s+/,
  weighedAhead
]
