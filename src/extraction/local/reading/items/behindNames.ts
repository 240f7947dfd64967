import { printedSign } from "../../countries/signs.ts"
import { counts, hours, kilograms, measures } from "../../lexicon/units.ts"
import { articleNumberBehind } from "./articleNumbers.ts"

/** "Screw 45.00 pcs", "Ägg 2st*", "Mleko 2 szt *": how many of them, behind the name. */
const counted = new RegExp(
  String.raw`\s(?<=\p{L}.*)(?<!,\s)(?:\d{1,3}(?:st|stk|szt|op|ks|db|kpl|tk|개|個|个)\s?[xX×*@]|\d{1,3}und?|\d{1,5}(?:[.,]\d{1,3})?\s(?:${counts.join("|")}|${hours.join("|")})\.?\s*(?:[xX×@*]|(?<=\s)[aàá])?)\s*$`,
  "iu"
)

/** "COCA 1L ZERO S1 UN X", "TAXA 1UNX", "REFRI PET 2L18,0000 UN X": how many, as Brazil's tills print it, with or without its spaces. */
const countedInBrazil = /(?:\s|(?<=\p{L}))\d{1,3}(?:,\d{3,4})?\s?(?:UN|CX|KG|PC|PCT|FR|GF|LT|M|L)\s?X\s*$/u

/** "Bananas 1.23 lb @", "苹果 1.250kg": what was weighed, before the price of one. */
const weighed = new RegExp(
  String.raw`\s(?<=\p{L}.*)(?:\d{1,4}[.,]\d{2,3}\s?(?:${measures.join("|")})\.?\s?[@xX×*]|\d{1,3}[.,]\d{3}\s?(?:${kilograms.join("|")})\.?)\s*$`,
  "iu"
)

/** "お茶 2点": words of these languages stand close to their numbers. */
const countedClosely = /\s(?<=\p{L}.*)\d{1,3}[点點個个件杯本枚개병잔]\s*$/u

/** A sign of money, or of multiplication, that stood before an amount; no word of a name, as in "BLUE PEN". */
const strayMark = new RegExp(String.raw`\s+(?:(?!PEN|TRY|RSD|RON)${printedSign}|EURO?|Eur|eur|@|[xX×aàáâãåä])\s*$`, "u")

/** What stands behind the name of goods and is none of it, in the order in which it is taken away. */
export const behindNames: ReadonlyArray<RegExp> = [
  /\s\d{1,2}\s?@\s?\d{1,2}\s?\/\s?\d{1,3}[.,]\d{2}\s*$/g,
  // "DECK SCREW <A>"
  /\s<[A-Z]>\s*$/,
  // the group of a tax as Hungarian tills print it
  /\s(?<=\p{L}.*)[A-E]00\s*$/u,
  // "(4 × 45.00)" behind a service
  /\s(?<=\p{L}.*)[(（]\s*\d{1,4}\s*[xX×*@]?\s*$/u,
  /\s+(?:[xX×@]\s*)?\d{1,2}(?:[.,]0{1,3})?\s*[xX×@*]?\s*$/,
  /\s+(?:(?:\d{1,2}\s)?[xX×@]\s*\d{3}|\d{3}\s*[xX×@]|\d{3}[.,]0{1,3})\s*$/,
  // "PÃO (Código: 040729)   Vl. Total", and below it "Qtde.: 1 UN: UN Vl. Unit.: 13,49", as Brazil's states show receipts
  /\s*\(C[óo]digo:?\s*\d+\s*\)?.*$/iu,
  /^\s*Qtde?\.?\s*:?.*?V[lI1]\.\s*Unit\.?:?.*$/iu,
  /^\s*Qtde?\.?\s*:?\s*$/iu,
  articleNumberBehind,
  countedInBrazil,
  counted,
  countedClosely,
  weighed,
  strayMark,
  // "Electricity used 412 kWh at 24.50p"
  /\s(?<=\d\s\p{L}+\s)at\s*$/u,
  // "Einzelstunde à 45 min  je 28,00 €"
  /\s(?<=\p{L}{3}.*)je\s*$/u,
  // "Line Haul ............ $2,600.00": dots lead to the price
  /\s*(?:[.·…]\s?){3,}$/u,
  // "USB cable Qty 2": the head of a column, on each line
  /\s(?<=\p{L}.*)(?:qty|quantity|qté|menge|anzahl|cant|q\.tà)\.?:?(?:\s\d{1,3})?\s*$/iu,
  // unit and class of a tax as Serbian tills print them: "Хлеб/kom(Ђ)", "Hleb /KOM (E)"
  /(?:\s?\/|\s?\()(?:kom|ком|kg|кг|kgr|lit|лит)\)?\s?\(\p{L}\)\s*$|\s?\(\p{Script=Cyrillic}\)\s*$/iu,
  // the rate of the tax as Turkish tills print it
  /\s(?<=\p{L}.*)%(?:[018]|\d{2})[\s*]*$/u,
  // "85.00 x 3 nights" says of what is named above how many
  /^\s*[xX×]\s+\p{L}+\s*$/u
]
