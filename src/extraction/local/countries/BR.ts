import type { Country } from "./Country.ts"
import { words } from "./words.ts"

/** Brazil. */
export const BR: Country = {
  code: "BR",
  currency: "BRL",
  // "SÃO PAULO - SP"
  townLine:
    /(?:^|,\s*)[\p{L} ]+\s?[-/]\s?(?:AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)$/u,
  evidence: [
    ["tax_number", words("cnpj, cpf, cupom fiscal, nfc-e, nf-e, danfe, icms, inscr. est., sefaz"), 5],
    [
      "place",
      words(
        "brasil, são paulo, sao paulo, rio de janeiro, belo horizonte, brasília, curitiba, porto alegre, salvador, recife, fortaleza, campinas"
      ),
      4
    ],
    [
      "address",
      /\s-\s(?:AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)\b|\bCEP\b/,
      3
    ],
    ["company", words("ltda, eireli, ltda me"), 1],
    [
      "tax",
      words(
        "ibpt, tributos aprox~, trib aprox~, valor aprox~, consumidor não identificado, consumidor nao identificado, nota fiscal, chave de acesso, forma pagamento"
      ),
      4
    ],
    ["payment", words("cartao de debito, cartão de débito, cartao de credito, cartão de crédito"), 3],
    ["payment", words("pix"), 2]
  ]
}
