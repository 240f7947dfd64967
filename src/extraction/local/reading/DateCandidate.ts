import type { Candidate } from "../../Proposal.ts"

/** A date, and what it is where day and month are the other way round, if nothing on the page tells which is which. */
export interface DateCandidate extends Candidate<string> {
  readonly otherReading: string | null
}
