import type { Evidence } from "../../../Reading.ts"
import type { Attempt } from "../bestAttempt.ts"
import { type AlsoRead, kindFeatures } from "./kindFeatures.ts"
import { kindWeights } from "./kindWeights.ts"

/** A receipt that is refused costs its sender more than another page that is read: only twice the odds refuse. */
export const leastOdds = -Math.LN2

/** More than all that print can say for a total, and less than a model's word that it is one. */
const refusal = -20

/**
 * What speaks against every total of a document that is, by all there is to say of it, much likelier no receipt or
 * invoice than one: nothing, or all of it.
 */
export const kindEvidence = (attempt: Attempt, alsoRead: AlsoRead): ReadonlyArray<Evidence> => {
  const odds = kindFeatures(attempt, alsoRead).reduce((sum, [name, value]) => sum + value * kindWeights[name], 0)
  return odds > leastOdds ? [] : [{ reason: "unlike_a_receipt", weight: refusal }]
}
