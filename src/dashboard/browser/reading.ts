import { make, money, say } from "./page.js"

/** A conversion's pages beside its fields: boxes light up, lines are added and removed, sums are kept. */

const numeric = new Set(["total", "subtotal", "tip"])

/** A number as it was typed, with a point or a comma; null for none, NaN for what is none. */
const numberIn = (text: string): number | null => {
  const tidy = text.trim().replace(/\s/g, "")
  if (tidy === "") return null
  return /^-?\d+(?:[.,]\d+)?$/.test(tidy) ? Number(tidy.replace(",", ".")) : Number.NaN
}

const textOf = (form: HTMLFormElement, name: string): string =>
  (form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement).value.trim()

const inLine = (line: Element, name: string): HTMLInputElement =>
  line.querySelector<HTMLInputElement>(`input[name="${name}"]`)!

const linesOf = (form: HTMLFormElement, name: string): ReadonlyArray<Element> => [
  ...form.querySelectorAll(`[data-lines="${name}"] .line`)
]

/** Amounts are added in millionths, as the service does, never as floats. */
const sumOf = (amounts: ReadonlyArray<number | null>): number =>
  amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 1e6), 0) / 1e6

const orNull = (text: string): string | null => (text === "" ? null : text)

/** What the form says, in the contract's shape. */
const readForm = (form: HTMLFormElement) => {
  const number = (name: string) => numberIn(textOf(form, name))
  return {
    vendor: orNull(textOf(form, "vendor")),
    date: orNull(textOf(form, "date")),
    total: number("total"),
    subtotal: number("subtotal"),
    currency: textOf(form, "currency").toUpperCase(),
    payment_method: orNull(textOf(form, "payment_method")),
    category: orNull(textOf(form, "category")),
    tip: number("tip"),
    taxes: linesOf(form, "taxes").map((line) => ({
      label: inLine(line, "label").value.trim(),
      amount: numberIn(inLine(line, "amount").value)
    })),
    items: linesOf(form, "items").map((line) => ({
      name: inLine(line, "name").value.trim(),
      quantity: numberIn(inLine(line, "quantity").value) ?? 1,
      unit_price: numberIn(inLine(line, "unit_price").value),
      total_price: numberIn(inLine(line, "total_price").value)
    }))
  }
}

/** Marks what is no number; the first fault in words, or null. */
const check = (form: HTMLFormElement): string | null => {
  let fault: string | null = null
  const mark = (input: HTMLInputElement, isWrong: boolean, sentence: string) => {
    input.setAttribute("aria-invalid", String(isWrong))
    if (isWrong) fault ??= sentence
  }
  for (const input of form.querySelectorAll<HTMLInputElement>("input")) {
    const { name } = input
    const isAmount = numeric.has(name) || ["amount", "quantity", "unit_price", "total_price"].includes(name)
    const value = numberIn(input.value)
    const isNeeded = name === "total" || name === "amount" || name.endsWith("_price")
    if (isAmount) {
      mark(
        input,
        Number.isNaN(value) || (value === null && isNeeded),
        say("conversion.notNumber", say(`fields.${name}`))
      )
    }
    if (name === "currency") mark(input, !/^[A-Za-z]{3}$/.test(input.value.trim()), say("conversion.notCurrency"))
  }
  return fault
}

const showSums = (form: HTMLFormElement): void => {
  const { items, taxes, tip, total } = readForm(form)
  const place = form.querySelector("[data-sums]")!
  if (items.length === 0 || total === null || Number.isNaN(total)) return void (place.textContent = "")
  const goods = sumOf(items.map(({ total_price }) => total_price))
  const all = sumOf([goods, tip, ...taxes.map(({ amount }) => amount)])
  // prices may hold the taxes or not: either is right
  const differences = [sumOf([total, -all]), sumOf([total, -goods]), sumOf([total, -goods, -(tip ?? 0)])]
  const least = differences.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a))
  place.textContent = `${say("conversion.itemsSum", money(goods))}. ${
    least === 0 ? say("conversion.sumsAgree") : say("conversion.sumsDiffer", money(least))
  }`
  place.classList.toggle("agree", least === 0)
}

