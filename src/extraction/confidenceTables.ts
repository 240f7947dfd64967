/** From a weight of evidence on, how often such values were right. */
export type Table = ReadonlyArray<readonly [support: number, confidence: number]>

const plain: Table = [[-100, 0.5]]

export const tables = {
  fittedOn: "",
  documents: 0,
  fields: {
    vendor: plain,
    date: plain,
    total: plain,
    subtotal: plain,
    currency: plain,
    taxes: plain,
    items: plain
  }
}
