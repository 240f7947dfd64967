import { XMLParser } from "fast-xml-parser"
import { fromDigits, type Money, negated, Quantity } from "../../../domain/Money.ts"

/** An element: its text, or its children by local name; repeated ones as arrays. */
export type XmlNode = string | { readonly [name: string]: XmlNode | ReadonlyArray<XmlNode> | undefined }

/**
 * Namespaces are dropped, every value stays text, and no entity is resolved, neither internal nor
 * external: an invoice needs none, and an attacker does.
 */
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: true,
  parseTagValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  trimValues: true
})

/** The five entities that XML itself defines, and numbers of characters. */
const unescape = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, hex: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff))
    )
    .replace(/&#(\d{1,7});/g, (_, decimal: string) => String.fromCodePoint(Math.min(Number(decimal), 0x10ffff)))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&")

/** Null when it is no XML. */
export const parseXml = (text: string): XmlNode | null => {
  try {
    return parser.parse(text.replace(/^\uFEFF/, "")) as XmlNode
  } catch {
    return null
  }
}

const asArray = (value: XmlNode | ReadonlyArray<XmlNode> | undefined): ReadonlyArray<XmlNode> =>
  value === undefined ? [] : Array.isArray(value) ? (value as ReadonlyArray<XmlNode>) : [value as XmlNode]

/** All elements at a path of local names, as `a/b/c`. */
export const elements = (node: XmlNode | undefined, path: string): ReadonlyArray<XmlNode> =>
  path
    .split("/")
    .reduce<ReadonlyArray<XmlNode>>(
      (nodes, name) => nodes.flatMap((one) => (typeof one === "string" ? [] : asArray(one[name]))),
      node === undefined ? [] : [node]
    )

/** No name and no number is longer. */
const longestValue = 1_000

/** The text of the first element at the path; null when there is none. */
export const textAt = (node: XmlNode | undefined, path: string): string | null => {
  const [first] = elements(node, path)
  const text = typeof first === "string" ? first : typeof first?.["#text"] === "string" ? first["#text"] : ""
  return text === "" ? null : unescape(text.slice(0, longestValue))
}

const decimal = /^([+-]?)(\d{1,12})(?:\.(\d{1,12}))?$/

/** The decimal number at the path; null when there is none. */
export const moneyAt = (node: XmlNode | undefined, path: string): Money | null => {
  const [, minus, whole, fraction = ""] = decimal.exec(textAt(node, path) ?? "") ?? []
  if (whole === undefined) return null
  const amount = fromDigits(whole, fraction)
  return minus === "-" ? negated(amount) : amount
}

/** The same, of what is counted or measured. */
export const quantityAt = (node: XmlNode | undefined, path: string): Quantity | null => {
  const found = moneyAt(node, path)
  return found === null ? null : Quantity(found)
}
