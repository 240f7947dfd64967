import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Portugal. */
export const PT: Country = {
  code: "PT",
  currency: "EUR",
  taxNumber: /PT\d{9}/,
  evidence: [
    ["tax", words("iva"), 2],
    [
      "tax",
      words("contribuinte, fatura, fatura simplificada, fatura-recibo, atcud, nif, nipc, processado por programa"),
      3
    ],
    [
      "place",
      words("portugal, lisboa, porto, braga, coimbra, faro, setúbal, aveiro, funchal, leiria, continente, pingo doce"),
      3
    ],
    ["address", /(?<!\d)\d{4}-\d{3}\s+\p{Lu}/u, 3],
    ["company", words("lda, lda., unipessoal"), 3]
  ]
}
