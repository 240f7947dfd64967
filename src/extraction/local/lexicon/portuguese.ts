import type { Lexicon } from "./Lexicon.ts"

export const portuguese: Lexicon = {
  language: "pt",
  labels: {
    grandTotal: `
      total da encomenda, total do pedido,
      valor total, valor a pagar, total a pagar, total geral, valor pago, total documento,
      valor total da nota, valor total r$, total eur, total com iva, total do documento,
      valor total do servico, valor total dos servicos, montante total, total final, total a pagar eur,
      valor a pagar r$, vl total, a pagar
    `,
    total: "soma, montante, valor",
    net: `
    valor liquido, total liquido, total iliquido, base de calculo, incidencia, base tributavel, total sem iva, sem
    iva,
      valor sem iva, valor tributavel
    `,
    subtotal: `
      subtotal dos itens, total dos produtos,
      subtotal, valor total dos produtos, soma parcial, valor dos produtos, total dos itens, total bruto de itens,
      valor produtos
    `,
    tax: `
      iva, icms, iss, imposto, total iva, iva incluido, total imposto, total de impostos, valor do iss,
      valor do icms, ipi, tributos, valor iva, imposto incluido, taxa turistica
    `,
    tip: "gorjeta, gratificação",
    service: `
      servizio, taxa de servico, servico, taxa entrega, taxa de entrega, frete, gorjeta servico, couvert artistico,
      portes de envio, valor frete, valor do frete, portes
    `,
    rounding: "arredondamento",
    discount: `
      desconto, descontos, total desconto, total descontos, poupanca, poupou, valor desconto, desconto sobre item,
      total de descontos acrescimos sobre item, total de descontos acrescimos sobre o item, total de descontos sobre
      item
    `,
    tendered: `
      dinheiro, numerario, entregue, dinheiro recebido, valor recebido, recebido, valor entregue,
      valor pago r$, entregue eur
    `,
    card: `
      cartao, multibanco, cartao de credito, cartao de debito, cartao debito, cartao credito, mb way, pix,
      cartao multibanco, pagamento cartao
    `,
    change: "troco, troco eur",
    deposit: "sinal, adiantamento, caucao",
    other: `
      peso liquido, nif, preco, nif cliente, contribuinte, cnpj, cpf, qtd, quantidade, qtd total de itens,
      qtde total de itens, n de artigos, no de artigos, preco unitario, p unit, caixa, operador, mesa,
    senha, valor aproximado dos tributos, valor aproximado, trib aprox, tributos totais incidentes, tributos lei
    federal,
      pontos, saldo
    `
  },
  dateLabels: "data, emissão, data de emissão, data emissão, emitido em",
  otherDates: "~vencimento~, ~validade~, ~entrega~, ~nascimento~, ~protocolo~, ~chegada~",
  refundTitles: "nota de crédito, devolução, estorno, reembolso, nota de devolução",
  documentTitles: "fatura, recibo, fatura recibo, fatura simplificada, nota fiscal, cupom fiscal, talão, factura",
  reminders: "lembrete de pagamento, carta de cobrança, aviso de débito em atraso, aviso de cobrança",
  overviewWords: "despesas, resumo, relatório, resultados, custos, previsão, estatísticas, orçamento familiar",
  otherTitles: `
    saque em dinheiro, levantamento, levantamento de numerário, comprovante de transferência, comprovativo de
    transferência, comprovante pix, comprovante de pix, comprovante de saque, fecho de caixa, fechamento de caixa,
    redução z, leitura x, lista de preços, orçamento, extrato, informação nutricional, catálogo, proposta comercial,
    ementa, cardápio, guia de transporte, guia de remessa, nota de encomenda, recibo de vencimento, lista de compras,
    tabela de preços, demonstração de resultados, balanço patrimonial, tabela de amortização, relatório de despesas,
    inventário, contrato de, boletim escolar, holerite, contracheque, pedido de compra, taxas de câmbio, ordem de
    transferência, folha de horas, cotação, livro caixa, declaração de irs, nota de despesas, resultados eleitorais,
    histórico escolar, tabela de classificação, balancete, livro razão, livro diário, apuração de icms, declaração de
    iva, declaração periódica, relatório mensal, ^classificação$, mapa de despesas, folha de caixa
  `,
  otherSigns: `
    conta de origem, conta de destino, conta origem, conta destino, instituição de destino,
    informação nutricional, valor energético, gorduras saturadas, açúcares totais, salário base, líquido a receber,
    ativo circulante, total do ativo, saldo inicial, saldo final, vencimento base, total ilíquido, carboidratos,
    hidratos de carbono, lípidos
  `,
  declines: "transação negada, transação não autorizada, transação cancelada, operação recusada",
  savings: "economia, você economizou, poupou",
  departments: "comida, comidas, bebidas",
  tableHeads: `
    descrição, qtd, vl. un, vl. unit, vl. total, vl. item, quantidade, preço, artigo, valor unit~, p.unit, unid,
    código, produto, preço unitário, horas
  `,
  sumHeads: "valor, designação",
  legalForms: "cia. ltda, ltda, lda, l.da, s.a, s/a, eireli, epp, unipessoal, unipessoal lda",
  companyWords: `
    ~padaria~, ~pastelaria~, ~supermercado~, ~farmácia~, ~restaurante~, ~livraria~, ~comércio~,
    ~churrascaria~, ~lanchonete~, ~mercearia~, ~cervejaria~, ~papelaria~, ~drogaria~, ~hipermercado~,
    ~padeiro~, ~marisqueira~
  `,
  nameLinks: "do, dos, das",
  ownerWords: "operado por, explorado por, administrado por",
  sellerLabels: `
    vendedor, fornecedor, emitente, prestador, vendido por, emitido por, prestador de serviços,
    emissor, senhorio, locador
  `,
  buyerLabels: `
    inquilino, locatário,
    comprador, destinatário, tomador, tomador de serviços, consumidor, entregar a, faturar a, exmo,
    exmos, cliente, exmo(s). sr(s), exmo(s) sr(s), exmo. sr, exmos. srs, sr(s), dados do cliente,
    faturado a, nome do cliente, sacado, titular, titular do contrato, exmo.(s) sr.(s)
  `,
  journeyHeads: "voo, comboio, trem, partida, chegada, classe, assento",
  nameFields: "nome, razão social, nome/razão social, empresa, denominação",
  addressWords: "rua, avenida, av., praça, travessa, estrada, loja, rodovia, bairro, cep, alameda, largo, calçada",
  contactWords: "telefone, telef, telemóvel, tlf, correio, linha de apoio",
  greetings: `
    o seu recibo da, seu recibo da, seu pedido na, seu pedido no, sua compra na, sua compra no, obrigado por comprar na,
    obrigado por comprar no,
    bem-vindo ao, bem-vindo à, bem-vindos ao
  `,
  formWords: `
    feliz natal, boas festas, fatura, recibo, cupom, nota fiscal, obrigado, obrigada, volte sempre, cliente,
    contribuinte, consumidor, via cliente, via do cliente, via estabelecimento, via lojista, nif, nfc-e, nf-e, cnpj,
    cpf, caixa, operador, duplicado, segunda via, documento auxiliar, danfe, extrato, factura, simplificada,
    bem-vindo, processado por, capital social, página
  `,
  payments: {
    "Direct Debit": "débito em conta, débito direto, débito directo, débito automático",
    "Debit Card": "~multibanco~, ~débito~",
    "Credit Card": "~cartão~, ^crédito #, crédito à vista, crédito a vista, venda crédito",
    "Bank Transfer": "~transferencia~",
    Cash: "~dinheiro~"
  }
}
