/**
 * What each feature of a name weighs: how much likelier, in powers of e, it makes it the merchant's. Fitted by
 * scripts/fit-weights.mjs on 1281 documents of sroie_train, multilingual, multilingual_learn, text_pdf, text_pdf_learn, drawn_pdf, drawn_pictures, sroie_lines.
 */
export const nameWeights = {
  named_as_seller: 3.95,
  named_as_buyer: -9,
  label_of_a_name: -8,
  greets_in_its_name: 1.16,
  web_address: 2.85,
  in_web_address: 1.21,
  name_of_a_host: 1.01,
  name_of_a_chain: 4.02,
  name_of_a_known_chain: 1.49,
  chain_borne_out: 1.1,
  first_line: 1.52,
  below_the_first_line: -0.31,
  legal_form: 4.19,
  business_word: 1.91,
  print_size: 1.95,
  leads_an_address: 1.08,
  repeated: 0.95,
  in_the_files_description: 2.24,
  doubtful_letters: -8.08,
  cell_among_others: -0.43,
  address: -3.49,
  address_with_legal_form: -1.1,
  contact_details: -4.01,
  title_or_form_word: -2.96,
  head_of_a_table: -3,
  remark_on_the_scan: -2.52,
  price_beside: -2.98,
  mostly_digits: -3.07,
  some_digits: -0.68,
  mixed_scripts: -3, // set by hand: 3 of the documents show it
  few_letters: -1.61,
  phrase_of_a_form: -9,
  label_of_an_amount: -2.3,
  odd_capitals: -1.11,
  sentence: -1.5,
  many_words: 0.33,
  long_line: -1.89
} as const

export type NameFeature = keyof typeof nameWeights
