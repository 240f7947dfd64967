import type { Phrases } from "./Lexicon.ts"

/** What heads the prices that a stay or a ride is made of, and names none of them. */
export const priceHeads: Phrases = `
  price breakdown, price details, price summary, cost breakdown, fare breakdown, fare details, rate details, payment details,
  preisdetails, preisübersicht, détail du prix, détails du prix, desglose del precio, detalles del precio, dettagli del
  prezzo, detalhes do preço, prijsdetails, prisdetaljer, prisuppgifter, szczegóły ceny
`
