import type { ListedItem } from "./ListedItem.ts"

/** What stands in most lines of a listing, and names nothing in any; and in how many at least. */
const commonParts: ReadonlyArray<readonly [part: RegExp, fewest: number]> = [
  // "Pasztet E", "Sok 0,3l C": the letter of the tax, which fiscal tills of Europe print behind the names
  [/(?<=\p{L}.*) [A-G]$/u, 2],
  // "Reparto 1 10%": its rate
  [/(?<=\p{L}.*) \d{1,2}(?:[.,]\d)? ?%$/u, 3],
  // "52204 Riesling", "E 690415 Almond Milk", "0045 Geschnetzeltes": the article's number; years have four digits
  [/^(?:[A-Z] )?(?:[A-Z]{0,3}\d{5,}|0\d{3})[\s:.-]+(?=.*\p{L}{2})/u, 3]
]

/** Such a share of the names has it. */
const leastShare = 0.6

/** The items without what most of their names begin or end with. */
export const withoutCommonParts = (items: ReadonlyArray<ListedItem>): ReadonlyArray<ListedItem> =>
  commonParts.reduce((named, [part, fewest]) => {
    const having = named.filter(({ name }) => part.test(name)).length
    return having >= fewest && having >= named.length * leastShare
      ? named.map((item) => ({ ...item, name: item.name.replace(part, "") }))
      : named
  }, items)
