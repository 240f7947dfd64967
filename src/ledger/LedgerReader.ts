import { Context, Layer, Stream } from "effect"
import type { AccountId } from "../domain/Identifiers.ts"
import type { Month } from "../domain/Month.ts"
import type { LedgerRow } from "./LedgerRow.ts"

export interface LedgerFilter {
  readonly account: AccountId | null
  /** Events recorded in that month (UTC), each account's from the first to the last without a gap. */
  readonly month: Month | null
}

/** Reads the ledger from one consistent moment, account by account, in the order of versions, in constant memory. */
export class LedgerReader extends Context.Tag("ledger/LedgerReader")<
  LedgerReader,
  { readonly rows: (filter: LedgerFilter) => Stream.Stream<LedgerRow> }
>() {}

/** Reads rows that were handed over, already in order. */
export const layerMemory = (all: ReadonlyArray<LedgerRow>): Layer.Layer<LedgerReader> =>
  Layer.succeed(LedgerReader, {
    rows: ({ account, month }) => {
      const isOf = (row: LedgerRow) => month === null || row.recorded_at.startsWith(month)
      const spans = new Map<string, { first: number; last: number }>()
      for (const row of all.filter(isOf)) {
        const { first } = spans.get(row.account_id) ?? { first: row.version }
        spans.set(row.account_id, { first, last: row.version })
      }
      return Stream.fromIterable(all).pipe(
        Stream.filter((row) => account === null || row.account_id === account),
        Stream.filter(({ account_id, version }) => {
          const span = spans.get(account_id)
          return span !== undefined && version >= span.first && version <= span.last
        })
      )
    }
  })
