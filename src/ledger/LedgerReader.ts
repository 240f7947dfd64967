import { Context, Layer, Stream } from "effect"
import type { AccountId } from "../domain/Identifiers.ts"
import type { Month } from "../domain/Month.ts"
import type { LedgerRow } from "./LedgerRow.ts"

export interface LedgerFilter {
  readonly account: AccountId | null
  /** Events recorded in that month (UTC). */
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
    rows: ({ account, month }) =>
      Stream.fromIterable(all).pipe(
        Stream.filter((row) => account === null || row.account_id === account),
        Stream.filter((row) => month === null || row.recorded_at.startsWith(month))
      )
  })
