import type { AccountId } from "../domain/Identifiers.ts"

/**
 * So much more reading time than others an account may get while it asks for less at once: whoever sends a receipt now
 * and then does not wait for those who sent hundreds.
 */
const toleranceMillis = 30_000

/**
 * Whose turn it is: start-time fair queueing (Goyal, Vin, Cheng, 1996), an account being a flow and the time at a reader
 * its packets' length. An account that comes back after a pause has neither saved anything up nor is it made to pay for
 * what it used while nobody waited. Among accounts that are about even, the one with the least under way is first.
 */
export class FairOrder {
  #virtual = 0
  readonly #finished = new Map<AccountId, number>()

  /** The account that is next, of those that wait. */
  next(waiting: ReadonlyArray<AccountId>, underWay: (account: AccountId) => number): AccountId | null {
    const earliest = Math.min(...waiting.map((account) => this.#startOf(account)))
    const [first = null] = waiting
      .filter((account) => this.#startOf(account) <= earliest + toleranceMillis)
      .sort((a, b) => underWay(a) - underWay(b) || this.#startOf(a) - this.#startOf(b))
    if (first !== null) this.#virtual = Math.max(this.#virtual, earliest)
    return first
  }

  /** The account's turn begins; at its end the answer is told how many milliseconds it took, whatever came of it. */
  begin(account: AccountId): (millis: number) => void {
    const start = this.#startOf(account)
    this.#finished.set(account, start)
    return (millis) => {
      this.#finished.set(account, (this.#finished.get(account) ?? start) + millis)
      for (const [one, finish] of this.#finished) if (finish <= this.#virtual) this.#finished.delete(one)
    }
  }

  #startOf(account: AccountId): number {
    return Math.max(this.#virtual, this.#finished.get(account) ?? 0)
  }
}
