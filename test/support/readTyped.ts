import { typed } from "./papers.ts"
import { readReceipt } from "./readPages.ts"

/** What is read of a paper that is typed as its till prints it. */
export const readTyped = (paper: string) => readReceipt([typed(paper)])?.data

/** Its items, each as "quantity name price". */
export const itemsTyped = (paper: string) =>
  readTyped(paper)?.items.map(({ name, quantity, total_price }) => `${quantity} ${name} ${total_price}`)
