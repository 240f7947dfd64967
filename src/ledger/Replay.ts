import type { Channel, ConversionSucceeded } from "../domain/AccountEvent.ts"
import { fromStored } from "./EventCodec.ts"
import type { LedgerRow } from "./LedgerRow.ts"

/** What one key or person used of an account's month over one channel, recounted from the events alone. */
export interface UsageLine {
  readonly account_id: string
  readonly month: string
  /** Empty where a person converted. */
  readonly key_id: string
  /** Conversions of this key or person over this channel. */
  readonly used: number
  /** Conversions of the account in the month, over all keys. */
  readonly account_used: number
  /** The plan's limit at the month's last conversion; unknown when the plan lies before what was read. */
  readonly conversions_limit: number | null
  /** Empty where a key converted. */
  readonly person_id: string
  readonly channel: Channel
}

type User = Readonly<Record<"key_id" | "person_id", string>> & { readonly channel: Channel }

interface MonthUsage {
  total: number
  limit: number | null
  readonly users: Map<string, User & { used: number }>
}

const userOf = ({ channel, key_id, person_id }: ConversionSucceeded): User => ({
  key_id: key_id ?? "",
  person_id: person_id ?? "",
  channel: channel ?? "api"
})

/** Counts conversions row by row; memory grows with accounts, months, keys and people, not with events. */
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
    const usage: MonthUsage = months.get(event.month) ?? { total: 0, limit: null, users: new Map() }
    months.set(event.month, usage)
    usage.total++
    usage.limit = this.#limit
    const user = userOf(event)
    const name = Object.values(user).join(" ")
    const counted = usage.users.get(name) ?? { ...user, used: 0 }
    usage.users.set(name, { ...counted, used: counted.used + 1 })
  }

  get lines(): ReadonlyArray<UsageLine> {
    return [...this.#months].flatMap(([account_id, months]) =>
      [...months].flatMap(([month, { limit, total, users }]) =>
        [...users.values()].map(({ channel, key_id, person_id, used }) => ({
          account_id,
          month,
          key_id,
          used,
          account_used: total,
          conversions_limit: limit,
          person_id,
          channel
        }))
      )
    )
  }
}
