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
      [-1000, 0.33],
      [1.08, 0.56],
      [3.55, 0.58],
      [4.2, 0.87],
      [7.54, 0.98]
    ],
    date: [
      [-1000, 0.89],
      [6.53, 0.99]
    ],
    total: [
      [-1000, 0.81],
      [9.39, 0.89],
      [10.27, 0.99]
    ],
    subtotal: [[-1000, 0.89]],
    currency: [
      [-1000, 0.89],
      [19, 0.99]
    ],
    taxes: [
      [-1000, 0.69],
      [4, 0.83]
    ],
    items: [
      [-1000, 0.74],
      [5, 0.89]
    ]
  }
} as const satisfies { readonly fields: Record<string, Table>; readonly [about: string]: unknown }
