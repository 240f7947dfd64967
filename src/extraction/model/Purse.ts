import { absolute, Money, type Quantity } from "../../domain/Money.ts"
import type { PrintedAmount } from "../local/reading/Print.ts"
import type { Role } from "../local/lexicon/Role.ts"

/** What an amount of an answer is said to be. */
export type Purpose = "total" | "subtotal" | "tip" | "tax" | "item"

/** What an amount is called that serves the purpose. */
const called: Record<Purpose, ReadonlySet<Role>> = {
  total: new Set<Role>(["grandTotal", "total", "card", "tendered"]),
  subtotal: new Set<Role>(["subtotal", "net", "total", "grandTotal"]),
  tip: new Set<Role>(["tip", "service"]),
  tax: new Set<Role>(["tax"]),
  item: new Set<Role>(["discount", "deposit", "service", "rounding"])
}

/** The printed amounts of a document. A number serves for one purpose, as often as it is printed. */
export class Purse {
  readonly #left = new Map<number, Array<PrintedAmount>>()

  constructor(amounts: ReadonlyArray<PrintedAmount>) {
    for (const amount of amounts) this.#left.set(amount.units, [...(this.#left.get(amount.units) ?? []), amount])
  }

  #serves({ isMoney, isRated, role }: PrintedAmount, purpose: Purpose): boolean {
    if (role !== null) return called[purpose].has(role)
    // a bare number may be anything, but money only as a line's price counts without its cents
    return isMoney || purpose === "item" || (purpose === "tax" && isRated)
  }

  #find(amount: Money | null): ReadonlyArray<PrintedAmount> {
    return amount === null ? [] : (this.#left.get(absolute(amount)) ?? [])
  }

  /** Whether the amount is printed where it may serve the purpose. */
  holds(amount: Money | null, purpose: Purpose): boolean {
    return this.#find(amount).some((one) => this.#serves(one, purpose))
  }

  /** Whether the number is printed, as a count or as anything that an item may show. */
  holdsCount(count: Quantity): boolean {
    return this.holds(Money(count), "item")
  }

  /** The same, and uses one place up: what is called so first. */
  takes(amount: Money | null, purpose: Purpose): boolean {
    const found = this.#find(amount).filter((one) => this.#serves(one, purpose))
    const [used] = found.sort((a, b) => Number(b.role !== null) - Number(a.role !== null))
    if (used === undefined || amount === null) return false
    const units = absolute(amount)
    this.#left.set(units, this.#left.get(units)!.toSpliced(this.#left.get(units)!.indexOf(used), 1))
    return true
  }

  /** Whether its label, or a table of rates, says that this is its purpose. */
  isCalled(amount: Money, purpose: Purpose): boolean {
    return this.#find(amount).some(
      ({ isRated, role }) =>
        (role !== null && called[purpose].has(role)) || (purpose === "tax" && isRated && role === null)
    )
  }
}
