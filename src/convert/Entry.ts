import type { Caller } from "./Caller.ts"

/** A conversion that was let in, or is only to be told why not. */
export interface Entry {
  readonly caller: Caller
  /** Whether the account has a credit for it. Without one nothing is read. */
  readonly isAdmitted: boolean
  /** Hears the place in the line for a reader; 0 when the reading begins. */
  readonly watch?: (place: number) => void
}
