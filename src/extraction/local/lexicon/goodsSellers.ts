/** "Sold by: …" below goods of a marketplace: whose they are, and not whose paper. */
export const goodsOf =
  /^\P{L}*(?:sold by|verkauft? (?:von|durch)|vendue?s? par|vendut[oaie] da|vendid[oa]s? por|verkocht door|såld av)(?!\p{L})/iu

/** "Verkoper: …" says so where it is told of several goods. */
export const sellerOf =
  /^\P{L}*(?:seller|verk[aä]ufer|verkoper|vendeur|vendedor|venditore|sprzedawca|prodejce|säljare)\s?[:：]/iu
