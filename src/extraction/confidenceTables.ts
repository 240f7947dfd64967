/** From a weight of evidence on, how often such values were right. */
export type Table = ReadonlyArray<readonly [support: number, confidence: number]>

/** Written by scripts/fit-confidence.mjs. */
export const tables = {
  fittedOn: "2026-11-24",
  folders: [
    "text_pdf",
    "text_pdf_learn",
    "wildreceipt",
    "wildreceipt_learn",
    "multilingual",
    "multilingual_learn",
    "sroie_train",
    "cord_text"
  ],
  documents: 390,
  fields: {
    vendor: [
      [-1000, 0.36],
      [1.54, 0.38],
      [3.22, 0.62],
      [4.44, 0.69],
      [5.41, 0.74],
      [6.6, 0.79],
      [6.85, 0.82],
      [8.16, 0.88],
      [9.67, 0.89]
    ],
    date: [
      [-1000, 0.79],
      [3.64, 0.86],
      [4.34, 0.89],
      [4.62, 0.99]
    ],
    total: [
      [-1000, 0.85],
      [9.39, 0.89],
      [10.2, 0.99]
    ],
    subtotal: [[-1000, 0.89]],
    currency: [
      [-1000, 0.89],
      [14, 0.99]
    ],
    taxes: [
      [-1000, 0.7],
      [4, 0.89]
    ],
    items: [
      [-1000, 0.72],
      [2, 0.89]
    ]
  }
} as const satisfies { readonly fields: Record<string, Table>; readonly [about: string]: unknown }
