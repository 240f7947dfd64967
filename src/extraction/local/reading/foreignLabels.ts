import type { Label } from "./Labels.ts"
import { languagesOfLabels, type Named, namingWeight } from "./languagesOfLabels.ts"

/** Longer words of one language are hardly like those of another. */
const mostLetters = 8

/** Tills of every country know English words. */
const everywhere = "en"

/**
 * The entries without what only another language than the page's calls so: on a Spanish receipt "PLÁTANO" is a banana, and
 * not Slovenian for what was paid.
 */
export const withoutForeignLabels = <Entry extends Named>(entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> => {
  const found = languagesOfLabels(entries).filter(({ weight }) => weight >= namingWeight)
  const own = new Set(found.map(({ language }) => language))
  const isOfOthers = [...own].some((language) => language !== everywhere)
  const isForeign = ({ exact, language, length }: Label): boolean =>
    language !== null &&
    language !== everywhere &&
    !own.has(language) &&
    (exact ? isOfOthers : own.size > 0 && length <= mostLetters)
  return entries.map((entry) => (entry.label !== null && isForeign(entry.label) ? { ...entry, label: null } : entry))
}
