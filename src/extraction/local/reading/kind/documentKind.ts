import type { Evidence } from "../../../Reading.ts"
import type { Attempt } from "../bestAttempt.ts"
import { type AlsoRead, kindFeatures } from "./kindFeatures.ts"
import { kindWeights } from "./kindWeights.ts"

/** A receipt that is refused costs its sender more than another page that is read: only twice the odds refuse. */
export const leastOdds = -Math.LN2

/** More than all that print can say for a total, and less than a model's word that it is one. */
const refusal = -20

const unlikeReceipt = "unlike_a_receipt"

/** Whether what is said of a total is that its document is no receipt or invoice. */
export const isOfAnotherKind = (evidence: ReadonlyArray<Evidence>): boolean =>
  evidence.some(({ reason }) => reason === unlikeReceipt)

/** A receipt whose total has no name that could be read is told by its other parts, where they are so much likelier one. */
const [sureOdds, assurance] = [Math.log(5), 1]
/** Without its name an amount is the total if nothing larger stands there but cash, or if it was paid. */
const standsOut: ReadonlySet<string> = new Set(["largest_amount", "paid_less_change", "label_subtotal"])

/**
 * What the document's kind says of every total: all against it where, by all there is to say of it, it is much likelier
 * no receipt or invoice than one, and a little for it where it is surely one.
 */
export const kindEvidence = (attempt: Attempt, alsoRead: AlsoRead): ReadonlyArray<Evidence> => {
  const odds = kindFeatures(attempt, alsoRead).reduce((sum, [name, value]) => sum + value * kindWeights[name], 0)
  if (odds <= leastOdds) return [{ reason: unlikeReceipt, weight: refusal }]
  const isTold = attempt.summary.totals[0]!.evidence.some(({ reason }) => standsOut.has(reason))
  return odds < sureOdds || !isTold ? [] : [{ reason: "like_a_receipt", weight: assurance }]
}
