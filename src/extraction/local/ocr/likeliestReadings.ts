import { beamSearch, type Likelihoods, type Reading } from "./beamSearch.ts"
import type { LetterModel } from "./LetterModel.ts"
import { likelihoodOf } from "./likelihoodOf.ts"

/** What is known of the letters of a page, and how much that counts beside what was seen. */
export interface Context {
  readonly letters: LetterModel
  readonly weight: number
}

/** Nothing tells a figure but itself. */
export const noContext: Context = { letters: { after: () => 0 }, weight: 0 }

/** What a line may say by all looks at it, likeliest first: what one of them shows has to be likely in the others, too. */
export const likeliestReadings = (
  looks: ReadonlyArray<Likelihoods>,
  dictionary: ReadonlyArray<string>,
  { letters, weight }: Context
): ReadonlyArray<Reading> => {
  const found = looks.map((look) => beamSearch(look, dictionary, letters, weight))
  if (found.length === 1) return found[0]!
  const readings = new Map(found.flat().map((reading) => [reading.classes.join(), reading]))
  const merits = new Map(
    [...readings.values()].map((reading) => {
      const seen = looks.reduce((sum, look) => sum + likelihoodOf(look, reading.classes), 0)
      return [reading, seen / looks.length + reading.usual]
    })
  )
  return [...merits.keys()].sort((a, b) => merits.get(b)! - merits.get(a)!)
}
