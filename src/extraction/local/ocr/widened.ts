import type { Steps } from "./steps.ts"
import { unmarked } from "./strangeMarks.ts"

/** For each of these letters the classes, of a model that knows so many, that are the same with other marks, or with none. */
export const kinOf = (
  letters: ReadonlyArray<string>,
  dictionary: ReadonlyArray<string>
): ReadonlyArray<ReadonlyArray<number>> =>
  letters.map((letter) => dictionary.flatMap((other, at) => (unmarked(other) === unmarked(letter) ? [at + 1] : [])))

/** What a model sees that lacks letters, as if it knew them, too: each is as likely as the likeliest of its kin. */
export const widened = (steps: Steps, kin: ReadonlyArray<ReadonlyArray<number>>): Steps => {
  const { likelihoods } = steps
  if (likelihoods === null || kin.length === 0) return steps
  const { classes: known, values } = likelihoods
  const classes = known + kin.length
  const wide = new Float32Array(steps.classes.length * classes)
  steps.classes.forEach((_, step) => {
    const seen = values.subarray(step * known, (step + 1) * known)
    wide.set(seen, step * classes)
    kin.forEach((some, at) => {
      wide[step * classes + known + at] = some.reduce((most, one) => Math.max(most, seen[one]!), 0)
    })
  })
  return { ...steps, likelihoods: { classes, values: wide } }
}
