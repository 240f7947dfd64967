/** What each feature of a document's kind weighs before any data: as much as somebody who reads receipts would say. */
export const handSetKinds = {
  any_document: -2,
  evidence_of_a_total: 0.5,
  names_itself: 1,
  names_itself_in_its_head: 0.5,
  items_add_up: 1.5,
  sums_hold: 1,
  dated: 0.5,
  tells_its_payment: 0.3,
  total_like_a_count: -2,
  total_without_decimals: -0.5,
  rows_with_prices: 1,
  no_prices: -1,
  rows_of_figures: -1,
  prose: -3,
  long: -0.5,
  balances_run_on: -10,
  sums_of_many_columns: -10,
  titled_otherwise: -10,
  titled_otherwise_at_its_top: -12,
  says_what_others_say: -10,
  says_a_word_of_others: -4
}
