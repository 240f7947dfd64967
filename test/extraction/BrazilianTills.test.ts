import { describe, expect, it } from "vitest"
import { typed } from "../support/papers.ts"
import { readReceipt } from "../support/readPages.ts"

const read = (text: string) => readReceipt([typed(text)])?.data

const shop = `
PADARIA FLOR DO TRIGO LTDA ME
RUA DAS ACACIAS, 55 - CENTRO - NITEROI - RJ
CNPJ: 11.222.333/0001-81`

describe("a till in Brazil", () => {
  it("sums goods up before it takes off what is off", () => {
    const paper = read(`${shop}
001 9788534534147 INTRODUCAO A HISTORIA
22 UN X 102,70 (497,40)                2.259,40
Total Bruto de Itens                   2.259,40
Total de descontos/acréscimos sobre o item -677,82
TOTAL R$                               1.581,58
Dinheiro                               1.581,58
20/10/2024 - 10:32:55`)
    expect(paper).toMatchObject({ total: 1581.58, subtotal: 2259.4 })
    expect(paper?.items).toEqual([
      { name: "INTRODUCAO A HISTORIA", quantity: 22, unit_price: 102.7, total_price: 2259.4 }
    ])
  })

  it("counts as finely as it weighs", () => {
    const paper = read(`${shop}
1 13120 CADERNO   1,0000 UN X88,10 (27,71) 88,10
2 21834 AGENDA    1,0000 UN X52,50 (16,51) 52,50
TOTAL R$                               140,60
20/10/2024 - 10:32:55`)
    expect(paper?.items.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
      [1, 88.1],
      [1, 52.5]
    ])
  })

  it("prints its numbers before names, and prices close to what they are multiplied with", () => {
    const paper = read(`${shop}
1 0001 PAO FRANCES
0,450 KGX19,90                             8,96
2 0102 CAFE COM LEITE
2UNX7,50                                  15,00
VALOR TOTAL R$                            23,96
20/10/2024 - 10:32:55`)
    expect(paper?.items).toEqual([
      { name: "PAO FRANCES", quantity: 0.45, unit_price: 19.9, total_price: 8.96 },
      { name: "CAFE COM LEITE", quantity: 2, unit_price: 7.5, total_price: 15 }
    ])
  })

  it.each(["GETNET", "PagBank"])("has a terminal of %s, whose slip calls what was paid a value", (operator) => {
    expect(
      read(`
${operator}
VIA ESTABELECIMENTO
${shop}
15/01/25 18:22
CREDITO A VISTA
VALOR:                               R$ 45,90
TRANSACAO AUTORIZADA COM SENHA`)
    ).toMatchObject({ vendor: "PADARIA FLOR DO TRIGO LTDA ME", total: 45.9, payment_method: "Credit Card" })
  })

  it("counts without the spaces that recognition lost", () => {
    const paper = read(`${shop}
001 793 COCA 1L ZERO S1 UN X               14,90   14,90
002 117 TAXA DE SERVI 1UNX                 11,87   11,87
003 485 REFRI PET 2L18,0000 UN X            8,89  160,02
VALOR TOTAL R$                                    186,79
20/10/2024 - 10:32:55`)
    expect(paper?.items).toEqual([
      { name: "COCA 1L ZERO S", quantity: 1, unit_price: 14.9, total_price: 14.9 },
      { name: "TAXA DE SERVI", quantity: 1, unit_price: 11.87, total_price: 11.87 },
      { name: "REFRI PET 2L", quantity: 18, unit_price: 8.89, total_price: 160.02 }
    ])
  })
})
