import type { ComponentChildren } from "preact"

/** What a form says after it was sent. */
export const Notice = ({ kind, text }: { kind: "error" | "done"; text: string | null }) =>
  text === null ? null : (
    <p class={`notice ${kind}`} role={kind === "error" ? "alert" : "status"}>
      {text}
    </p>
  )

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly type?: string
  readonly value?: string
  readonly hint?: string
  readonly autoComplete?: string
  readonly maxLength?: number
  readonly required?: boolean
  readonly autoFocus?: boolean
}

export const TextField = ({ hint, label, name, required = true, type = "text", ...others }: FieldProps) => (
  <p class="field">
    <label for={name}>{label}</label>
    <input
      id={name}
      name={name}
      type={type}
      required={required}
      {...others}
      {...(hint === undefined ? {} : { "aria-describedby": `${name}-hint` })}
    />
    {hint === undefined ? null : (
      <small id={`${name}-hint`} class="hint">
        {hint}
      </small>
    )}
  </p>
)

/** A narrow card in the middle: one form, one purpose. */
export const Card = ({ children, title }: { title: string; children: ComponentChildren }) => (
  <section class="card">
    <h1>{title}</h1>
    {children}
  </section>
)
