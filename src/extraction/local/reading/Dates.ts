import { fromHijri, toIso as iso } from "./calendars.ts"
import type { Cell, Row } from "./Rows.ts"

/** Names of the months from January on, without accents, in the languages of the vocabulary. */
const months: ReadonlyArray<string> = [
  "january jan januar janvier janv enero ene janeiro gennaio gen januari styczen stycznia leden ledna ianuarie ian tammikuu ocak января янв",
  "february feb februar fevrier fevr fev febrero fevereiro febbraio februari luty lutego unor unora februarie helmikuu subat pebruari февраля фев",
  "march mar marz maerz mrz mars marzo marco maart mrt marzec marca brezen brezna martie maaliskuu mart maret mac марта мар",
  "april apr avril avr abril abr aprile kwiecien kwietnia duben dubna aprilie huhtikuu nisan апреля апр",
  "may mai mayo maio maggio mag mei maj maja kveten kvetna toukokuu mayis мая май",
  "june jun juni juin junio junho giugno giu czerwiec czerwca cerven cervna iunie iun kesakuu haziran июня июн",
  "july jul juli juillet juil julio julho luglio lug lipiec lipca cervenec cervence iulie iul heinakuu temmuz julai июля июл",
  "august aug aout agosto ago augustus augusti sierpien sierpnia srpen srpna elokuu agustos agustus ogos августа авг",
  "september sep sept septembre septiembre setembro set settembre wrzesien wrzesnia zari septembrie syyskuu eylul сентября сен",
  "october oct oktober okt octobre octubre outubro out ottobre ott pazdziernik pazdziernika rijen rijna octombrie lokakuu ekim октября окт",
  "november nov novembre noviembre novembro listopad listopada listopadu noiembrie marraskuu kasim nopember ноября ноя",
  "december dec dezember dez decembre diciembre dic dezembro dicembre desember des grudzien grudnia prosinec prosince decembrie joulukuu aralik disember декабря дек"
]
const monthNumbers = new Map(
  months.flatMap((names, index) => names.split(" ").map((name) => [name, index + 1] as const))
)

const fold = (word: string): string => word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()

interface Found {
  readonly text: string
  readonly start: number
  /** How little doubt the form leaves: a four-digit year or a month's name leave none. */
  readonly clarity: number
}

type Reader = (groups: ReadonlyArray<string | undefined>, dayFirst: boolean) => string | null

const numeric = (a: number, b: number, year: number, dayFirst: boolean): string | null =>
  (dayFirst ? iso(year, b, a) : iso(year, a, b)) ?? (dayFirst ? iso(year, a, b) : iso(year, b, a))

const separator = String.raw`\s?[-/.,\\|’']\s?`
/** A time of day that recognition ran into the date. */
const time = String.raw`[0-2]?\d:[0-5]\d`
const patterns: ReadonlyArray<readonly [pattern: RegExp, clarity: number, read: Reader]> = [
  [
    new RegExp(
      String.raw`(?<!\d)((?:19|20)\d{2})${separator}(\d{1,2})${separator}(\d{1,2})(?!\d{1,2}[^:\d])(?!\d{3})`,
      "g"
    ),
    3,
    ([y, m, d]) => iso(+y!, +m!, +d!)
  ],
  [
    /(?<!\d)((?:19|20)\d{2})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]?/g,
    3,
    ([y, m, d]) => iso(+y!, +m!, +d!)
  ],
  // Reiwa, Heisei and the Republic of China count from their own years
  [/令和\s?(\d{1,2})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g, 3, ([y, m, d]) => iso(2018 + +y!, +m!, +d!)],
  [/平成\s?(\d{1,2})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g, 3, ([y, m, d]) => iso(1988 + +y!, +m!, +d!)],
  [/民[國国]\s?(\d{2,3})\s?[年./-]\s?(\d{1,2})\s?[月./-]\s?(\d{1,2})/g, 3, ([y, m, d]) => iso(1911 + +y!, +m!, +d!)],
  // the Islamic year, as Arabic receipts print it, mostly beside the common date
  [
    new RegExp(String.raw`(?<!\d)(1[34]\d{2})${separator}(\d{1,2})${separator}(\d{1,2})(?!\d)`, "g"),
    2,
    ([y, m, d]) => fromHijri(+y!, +m!, +d!)
  ],
  [
    new RegExp(String.raw`(?<!\d)(\d{1,2})${separator}(\d{1,2})${separator}(1[34]\d{2})(?![\d:])`, "g"),
    2,
    ([d, m, y]) => fromHijri(+y!, +m!, +d!)
  ],
  [
    new RegExp(
      String.raw`(?<!\d)(?<![\d][.,])(\d{1,2})${separator}(\d{1,2})${separator}((?:19|20|25)\d{2})(?!\d{2}[^:\d])`,
      "g"
    ),
    3,
    ([a, b, y], dayFirst) => numeric(+a!, +b!, +y!, dayFirst)
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(\d{1,2})(?:st|nd|rd|th|er|º|\.)?[\s\-/.,']{0,3}(?:de\s|of\s)?(\p{L}{3,12})\.?[\s\-/.,']{0,3}(?:de\s|del\s)?((?:19|20)\d{2}(?=${time})|(?:19|20)\d{2}(?!\d)|\d{2}(?!\d))`,
      "gu"
    ),
    3,
    ([d, m, y]) => named(d!, m!, y!)
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(\p{L}{3,12})\.?[\s\-/.,']{0,3}(\d{1,2})(?:st|nd|rd|th)?[\s\-/.,']{1,3}((?:19|20)\d{2}|\d{2})(?![\d:])`,
      "gu"
    ),
    3,
    ([m, d, y]) => named(d!, m!, y!)
  ],
  [/(?<!\d)((?:19|20)\d{2})[\s\-/.,]?(\p{L}{3,9})[\s\-/.,]?(\d{1,2})(?!\d)/gu, 2, ([y, m, d]) => named(d!, m!, y!)],
  [
    new RegExp(
      String.raw`(?<!\d)(?<!\d[.,])(\d{1,2})${separator}(\d{1,2})${separator}(\d{2})(?:(?=${time})|(?!\d|[.,]\d))`,
      "g"
    ),
    1.5,
    ([a, b, y], dayFirst) => numeric(+a!, +b!, +y!, dayFirst) ?? iso(+a!, +b!, +y!)
  ],
  [/(?<!\d)((?:19|20)\d{2})(0[1-9]|1[0-2])([0-2]\d|3[01])(?!\d)/g, 0.5, ([y, m, d]) => iso(+y!, +m!, +d!)]
]

