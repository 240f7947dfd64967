import { goodsOf, sellerOf } from "../../lexicon/goodsSellers.ts"
import { isCounted } from "../isCounted.ts"
import type { Line } from "./Line.ts"

/** "- less ice 0.00": a wish, which costs nothing. */
export const isWish = ({ name, place, row }: Line, columnLeft: number): boolean =>
  name !== "" && (/^(?:\d{1,2}\s+)?[-*+>)=]/.test(row.text) || place.left > columnLeft + row.height * 0.8)

const optionMark = /^[-–+>└┗ㄴ]\s?\p{L}/u

/** "- ICE" below what it is chosen for, where no goods begin with such a mark. */
export const isOption = (goods: ReadonlyArray<Line>): ((line: Line) => boolean) => {
  const isMarked = ({ row }: Line): boolean => optionMark.test(row.text)
  return goods.some(isMarked) ? () => false : (line) => line.price === null && isMarked(line)
}

/** "1 No sauce" below "1 Fries 4.50", where every line begins with a count: what goes on with a name has none. */
export const uncounted = (words: ReadonlyArray<Line>): ReadonlyArray<Line> => {
  const end = words.findIndex(({ row }) => isCounted(row.text))
  return end === -1 ? words : words.slice(0, end)
}

const variant =
  /^\W*(?:variation|variante?|variasi|option|colou?r|couleur|farbe|color|cor|colore|kolor|kleur|färg|size|taille|größe|talla|taglia|tamanho|rozmiar|maat|storlek|length|width|height|material|finish|scent|flavou?r|style|länge|breite|geschmack|longueur|matière|motif|serial(?: n[or]\.?)?|s\/n|imei|serien(?:nr\.?|nummer)|n[°º] de s[eé]rie)\s?[:：]/iu

/** "Variation: Vanilla", "S/N: 123", "Sold by: …" below the goods' name: which of them was chosen, and whose it was. */
export const isVariant = ({ row }: Line): boolean => [variant, goodsOf, sellerOf].some((told) => told.test(row.text))
