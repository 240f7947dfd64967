import { alternatives } from "./compile.ts"

const tables = alternatives(({ tableHeads }) => tableHeads)

/** Every head of a column of goods. */
export const goodsHeads = new RegExp(tables, "giu")

/** The same, and the heads that columns of sums have as well. */
export const columnHeads = new RegExp(`${tables}|${alternatives(({ sumHeads }) => sumHeads)}`, "giu")