const named = (day: string, month: string, year: string): string | null => {
  const number = monthNumbers.get(fold(month))
  return number === undefined ? null : iso(+year, number, +day)
}

const findDates = (text: string, dayFirst: boolean): ReadonlyArray<Found> =>
  patterns.flatMap(([pattern, clarity, read]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const date = read(match.slice(1), dayFirst)
      return date === null ? [] : [{ text: date, start: match.index, clarity }]
    })
  )

const good =
  /date|datum|fecha|data\b|dato|tarih|tanggal|tarikh|tgl|dated|ngay|päivä|pvm|dátum|kelt|дата|日期|日付|일자|거래일|วันที่|التاريخ|תאריך|ημερομηνια|issued|ausgestellt|leistungsdatum|rechnungsdatum|belegdatum|invoice date|bill date|emission|émise|(?:facture|invoice|rechnung|factuur|factura|fattura)\b.{0,30}(?:du|of|vom|van|del?)?\s*$/i
const bad =
  /due\b|limite|paiement|prélèvement|payment|expir|exp\b|valid|until|fällig|faellig|zahlbar|lieferdatum|liefertermin|delivery|birth|dob|vencimiento|échéance|echeance|scadenza|vervaldatum|förfall|forfall|best before|return|member|since|printed|order date|bestell|period|zeitraum|payable|prenotif|date of supply|warranty|last update|effective|license|rev|version|promo|offer|redeem/i

/** What is printed before a date on its line or, when that is nothing, above it. */
const labelOf = (rows: ReadonlyArray<Row>, row: Row, cell: Cell, before: string): string => {
  if (hasLetters(before)) return before
  const inRow = row.cells.findLast((one) => one.right <= cell.left && hasLetters(one.text))
  if (inRow !== undefined) return inRow.text
  const above = rows[row.index - 1]
  if (above === undefined) return ""
  return above.cells.find((one) => one.left < cell.right && one.right > cell.left)?.text ?? ""
}

/** Day and month of a date that leaves no doubt which is which, as in 26/02/2019. */
const orderPattern = /(?<![\d./-])(\d{1,2})([-/.])(\d{1,2})\2(?:20)?\d{2}(?!\d)/g

/** Whether the document's other dates begin with the day; null when none of them tells. */
const printedOrder = (rows: ReadonlyArray<Row>): boolean | null => {
  let balance = 0
  for (const row of rows) {
    for (const [, a, , b] of row.text.matchAll(orderPattern)) {
      if (+a! > 12 && +a! <= 31 && +b! <= 12) balance++
      if (+b! > 12 && +b! <= 31 && +a! <= 12) balance--
    }
  }
  return balance === 0 ? null : balance > 0
}

/**
 * The date of the transaction, ISO 8601: the best-labelled of the clearest dates, the upper one of equals.
 * Where neither number of 03/04 is above twelve the document's other dates decide, and `countryDayFirst`
 * when there are none.
 */
export const readDate = (rows: ReadonlyArray<Row>, countryDayFirst: boolean): string | null => {
  const dayFirst = printedOrder(rows) ?? countryDayFirst
  let best: string | null = null
  let bestScore = Number.NEGATIVE_INFINITY
  for (const row of rows) {
    // a date may be broken over two cells, so that the whole line is looked at too
    for (const cell of row.cells.length === 1 ? row.cells : [...row.cells, row]) {
      for (const { clarity, start, text } of findDates(cell.text, dayFirst)) {
        const label = labelOf(rows, row, cell, cell.text.slice(Math.max(0, start - 40), start))
        const score =
          clarity +
          (good.test(label) ? 2 : 0) -
          (bad.test(label) ? 3 : 0) +
          (/\d{1,2}:\d{2}/.test(row.text) ? 1 : 0) -
          (row.index / Math.max(1, rows.length)) * 0.8 -
          (cell === row ? 0.1 : 0)
        if (score > bestScore) [best, bestScore] = [text, score]
      }
    }
  }
  return best
}

const hasLetters = (text: string): boolean => /\p{L}{3}/u.test(text)
