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
  documents: 389,
  fields: {
    vendor: [
      [-1000, 0.42],
      [2.31, 0.5],
      [3.03, 0.51],
      [4.72, 0.58],
      [5.46, 0.63],
      [6.68, 0.87],
      [10.65, 0.89]
    ],
    date: [
      [-1000, 0.81],
      [4.19, 0.89],
      [5.47, 0.99]
    ],
    total: [
      [-1000, 0.79],
      [8.08, 0.8],
      [9.35, 0.86],
      [9.95, 0.89],
      [10.91, 0.99]
    ],
    subtotal: [[-1000, 0.89]],
    currency: [
      [-1000, 0.89],
      [12, 0.99]
    ],
    taxes: [
      [-1000, 0.68],
      [4, 0.89]
    ],
    items: [
      [-1000, 0.77],
      [5, 0.89]
    ]
  }
} as const satisfies { readonly fields: Record<string, Table>; readonly [about: string]: unknown }
