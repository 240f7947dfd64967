import { alternatives } from "./compile.ts"

const tables = alternatives(({ tableHeads }) => tableHeads)

/** Every head of a column of goods. */
export const goodsHeads = new RegExp(tables, "giu")

/** The same, and the heads that columns of sums have as well. */
export const columnHeads = new RegExp(`${tables}|${alternatives(({ sumHeads }) => sumHeads)}`, "giu")

/** What heads the column that says what is sold, as parts of patterns; and what may as well head its numbers. */
export const descriptionHeads: ReadonlyArray<ReadonlyArray<string>> = [
  "(?:item |product |service )?description(?: of (?:goods|services?))?, particulars, (?:artikel|produkt|waren)?bezeichnung, beschreibung, leistung, désignation, libellé, descripción, concepto, descrizione(?: articolo)?, descrição(?: do produto)?, omschrijving, beskrivelse, beskrivning, benämning, varenavn, nazwa(?: towar(?:u|ów))?(?: lub)?(?: usługi?)?, opis, popis, název, megnevezés, denumire(?:a produselor)?, наименование(?: товара)?, найменування, описание, açıklama, περιγραφή, deskripsi, keterangan, uraian, tên hàng(?: hóa)?, 品名, 商品名, 品項, 품명, 상품명, รายการ".split(
    ", "
  ),
  "items?, products?, artikel, article, producto, articolo, prodotto, produto, artículo, ürün, towar".split(", ")
]
