/** From a weight of evidence on, how often such values were right. */
export type Table = ReadonlyArray<readonly [support: number, confidence: number]>

/** Written by scripts/fit-confidence.mjs. */
export const tables = {
  fittedOn: "2026-11-23",
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
  documents: 388,
  fields: {
    vendor: [
      [-1000, 0.29],
      [0.13, 0.46],
      [1.16, 0.49],
      [2.17, 0.58],
      [3.93, 0.64],
      [4.22, 0.84],
      [7.38, 0.88],
      [7.54, 0.89]
    ],
    date: [
      [-1000, 0.85],
      [4.22, 0.86],
      [4.74, 0.89],
      [5.73, 0.99]
    ],
    total: [
      [-1000, 0.81],
      [9.35, 0.86],
      [9.98, 0.89],
      [10.28, 0.99]
    ],
    subtotal: [[-1000, 0.89]],
    currency: [
      [-1000, 0.89],
      [12, 0.99]
    ],
    taxes: [
      [-1000, 0.72],
      [4, 0.83]
    ],
    items: [
      [-1000, 0.77],
      [5, 0.89]
    ]
  }
} as const satisfies { readonly fields: Record<string, Table>; readonly [about: string]: unknown }
