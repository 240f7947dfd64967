import type { Line } from "./Line.ts"

/** Offers of so many for the price of fewer, or for a price. */
const several = /^[\s*]*\d{1,2}\s?(?:for|für|pour|voor|por|per|za)\s/iu

/** "-20%   -2,00": what is taken off has no other name. */
const shareAlone = /^[\s*]*-?\d{1,2}(?:[.,]\d{1,2})?\s?%\P{L}*$/u

/** "0000123456 / 987654   4.00-": what is taken off the article of that number. */
const offArticle = /^[\s*]*(?:\d{3,}\s*)?\/\s*\d{3,}\P{L}*\p{L}?$/u

/**
 * "2 FOR £2 HOUMOUS  -0.20", "-20%  -2,00": what is taken off is called by its offer, whose numbers count nothing; null of
 * other lines.
 */
export const offerName = ({ price, row }: Line): string | null =>
  price !== null && price.units < 0 && [several, shareAlone, offArticle].some((pattern) => pattern.test(row.text))
    ? row.text.slice(0, price.start).replace(/^[\s*]+|[\s*:-]+$/g, "")
    : null
