import type { Summary } from "../Summary.ts"
import type { Judgement } from "./judgeItems.ts"
import type { ListedItem } from "./ListedItem.ts"

/** The items without rows that are told as taxes, where all taxes are among the goods that come to the total: a taxi's "NYS TAX  0.50". */
export const withoutTaxes = (judged: Judgement, { taxes }: Summary): Judgement => {
  const isTax = ({ rows, total }: ListedItem): boolean =>
    taxes.some((tax) => tax.units === total && rows.some(({ index }) => index === tax.row))
  const goods = judged.items.filter((item) => !isTax(item))
  const areAmongGoods = judged.adds && goods.length > 0 && judged.items.length - goods.length === taxes.length
  return areAmongGoods ? { ...judged, items: goods } : judged
}
