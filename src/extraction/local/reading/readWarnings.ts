import type { Warning } from "../../Reading.ts"
import { instructions } from "../lexicon/instructions.ts"
import type { TextPage } from "../Document.ts"

const isInstructed = (pages: ReadonlyArray<TextPage>): boolean =>
  pages.some(({ runs }) => instructions.test(runs.map(({ text }) => text).join(" ")))

/** So near to the side of a picture, as a share of its width, a line may go on beyond it. */
const edge = 0.004
/** Lines that have to end there, and their share of all: one alone may be a frame. */
const [fewestCut, leastShare] = [4, 0.15]

/** Whether lines of a picture end at its sides; print that was never cut is kept off its paper's edge. */
const isCutOff = (pages: ReadonlyArray<TextPage>): boolean =>
  pages.some(({ angle, runs, width }) => {
    if (angle === undefined) return false
    const atSide = (isThere: (left: number, right: number) => boolean) =>
      runs.filter(({ left, right }) => isThere(left, right)).length
    const cut = Math.max(
      atSide((left) => left <= width * edge),
      atSide((_, right) => right >= width * (1 - edge))
    )
    return cut >= fewestCut && cut >= runs.length * leastShare
  })

/** What of a document's print should make its reader careful. */
export const readWarnings = (pages: ReadonlyArray<TextPage>): ReadonlyArray<Warning> => [
  ...(isCutOff(pages) ? [{ code: "text_cut_off" } as const] : []),
  ...(isInstructed(pages) ? [{ code: "instructions_in_document" } as const] : [])
]
