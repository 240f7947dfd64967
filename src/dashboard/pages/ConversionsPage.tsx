import type { ConversionFilter, ConversionPage as Page, ConversionSummary } from "../../conversions/SavedConversions.ts"
import type { AccountKey } from "../../domain/Account.ts"
import { Layout } from "../Layout.tsx"
import { queryOf } from "../filters.ts"
import { formatsOf, type View } from "../View.ts"
import { Notice } from "./Form.tsx"

interface Props {
  readonly view: View
  readonly page: Page
  readonly filter: ConversionFilter
  readonly isFirst: boolean
  readonly months: ReadonlyArray<string>
  readonly currencies: ReadonlyArray<string>
  readonly categories: ReadonlyArray<string>
  readonly keys: ReadonlyMap<string, AccountKey>
  /** Just deleted, to be taken back. */
  readonly deleted: ReadonlyArray<string>
  readonly restored: number
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly any: string
  readonly value: string | null
  readonly options: ReadonlyArray<readonly [value: string, text: string]>
}

const Choice = ({ any, label, name, options, value }: ChoiceProps) => (
  <p class="field">
    <label for={name}>{label}</label>
    <select id={name} name={name}>
      <option value="">{any}</option>
      {options.map(([one, text]) => (
        <option value={one} selected={one === value}>
          {text}
        </option>
      ))}
    </select>
  </p>
)

const Filters = ({
  categories,
  currencies,
  filter,
  months,
  view
}: Omit<Props, "page" | "keys" | "deleted" | "restored" | "isFirst">) => {
  const { conversions, fields } = view.words
  const { month } = formatsOf(view.words)
  const plain = (values: ReadonlyArray<string>) => values.map((one) => [one, one] as const)
  return (
    <form method="get" action="/conversions" class="filters" role="search">
      <p class="field grow">
        <label for="text">{conversions.search}</label>
        <input
          id="text"
          name="text"
          type="search"
          value={filter.text ?? ""}
          placeholder={conversions.searchHint}
          maxLength={200}
        />
      </p>
      <Choice
        name="month"
        label={conversions.month}
        any={conversions.anyMonth}
        value={filter.month}
        options={months.map((one) => [one, month(one)] as const)}
      />
      <Choice
        name="category"
        label={fields.category}
        any={conversions.anyCategory}
        value={filter.category}
        options={plain(categories)}
      />
      <Choice
        name="currency"
        label={fields.currency}
        any={conversions.anyCurrency}
        value={filter.currency}
        options={plain(currencies)}
      />
      <Choice
        name="channel"
        label={conversions.channel}
        any={conversions.anyChannel}
        value={filter.channel}
        options={Object.entries(conversions.channels)}
      />
      <p class="actions">
        <button class="main">{conversions.filter}</button>
        <a href="/conversions">{conversions.clear}</a>
      </p>
    </form>
  )
}

const Line = ({
  keys,
  one,
  query,
  view
}: {
  view: View
  one: ConversionSummary
  keys: Props["keys"]
  query: string
}) => {
  const { conversions } = view.words
  const { moment, money } = formatsOf(view.words)
  const name = one.vendor ?? conversions.unknownVendor
  return (
    <tr>
      <td>
        <input type="checkbox" name="id" value={one.id} aria-label={conversions.select(name)} />
      </td>
      <th scope="row" class="wide">
        <a href={`/conversions/${one.id}${query}`} dir="auto" class={one.vendor === null ? "unknown" : ""}>
          {name}
        </a>
        {one.isCorrected ? <span class="tag good">{conversions.correctedMark}</span> : null}
        {one.warnings > 0 && !one.isCorrected ? (
          <span class="tag warn">{conversions.doubtMark(one.warnings)}</span>
        ) : null}
        {one.isRepeated ? <span class="tag">{conversions.sameMark}</span> : null}
        {one.fileName === null ? null : (
          <small class="hint" dir="auto">
            {one.fileName}
          </small>
        )}
      </th>
      <td class="nowrap">{one.date ?? "–"}</td>
      <td class="number nowrap">
        {money(one.total)} <span class="unit">{one.currency}</span>
      </td>
      <td>{one.category ?? "–"}</td>
      <td class="nowrap">{moment(one.savedAt)}</td>
      <td dir="auto">
        {one.keyId === null ? conversions.channels.dashboard : (keys.get(one.keyId)?.name ?? conversions.channels.api)}
      </td>
    </tr>
  )
}

export const ConversionsPage = ({
  categories,
  currencies,
  deleted,
  filter,
  isFirst,
  keys,
  months,
  page,
  restored,
  view
}: Props) => {
  const { conversions, fields } = view.words
  const query = queryOf(filter)
  const isFiltered = query !== ""
  return (
    <Layout view={view} title={conversions.title} scripts={["list"]}>
      <h1>{conversions.title}</h1>
      {deleted.length === 0 ? null : (
        <form method="post" action="/conversions/restore" class="notice done undo" role="status">
          <span>
            {conversions.deleted(deleted.length)} {conversions.undoHint}
          </span>
          {deleted.map((id) => (
            <input type="hidden" name="id" value={id} />
          ))}
          <button class="small" autoFocus>
            {conversions.undo}
          </button>
        </form>
      )}
      <Notice kind="done" text={restored === 0 ? null : conversions.restored(restored)} />
      <Filters view={view} filter={filter} months={months} currencies={currencies} categories={categories} />
      {page.conversions.length === 0 ? (
        <div class="empty">
          <p>{isFiltered ? conversions.nothing : conversions.empty}</p>
          {isFiltered ? null : (
            <p>
              {conversions.emptyHint}{" "}
              <a class="button" href="/convert">
                {view.words.nav.convert}
              </a>
            </p>
          )}
        </div>
      ) : (
        <form method="post" action="/conversions/delete" id="list">
          <input type="hidden" name="filter" value={query} />
          <div class="scroll" tabIndex={0} role="region" aria-label={conversions.title}>
            <table class="conversions">
              <thead>
                <tr>
                  <th scope="col">
                    <input type="checkbox" id="all" aria-label={conversions.selectAll} hidden />
                  </th>
                  <th scope="col">{fields.vendor}</th>
                  <th scope="col">{fields.date}</th>
                  <th scope="col" class="number">
                    {fields.total}
                  </th>
                  <th scope="col">{fields.category}</th>
                  <th scope="col">{conversions.converted}</th>
                  <th scope="col">{conversions.by}</th>
                </tr>
              </thead>
              <tbody>
                {page.conversions.map((one) => (
                  <Line view={view} one={one} keys={keys} query={query} />
                ))}
              </tbody>
            </table>
          </div>
          <div class="toolbar">
            <span class="actions">
              {isFirst ? null : (
                <a class="button" href={`/conversions${query}`}>
                  {conversions.first}
                </a>
              )}
              {page.next === null ? null : (
                <a class="button" href={`/conversions${query}${query === "" ? "?" : "&"}after=${page.next}`} rel="next">
                  {conversions.next}
                </a>
              )}
            </span>
            <fieldset class="actions">
              <legend>
                {conversions.export} <small class="hint">{conversions.exportWhich}</small>
              </legend>
              {Object.entries(conversions.formats).map(([format, text]) => (
                <button formAction="/conversions/export" name="format" value={format} class="small">
                  {text}
                </button>
              ))}
            </fieldset>
            <button class="danger small">{conversions.delete}</button>
          </div>
        </form>
      )}
    </Layout>
  )
}
