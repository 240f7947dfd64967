import type { ComponentChildren } from "preact"
import { type SavedConversion, shownData } from "../../conversions/SavedConversions.ts"
import type { ReceiptData } from "../../domain/Receipt.ts"
import { Category } from "../../domain/Category.ts"
import type { FieldEvidence } from "../../extraction/EvidenceAnswer.ts"
import type { Warning } from "../../extraction/Reading.ts"
import { formatsOf } from "../View.ts"
import type { Words } from "../words/english.ts"
import { Sheets } from "./Sheets.tsx"
import { Why } from "./Why.tsx"

interface Props {
  readonly words: Words
  readonly conversion: SavedConversion
}

interface RowProps {
  readonly words: Words
  readonly field: string
  readonly label: string
  readonly evidence: FieldEvidence | null
  readonly children: ComponentChildren
}

const Row = ({ children, evidence, field, label, words }: RowProps) => (
  <div class="row" data-field={field}>
    <label for={`f-${field}`}>{label}</label>
    {children}
    {evidence === null ? <span class="why" /> : <Why words={words} evidence={evidence} />}
  </div>
)

const warningText = (words: Words, warning: Warning): string => {
  const { warnings } = words
  switch (warning.code) {
    case "date_order_ambiguous":
      return warnings.date_order_ambiguous(warning.readings.join(", "))
    case "items_do_not_add_up":
      return warnings.items_do_not_add_up(formatsOf(words).money(warning.difference))
    default:
      return warnings[warning.code]
  }
}

/** Amounts as prices are written: with two decimals, unless the receipt has none at all. */
const priceOf = (data: ReceiptData): ((amount: number) => string) => {
  const amounts = [data.total, data.subtotal, data.tip, ...data.taxes.map(({ amount }) => amount)]
  const isWhole = [...amounts, ...data.items.map(({ total_price }) => total_price)].every((one) =>
    Number.isInteger(one ?? 0)
  )
  return (amount) => (isWhole || !/^-?\d+(?:\.\d)?$/.test(String(amount)) ? String(amount) : amount.toFixed(2))
}

/** A conversion's pages beside its fields, which are corrected in place. */
export const ReadingView = ({ conversion, words }: Props) => {
  const { fields } = words
  const data = shownData(conversion)
  const read = conversion.correction === null ? conversion.evidence : null
  const line = (name: "taxes" | "items", index: number) => read?.[name][index] ?? null
  const price = priceOf(data)
  const textOf = (value: string | number | null, isPrice: boolean): string =>
    value === null ? "" : typeof value === "number" && isPrice ? price(value) : String(value)
  const input = (field: string, value: string | number | null, kind: "text" | "decimal" = "text") => (
    <input
      id={`f-${field}`}
      name={field}
      value={textOf(value, kind === "decimal")}
      dir="auto"
      inputMode={kind}
      placeholder={words.conversion.none}
      autocomplete="off"
    />
  )
  const one = (
    field: "vendor" | "date" | "total" | "subtotal" | "currency" | "payment_method" | "tip",
    kind: "text" | "decimal" = "text"
  ) => (
    <Row words={words} field={field} label={fields[field]} evidence={read?.[field] ?? null}>
      {input(field, data[field], kind)}
    </Row>
  )
  const cell = (field: string, label: string, value: string | number, isNumber: boolean) => (
    <input
      name={field}
      value={textOf(value, isNumber && field !== "quantity")}
      aria-label={label}
      dir={isNumber ? "ltr" : "auto"}
      class={isNumber ? "number" : ""}
      inputMode={isNumber ? "decimal" : "text"}
      autocomplete="off"
    />
  )
  const remove = (
    <button
      type="button"
      class="plain remove"
      data-remove
      aria-label={words.conversion.removeLine}
      title={words.conversion.removeLine}
    >
      ×
    </button>
  )
  return (
    <div class="reading">
      <Sheets conversion={conversion} words={words} />
      <form class="fields" data-conversion={conversion.id}>
        {conversion.warnings.length === 0 ? null : (
          <ul class="warnings">
            {conversion.warnings.map((warning) => (
              <li>{warningText(words, warning)}</li>
            ))}
          </ul>
        )}
        {one("vendor")}
        {one("date")}
        {one("total", "decimal")}
        {one("currency")}
        {one("subtotal", "decimal")}
        {one("tip", "decimal")}
        {one("payment_method")}
        <Row words={words} field="category" label={fields.category} evidence={read?.category ?? null}>
          <select id="f-category" name="category">
            <option value="">{words.conversion.none}</option>
            {Category.literals.map((name) => (
              <option value={name} selected={name === data.category}>
                {name}
              </option>
            ))}
          </select>
        </Row>
        <fieldset class="lines" data-lines="taxes">
          <legend>{fields.taxes}</legend>
          {data.taxes.map(({ amount, label }, index) => (
            <div class="line tax" data-field={`taxes.${index}`}>
              {cell("label", fields.label, label, false)}
              {cell("amount", fields.amount, amount, true)}
              {line("taxes", index) === null ? <span /> : <Why words={words} evidence={line("taxes", index)!} />}
              {remove}
            </div>
          ))}
          <button type="button" class="small" data-add="taxes">
            {words.conversion.addTax}
          </button>
        </fieldset>
        <fieldset class="lines" data-lines="items">
          <legend>{fields.items}</legend>
          {data.items.map(({ name, quantity, total_price, unit_price }, index) => (
            <div class="line item" data-field={`items.${index}`}>
              {cell("name", fields.name, name, false)}
              {cell("quantity", fields.quantity, quantity, true)}
              {cell("unit_price", fields.unit_price, unit_price, true)}
              {cell("total_price", fields.total_price, total_price, true)}
              {line("items", index) === null ? <span /> : <Why words={words} evidence={line("items", index)!} />}
              {remove}
            </div>
          ))}
          <button type="button" class="small" data-add="items">
            {words.conversion.addItem}
          </button>
        </fieldset>
        <p class="sums" role="status" data-sums />
        <p class="actions save">
          <button class="main" data-save>
            {words.conversion.save}
          </button>
          <span role="status" data-saved />
        </p>
      </form>
    </div>
  )
}
