/**
 * What each feature of a document weighs: how much likelier, in powers of e, it makes it a receipt or an invoice. Fitted
 * by scripts/fit-kind.mjs on 1663 documents of sroie_train, text_pdf, text_pdf_learn, cord_text, multilingual, multilingual_learn, drawn_pdf, not_receipts_learn, bad_inputs, debian_documents, debian_pictures, layouts_cord_train, layouts_sroie_train.
 */
export const kindWeights = {
  any_document: -4.85,
  evidence_of_a_total: 0.75,
  names_itself: 1.06,
  names_itself_in_its_head: 1.16,
  items_add_up: 2.86,
  sums_hold: 1.62,
  dated: 0.39,
  tells_its_payment: 0.55,
  total_like_a_count: -3.43,
  total_without_decimals: -0.8,
  rows_with_prices: 1.95,
  no_prices: -1.24,
  rows_of_figures: -1.25,
  prose: -3.07,
  long: -1.4,
  balances_run_on: -10, // set by hand
  sums_of_many_columns: -10, // set by hand
  titled_otherwise: -9.17, // set by hand: 4 of the documents show it
  titled_otherwise_at_its_top: -12, // set by hand
  says_that_nothing_was_paid: -12, // set by hand
  reminds_of_a_bill: -12, // set by hand
  headed_as_an_overview: -12, // set by hand
  says_what_others_say: -9.86, // set by hand: 1 of the documents show it
  says_a_word_of_others: -5.5 // set by hand
} as const

export type KindFeature = keyof typeof kindWeights
