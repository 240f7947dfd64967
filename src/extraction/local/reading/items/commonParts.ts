import { bracketedRate } from "./isPrice.ts"
import type { ListedItem } from "./ListedItem.ts"

/** A part that names nothing where so many names of a listing have it, and such a share of them. */
interface CommonPart {
  readonly part: RegExp
  readonly fewest: number
  readonly share: number
}

const commonParts: ReadonlyArray<CommonPart> = [
  // "Pasztet E", "Sok 0,3l C": the letter of the tax, which fiscal tills of Europe print behind the names
  { part: /(?<=\p{L}.*) [A-G]\.?$/u, fewest: 2, share: 0.6 },
  { part: /(?<=\p{L}.*) [A-G]\.?$/u, fewest: 3, share: 0.3 },
  // Portuguese ones print it before them
  { part: /^[A-G]\s+(?=\p{L}[\p{L}\p{M}])/u, fewest: 3, share: 0.9 },
  // "TOWEL T", "CEREAL FB": whether it is taxed, and as food
  { part: /(?<=\p{L}.*) (?:[NTF]|FB|TF|NF|FT|FN)$/u, fewest: 3, share: 0.4 },
  { part: /(?<=\p{L}.*) [NTF]$/u, fewest: 5, share: 0.2 },
  // "PASTA SAUCE MRJ", "SOAP HMRJ": the same of Canadian grocers
  { part: /(?<=\p{L}.*) H?M?R[JQ]$/u, fewest: 2, share: 0.3 },
  // "Ribs Platter SR": of Malaysia's classes, and of Japan's lower one
  { part: /(?<=\p{L}.*) (?:SR|ZR|ZRL|※)\*?$/u, fewest: 3, share: 0.5 },
  // "Halo-Halo P 119.00": the letter before all prices that is short for pesos, rand or kwacha
  { part: /(?<=\p{L}.*) [PRK]$/u, fewest: 2, share: 1 },
  // "Bermuda T": it is taxed
  { part: /(?<=\p{L}.*) \p{L}\.?$/u, fewest: 3, share: 0.6 },
  // "Reparto 1 10%", "Çikolata %01": the rate of it
  { part: /(?<=\p{L}.*) (?:\d{1,2}(?:[.,]\d)? ?%|% ?\d{1,2})$/u, fewest: 3, share: 0.6 },
  // "LECHE ENTERA 1L (21,00)": the same in Argentina
  { part: new RegExp(String.raw`(?<=\p{L}.*) ${bracketedRate}$`, "u"), fewest: 1, share: 0.5 },
  // "52204 Riesling", "E 690415 Almond Milk", "0045 Geschnetzeltes": the article's number; years have four digits
  {
    part: /^(?:(?:[A-Z] )?(?:[A-Z]{0,3}\d{5,}(?:-\d+(?:,\d+)?)?|0\d{3})|[A-Z] \d{4})[\s:."-]+(?=.*\p{L}[\p{L}\p{M}])/u,
    fewest: 3,
    share: 0.6
  }
]

/** The items without what most of their names begin or end with. */
export const withoutCommonParts = (items: ReadonlyArray<ListedItem>): ReadonlyArray<ListedItem> =>
  commonParts.reduce((named, { fewest, part, share }) => {
    const having = named.filter(({ name }) => part.test(name)).length
    return having >= fewest && having >= named.length * share
      ? named.map((item) => ({ ...item, name: item.name.replace(part, "") }))
      : named
  }, items)
