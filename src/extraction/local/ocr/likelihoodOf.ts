import type { Likelihoods } from "./beamSearch.ts"

/** What a look may show although it saw nothing of it: another look saw it. */
const overlooked = 1e-4

/**
 * The logarithm of how likely a line shows these classes and no others, by all the steps at which each of them may stand:
 * the forward variables of CTC (Graves et al., 2006, section 4.1).
 */
export const likelihoodOf = ({ classes, values }: Likelihoods, shown: ReadonlyArray<number>): number => {
  const at = (state: number): number => (state % 2 === 0 ? 0 : shown[state >> 1]!)
  const states = 2 * shown.length + 1
  let before = new Float64Array(states)
  let logarithm = 0
  for (let step = 0; step * classes < values.length; step++) {
    const now = new Float64Array(states)
    let sum = 0
    for (let state = 0; state < states; state++) {
      const stayed = step === 0 ? Number(state < 2) : before[state]!
      const moved = state > 0 ? before[state - 1]! : 0
      // a blank may be left out between two letters, unless they are the same
      const leapt = state > 1 && state % 2 === 1 && at(state) !== at(state - 2) ? before[state - 2]! : 0
      now[state] = (stayed + moved + leapt) * (values[step * classes + at(state)]! + overlooked)
      sum += now[state]!
    }
    before = now.map((chance) => chance / sum)
    logarithm += Math.log(sum)
  }
  return logarithm + Math.log(before[states - 1]! + (before[states - 2] ?? 0))
}
