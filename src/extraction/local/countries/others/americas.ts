import type { Country } from "../Country.ts"
import { country } from "./country.ts"

/** The Americas, as far as there is no file of their own. */
export const americas: ReadonlyArray<Country> = [
  country("EC", "USD", {
    place: "quito, guayaquil, cuenca ecuador, ambato, machala, esmeraldas",
    // of thirteen digits, the last three of which number the shop
    tax_number:
      /\bR\.?U\.?C\b\W{0,6}\d{10}00\d(?!\d)|obligado a llevar contabilidad|contribuyente especial|clave de acceso/i,
    word: "ecuador"
  }),
  country("BO", "BOB", {
    place: "bolivia, santa cruz de la sierra, cochabamba, la paz bolivia, el alto",
    tax: /con derecho a cr[eé]dito fiscal|importe base (?:para )?cr[eé]dito fiscal|c[oó]digo de autorizaci[oó]n|\bcod\.? autorizaci[oó]n/i
  }),
  country("PY", "PYG", {
    place: "paraguay, asunción paraguay, ciudad del este, encarnación, san lorenzo paraguay, luque",
    tax_number: "timbrado, timbrado n°, timbrado nro"
  }),
  country("VE", "VES", {
    place: "venezuela, caracas, maracaibo, barquisimeto, maracay",
    tax_number: "seniat, rif"
  }),
  country("DO", "DOP", {
    place: "república dominicana, republica dominicana, santo domingo, santiago de los caballeros, punta cana",
    tax_number: "rnc, ncf, e-ncf",
    tax: "itbis"
  }),
  country("PA", "USD", {
    place: "ciudad de panamá, ciudad de panama, panamá oeste, república de panamá",
    tax: "itbms",
    word: "panamá, panama"
  }),
  country("GT", "GTQ", {
    place: "ciudad de guatemala, quetzaltenango, escuintla, mixco, villa nueva guatemala",
    // shorter than Colombia's
    tax: /\bNIT\b\W{0,4}\d{5,8}-[\dK](?!\w)/i,
    tax_number: "certificador infile, sujeto a pagos trimestrales, sujeto a pagos trimestrales isr",
    word: "guatemala"
  }),
  country("HN", "HNL", {
    place: "tegucigalpa, san pedro sula, la ceiba, comayagua",
    tax_number: "rtn, cai",
    word: "honduras, isv"
  }),
  country("SV", "USD", { place: "el salvador, san salvador, santa tecla, soyapango", tax_number: "nrc" }),
  country("NI", "NIO", { place: "managua, matagalpa, chinandega, estelí", word: "nicaragua" }),
  country("CU", "CUP", { place: "la habana, santiago de cuba, varadero, camagüey" }),
  country("HT", "HTG", { place: "haïti, haiti, port-au-prince, pétion-ville" }),
  country("JM", "JMD", {
    place: "montego bay, ocho rios, kingston jamaica, mandeville jamaica",
    tax: "gct",
    word: "jamaica"
  }),
  country("TT", "TTD", { place: "trinidad and tobago, port of spain, port-of-spain, chaguanas" }),
  country("BB", "BBD", { place: "barbados, bridgetown" }),
  country("BS", "BSD", { place: "bahamas, nassau bahamas, freeport bahamas" }),
  country("BZ", "BZD", { place: "belize, belmopan, san pedro ambergris" }),
  country("GY", "GYD", { place: "guyana, georgetown guyana" }),
  country("SR", "SRD", { place: "suriname, paramaribo" }),
  country("KY", "KYD", { place: "cayman islands, grand cayman" }),
  country("BM", "BMD", { place: "bermuda, hamilton bermuda" }),
  country("AW", "AWG", { place: "aruba, oranjestad" }),
  country("CW", "XCG", { place: "curaçao, curacao, willemstad" }),
  country("LC", "XCD", { place: "saint lucia, castries, st. george's grenada, antigua and barbuda, st. kitts" }),
  country("GP", "EUR", { place: "guadeloupe, pointe-à-pitre, les abymes, baie-mahault" }),
  country("MQ", "EUR", { place: "martinique, fort-de-france, le lamentin" }),
  country("GF", "EUR", { place: "guyane française, cayenne guyane, kourou" }),
  country(
    "PR",
    "USD",
    { place: "puerto rico, bayamón, carolina pr, caguas", word: "ivu" },
    { dateOrder: "month-first" }
  )
]
