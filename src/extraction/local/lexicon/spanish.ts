import type { Lexicon } from "./Lexicon.ts"

export const spanish: Lexicon = {
  language: "es",
  months: [
    "enero ene",
    "febrero feb",
    "marzo mar",
    "abril abr",
    "mayo may",
    "junio jun",
    "julio jul",
    "agosto ago",
    "septiembre set sep",
    "octubre oct",
    "noviembre nov",
    "diciembre dic"
  ],
  labels: {
    grandTotal: `
      total general, importe total, total a pagar, total factura, total con iva, total a cobrar, total iva
      incluido, total reembolso
    `,
    total: "importe, suma",
    net: "base imponible, base, base iva, total sin iva",
    tax: "iva, cuota iva, cuota, importe iva, igic, impuesto, impuestos",
    tip: "propina",
    service: "servicio, gastos de envio",
    rounding: "redondeo",
    discount: "descuento, dto",
    tendered: "efectivo, entregado",
    card: "tarjeta",
    change: "cambio, su cambio, vuelto",
    other: "cif, nif, precio"
  },
  dateLabels: "~fecha~",
  otherDates: "~vencimiento~",
  refundTitles: "nota de crédito, factura rectificativa, devolución, reembolso",
  refundDenials: "sin",
  documentTitles: "factura",
  datedTitles: "factura",
  otherTitles: `
    lista de precios, presupuesto, albarán, extracto de cuenta, información nutricional, catálogo, nómina
  `,
  tableHeads: "cant~, precio",
  sumHeads: "descripción, importe",
  legalForms: "s.l, s.l.u, s.a",
  addressWords: "calle, avda",
  formWords: "factura",
  payments: { "Credit Card": "~tarjeta~", "Bank Transfer": "~transferencia~", Cash: "~efectivo~" }
}
