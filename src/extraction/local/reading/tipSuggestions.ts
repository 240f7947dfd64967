/** "18% (Tip $12.42 Total $87.11)": what the guest would pay, in one line. */
const suggestion =
  /(?<!\d)\d{2}(?:\.\d+)?\s?%[^]*(?<!\p{L})(?:tip|gratuity)(?!\p{L})[^]*\d[^]*(?<!\p{L})total(?!\p{L})|(?<!\p{L})(?:tip|gratuity)(?!\p{L})[^]*(?<!\d)\d{2}(?:\.\d+)?\s?%[^]*(?<!\p{L})total(?!\p{L})/iu

/** Whether a row tells what a tip would come to, with the total that it would make; nobody has paid either. */
export const suggestsTip = (row: string): boolean => row.length < 120 && suggestion.test(row)
