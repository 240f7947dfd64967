/** What the browser modules of the pages share. */

type Sentences = { readonly [name: string]: string | Sentences }

const all = JSON.parse(document.getElementById("words")?.textContent ?? "{}") as Sentences

/** A sentence of the page's language by its path, with its gaps filled. */
export const say = (path: string, ...parts: ReadonlyArray<string | number>): string => {
  let found: string | Sentences | undefined = all
  for (const name of path.split(".")) found = typeof found === "object" ? found[name] : undefined
  const text = typeof found === "string" ? found : path
  return text.replace(/\{(\d)\}/g, (_, index: string) => String(parts[Number(index)] ?? ""))
}

export const language = typeof all["language"] === "string" ? all["language"] : "en"

export const money = (amount: number): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(amount)

export const find = <Kind extends Element = HTMLElement>(selector: string, within: ParentNode = document): Kind =>
  within.querySelector<Kind>(selector)!

/** An element with text; never markup, for the text may be a receipt's. */
export const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: ReadonlyArray<Node | string>
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}
