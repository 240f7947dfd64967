import { type Amount, mostInRow } from "../Amounts.ts"

/** The amounts of one row, in the order in which they stand. */
type Figures = ReadonlyArray<Amount>

/** No more rows of a table are summed up: a document may hold any number of them. */
const mostRows = 500

/** Net, tax and gross, or what else makes up one of the others. */
const addsUp = (row: Figures): boolean =>
  row.some(({ units }) => row.some((a) => row.some((b) => a !== b && units !== 0 && a.units + b.units === units)))

/** Whether a row ends with what the row before ended with and another of its amounts more or less. */
const goesOn = (before: Figures, row: Figures): boolean => {
  const [balance, next] = [before.at(-1)!, row.at(-1)!]
  const step = Math.abs(next.units - balance.units)
  return (
    step !== 0 &&
    row.length <= mostInRow &&
    !addsUp(row) &&
    row.slice(0, -1).some(({ decimals, percent, units }) => {
      const moved = Math.abs(units)
      // "2 x 5.00   10.00" below "1 x 5.00   5.00" sells twice as much
      return !percent && moved === step && moved !== balance.units && moved !== next.units && decimals === next.decimals
    })
  )
}

/** Whether what is left after a movement is that movement: the account of a guest or a patient, which begins with nothing. */
const beginsAnew = (row: Figures): boolean => row.slice(0, -1).some(({ units }) => units === row.at(-1)!.units)

/** Whether rows show what was left after each of several movements, as statements of accounts and loans do. */
export const balancesRunOn = (amounts: ReadonlyArray<Figures>): boolean => {
  const rows = amounts.filter((row) => row.length > 0)
  const steps = rows.map((row, index) => index > 0 && goesOn(rows[index - 1]!, row))
  // one alone may come by chance
  return steps.some((step, index) => !steps[index - 1] && step && steps[index + 1] && !beginsAnew(rows[index - 1]!))
}

/** So many columns are those of a statistic or a budget; a receipt sums up what was bought, and net, tax and gross. */
const manyColumns = 3

/** Whether a row has the sums of its columns, over two or more rows of as many figures that stand above it. */
const sumsColumns = (rows: ReadonlyArray<Figures>, at: number): boolean => {
  const sums = rows[at]!
  if (sums.length < manyColumns || sums.length > mostInRow) return false
  if (new Set(sums.map(({ decimals }) => decimals)).size > 1 || addsUp(sums)) return false
  const above = sums.map(() => 0)
  for (let row = at - 1; row >= Math.max(0, at - mostRows) && rows[row]!.length === sums.length; row--) {
    rows[row]!.forEach(({ units }, column) => (above[column]! += units))
    const held = sums.filter(({ units }, column) => units !== 0 && units === above[column]).length
    if (row <= at - 2 && held >= manyColumns) return true
  }
  return false
}

/** Whether a row sums up many columns at once. */
export const sumsManyColumns = (amounts: ReadonlyArray<Figures>): boolean =>
  amounts.some((_, at) => sumsColumns(amounts, at))
