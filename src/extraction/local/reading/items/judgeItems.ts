import type { ItemFound } from "./ItemFound.ts"

export interface Judgement {
  readonly items: ReadonlyArray<ItemFound>
  /** Whether they come to an amount that the receipt states. */
  readonly adds: boolean
}

/** Lines below the items that restate their sum: departments, or a total whose label is not known. */
const mostRestating = 5

const sumOf = (items: ReadonlyArray<ItemFound>): number => items.reduce((sum, { total }) => sum + total, 0)

/** How many of the last lines restate what stands above them. */
const restating = (items: ReadonlyArray<ItemFound>, stated: ReadonlyArray<number>): number => {
  for (let count = 1; count <= Math.min(mostRestating, items.length - 1); count++) {
    const above = sumOf(items.slice(0, -count))
    const below = sumOf(items.slice(-count))
    if (above !== 0 && above === below && (count > 1 || items.length > 2 || stated.includes(above))) return count
  }
  return 0
}

/** Lets the sums that the receipt states decide which lines are items: `stated` holds all they may come to. */
export const judgeItems = (found: ReadonlyArray<ItemFound>, stated: ReadonlyArray<number>): Judgement => {
  const adds = (items: ReadonlyArray<ItemFound>) => items.length > 0 && stated.includes(sumOf(items))
  if (adds(found)) return { items: found, adds: true }
  const restated = restating(found, stated)
  const own = restated === 0 ? found : found.slice(0, -restated)
  if (adds(own)) return { items: own, adds: true }
  const goods = own.filter(({ isDiscount }) => !isDiscount)
  if (adds(goods)) return { items: goods, adds: true }
  for (let count = 1; count <= Math.min(mostRestating, own.length - 1); count++) {
    if (adds(own.slice(0, -count))) return { items: own.slice(0, -count), adds: true }
  }
  return { items: own.filter(({ isDiscount, total }) => !isDiscount || total < 0), adds: false }
}
