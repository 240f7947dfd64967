import type { Pattern } from "./words.ts"

/** What Spanish tills print; two of them tell the language. */
const spanish =
  /(?<!\p{L})(?:efectivo|cambio|vuelto|vueltas|propina|mesero|mesera|mesa|cajero|cajera|caja|sucursal|folio|gracias por|iva|i\.v\.a|tarjeta|fecha|a pagar|importe|cantidad|precio|cuenta|caseta|tarifa|incluido|incluidos|comensales|recibo|nota de venta)(?!\p{L})/giu
/** Portuguese shares some of them. */
const portuguese = /(?<!\p{L})(?:troco|dinheiro|cart[ãa]o|cr[ée]dito à vista|obrigado|valor)(?!\p{L})/iu

const isSpanish = (text: string, fewest: number): boolean =>
  new Set((text.match(spanish) ?? []).map((word) => word.toLowerCase())).size >= fewest && !portuguese.test(text)

/** How prices behind the sign are written. */
const prices = {
  point: /(?<![\p{L}/])\$\s?\d{1,3}(?:,\d{3})*\.\d{2}(?!\d)/u,
  comma: /(?<![\p{L}/])\$\s?\d{1,3}(?:\.\d{3})*,\d{2}(?!\d)/u,
  whole: /(?<![\p{L}/])\$\s?\d{1,3}(?:\.\d{3})+(?![\d,])/u
} as const

/** So many words tell Spanish beside them: prices with a comma, or without decimals, are not of the United States anyway. */
const wordsBeside = { point: 2, comma: 1, whole: 1 } as const

/** Whether Spanish words stand beside prices in dollars or pesos that are written so; and others, where they are asked for. */
export const spanishPrices = (style: keyof typeof prices, also?: Pattern): Pattern => ({
  test: (text) =>
    prices[style].test(text) && isSpanish(text, wordsBeside[style]) && (also === undefined || also.test(text))
})

/**
 * A tax on goods and services, with its rate, its amount or its register, as a part of the sum, or behind the price that
 * has it; on tables of restaurants it is a number of guests.
 */
const goodsTax =
  /(?<!\p{L})GST(?:\W{0,3}(?:incl|@?\s?\(?\d{1,2}(?:\.\d+)?\s?%)|\/HST|\s?#|[\s:$]{1,4}\d+\.\d{2}(?!\d))|(?:incl\w*|includes|\d\s?%)\W{1,3}GST(?!\p{L})|\d\.\d{2} {1,3}GST(?![\p{L}\d])/iu

/** What a kilogram costs: who prints it in dollars does not weigh in pounds. */
const perKilogram = /\$\s?\d+[.,]\s?\d{2}\s?(?:\/|per)\s?(?:1\s?)?kg(?!\p{L})/iu

const anySpanishPrices = (["point", "comma", "whole"] as const).map((style) => spanishPrices(style))

/** Whether "$" stands for another dollar, or a peso, than that of the United States: by language, taxes or weights. */
export const areOtherDollars = (text: string): boolean =>
  goodsTax.test(text) || perKilogram.test(text) || anySpanishPrices.some((pattern) => pattern.test(text))
