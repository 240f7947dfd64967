import type { Lexicon } from "./Lexicon.ts"

export const portuguese: Lexicon = {
  language: "pt",
  months: [
    "janeiro jan",
    "fevereiro fev",
    "marco mar",
    "abril abr",
    "maio mai",
    "junho jun",
    "julho jul",
    "agosto ago",
    "setembro set",
    "outubro out",
    "novembro nov",
    "dezembro dez"
  ],
  labels: {
    grandTotal: "valor total, valor a pagar, total a pagar, total geral, valor pago, total documento",
    total: "soma",
    net: "valor liquido",
    tax: "iva, icms, iss, imposto",
    tip: "gorjeta",
    service: "servizio, taxa de servico, servico",
    discount: "desconto",
    tendered: "dinheiro, numerario, entregue",
    card: "cartao, multibanco",
    change: "troco",
    other: "nif, preco"
  },
  documentTitles: "fatura",
  otherTitles: "lista de preços, orçamento, extrato, informação nutricional, catálogo",
  legalForms: "ltda",
  formWords: "fatura",
  payments: {
    "Debit Card": "~multibanco~",
    "Credit Card": "~cartão~",
    "Bank Transfer": "~transferencia~",
    Cash: "~dinheiro~"
  }
}