const columns = {
  taxes: ["label", "amount"],
  items: ["name", "quantity", "unit_price", "total_price"]
} as const

const addLine = (form: HTMLFormElement, kind: "taxes" | "items"): void => {
  const list = form.querySelector(`[data-lines="${kind}"]`)!
  const remove = make(
    "button",
    {
      type: "button",
      class: "plain remove",
      "data-remove": "",
      "aria-label": say("conversion.removeLine")
    },
    "×"
  )
  const inputs = columns[kind].map((name, index) =>
    make("input", {
      name,
      "aria-label": say(`fields.${name}`),
      autocomplete: "off",
      ...(index === 0 ? { dir: "auto" } : { class: "number", inputmode: "decimal" })
    })
  )
  const line = make("div", { class: `line ${kind === "taxes" ? "tax" : "item"}` }, ...inputs, make("span"), remove)
  list.insertBefore(line, list.querySelector("[data-add]"))
  inputs[0]!.focus()
}

/** Lights up what belongs together: a field's box on the page, a box's field. */
const linkBoxes = (view: ParentNode): void => {
  const light = (field: string | undefined, isOn: boolean) => {
    if (field === undefined) return
    for (const one of view.querySelectorAll(`[data-field="${CSS.escape(field)}"]`)) one.classList.toggle("lit", isOn)
  }
  for (const one of view.querySelectorAll<HTMLElement | SVGElement>("[data-field]")) {
    const { field } = one.dataset
    one.addEventListener("pointerenter", () => light(field, true))
    one.addEventListener("pointerleave", () => light(field, false))
    one.addEventListener("focusin", () => light(field, true))
    one.addEventListener("focusout", () => light(field, false))
    if (one instanceof SVGElement) {
      one.addEventListener("click", () =>
        view
          .querySelector<HTMLInputElement>(`.fields [data-field="${CSS.escape(field ?? "")}"] :is(input, select)`)
          ?.focus()
      )
    }
  }
}

/** Pictures that came with the answer, where none is kept. */
const showPictures = (view: ParentNode, pictures: ReadonlyArray<string>): void => {
  for (const [index, source] of pictures.entries()) {
    const sheet = view.querySelector<HTMLElement>(`.sheet[data-page="${index + 1}"]`)
    const image = sheet?.querySelector("img")
    if (sheet === null || sheet === undefined || !image || image.src !== "") continue
    image.src = source
    sheet.hidden = false
    view.querySelector(".no-picture")?.remove()
  }
}

/** Brings a view to life; what it gives saves the form and tells whether that worked. */
export const openReading = (view: ParentNode, pictures: ReadonlyArray<string> = []): (() => Promise<boolean>) => {
  const form = view.querySelector<HTMLFormElement>("form.fields")!
  const said = form.querySelector("[data-saved]")!
  showPictures(view, pictures)
  linkBoxes(view)
  showSums(form)
  const save = async (): Promise<boolean> => {
    const fault = check(form)
    if (fault !== null) {
      said.textContent = fault
      form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
      return false
    }
    const response = await fetch(`/conversions/${form.dataset["conversion"]}/correction`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(readForm(form))
    })
    said.textContent = response.ok ? say("conversion.saved") : String(response.status)
    return response.ok
  }
  form.addEventListener("input", () => {
    said.textContent = ""
    check(form)
    showSums(form)
  })
  form.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>("button")
    const kind = button?.dataset["add"]
    if (kind === "taxes" || kind === "items") addLine(form, kind)
    if (button?.dataset["remove"] !== undefined) {
      button.closest(".line")?.remove()
      showSums(form)
    }
  })
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    void save()
  })
  return save
}
