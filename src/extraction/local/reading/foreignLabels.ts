import { type Label, onlyLanguageOf } from "./Labels.ts"
import { isTotalRole } from "../lexicon/Role.ts"
import { languagesOfLabels, type Named, namingWeight } from "./languagesOfLabels.ts"

/** Longer words of one language are hardly like those of another. */
const mostLetters = 8

/** Tills of every country know English words. */
const everywhere = "en"

/** Words so short are of many languages: "kase" is a till in Latvia, "Käse" is cheese; "sale" is salt in Italy. */
const fewLetters = 5

/**
 * Tells labels that are those of another language than the page's: on a Spanish receipt "PLÁTANO" is a banana, and not
 * Slovenian for what was paid.
 */
export const foreignTo = (entries: ReadonlyArray<Named>): ((label: Label) => boolean) => {
  const found = languagesOfLabels(entries).filter(({ weight }) => weight >= namingWeight)
  const own = new Set(found.map(({ language }) => language))
  const isOfOthers = [...own].some((language) => language !== everywhere)
  const totals = new Set(
    entries.flatMap(({ label }) =>
      label !== null && label.exact && isTotalRole(label.role) ? [onlyLanguageOf(label)] : []
    )
  )
  const isOfTotals = [...totals].some((language) => language !== null && language !== everywhere)
  return (label) => {
    const { exact, languages, length, role } = label
    const isOfOne = onlyLanguageOf(label) !== null
    if (languages.length === 0 || languages.some((one) => own.has(one))) return false
    if (languages.includes(everywhere))
      return isOfOne && isOfOthers && isOfTotals && exact && isTotalRole(role) && length <= fewLetters
    if (role === "other" && exact && length <= fewLetters && isOfTotals && !languages.some((one) => totals.has(one)))
      return true
    // what several languages know sums up in others of them, too
    if (!isOfOne && !(role === "other" && isOfTotals)) return false
    return exact ? isOfOthers : own.size > 0 && length <= mostLetters
  }
}

/** The entries without what only another language than the page's calls so. */
export const withoutForeignLabels = <Entry extends Named>(
  entries: ReadonlyArray<Entry>,
  isForeign: (label: Label) => boolean
): ReadonlyArray<Entry> =>
  entries.map((entry) => (entry.label !== null && isForeign(entry.label) ? { ...entry, label: null } : entry))
