/** The currency that the total is said to be in outweighs where the merchant is, all the more where no other one stands there. */
const [besideTotal, aloneBesideTotal] = [4, 12]

/** What the row of a total says for each of the currencies that it names, by a code or by plain words for their money. */
export const weightsBesideTotal = (row: string, named: ReadonlyArray<string>): ReadonlyMap<string, number> => {
  const isCode = (currency: string) => new RegExp(String.raw`(?<!\p{L})${currency}(?!\p{L})`, "u").test(row)
  return new Map(
    named.map((currency) => [currency, named.length === 1 && isCode(currency) ? aloneBesideTotal : besideTotal])
  )
}
