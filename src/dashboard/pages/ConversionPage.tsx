import { type SavedConversion, shownData } from "../../conversions/SavedConversions.ts"
import { Layout } from "../Layout.tsx"
import { formatsOf, type View } from "../View.ts"
import { BrowserWords } from "./BrowserWords.tsx"
import { ReadingView } from "./ReadingView.tsx"

interface Props {
  readonly view: View
  readonly conversion: SavedConversion
  readonly by: string
  readonly correctedBy: string
  readonly newer: string | null
  readonly older: string | null
  /** The list's filter, as a query. */
  readonly query: string
}

export const ConversionPage = ({ by, conversion, correctedBy, newer, older, query, view }: Props) => {
  const { conversion: words, conversions } = view.words
  const { moment } = formatsOf(view.words)
  const vendor = shownData(conversion).vendor ?? conversions.unknownVendor
  return (
    <Layout view={view} title={vendor} scripts={["conversion"]}>
      <p class="crumbs">
        <a href={`/conversions${query}`}>{words.back}</a>
        <span class="actions">
          {newer === null ? null : (
            <a class="button small" id="newer" href={`/conversions/${newer}${query}`}>
              {words.newer}
            </a>
          )}
          {older === null ? null : (
            <a class="button small" id="older" href={`/conversions/${older}${query}`}>
              {words.older}
            </a>
          )}
        </span>
      </p>
      <h1 dir="auto">{vendor}</h1>
      <p class="hint" dir="auto">
        {words.facts(moment(conversion.savedAt), by)}
        {conversion.fileName === null ? "" : ` · ${conversion.fileName}`}
      </p>
      {conversion.correction === null ? null : (
        <form method="post" action={`/conversions/${conversion.id}/revert`} class="notice">
          <span>{words.corrected(correctedBy, moment(conversion.correction.correctedAt))}</span>
          <button class="small">{words.revert}</button>
        </form>
      )}
      {conversion.sameFile === null ? null : (
        <p class="notice">
          {words.same} <a href={`/conversions/${conversion.sameFile}`}>{words.sameOpen}</a>
        </p>
      )}
      <ReadingView words={view.words} conversion={conversion} />
      <div class="toolbar">
        <button class="small" id="save-next" hidden>
          {words.saveNext}
        </button>
        <a class="button small" href={`/conversions/${conversion.id}/data`}>
          {words.json}
        </a>
        <form method="post" action="/conversions/delete">
          <input type="hidden" name="id" value={conversion.id} />
          <input type="hidden" name="filter" value={query} />
          <button class="danger small">{conversions.delete}</button>
        </form>
        <small class="hint">{words.keys}</small>
      </div>
      <BrowserWords words={view.words} names={["conversion", "fields"]} />
    </Layout>
  )
}
