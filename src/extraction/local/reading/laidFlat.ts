import type { TextPage } from "../Document.ts"

/** The page with each run higher by as much as it stands too low, which is remembered. */
export const raisedBy = (page: TextPage, lowered: ReadonlyArray<number>): TextPage => ({
  ...page,
  lowered,
  runs: page.runs.map((run, index) => {
    const shift = lowered[index]!
    return { ...run, top: run.top - shift, bottom: run.bottom - shift }
  })
})

/** The pages of which some are bent as if their paper lay flat; null where none of them is. */
export const laidFlat = (
  pages: ReadonlyArray<TextPage>,
  flatten: (page: TextPage) => TextPage | null
): ReadonlyArray<TextPage> | null => {
  const flat = pages.map(flatten)
  return flat.every((page) => page === null) ? null : flat.map((page, index) => page ?? pages[index]!)
}
