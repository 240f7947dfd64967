import { fromStored } from "./EventCodec.ts"
import type { LedgerRow } from "./LedgerRow.ts"

/** What one key used of an account's month, recounted from the events alone. */
export interface UsageLine {
  readonly account_id: string
  readonly month: string
  readonly key_id: string
  /** Conversions with this key. */
  readonly used: number
  /** Conversions of the account in the month, over all keys. */
  readonly account_used: number
  /** The plan's limit at the month's last conversion; unknown when the plan lies before what was read. */
  readonly conversions_limit: number | null
}

interface MonthUsage {
  total: number
  limit: number | null
  readonly keys: Map<string, number>
}

/** Counts conversions row by row; memory grows with accounts, months and keys, not with events. */
export class Recount {
  readonly #months = new Map<string, Map<string, MonthUsage>>()
  #account = ""
  #limit: number | null = null

  add(row: LedgerRow): void {
    if (row.account_id !== this.#account) {
      this.#account = row.account_id
      this.#limit = null
    }
    const event = fromStored(row.type, row.data)
    if (event._tag === "AccountOpened" || event._tag === "PlanChanged") this.#limit = event.conversions_limit
    if (event._tag !== "ConversionSucceeded") return
    const months = this.#months.get(row.account_id) ?? new Map<string, MonthUsage>()
    this.#months.set(row.account_id, months)
    const usage = months.get(event.month) ?? { total: 0, limit: null, keys: new Map<string, number>() }
    months.set(event.month, usage)
    usage.total++
    usage.limit = this.#limit
    usage.keys.set(event.key_id, (usage.keys.get(event.key_id) ?? 0) + 1)
  }

  get lines(): ReadonlyArray<UsageLine> {
    return [...this.#months].flatMap(([account_id, months]) =>
      [...months].flatMap(([month, { keys, limit, total }]) =>
        [...keys].map(([key_id, used]) => ({
          account_id,
          month,
          key_id,
          used,
          account_used: total,
          conversions_limit: limit
        }))
      )
    )
  }
}
