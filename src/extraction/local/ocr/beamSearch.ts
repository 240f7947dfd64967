import type { Glyph } from "./glyphs.ts"
import { type LetterModel, lineEnd, lineStart, withLetter } from "./LetterModel.ts"

/** How likely each class is at each step of a line, the blank first. */
export interface Likelihoods {
  readonly classes: number
  readonly values: Float32Array
}

/** How many beginnings of a line are followed at once. */
const beamWidth = 8
/** What is less likely at a step is not followed. */
const leastLikely = 0.002
/** How likely a letter is as a rule, so that a word that nobody knows is not better without one of its letters. */
const averageLetter = Math.log(0.1)

const blank = 0

/** The beginning of a line, and how it goes on. */
interface Beginning {
  readonly before: Beginning | null
  readonly class: number
  readonly text: string
  readonly step: number
  /** How likely its last letter was where it was seen best. */
  probability: number
  readonly context: string
  /** The logarithm of how usual its letters are, weighed. */
  readonly usual: number
  readonly longer: Map<number, Beginning>
}

/** How likely a beginning is so far, with a blank at its end and with its last letter. */
interface Chance {
  blank: number
  letter: number
}

const likelyAt = ({ classes, values }: Likelihoods, step: number): ReadonlyArray<readonly [number, number]> => {
  const likely: Array<readonly [number, number]> = []
  for (let each = 0; each < classes; each++) {
    const probability = values[step * classes + each]!
    if (probability >= leastLikely) likely.push([each, probability])
  }
  return likely
}

/** A reading of a line. */
export interface Reading {
  readonly glyphs: ReadonlyArray<Glyph>
  readonly classes: ReadonlyArray<number>
  /** The logarithm of how usual its letters are, weighed. */
  readonly usual: number
}

const readingOf = (end: Beginning, usual: number): Reading => {
  const letters: Array<Beginning> = []
  for (let at = end; at.before !== null; at = at.before) letters.unshift(at)
  return { glyphs: letters, classes: letters.map((letter) => letter.class), usual }
}

/**
 * The likeliest readings of a line, best first, by what was seen and, of so much weight beside it, by which letters
 * usually follow one another: a prefix beam search over CTC's steps (Graves and Jaitly, 2014; Hannun et al., 2014).
 */
export const beamSearch = (
  seen: Likelihoods,
  dictionary: ReadonlyArray<string>,
  letters: LetterModel,
  letterWeight: number
): ReadonlyArray<Reading> => {
  const start: Beginning = {
    before: null,
    class: blank,
    text: "",
    step: -1,
    probability: 1,
    context: lineStart,
    usual: 0,
    longer: new Map()
  }
  const withClass = (before: Beginning, each: number, step: number, probability: number): Beginning => {
    const known = before.longer.get(each)
    if (known !== undefined) return known
    const text = dictionary[each - 1] ?? " "
    const usual = before.usual + letterWeight * (letters.after(before.context, text) - averageLetter)
    const context = withLetter(before.context, text)
    const beginning = { before, class: each, text, step, probability, context, usual, longer: new Map() }
    before.longer.set(each, beginning)
    return beginning
  }
  const merit = (beginning: Beginning, { blank, letter }: Chance): number => Math.log(blank + letter) + beginning.usual

  let beam: ReadonlyArray<readonly [Beginning, Chance]> = [[start, { blank: 1, letter: 0 }]]
  for (let step = 0; step * seen.classes < seen.values.length; step++) {
    const next = new Map<Beginning, Chance>()
    const chanceOf = (beginning: Beginning): Chance => {
      const chance = next.get(beginning) ?? { blank: 0, letter: 0 }
      next.set(beginning, chance)
      return chance
    }
    for (const [each, probability] of likelyAt(seen, step)) {
      for (const [beginning, chance] of beam) {
        const both = chance.blank + chance.letter
        if (each === blank) {
          chanceOf(beginning).blank += both * probability
          continue
        }
        if (each === beginning.class) {
          chanceOf(beginning).letter += chance.letter * probability
          beginning.probability = Math.max(beginning.probability, probability)
        }
        // a letter comes twice only where a blank parts the two
        const from = each === beginning.class ? chance.blank : both
        if (from > 0) chanceOf(withClass(beginning, each, step, probability)).letter += from * probability
      }
    }
    const best = [...next].sort((a, b) => merit(...b) - merit(...a)).slice(0, beamWidth)
    const scale = best.reduce((most, [, { blank, letter }]) => Math.max(most, blank + letter), Number.MIN_VALUE)
    beam = best.map(([beginning, { blank, letter }]) => [beginning, { blank: blank / scale, letter: letter / scale }])
  }
  const closing = ({ context }: Beginning): number => letterWeight * letters.after(context, lineEnd)
  const ended = ([beginning, chance]: readonly [Beginning, Chance]): number =>
    merit(beginning, chance) + closing(beginning)
  return [...beam]
    .sort((a, b) => ended(b) - ended(a))
    .map(([beginning]) => readingOf(beginning, beginning.usual + closing(beginning)))
}
