const word = (words: string): string => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`
const [rate, tip] = [String.raw`(?<!\d)\d{2}(?:\.\d+)?\s?%`, word("tip|gratuity")]

/** "18% (Tip $12.42 Total $87.11)": a rate, the tip and, behind both, the total. */
const suggestion = new RegExp(String.raw`(?:${rate}[^]*${tip}[^]*\d|${tip}[^]*${rate})[^]*${word("total")}`, "iu")

/** "15% Tip = 2.92": what is worked out is not paid. */
const workedOut = new RegExp(String.raw`${rate}\s?${tip}\s?=`, "iu")

/** Longer rows suggest nothing, and would take long to search. */
const longestSuggestion = 120

/** Whether a row tells what a tip would come to, mostly with the total that it would make; nobody has paid either. */
export const suggestsTip = (row: string): boolean =>
  row.length < longestSuggestion && (suggestion.test(row) || workedOut.test(row))
