import type { Likelihoods } from "./beamSearch.ts"

/** How likely a class is at least: what one look did not see at all, another one may have seen. */
const overlooked = 1e-4

/**
 * The logarithm of how likely a line shows these classes and no others, by all the steps at which each of them may stand:
 * the forward variables of CTC (Graves et al., 2006, section 4.1).
 */
export const likelihoodOf = ({ classes, values }: Likelihoods, shown: ReadonlyArray<number>): number => {
  // each class with a blank before and behind it
  const states = Int32Array.from({ length: 2 * shown.length + 1 }, (_, at) => (at % 2 === 0 ? 0 : shown[at >> 1]!))
  // a blank may be left out between two classes, unless they are the same
  const leaps = states.map((state, at) => Number(at > 1 && state !== 0 && state !== states[at - 2]))
  const chances = new Float64Array(states.length)
  chances[0] = 1
  let logarithm = 0
  for (let step = 0; step * classes < values.length; step++) {
    let sum = 0
    // backwards, so that each still meets what those before it were a step ago
    for (let at = states.length - 1; at >= 0; at--) {
      const reached = chances[at]! + (at > 0 ? chances[at - 1]! : 0) + (leaps[at] === 1 ? chances[at - 2]! : 0)
      const chance = reached * (values[step * classes + states[at]!]! + overlooked)
      chances[at] = chance
      sum += chance
    }
    for (let at = 0; at < chances.length; at++) chances[at]! /= sum
    logarithm += Math.log(sum)
  }
  return logarithm + Math.log(chances.at(-1)! + (chances.at(-2) ?? 0))
}
