/** Radicals of the supplement that are characters as well, and the characters; Unicode's normalisation leaves them. */
const supplement = new Map(
  "⺠民⺩王⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀"
    .match(/../gu)!
    .map((pair) => [pair[0]!, pair[1]!] as const)
)

/**
 * The text with characters where a PDF has their radicals: a glyph is the same for both, and some writers name it by
 * the radical, which is a symbol and no letter.
 */
export const withoutRadicals = (text: string): string =>
  text.replace(/[\u2e80-\u2fd5]/gu, (radical) => supplement.get(radical) ?? radical.normalize("NFKC"))
