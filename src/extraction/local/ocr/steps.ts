import type { Likelihoods } from "./beamSearch.ts"
import type { Glyph } from "./glyphs.ts"

/** The likeliest class of each step of a line, how likely it is, and how likely all of them are where a model tells. */
export interface Steps {
  readonly classes: Int32Array
  readonly certainty: Float32Array
  readonly likelihoods: Likelihoods | null
  /** The same with letters that the model had not learned, and with those with marks as others see them, if it has both. */
  readonly marked?: Steps
}

/** The likeliest of the possible classes at each step. */
export const amongPossible = (
  { certainty, classes, likelihoods }: Steps,
  possible: ReadonlyArray<boolean> | undefined
): Steps => {
  if (possible === undefined || likelihoods === null) return { certainty, classes, likelihoods }
  const [chosen, sure] = [classes.slice(), certainty.slice()]
  classes.forEach((best, step) => {
    if (possible[best] === true) return
    const all = likelihoods.values.subarray(step * likelihoods.classes, (step + 1) * likelihoods.classes)
    const left = all.reduce((most, value, one) => (possible[one] === true && value > all[most]! ? one : most), 0)
    chosen[step] = left
    sure[step] = all[left]!
  })
  return { certainty: sure, classes: chosen, likelihoods }
}

/** Greedy CTC: the likeliest class of each step, repetitions and blanks dropped. */
export const glyphsOf = ({ certainty, classes }: Steps, dictionary: ReadonlyArray<string>): ReadonlyArray<Glyph> => {
  const glyphs: Array<Glyph> = []
  classes.forEach((best, step) => {
    if (best === 0 || best === classes[step - 1]) return
    glyphs.push({ text: dictionary[best - 1] ?? " ", probability: certainty[step]!, step })
  })
  return glyphs
}
