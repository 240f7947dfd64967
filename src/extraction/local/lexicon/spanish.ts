import type { Lexicon } from "./Lexicon.ts"

export const spanish: Lexicon = {
  language: "es",
  months: {
    // Catalan, too
    1: "gener",
    2: "febrer",
    3: "marc",
    5: "maig",
    6: "juny",
    7: "juliol",
    8: "agost",
    9: "set sep setembre",
    11: "novembre",
    12: "desembre"
  },
  labels: {
    grandTotal: `
      total del pedido, importe total del pedido, total de la compra,
      total general, importe total, total a pagar, total factura, total con iva, total a cobrar,
      total iva incluido, total reembolso, total eur, total euros, importe a pagar, total a abonar,
      total compra, total venta, total neto a pagar, monto total, total mxn, total con impuestos,
      valor a pagar, neto a pagar, total documento, a pagar
    `,
    total: "importe, suma, valor total, monto, total neto",
    net: `
      base imponible, base, base iva, total sin iva, subtotal sin iva, neto, base imp, valor neto,
      monto neto, importe neto, neto gravado, op gravada, op gravadas, gravado, subtotal 0, valor de venta,
      gravada
    `,
    subtotal: `
      subtotal de articulos, total de articulos, importe de los productos, total productos, subtotal productos, sub
      total, sumas, suma parcial, total parcial, total bruto
    `,
    tax: `
      iva, cuota iva, cuota, importe iva, igic, impuesto, impuestos, total iva, igv, itbms, itbis, isv,
    impoconsumo, ipoconsumo, impuesto al consumo, inc,
      total impuestos, iva incluido, cuota de iva, importe del iva, ipsi, imp total, tasa turistica, impuesto turistico
    `,
    tip: "propina, propina sugerida, propina voluntaria",
    service: `
      servicio, gastos de envio, servicio a domicilio, costo de envio, cargo por servicio, gastos de gestion,
      cubierto, envio, domicilio, empaque, servicio voluntario, recargo, portes
    `,
    rounding: "redondeo",
    discount: `
      descuento, dto, descuentos, total descuento, ahorro, total ahorro, usted ahorro, bonificacion,
      promocion, rebaja, retención irpf, retención, irpf
    `,
    tendered: `
      efectivo, entregado, entrega, recibido, pago en efectivo, pago con, su pago, paga con, efectivo eur,
      total entregado, dinero recibido
    `,
    card: `
      tarjeta, tarjeta credito, tarjeta debito, tarjeta de credito, tarjeta de debito, tarjeta bancaria,
      tarj bancaria, visa debito
    `,
    change: "cambio, su cambio, vuelto, devolucion cambio, a devolver, vueltas, su vuelto",
    deposit: "anticipo, a cuenta, senal",
    other: `
      peso neto, cif, nif, precio, total articulos, articulos, numero de articulos, cantidad, unidades,
      precio unitario, p unit, cuotas, cuotas de, rfc, ruc, rut, cajero, comensales, puntos, saldo, factura no, folio
    `
  },
  dateLabels: "~fecha~, fecha de emisión, fecha factura, emitido",
  otherDates: `
    ~vencimiento~, ~caducidad~, ~vigencia~, ~válid~, ~entrega~, ~nacimiento~, ~autorización~, ~límite~, ~llegada~
  `,
  returnTitles: "abono",
  refundTitles: `
    nota de crédito, factura rectificativa, devolución, reembolso, nota de abono, factura de abono, ticket de
    devolución
  `,
  refundDenials: "sin",
  documentTitles: `
    factura, recibo, recibo de alquiler, recibo de arrendamiento, boleta, ticket, tique, comprobante,
    factura simplificada, nota de venta
  `,
  datedTitles: "factura",
  reminders: "recordatorio de pago, requerimiento de pago, reclamación de pago, aviso de impago, reclamación de deuda",
  overviewWords: `
    gastos, presupuesto, reparto, resumen, informe, resultados, previsión, costes, costos, comparativa, estadísticas
  `,
  otherTitles: `
    ^tarjeta regalo$, ^cheque regalo$, contrato de prestación, menú semanal, retirada de efectivo, retiro de
    efectivo, justificante de transferencia, comprobante de transferencia, orden de transferencia, abono de
    dividendos, abono de dividendo, informe z, cierre z, cierre de caja, corte z, corte de caja, arqueo de caja,
    lista de precios, presupuesto, albarán, extracto de cuenta, información nutricional, catálogo, nómina, menú del
    día, carta de vinos, cotización, tarifa de precios, estado de cuenta, nota de entrega, lista de la compra,
    proforma, certificado de, cuenta de resultados, estado de resultados, balance general, tabla de amortización,
    informe de gastos, nota de gastos, inventario, contrato de, tipos de cambio, boletín de notas, recibo de nómina,
    rol de pagos, orden de compra, hoja de horas, oferta de préstamo, movimientos de la cuenta, recibo individual de
    salarios, hoja de pedido, propuesta económica, extracto bancario, declaración de la renta, guía de remisión,
    lista de empaque, balance de situación, resultados electorales, expediente académico, tabla de posiciones, libro
    mayor, libro diario, libro de caja, libro de ventas, libro de compras, balance de comprobación, balance de sumas
    y saldos, declaración de iva, informe mensual, ficha del fondo, ^clasificación$, relación de gastos
  `,
  otherSigns: `
    cuenta de origen, cuenta de destino, cuenta origen, cuenta destino, cuenta de cargo, cuenta de abono, información
    nutricional, grasas saturadas, de los cuales azúcares, salario bruto, líquido a percibir, total devengado, total
    deducciones, activo corriente, total activo, total pasivo, saldo inicial, saldo final, salario base, contingencias
    comunes, total a deducir, valor energético, hidratos de carbono, carbohidratos
  `,
  declines: "operación denegada, transacción denegada, transacción rechazada, operación cancelada",
  savings: "usted ahorra, ahorro",
  departments: "comida, comidas, bebida, bebidas, alimentos",
  tableHeads: `
    cant~, precio, cantidad, artículo, concepto, detalle, producto, p.unit, unidades, código, precio unitario, p.u.,
    dto, horas, tasa, sin iva, iva inc, total iva
  `,
  sumHeads: "descripción, importe",
  legalForms: `
    s.l, s.l.u, s.a, s.a.u, s.a.s, s.a. de c.v, s. de r.l, c.b, s.r.l, s. coop, e.i.r.l, cía. ltda, s.c
  `,
  companyWords: `
    ~panadería~, ~supermercado~, ~farmacia~, ~cafetería~, ~tienda~, ~librería~, ~ferretería~, ~carnicería~,
    ~restaurante~, ~pastelería~, ~comercial~, ~mercado~, ~mesón~, ~taberna~, ~asador~, ~marisquería~,
    ~cervecería~, ~taquería~, ~gasolinera~, ~estación de servicio~, ~distribuidora~, ~papelería~,
    ~zapatería~, ~perfumería~
  `,
  nameLinks: "de, del, la, el, los, las, y",
  ownerWords: "operado por, explotado por, una marca de",
  sellerLabels: "vendedor, proveedor, emisor, vendido por, expedido por, emitido por, datos del emisor, arrendador, de",
  buyerLabels: `
    arrendatario, inquilino,
    comprador, receptor, facturar a, enviar a, dirección de facturación, dirección de envío,
    datos del cliente, señor, señores, cliente, señor(es), sr.(es), sr(es), facturado a,
    datos de cliente, a nombre de, razón social del cliente, titular, titular del contrato
  `,
  journeyHeads: "vuelo, tren, salida, llegada, clase, asiento",
  nameFields: "nombre, razón social, empresa, denominación",
  addressWords: `
    calle, avda, avenida, av., plaza, pza, paseo, carretera, ctra, colonia, carrera, cra, barrio, polígono,
    esquina, ronda, camino, glorieta, pasaje, travesía
  `,
  contactWords: "teléfono, teléf, tlf, tfno, móvil, correo",
  greetings: `
    tu recibo de, su recibo de, tu pedido en, su pedido en, tu compra en, su compra en, gracias por tu compra en,
    gracias por tu pedido en, gracias por su pedido en,
    bienvenido a, bienvenidos a, gracias por su compra en, gracias por comprar en, gracias por visitar, gracias
    por su visita a,
    gracias por preferir
  `,
  formWords: `
    feliz navidad, felices fiestas, factura, ticket, recibo, gracias, bienvenido, cliente, camarero, cajero, copia, le
    atendió, atendido, simplificada, vuelva pronto, visita, n.i.f, c.i.f, cif, nif, rfc, ruc, nit, rut, fecha, página,
    comprobante, régimen, referencia, dirección, documento nacional, conserve, devoluciones
  `,
  payments: {
    "Direct Debit": "domiciliación bancaria, domiciliado, recibo domiciliado, adeudo directo, adeudo domiciliado",
    "Debit Card": "tarjeta de débito, tarjeta débito, tarj. déb~",
    "Credit Card": "~tarjeta de crédito~, ~tarjeta crédito~, tarj. créd~",
    Card: "~tarjeta~",
    Cheque: "talón bancario",
    "Bank Transfer": "~transferencia~",
    Cash: "~efectivo~, contado #"
  }
}
