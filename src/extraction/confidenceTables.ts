/** From a weight of evidence on, how often such values were right. */
export type Table = ReadonlyArray<readonly [support: number, confidence: number]>

/** Written by scripts/fit-confidence.mjs. */
export const tables = {
  fittedOn: "2026-11-22",
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
  documents: 383,
  fields: {
    vendor: [
      [-1000, 0.29],
      [-0.12, 0.31],
      [0.48, 0.35],
      [1, 0.54],
      [2.4, 0.6],
      [4.27, 0.87],
      [7, 0.89]
    ],
    date: [
      [-1000, 0.89],
      [6.24, 0.99]
    ],
    total: [
      [-1000, 0.78],
      [9.17, 0.86],
      [9.85, 0.99]
    ],
    subtotal: [[-1000, 0.89]],
    currency: [
      [-1000, 0.77],
      [8, 0.86],
      [11, 0.89],
      [20, 0.98]
    ],
    taxes: [
      [-1000, 0.6],
      [4, 0.84]
    ],
    items: [
      [-1000, 0.74],
      [5, 0.89]
    ]
  }
} as const satisfies { readonly fields: Record<string, Table>; readonly [about: string]: unknown }
